import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 8.
@Suite struct `Lifetime` {
  let graph = Graph()

  @Test func `C-160 a node leaves the graph with its last owner`() {
    weak var gone: ComputedAttribute<Int>?
    let x = graph.cell(0)
    do {
      let f = graph.computed { 3 * x.value }
      #expect(f.value == 0)
      gone = f
      #expect(graph.statistics.nodes == 2)
    }
    #expect(gone == nil)
    #expect(graph.statistics.nodes == 1)
    #expect(graph.statistics.edges == 0)
    x.value = 5
    #expect(x.value == 5)
  }

  @Test func `C-200 the number of nodes comes back, the number of those made does not`() {
    do {
      let x = graph.cell(0)
      #expect(graph.statistics.nodes == 1)
      x.value = 1
    }
    #expect(graph.statistics.nodes == 0)
    #expect(graph.statistics.nodesCreated == 1)
  }

  @Test func `a rule owns what it captures`() {
    var end: ComputedAttribute<Int>?
    do {
      let x = graph.cell(1)
      let f = graph.computed { x.value + 1 }
      end = graph.computed { f.value + 1 }
    }
    #expect(end?.value == 3)
    #expect(graph.statistics.nodes == 3)
    end = nil
    #expect(graph.statistics.nodes == 0)
  }

  @Test func `C-218 a reader of an input that goes is stale`() {
    var up: ComputedAttribute<Int>? = graph.computed { 10 }
    let t = graph.cell(0)
    let down = graph.computed { [weak up] in (up?.value ?? 0) + t.value }
    #expect(down.value == 10)
    up = nil
    #expect(down.value == 0)
    t.value = 1
    #expect(down.value == 1)
    #expect(down.evaluations == 3)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `a reader of a reader of an input that goes is stale too`() {
    var up: StateCell<Int>? = graph.cell(10)
    let f = graph.computed { [weak up] in up?.value ?? 0 }
    let g = graph.computed { f.value + 1 }
    #expect(g.value == 11)
    up = nil
    #expect(g.value == 1)
    #expect([f.evaluations, g.evaluations] == [2, 2])
    #expect(graph.checkInvariants() == [])
  }

  @Test func `an input that goes and makes no difference runs one rule`() {
    var up: StateCell<Int>? = graph.cell(0)
    let f = graph.computed { [weak up] in up?.value ?? 0 }
    let g = graph.computed { f.value + 1 }
    _ = g.value
    up = nil
    #expect(g.value == 1)
    #expect([f.evaluations, g.evaluations] == [2, 1])
  }

  @Test func `an effect that read what goes runs after the next commit`() {
    let seen = Recorder<Int>()
    let other = graph.cell(0)
    var up: StateCell<Int>? = graph.cell(10)
    let w = graph.effect { [weak up] in seen.note(up?.value ?? 0) }
    up = nil
    #expect(seen.values == [10])
    other.value = 1
    #expect(seen.values == [10, 0])
    #expect(w.evaluations == 2)
  }

  @Test func `one of many inputs goes`() {
    let cells = Box((0..<5).map { graph.cell($0) })
    let f = graph.computed { cells.content.reduce(0) { $0 + $1.value } }
    #expect(f.value == 10)
    cells.content.remove(at: 2)
    #expect(f.value == 8)
    cells.content[3].value = 40
    #expect(f.value == 44)
    #expect(graph.statistics.edges == 4)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `nodes outlive their graph`() {
    var short: Graph? = Graph()
    let x = short?.cell(1)
    let f = short.map { graph in graph.computed { (x?.value ?? 0) + 1 } }
    let seen = Recorder<Int>()
    let w = short.map { graph in graph.effect { seen.note(f?.value ?? 0) } }
    short = nil
    x?.value = 5
    #expect(f?.value == 6)
    #expect(seen.values == [2, 6])
    #expect(w?.name.contains("LifetimeTests.swift") == true)
  }

  @Test func `everything goes inside a transaction`() {
    let own = Box<[AnyObject]>([])
    do {
      let x = graph.cell("a")
      let f = graph.computed { x.value + "b" }
      let w = graph.effect { _ = f.value }
      own.content = [x, f, w]
      graph.transaction {
        x.value = "c"
        own.content = []
      }
    }
    #expect(graph.statistics.nodes == 0)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `a cell that was written goes before its transaction ends`() {
    let y = graph.cell("y")
    let f = graph.computed { y.value }
    _ = f.value
    graph.transaction {
      let x = graph.cell("a")
      x.value = "b"
      y.value = "z"
      _ = consume x
      #expect(graph.statistics.nodes == 2)
      y.value = "y"
    }
    #expect(f.value == "y")
    #expect(f.evaluations == 1)
  }

  @Test func `the graph goes inside its own transaction`() {
    let own = Box<Graph?>(Graph())
    let nodes = Box<[AnyObject]>([])
    let seen = Recorder<Int>()
    own.content?.transaction {
      guard let graph = own.content else { return }
      let x = graph.cell(1)
      nodes.content = [x, graph.effect { seen.note(x.value) }]
      x.value = 2
      own.content = nil
    }
    #expect(seen.values == [1, 2])
    nodes.content = []
  }

  @Test func `the last node of a graph that is gone goes in a write`() {
    let own = Box<StateCell<Int>?>(nil)
    let seen = Recorder<Int>()
    let effect = Box<Effect?>(nil)
    do {
      let graph = Graph()
      own.content = graph.cell(0)
      effect.content = graph.effect {
        seen.note(own.content?.value ?? -1)
        if own.content?.value == 1 {
          own.content = nil
          effect.content = nil
        }
      }
    }
    func write(_ cell: StateCell<Int>?) { cell?.value = 1 }
    write(own.content)
    #expect(seen.values == [0, 1])
  }
}
