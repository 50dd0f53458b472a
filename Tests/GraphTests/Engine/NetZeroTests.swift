import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 4.6.
@Suite struct `Writes that cancel each other` {
  let graph = Graph()

  @Test func `nothing runs for a cell that is back where it began`() {
    let x = graph.cell([1, 2, 3])
    let f = graph.computed { x.value.count }
    let w = graph.effect { _ = f.value }
    graph.transaction {
      x.value.append(4)
      x.value.removeLast()
    }
    #expect([f.evaluations, w.evaluations] == [1, 1])
    #expect(graph.checkInvariants() == [])
  }

  @Test func `a rule that saw the value between runs again`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    _ = f.value
    graph.transaction {
      x.value = 4
      #expect(f.value == 4)
      x.value = 0
    }
    #expect(f.value == 0)
    #expect(f.evaluations == 3)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `what a rule between let through is taken back for its readers`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    let seen = Recorder<Int>()
    let g = graph.computed { f.value }
    let w = graph.effect { seen.note(g.value) }
    graph.transaction {
      x.value = 4
      #expect(g.value == 4)
      x.value = 0
    }
    #expect(g.value == 0)
    #expect(seen.values.allSatisfy { $0 == 0 })
    #expect(w.evaluations <= 2)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `a rule read after the last write does not run again`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    _ = f.value
    graph.transaction {
      x.value = 4
      x.value = 0
      _ = f.value
    }
    let evaluations = f.evaluations
    #expect(f.value == 0)
    #expect(f.evaluations == evaluations)
  }

  @Test func `a reader made between the writes sees the last value`() {
    let x = graph.cell(0)
    let seen = Recorder<Int>()
    let own = Box<Effect?>(nil)
    graph.transaction {
      x.value = 4
      own.content = graph.effect { seen.note(x.value) }
      x.value = 0
    }
    #expect(seen.values == [4, 0])
    own.content = nil
  }

  @Test func `an inner transaction takes nothing back`() {
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

  @Test func `a transaction in which an effect is due forgets nothing of the next`() {
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

  @Test func `writes of an effect that cancel each other run no other effect`() {
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
    #expect(graph.checkInvariants() == [])
  }

  @Test func `an effect does not run again for its own writes that cancel each other`() {
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

  @Test func `an effect that read between its own writes runs again`() {
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

  @Test func `a value with a large alignment is taken back`() {
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

  @Test func `an empty value is taken back`() {
    struct Nothing: Equatable {}
    let x = graph.cell(Nothing(), comparedBy: { _, _ in false })
    let w = graph.effect { _ = x.value }
    graph.transaction {
      x.value = Nothing()
      x.value = Nothing()
    }
    #expect(w.evaluations == 2)
  }

  @Test func `many cells in one transaction are taken back one by one`() {
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

  @Test func `first values are released when the transaction ends`() {
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
}
