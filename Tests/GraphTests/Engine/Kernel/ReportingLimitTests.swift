import TestSupport
import Testing

import AttributeGraph2

private struct Failed: Error {}

struct `Limits of reports` {
  @Test func `5.12: a failure handler that makes the effect fail again is cut off and reported`() {
    let graph = Graph()
    let cell = graph.cell(0, name: "cell")
    var failures = 0
    var reports: [Diagnostic] = []
    graph.onDiagnostic = { reports.append($0) }
    graph.onEffectFailure = { _ in
      failures += 1
      cell.value += 1
    }
    let effect = graph.effect(name: "failing") {
      _ = cell.value
      throw Failed()
    }
    #expect(failures == 100)
    #expect(reports == [.failuresDoNotSettle(effect: "failing", passes: 100)])
    withExtendedLifetime(effect) {}
  }

  @Test func `12.3: a diagnostic that the handler causes follows when it has returned`() {
    let graph = Graph()
    let (first, second) = (graph.cell(0, name: "first"), graph.cell(0, name: "second"))
    var reports: [String] = []
    graph.onDiagnostic = { diagnostic in
      if reports.isEmpty { second.value = 2 }
      reports.append(diagnostic.description)
    }
    let rule = graph.computed { () -> Int in
      first.value = 1
      return 7
    }
    #expect(rule.value == 7)
    #expect(reports.count == 2)
    #expect(reports.first?.contains("'first'") == true)
    #expect(reports.last?.contains("'second'") == true)
    #expect(second.value == 0)
  }

  @Test func `12.3: a handler that causes diagnostics for ever is cut off with a line on standard error`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let cell = graph.cell(0, name: "cell")
      var reports = 0
      graph.onDiagnostic = { _ in
        reports += 1
        cell.value = 2
      }
      let rule = graph.computed { () -> Int in
        cell.value = 1
        return 7
      }
      precondition(rule.value == 7 && reports == 100)
    }
    #expect(standardErrorText(of: result).contains("'cell'"))
  }
}
