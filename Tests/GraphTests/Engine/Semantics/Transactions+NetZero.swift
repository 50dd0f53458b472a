import AttributeGraph2
import TestSupport
import Testing

/// Semantics 4.6: a cell that ends a transaction where it began counts as never written.
struct `Writes that cancel each other` {
  let graph = Graph()

  @Test func `4.6, C-129: a cell that ends a transaction with its first value counts as never written`() {
    let x = graph.cell(1)
    let f = graph.computed { x.value }
    let w = graph.effect { _ = f.value }
    graph.transaction {
      x.value = 2
      x.value = 1
    }
    #expect([f.evaluations, w.evaluations] == [1, 1])
    #expect(f.value == 1)
    #expect(f.evaluations == 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `4.6: the cell's own comparison decides`() {
    let x = graph.cell(10, comparedBy: { abs($0 - $1) < 3 })
    let w = graph.effect { _ = x.value }
    graph.transaction {
      x.value = 20
      x.value = 11
    }
    #expect(w.evaluations == 1)
  }

  @Test func `4.6: a cell without a comparison counts as written`() {
    let x = graph.cell(1, comparedBy: nil)
    let w = graph.effect { _ = x.value }
    graph.transaction {
      x.value = 2
      x.value = 1
    }
    #expect(w.evaluations == 2)
  }

  @Test func `4.6: a rule that ran in between runs again`() {
    let x = graph.cell(1)
    let f = graph.computed { x.value }
    _ = f.value
    graph.transaction {
      x.value = 2
      #expect(f.value == 2)
      x.value = 1
    }
    #expect(f.value == 1)
    #expect(f.evaluations == 3)
    #expect(graph.invariantViolations == [])
  }

  @Test func `4.6: an effect that ran in between runs again`() {
    let x = graph.cell(1)
    let seen = Recorder<Int>()
    let own = Box<Effect?>(nil)
    graph.transaction {
      x.value = 2
      own.content = graph.effect { seen.note(x.value) }
      x.value = 1
    }
    #expect(seen.values == [2, 1])
    #expect(own.content?.evaluations == 2)
  }

  @Test func `4.6: a transient value that a rule passed on is no change for an effect that has not seen it`() {
    let x = graph.cell(1)
    let f = graph.computed { 10 * x.value }
    let g = graph.computed { f.value }
    let seen = Recorder<Int>()
    let w = graph.effect { seen.note(g.value) }
    graph.transaction {
      x.value = 2
      #expect(g.value == 20)
      x.value = 1
    }
    #expect(g.value == 10)
    #expect([f.evaluations, g.evaluations] == [3, 3])
    #expect(seen.values == [10])
    #expect(w.evaluations == 1)
    #expect(graph.invariantViolations == [])
    x.value = 2
    #expect(seen.values == [10, 20])
  }

  @Test func `4.6: an effect that has seen a transient value of a rule runs again`() {
    let x = graph.cell(1)
    let f = graph.computed { 10 * x.value }
    let early = Recorder<Int>()
    let late = Recorder<Int>()
    let w = graph.effect { early.note(f.value) }
    let own = Box<Effect?>(nil)
    graph.transaction {
      x.value = 2
      own.content = graph.effect { late.note(f.value) }
      x.value = 1
    }
    #expect(early.values == [10])
    #expect(late.values == [20, 10])
    #expect([w.evaluations, f.evaluations] == [1, 3])
    #expect(graph.invariantViolations == [])
    own.content = nil
  }

  @Test func `4.6: a rule that gives another value after a rolled-back write runs its readers`() {
    let (x, y) = (graph.cell(1), graph.cell(1))
    let f = graph.computed { x.value + y.value }
    let g = graph.computed { f.value }
    let seen = Recorder<Int>()
    let w = graph.effect { seen.note(g.value) }
    graph.transaction {
      x.value = 2
      #expect(g.value == 3)
      y.value = 2
      x.value = 1
    }
    // The value is the transient one, which the effect has not seen.
    #expect(seen.values == [2, 3])
    #expect(g.value == 3)
    #expect(w.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `4.6: a rule whose rolled-back run threw has not changed`() {
    struct Refused: Error {}
    let x = graph.cell(1)
    let f = graph.computed { () throws(Refused) -> Int in
      if x.value == 2 { throw Refused() }
      return x.value
    }
    let seen = Recorder<Int>()
    let w = graph.effect { seen.note((try? f.value) ?? -1) }
    graph.transaction {
      x.value = 2
      #expect(throws: Refused.self) { try f.value }
      x.value = 1
    }
    #expect(seen.values == [1])
    #expect(w.evaluations == 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `4.6: an effect that reads a rule between its own cancelling writes runs again`() {
    let (x, y) = (graph.cell(0), graph.cell(0))
    let f = graph.computed { 10 * y.value }
    let seen = Recorder<Int>()
    let other = graph.effect { _ = f.value }
    let w = graph.effect {
      if x.value == 1 && seen.values.count < 4 {
        y.value = 5
        seen.note(f.value)
        y.value = 0
      } else {
        seen.note(f.value)
      }
    }
    x.value = 1
    #expect(seen.values == [0, 50, 50, 50, 0])
    #expect([w.evaluations, other.evaluations] == [5, 1])
    #expect(graph.invariantViolations == [])
  }

  @Test func `4.6: a rule that has seen a transient value through an input that ended runs its readers`() {
    let x = graph.cell(1)
    let screen = graph.subgraph()
    let middle = screen.computed { 10 * x.value }
    let f = graph.computed { middle.weak.value ?? 10 }
    let seen = Recorder<Int>()
    let w = graph.effect { seen.note(f.value) }
    graph.transaction {
      x.value = 2
      #expect(f.value == 20)
      x.value = 1
      screen.end()
    }
    #expect(seen.values == [10, 10])
    #expect(w.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `4.6: another cell of the same transaction is a change all the same`() {
    let (x, y) = (graph.cell(1), graph.cell(1))
    let f = graph.computed { x.value }
    let g = graph.computed { f.value + y.value }
    _ = g.value
    graph.transaction {
      x.value = 2
      y.value = 2
      x.value = 1
    }
    #expect(g.value == 3)
    #expect([f.evaluations, g.evaluations] == [1, 2])
  }

  @Test func `4.6, C-127: a cell that is set back runs no effect, as often as it happens`() {
    let x = graph.cell(0)
    let w = graph.effect { _ = x.value }
    for middle in [4, 5, 6] {
      graph.transaction {
        x.value = middle
        x.value = 0
      }
      #expect(w.evaluations == 1)
    }
  }

  @Test func `4.6, C-135: a cell that is set back does not hide another that is not`() {
    let x = graph.cell(0)
    let y = graph.cell(10)
    let c1 = graph.computed { 2 * x.value }
    let c2 = graph.computed { c1.value + y.value }
    let w = graph.effect { _ = c2.value }
    graph.transaction {
      x.value = 4
      x.value = 0
      y.value = 30
    }
    #expect(c2.value == 30)
    #expect([c1.evaluations, w.evaluations] == [1, 2])
  }

  @Test func `4.6, C-090: a later effect behind a rule does not see a value that an earlier one rolled back`() {
    let log = Recorder<Int>()
    let x = graph.cell(0)
    let w1 = graph.effect { if x.value == 1 { x.value = 0 } }
    let f = graph.computed { x.value }
    let w2 = graph.effect { log.note(f.value) }
    x.value = 1
    #expect(x.value == 0)
    #expect(log.values == [0])
    #expect([w1.evaluations, w2.evaluations] == [3, 1])
  }

  @Test func `4.6, C-091: a later effect does not see a value that an earlier one rolled back`() {
    let log = Recorder<Int>()
    let x = graph.cell(0)
    let w1 = graph.effect { if x.value == 1 { x.value = 0 } }
    let w2 = graph.effect { log.note(x.value) }
    x.value = 1
    #expect(!log.values.contains(1))
    #expect(w2.evaluations <= 2)
    #expect(w1.evaluations == 3)
  }

  @Test func `4.6: an inner transaction takes nothing back`() {
    let x = graph.cell(0)
    let w = graph.effect { _ = x.value }
    graph.transaction {
      x.value = 1
      graph.transaction {
        x.value = 2
        x.value = 1
      }
    }
    #expect(w.evaluations == 2)
    graph.transaction {
      x.value = 5
      graph.transaction { x.value = 1 }
    }
    #expect(w.evaluations == 2)
  }

  @Test func `4.6: a transaction that queues an effect does not affect the next one`() {
    let x = graph.cell(0)
    let y = graph.cell(0)
    let writer = graph.effect { y.value = x.value }
    let f = graph.computed { y.value }
    _ = f.value
    x.value = 1
    #expect(f.value == 1)
    let evaluations = f.evaluations
    graph.transaction {
      y.value = 0
      y.value = 1
    }
    #expect(f.value == 1)
    #expect(f.evaluations == evaluations)
    #expect(writer.evaluations == 2)
  }

  @Test func `4.6: writes of an effect that cancel each other run no other effect`() {
    let x = graph.cell(0)
    let y = graph.cell(0)
    let writer = graph.effect {
      let v = x.value
      y.value = v + 1
      y.value = 0
    }
    let other = graph.effect { _ = y.value }
    x.value = 1
    #expect([writer.evaluations, other.evaluations] == [2, 1])
    #expect(graph.invariantViolations == [])
  }

  @Test func `4.6: an effect does not run again for its own cancelling writes`() {
    let x = graph.cell(0)
    let y = graph.cell(0)
    let w = graph.effect {
      _ = y.value
      y.value = x.value + 1
      y.value = 0
    }
    x.value = 1
    #expect(w.evaluations == 2)
  }

  @Test func `4.6: an effect that read between its own cancelling writes runs again`() {
    let x = graph.cell(0)
    let y = graph.cell(0)
    let seen = Recorder<Int>()
    let w = graph.effect {
      if x.value == 1 && seen.values.count < 4 {
        y.value = 5
        seen.note(y.value)
        y.value = 0
      } else {
        seen.note(y.value)
      }
    }
    x.value = 1
    #expect(seen.values.last == 0)
    #expect(seen.values.count == 5)
    #expect(w.evaluations == 5)
  }

  @Test func `4.6: a value with a large alignment that is set back runs no effect`() {
    let x = graph.cell(SIMD16<Double>(repeating: 1))
    let w = graph.effect { _ = x.value }
    graph.transaction {
      x.value = SIMD16(repeating: 2)
      x.value = SIMD16(repeating: 1)
    }
    #expect(w.evaluations == 1)
    graph.transaction { x.value[3] = 7 }
    #expect(w.evaluations == 2)
    #expect(x.value[3] == 7)
  }

  @Test func `4.6: an empty value whose comparison says no counts as written`() {
    struct Nothing: Equatable {}
    let x = graph.cell(Nothing(), comparedBy: { _, _ in false })
    let w = graph.effect { _ = x.value }
    graph.transaction {
      x.value = Nothing()
      x.value = Nothing()
    }
    #expect(w.evaluations == 2)
  }

  @Test func `4.6: many cells of one transaction are rolled back one by one`() {
    let cells = (0..<500).map { graph.cell("cell number \($0)") }
    let rules = cells.map { cell in graph.computed { cell.value.count } }
    for rule in rules { _ = rule.value }
    graph.transaction {
      for cell in cells { cell.value += " has changed" }
      for (index, cell) in cells.enumerated() where index.isMultiple(of: 2) { cell.value = "cell number \(index)" }
    }
    for rule in rules { _ = rule.value }
    #expect(rules.enumerated().allSatisfy { $1.evaluations == ($0.isMultiple(of: 2) ? 1 : 2) })
  }

  @Test func `4.6: first values are released when the transaction ends`() {
    let released = Box(0)
    struct Tracked: Equatable {
      let farewell: Farewell
      let number: Int
      static func == (one: Tracked, other: Tracked) -> Bool { one.number == other.number }
    }
    func tracked(_ number: Int) -> Tracked {
      Tracked(farewell: Farewell { released.content += 1 }, number: number)
    }
    let x = graph.cell(tracked(0))
    graph.transaction {
      x.value = tracked(1)
      x.value = tracked(2)
      #expect(released.content == 1)
    }
    #expect(released.content == 2)
  }

  @Test func `4.6: an effect does not run again for a rule that it read before its writes were rolled back`() {
    let x = graph.cell(1, comparedBy: { abs($0) == abs($1) })
    let rule = graph.computed { x.value }
    let seen = Box<[Int]>([])
    let effect = graph.effect {
      x.value = 2
      x.value = -1
      seen.content.append(rule.value)
    }
    #expect(seen.content == [-1])
    #expect(effect.evaluations == 1)
    #expect([rule.value, rule.evaluations] == [1, 2])
    #expect(graph.invariantViolations == [])
  }
}
