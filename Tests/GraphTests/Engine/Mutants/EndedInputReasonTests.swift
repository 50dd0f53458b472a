import AttributeGraph2
import TestSupport
import Testing

/// Semantics 8.3, as listeners hear of it.
@Suite struct `Reasons of readers whose input has ended` {
  let graph = Graph()

  @Test func `a rule that runs for the end of an input is told to do so`() {
    let subgraph = graph.subgraph()
    let x = subgraph.computed { 1 }.weak
    let f = graph.computed(name: "f") { x.value ?? -1 }
    #expect(f.value == 1)
    let reasons = Recorder<GraphEvent.Reason>()
    let listening = note(reasons, of: "f")
    subgraph.end()
    #expect(f.value == -1)
    #expect(reasons.values == [.inputEnded])
    listening.cancel()
  }

  @Test func `so is one whose input ends while the inputs before it are brought up to date`() {
    let isLate = graph.cell(false)
    let z = Box<StateCell<Int>?>(graph.cell(1))
    let g = graph.computed { () -> Int in
      if isLate.value { z.content = nil }
      return 0
    }
    let f = graph.computed(name: "f") { g.value + (z.content?.value ?? -1) }
    #expect(f.value == 1)
    let reasons = Recorder<GraphEvent.Reason>()
    let listening = note(reasons, of: "f")
    isLate.value = true
    #expect(f.value == -1)
    #expect(reasons.values == [.inputEnded])
    listening.cancel()
  }

  private func note(_ reasons: Recorder<GraphEvent.Reason>, of name: String) -> Subscription {
    graph.onEvent { event in
      if case .runs(let node, let reason) = event, node.name == name { reasons.note(reason) }
    }
  }
}
