import TestSupport
import Testing

@testable import AttributeGraph2

/// Reasons of runs that listeners get when an input has ended.
struct `Watchers` {
  let graph = Graph()

  private func note(_ reasons: Recorder<GraphEvent.Reason>, of name: String) -> Subscription {
    graph.onEvent { event in
      if case .runs(let node, let reason) = event, node.name == name { reasons.note(reason) }
    }
  }

  @Test func `a rule that runs because an input ended has that reason`() {
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

  @Test func `an input that ends while earlier inputs are brought up to date is the reason, too`() {
    let isLate = graph.cell(false)
    let subgraph = graph.subgraph()
    let z = subgraph.cell(1)
    let g = graph.computed { () -> Int in
      if isLate.value { subgraph.end() }
      return 0
    }
    let f = graph.computed(name: "f") { g.value + (z.weak.value ?? -1) }
    #expect(f.value == 1)
    let reasons = Recorder<GraphEvent.Reason>()
    let listening = note(reasons, of: "f")
    isLate.value = true
    #expect(f.value == -1)
    #expect(reasons.values == [.inputEnded])
    listening.cancel()
  }
}

/// Names, events and hooks do not depend on the list of nodes, which only debug builds and inspectable graphs keep.
struct `Graphs without a node list` {
  let graph = Graph()

  init() { graph.state.fields.inspection.registry = nil }

  @Test func `a name that was given is kept`() {
    let x = graph.cell(1, name: "x")
    let f = graph.computed(name: "f") { x.value }
    let w = graph.effect(name: "w") { _ = f.value }
    #expect([x.name, f.name, w.name] == ["x", "f", "w"])
    #expect(w.inputNames == ["f"])
    #expect(f.inputNames == ["x"])
    w.stop()
  }

  @Test func `listeners get the nodes that are made and ended, with and without given names`() {
    let log = Recorder<String>()
    let listening = graph.onEvent { event in
      switch event {
      case .nodeMade(let node): log.note("\(node.name) made")
      case .nodeEnded(let node): log.note("\(node.name) ended")
      default: break
      }
    }
    var x: StateCell<Int>? = graph.cell(0, fileID: "Shop/Basket.swift", line: 7)
    #expect(log.values == ["Shop/Basket.swift:7 made"])
    var f: ComputedAttribute<Int>? = graph.computed(name: "f") { 1 }
    #expect(log.values.suffix(1) == ["f made"])
    let before = log.values.count
    x = nil
    f = nil
    #expect(log.values.suffix(from: before) == ["Shop/Basket.swift:7 ended", "f ended"])
    #expect(x == nil && f == nil)
    listening.cancel()
  }

  @Test func `the hook of a node is released with it`() {
    var x: StateCell<Int>? = graph.cell(0)
    var f: ComputedAttribute<Int>? = graph.computed { 1 }
    let hooks = [x?.onObservedChange { _ in }, f?.onObservedChange { _ in }]
    #expect(graph.state.fields.boundary.observedHooks.hooks.count == 2)
    x = nil
    #expect(graph.state.fields.boundary.observedHooks.hooks.count == 1)
    f = nil
    #expect(graph.state.fields.boundary.observedHooks.hooks.isEmpty)
    #expect(x == nil && f == nil)
    for hook in hooks { hook?.cancel() }
  }

  @Test func `19.17: without a list of nodes the ledger counts places without kinds`() {
    let x = graph.cell(0, fileID: "Shop/Basket.swift", line: 4)
    #expect(graph.liveNodes.description == "1 node\n  1 × Shop/Basket.swift:4")
    let kept = Box<Node?>(nil)
    let leak = #expect(throws: LeakedNodes.self) {
      try graph.expectNoNewNodes { kept.content = graph.cell(0, fileID: "Shop/Basket.swift", line: 5) }
    }
    #expect(leak?.examples == [])
    _ = x
  }

  @Test func `19.15: a graph without a list of its nodes traps with the way to get one`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      graph.state.fields.inspection.registry = nil
      _ = graph.snapshot()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Make it with Graph.inspectable(), or ask for snapshot(around:)"))
  }

  @Test func `19.15: a snapshot around a node works without a list, and an inspectable graph has one`() {
    let x = graph.cell(1, name: "x")
    #expect(graph.snapshot(around: x).nodes.map(\.name) == ["x"])
    let other = Graph.inspectable()
    let y = other.cell(1, name: "y")
    #expect(other.snapshot().nodes.map(\.name) == ["y"])
    _ = y
  }
}
