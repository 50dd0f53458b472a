import TestSupport
import Testing

import AttributeGraph2

private struct Failed: Error {}

@Suite struct `Limits of reports` {
  @Test func `a failure handler that makes the effect fail again is cut off and reported`() {
    let graph = Graph()
    let cell = graph.cell(0, name: "cell")
    var failures = 0
    var reports: [String] = []
    graph.onDiagnostic = { reports.append($0.description) }
    graph.onEffectFailure = { _ in
      failures += 1
      cell.value += 1
    }
    let effect = graph.effect(name: "failing") {
      _ = cell.value
      throw Failed()
    }
    #expect(failures == 100)
    #expect(reports.count == 1)
    #expect(reports.first?.contains("failing") == true)
    #expect(reports.first?.contains("cell") == true)
    withExtendedLifetime(effect) {}
  }

  @Test func `a diagnostic handler that causes a diagnostic is not called again for it`() {
    let graph = Graph()
    let cell = graph.cell(0)
    var reports = 0
    graph.onDiagnostic = { _ in
      reports += 1
      cell.value = 2
    }
    let rule = graph.computed { () -> Int in
      cell.value = 1
      return reports
    }
    #expect(rule.value == 1)
    #expect(cell.value == 0)
  }
}
