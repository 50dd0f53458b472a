import AttributeGraph2
import TestSupport
import Testing

/// Semantics 12: mistakes that a graph survives are reported.
struct `Diagnostics` {
  @Test func `12.1: a mistake that the graph refuses is a diagnostic, and the graph goes on`() {
    let graph = Graph()
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let x = graph.cell(0, name: "x")
    let f = graph.computed(name: "f") { () -> Int in
      x.value = 9
      return x.value
    }
    #expect(f.value == 0)
    x.value = 5
    #expect(f.value == 5)
    #expect(reports.values == Array(repeating: .writeDuringRule(rule: "f", cell: "x"), count: 2))
    #expect(graph.invariantViolations == [])
  }

  @Test func `12.1: a mistake that the graph bounds is a diagnostic, and the graph goes on`() {
    let graph = Graph()
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let x = graph.cell(0, name: "x")
    let w = graph.effect(name: "w") { x.value += 1 }
    #expect(reports.values == [.effectDoesNotSettle(effect: "w", cell: "x", runs: 100)])
    w.stop()
    x.value = 0
    #expect(x.value == 0)
    #expect(graph.invariantViolations == [])
  }

  @Test func `12.1: a mistake that it cannot survive traps`() async {
    await #expect(processExitsWith: .failure) {
      let graph = Graph()
      graph.onDiagnostic = { _ in }
      let own = Box<ComputedAttribute<Int>?>(nil)
      own.content = graph.computed { own.content?.value ?? 0 }
      _ = own.content?.value
    }
  }

  @Test func `12.1: a diagnostic names the fact, the nodes and the cure`() {
    let refused = Diagnostic.writeDuringRule(rule: "total", cell: "price").description
    #expect(refused.contains("'total'") && refused.contains("'price'") && refused.contains("write in an effect"))
    let unsettled = Diagnostic.effectDoesNotSettle(effect: "saving", cell: "draft", runs: 100).description
    #expect(unsettled.contains("'saving'") && unsettled.contains("'draft'") && unsettled.contains("100 times"))
    let failing = Diagnostic.failuresDoNotSettle(effect: "saving", passes: 100).description
    #expect(failing.contains("'saving'") && failing.contains("100 passes of onEffectFailure"))
    let nameless = Diagnostic.effectDoesNotSettle(effect: "saving", cell: nil, runs: 100).description
    #expect(nameless.contains("is still invalidated; it waits"))
  }

  @Test func `12.2: diagnostics go to the handler of the graph, and to no other`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let (graph, other) = (Graph(), Graph())
      let reports = Recorder<Diagnostic>()
      graph.onDiagnostic = { reports.note($0) }
      other.onDiagnostic = { _ in fatalError("the wrong graph") }
      let x = graph.cell(0)
      let f = graph.computed { () -> Int in
        x.value = 1
        return 0
      }
      _ = f.value
      precondition(reports.values.count == 1)
    }
    #expect(!standardErrorText(of: result).contains("dropped"))
  }

  @Test func `12.2: without a handler a diagnostic is a line on standard error`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let x = graph.cell(0, name: "x")
      let f = graph.computed(name: "f") { () -> Int in
        x.value = 1
        return 0
      }
      _ = f.value
    }
    let message = "AttributeGraph2: Rule 'f' changed 'x' while it was running; the change was dropped."
    let lines = standardErrorText(of: result).split(separator: "\n").filter { $0.contains(message) }
    #expect(lines.count == 1)
  }
}
