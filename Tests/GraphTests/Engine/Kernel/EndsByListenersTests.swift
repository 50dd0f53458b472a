import TestSupport
import Testing

@testable import AttributeGraph2

/// Listeners that end nodes while the edges of a reader are changed.
struct `Nodes that a listener ends` {
  private let graph = Graph()

  /// Ends a subgraph at the first edge that is removed from now on.
  private func end(_ subgraph: Subgraph) -> Subscription {
    graph.onEvent { event in
      if case .edgeRemoved = event, !subgraph.isEnded { subgraph.end() }
    }
  }

  @Test(arguments: ["input", "reader"])
  func `a node that ends while inputs are compacted has no edge`(ending: String) {
    let (early, late, home) = (graph.subgraph(), graph.subgraph(), graph.subgraph())
    let (a, b, c) = (early.cell(1), late.cell(2), graph.cell(3, name: "c"))
    let step = graph.cell(0, name: "step")
    let effect = graph.effect {
      guard step.value < 2 else { return }
      _ = a.value + b.value + c.value
      if step.value == 1 { early.end() }
    }
    home.adopt(effect)
    let listening = end(ending == "input" ? late : home)
    step.value = 1
    listening.cancel()
    if ending == "input" {
      #expect(effect.inputNames == ["step", "c"])
    } else {
      #expect(effect.isEnded)
      #expect(effect.inputNames == [])
    }
    #expect(graph.invariantViolations == [])
    step.value = 2
    #expect(graph.invariantViolations == [])
  }

  @Test func `a node that ends while it is read for the first time is no input, and its record is used again`() {
    let home = graph.subgraph()
    let (a, b, c) = (graph.cell(1, name: "a"), graph.cell(2, name: "b"), home.cell(3, name: "c"))
    let isLate = graph.cell(false, name: "isLate")
    let rule = graph.computed { isLate.value ? c.value : a.value + b.value }
    #expect(rule.value == 3)
    let residents = graph.state.fields.nodes.residents
    isLate.value = true
    let listening = end(home)
    #expect(rule.value == 3)
    listening.cancel()
    #expect(rule.inputNames == ["isLate"])
    #expect(graph.invariantViolations == [])
    #expect(graph.state.fields.nodes.residents == residents - 1)
  }

  @Test func `a node that ends has no reader any more whose edge has gone`() {
    let home = graph.subgraph()
    let cell = graph.cell(1, name: "cell")
    _ = home.adopt(cell)
    let readers = ["a", "b"].map { name in graph.computed(name: name) { cell.value } }
    for reader in readers { _ = reader.value }
    var connected: [[String]] = []
    let listening = graph.onEvent { [graph] event in
      if case .edgeRemoved = event { connected.append(graph.snapshot(around: cell).nodes.map(\.name)) }
    }
    home.end()
    listening.cancel()
    #expect(connected == [["cell", "b"], ["cell"]])
    #expect(!cell.isRead)
  }

  @Test func `an attribute that a run made does not run after the end of that reader, and ends`() {
    let x = graph.cell(0, name: "x")
    let home = graph.subgraph()
    let ending = graph.computed(name: "ending") { () -> Int in
      if x.value == 1 { home.end() }
      return x.value
    }
    let maker = home.computed { [graph] in graph.computed { ending.value + 1 }.value }
    #expect(maker.value == 1)
    x.value = 1
    let evaluations = graph.statistics.evaluations
    #expect(maker.weak.value == nil)
    #expect(graph.statistics.evaluations == evaluations + 1)
    #expect(graph.statistics.nodes == 2)
    #expect(graph.state.fields.nodes.residents == 2)
  }

  @Test func `the record of a node that ends in its own run is used again`() {
    let residents = graph.state.fields.nodes.residents
    let home = graph.subgraph()
    home.effect { home.end() }
    let other = graph.subgraph()
    let rule = other.computed { () -> Int in
      other.end()
      return 1
    }
    #expect(rule.weak.value == nil)
    #expect(graph.state.fields.nodes.residents == residents)
  }
}
