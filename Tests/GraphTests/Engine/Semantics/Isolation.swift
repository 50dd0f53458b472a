import AttributeGraph2
import TestSupport
import Testing

/// Semantics 10: graphs in isolation domains, and user code in the middle of the engine's work.
struct `Isolation` {
  let graph = Graph()

  @Test func `10.1: a graph and its nodes are not Sendable, and the compiler refuses to let them cross`() throws {
    let types = ["Graph", "StateCell<Int>", "ComputedAttribute<Int>", "Effect", "Subgraph", "EffectQueue"]
    let functions = types.enumerated().map { index, type in
      """
      func share\(index)() { needsSendable(\(type).self) } // error: Sendable
      func cross\(index)(_ value: \(type)) { run { _ = value } } // error: Sendable
      """
    }
    let program = Program(
      """
      import AttributeGraph2
      func needsSendable<Value: Sendable>(_ value: Value.Type) {}
      func run(_ body: @escaping @Sendable () -> Void) {}
      \(functions.joined(separator: "\n"))
      """)
    #expect(program.expectedErrors.count == 2 * types.count)
    #expect(try program.errors().map(\.line) == program.expectedErrors.map(\.line))
  }

  @Test func `10.1: a graph made inside an isolation domain works there`() async {
    actor Owner {
      let graph = Graph()
      lazy var x = graph.cell(1)
      lazy var f = graph.computed { [x] in 10 * x.value }
      func write(_ value: Int) -> Int {
        x.value = value
        return f.value
      }
    }
    let owner = Owner()
    #expect(await owner.write(2) == 20)
    #expect(await owner.write(3) == 30)
  }

  @Test func `10.2: a value that a rule has replaced is released when the outermost evaluation is over`() {
    let log = Recorder<String>()
    let x = graph.cell(0)
    let inner = graph.computed { () -> Farewell in
      let number = x.value
      return Farewell { log.note("release \(number)") }
    }
    let outer = graph.computed { () -> Int in
      _ = inner.value
      log.note("outer")
      return x.value
    }
    let w = graph.effect {
      _ = outer.value
      log.note("effect")
    }
    log.values = []
    x.value = 1
    #expect(log.values == ["outer", "effect", "release 0"])
    #expect(w.evaluations == 2)
  }

  @Test func `10.2: a replaced value is released when the new one is completely in place`() {
    struct Pair {
      let first: Farewell
      let second: Farewell
      let number: Int
    }
    let seen = Recorder<Int>()
    let own = Box<StateCell<Pair>?>(nil)
    func pair(_ number: Int) -> Pair {
      let look = { seen.note(own.content?.value.number ?? 0) }
      return Pair(first: Farewell(look), second: Farewell(look), number: number)
    }
    let cell = graph.cell(pair(1))
    own.content = cell
    let f = graph.computed { own.content?.value.number ?? 0 }
    #expect(f.value == 1)
    cell.value = pair(2)
    #expect(seen.values == [2, 2])
    #expect(f.value == 2)
    own.content = nil
  }

  @Test func `10.2: the deinit of a value may read and write the graph`() {
    let (x, y) = (graph.cell(1), graph.cell(0))
    let twice = graph.computed { 2 * y.value }
    let seen = Recorder<Int>()
    let w = graph.effect { seen.note(twice.value) }
    let f = graph.computed { () -> Farewell in
      let number = x.value
      return Farewell { y.value = number + twice.value }
    }
    let outer = graph.computed { () -> Int in
      _ = f.value
      return x.value + twice.value
    }
    #expect(outer.value == 1)
    x.value = 10
    #expect(outer.value == 10)
    #expect(y.value == 1)
    #expect(seen.values == [0, 2])
    #expect(outer.value == 12)
    #expect(w.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `10.2: a comparison may read the graph, and sees complete changes`() {
    let x = graph.cell(1)
    let own = Box<ComputedAttribute<Int>?>(nil)
    let seen = Recorder<Int>()
    let y = graph.cell(
      1,
      comparedBy: {
        seen.note(own.content?.value ?? 0)
        return $0 == $1
      })
    own.content = graph.computed { x.value + 10 * y.value }
    graph.transaction {
      x.value = 2
      y.value = 3
      x.value = 4
    }
    #expect(seen.values == [12, 34])
    #expect(own.content?.value == 34)
    #expect(graph.invariantViolations == [])
    // The comparison of the cell owns a rule that owns the cell, and both would leak otherwise.
    own.content = nil
  }

  @Test func `10.2: the deinit of a captured value may use the graph while its rule is released`() {
    let x = graph.cell(1)
    let f = graph.computed { 10 * x.value }
    let seen = Recorder<Int>()
    var g: ComputedAttribute<Int>?
    do {
      let farewell = Farewell {
        x.value += 1
        seen.note(f.value)
      }
      g = graph.computed { withExtendedLifetime(farewell) { f.value } }
    }
    #expect(g?.value == 10)
    g = nil
    #expect(seen.values == [20])
    #expect(graph.statistics.nodes == 2)
    #expect(graph.invariantViolations == [])
  }
}
