import TestSupport
import Testing

@testable import AttributeGraph2

/// What is noted about nodes does not hang on the list of them, which debug builds keep and others do not.
@Suite struct `Graphs that keep no list of their nodes` {
  let graph = Graph()

  init() { graph.state.fields.registry = nil }

  @Test func `a name that was given is kept`() {
    let x = graph.cell(1, name: "x")
    let f = graph.computed(name: "f") { x.value }
    let w = graph.effect(name: "w") { _ = f.value }
    #expect([x.name, f.name, w.name] == ["x", "f", "w"])
    #expect(w.inputNames == ["f"])
    #expect(f.inputNames == ["x"])
    w.stop()
  }

  @Test func `listeners hear of nodes that come and go, with names and without`() {
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

  @Test func `the hook of a node is forgotten when it goes`() {
    var x: StateCell<Int>? = graph.cell(0)
    var f: ComputedAttribute<Int>? = graph.computed { 1 }
    let hooks = [x?.onObservedChange { _ in }, f?.onObservedChange { _ in }]
    #expect(graph.state.fields.observedHooks.hooks.count == 2)
    x = nil
    #expect(graph.state.fields.observedHooks.hooks.count == 1)
    f = nil
    #expect(graph.state.fields.observedHooks.hooks.isEmpty)
    #expect(x == nil && f == nil)
    for hook in hooks { hook?.cancel() }
  }
}
