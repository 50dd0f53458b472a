import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 8, sentence by sentence.
@Suite struct `Sentences about lifetime` {
  let graph = Graph()

  @Test func `8.1 cells, attributes and effects are owned like any object and leave with their last owner`() {
    var x: StateCell<Int>? = graph.cell(1)
    var f: ComputedAttribute<Int>? = graph.computed { 1 }
    var w: Effect? = graph.effect {}
    weak let weakX = x
    weak let weakF = f
    weak let weakW = w
    let second = x
    #expect(graph.statistics.nodes == 3)
    x = nil
    #expect(graph.statistics.nodes == 3)
    f = nil
    w = nil
    #expect(weakF == nil && weakW == nil && f == nil && w == nil && x == nil)
    #expect(weakX === second)
    #expect(graph.statistics.nodes == 1)
  }

  @Test func `8.2 a rule owns what it captures, so a chain is owned from its end`() {
    let released = Recorder<String>()
    var end: ComputedAttribute<Int>?
    do {
      let farewell = Farewell { released.note("gone") }
      let x = graph.cell(1)
      let first = graph.computed { withExtendedLifetime(farewell) { x.value } }
      end = graph.computed { first.value + 1 }
    }
    #expect(end?.value == 2)
    #expect(graph.statistics.nodes == 3)
    #expect(released.values.isEmpty)
    end = nil
    #expect(graph.statistics.nodes == 0)
    #expect(graph.statistics.edges == 0)
    #expect(released.values == ["gone"])
  }

  @Test func `8.2 an effect owns what its body captures`() {
    var w: Effect?
    do {
      let x = graph.cell(1)
      w = graph.effect { _ = x.value }
    }
    #expect(graph.statistics.nodes == 2)
    w = nil
    #expect(w == nil)
    #expect(graph.statistics.nodes == 0)
  }

  @Test func `8.2 inputs and outputs own nothing`() {
    let source = Box<StateCell<Int>?>(graph.cell(1))
    let reader = Box<ComputedAttribute<Int>?>(nil)
    reader.content = graph.computed { source.content?.value ?? 0 }
    #expect(reader.content?.value == 1)
    weak let weakReader = reader.content
    weak let weakSource = source.content
    reader.content = nil
    #expect(weakReader == nil)
    #expect(source.content?.isRead == false)
    let other = graph.computed { source.content?.value ?? 0 }
    _ = other.value
    source.content = nil
    #expect(weakSource == nil)
    #expect(graph.statistics.edges == 0)
    #expect(other.value == 0)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `8.2 what is made in a run or in a subgraph has an owner besides`() {
    let subgraph = graph.subgraph()
    weak var made: StateCell<Int>?
    weak var owned: StateCell<Int>?
    let w = graph.effect { [graph] in made = graph.cell(1) }
    subgraph.build { owned = graph.cell(2) }
    #expect(made?.value == 1)
    #expect(owned?.value == 2)
    w.stop()
    subgraph.end()
    #expect(made == nil && owned == nil)
  }

  @Test func `8.3 when an input goes, its readers are stale and run at the next read`() {
    let source = Box<StateCell<Int>?>(graph.cell(1))
    let f = graph.computed { source.content?.value ?? -1 }
    let g = graph.computed { 10 * f.value }
    #expect(g.value == 10)
    source.content = nil
    #expect([f.evaluations, g.evaluations] == [1, 1])
    #expect(g.value == -10)
    #expect([f.evaluations, g.evaluations] == [2, 2])
    #expect(graph.statistics.edges == 1)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `8.3 effects run after the next commit`() {
    let source = Box<StateCell<Int>?>(graph.cell(1))
    let other = graph.cell(0)
    let seen = Recorder<Int>()
    let direct = graph.effect { seen.note(source.content?.value ?? -1) }
    let f = graph.computed { source.content?.value ?? -2 }
    let through = graph.effect { seen.note(f.value) }
    source.content = nil
    #expect(seen.values == [1, 1])
    other.value = 1
    #expect(seen.values == [1, 1, -1, -2])
    #expect([direct, through].map(\.evaluations) == [2, 2])
    #expect(graph.checkInvariants() == [])
  }

  @Test func `8.4 a graph may go before its nodes; they keep working`() {
    var graph: Graph? = Graph()
    weak let weakGraph = graph
    guard let x = graph?.cell(1) else { return }
    let seen = Recorder<Int>()
    let f = graph?.computed { 10 * x.value }
    let w = graph?.effect { seen.note(f?.value ?? 0) }
    let point = graph?.computed { f?.value ?? 0 }
    graph = nil
    #expect(weakGraph == nil)
    x.value = 2
    #expect(f?.value == 20)
    #expect(point?.value == 20)
    #expect(seen.values == [10, 20])
    w?.stop()
    x.value = 3
    #expect(w?.evaluations == 2)
    #expect(x.name.contains("LifetimeSentences"))
  }

  @Test func `8.4 a graph may go in the middle of its own transaction`() {
    let own = Box<Graph?>(Graph())
    guard let x = own.content?.cell(1) else { return }
    let seen = Recorder<Int>()
    let w = own.content?.effect { seen.note(x.value) }
    own.content?.transaction {
      own.content = nil
      x.value = 2
      x.value = 3
    }
    #expect(seen.values == [1, 3])
    #expect(w?.evaluations == 2)
  }

  @Test func `8.5 a cell that goes while the evaluation that has read it still runs is no input of it`() {
    let x = graph.cell(1, name: "x")
    let f = graph.computed { [graph] () -> Int in
      let temporary = graph.detached { graph.cell(5) }
      return temporary.value + x.value
    }
    #expect(f.value == 6)
    #expect(f.inputNames == ["x"])
    #expect(f.value == 6)
    #expect(f.evaluations == 1)
    #expect(graph.statistics.nodes == 2)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `8.5 what an attribute that goes had read stands in for it, at its place`() {
    let (x, y, z) = (graph.cell(1, name: "x"), graph.cell(2, name: "y"), graph.cell(3, name: "z"))
    let f = graph.computed { [graph] () -> Int in
      let first = z.value
      do {
        let temporary = graph.detached { graph.computed { x.value + y.value } }
        _ = temporary.value
      }
      return first + z.value
    }
    #expect(f.value == 6)
    #expect(f.inputNames == ["z", "x", "y"])
    y.value = 20
    #expect(f.value == 6)
    #expect(f.evaluations == 2)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `8.5 it holds for an effect and through two temporaries`() {
    let x = graph.cell(1, name: "x")
    let w = graph.effect { [graph] in
      graph.detached {
        let inner = graph.computed { x.value }
        let outer = graph.computed { inner.value }
        _ = outer.value
      }
    }
    #expect(w.inputNames == ["x"])
    x.value = 2
    #expect(w.evaluations == 2)
    #expect(graph.statistics.nodes == 2)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `8.6 a rule that makes stale what it has read does not run again for it; the next change reaches it`() {
    let x = graph.cell(1)
    let source = Box<StateCell<Int>?>(graph.cell(5))
    let g = graph.computed { (source.content?.value ?? 0) + x.value }
    let f = graph.computed { () -> Int in
      let value = g.value
      source.content = nil
      return value
    }
    #expect(f.value == 6)
    #expect(f.value == 6)
    #expect(f.evaluations == 1)
    #expect(graph.checkInvariants() == [])
    #expect(g.value == 1)
    #expect(f.value == 6)
    x.value = 2
    #expect(f.value == 2)
    #expect(f.evaluations == 2)
    #expect(graph.checkInvariants() == [])
  }
}
