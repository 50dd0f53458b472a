import AttributeGraph2
import TestSupport
import Testing

/// Semantics 8.1 to 8.4: who owns nodes, and what their release changes.
struct `Lifetime` {
  let graph = Graph()

  @Test func `8.1: cells, attributes and effects leave the graph with their last owner`() {
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

  @Test func `8.1, C-160: a weak reference to a released attribute is nil at once`() {
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

  @Test func `8.1: the number of live nodes returns, the number of nodes made does not`() {
    do {
      let x = graph.cell(0)
      #expect(graph.statistics.nodes == 1)
      x.value = 1
    }
    #expect(graph.statistics.nodes == 0)
    #expect(graph.statistics.nodesCreated == 1)
  }

  @Test func `8.1: all nodes are released inside a transaction`() {
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
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.1: a written cell is released before its transaction ends`() {
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

  @Test func `8.2: a rule owns what it captures, so a chain is owned from its end`() {
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

  @Test func `8.2: an effect owns what its body captures`() {
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

  @Test func `8.2: a reader's edge keeps its input, and an output keeps nothing`() {
    let source = Box<StateCell<Int>?>(graph.cell(1))
    let reader = Box<ComputedAttribute<Int>?>(graph.computed { [source] in source.content?.value ?? 0 })
    #expect(reader.content?.value == 1)
    reader.content = nil
    #expect(graph.statistics.nodes == 1)
    #expect(source.content?.isRead == false)
    let other = graph.computed { source.content?.value ?? 0 }
    _ = other.value
    source.content = nil
    #expect(graph.statistics.nodes == 2)
    #expect(graph.statistics.edges == 1)
    #expect(other.value == 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.5: readers of an input that its owner released keep it, and do not run`() {
    let source = Box<StateCell<Int>?>(graph.cell(1))
    let switched = graph.cell(false)
    let f = graph.computed { switched.value ? 0 : source.content?.value ?? -1 }
    let g = graph.computed { 10 * f.value }
    #expect(g.value == 10)
    source.content = nil
    #expect(g.value == 10)
    #expect([f.evaluations, g.evaluations] == [1, 1])
    #expect(graph.statistics.nodes == 4)
    switched.value = true
    #expect(g.value == 0)
    #expect(graph.statistics.nodes == 3)
    #expect(graph.statistics.edges == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.5: effects on an input that its owner released do not run for it`() {
    let source = Box<StateCell<Int>?>(graph.cell(1))
    let other = graph.cell(0)
    let direct = graph.effect { _ = source.content?.value }
    let f = graph.computed { source.content?.value ?? -2 }
    let through = graph.effect { _ = f.value }
    source.content = nil
    other.value = 1
    #expect([direct, through].map(\.evaluations) == [1, 1])
    #expect(graph.statistics.nodes == 5)
    direct.stop()
    through.stop()
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.5, C-218: a weakly captured input lives until its reader runs again`() {
    let released = Recorder<String>()
    var up: ComputedAttribute<Int>?
    do {
      let witness = Farewell { released.note("closure") }
      up = graph.computed { withExtendedLifetime(witness) { 10 } }
    }
    let t = graph.cell(0)
    let down = graph.computed { [weak up] in (up?.value ?? 0) + t.value }
    #expect(down.value == 10)
    weak let object = up
    up = nil
    #expect(object == nil)
    #expect(down.value == 10)
    t.value = 1
    #expect(down.value == 1)
    #expect(down.evaluations == 2)
    #expect(graph.statistics.nodes == 2)
    #expect(released.values == ["closure"])
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.7: an input without an owner ends with its last reader`() {
    let cells = Box((0..<5).map { graph.cell($0) })
    let f = Box<ComputedAttribute<Int>?>(graph.computed { cells.content.reduce(0) { $0 + $1.value } })
    #expect(f.content?.value == 10)
    cells.content.remove(at: 2)
    #expect(f.content?.value == 10)
    #expect(graph.statistics.nodes == 6)
    f.content = nil
    #expect(graph.statistics.nodes == 4)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.3: the end of a subgraph removes what is held and read, and its readers are stale`() {
    let subgraph = graph.subgraph()
    let source = subgraph.cell(1)
    let held = Box<StateCell<Int>?>(subgraph.build { graph.cell(10) })
    let f = graph.computed { source.weak.value.map { $0 + (held.content?.value ?? 0) } ?? -1 }
    let g = graph.computed { 10 * f.value }
    #expect(g.value == 110)
    subgraph.end()
    #expect(held.content?.isEnded == true)
    #expect([f.evaluations, g.evaluations] == [1, 1])
    #expect(g.value == -10)
    #expect([f.evaluations, g.evaluations] == [2, 2])
    #expect(graph.statistics.edges == 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.3: effects on what a subgraph's end removes run after it`() {
    let subgraph = graph.subgraph()
    let source = subgraph.cell(1)
    let seen = Recorder<Int>()
    let direct = graph.effect { seen.note(source.weak.value ?? -1) }
    let f = graph.computed { source.weak.value ?? -2 }
    let through = graph.effect { seen.note(f.value) }
    subgraph.end()
    #expect(seen.values == [1, 1, -1, -2])
    #expect([direct, through].map(\.evaluations) == [2, 2])
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.4: nodes keep working after the release of their graph`() {
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
    #expect(x.name.contains("Lifetime.swift"))
  }

  @Test func `8.4: a graph is released during its own transaction, before the writes`() {
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

  @Test func `8.4: a graph is released at the end of its own transaction`() {
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

  @Test func `8.4: the last node of a released graph is released during a write`() {
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
