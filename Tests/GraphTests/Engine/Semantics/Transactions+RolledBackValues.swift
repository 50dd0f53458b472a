import AttributeGraph2
import TestSupport
import Testing

/// Semantics 4.6: a cell that ends a transaction with the same value holds the one with which it began.
struct `Rolled-back values` {
  private let graph = Graph()

  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= 2 }

  @Test func `4.6: a cell keeps the value that a bare set of an equal one would have left`() {
    let cell = graph.cell(0.0, comparedBy: isNear)
    let seen = Recorder<Double>()
    let w = graph.effect { seen.note(cell.value) }
    graph.transaction {
      cell.value = 100
      cell.value = 1.9
    }
    #expect(cell.value == 0)
    graph.transaction {
      cell.value = 100
      cell.value = 3.8
    }
    #expect(cell.value == 3.8)
    #expect(seen.values == [0, 3.8])
    #expect(w.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `4.6: a rule that read an equal value with other bits runs again when that is rolled back`() {
    let cell = graph.cell(0.0)
    let rule = graph.computed { 1 / cell.value }
    #expect(rule.value == .infinity)
    graph.transaction {
      cell.value = 1
      cell.value = -0.0
      #expect(rule.value == -.infinity)
    }
    #expect(cell.value.sign == .plus)
    #expect(rule.value == .infinity)
    #expect(graph.invariantViolations == [])
  }

  @Test func `4.6: a rule that read other elements of a collection runs again, if a comparison ignores them`() {
    let cell = graph.cell([1], comparedBy: { $0.count == $1.count })
    let rule = graph.computed { cell.value.first }
    #expect(rule.value == 1)
    graph.transaction {
      cell.value = [2, 3]
      cell.value = [9]
      #expect(rule.value == 9)
    }
    #expect(cell.value == [1])
    #expect(rule.value == 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `4.6: steps that are each the same lead nowhere`() {
    let cell = graph.cell("A", comparedBy: { $0.lowercased() == $1.lowercased() })
    let rule = graph.computed { cell.value }
    #expect(rule.value == "A")
    for value in ["a", "A", "a"] {
      graph.transaction {
        cell.value = "b"
        cell.value = value
      }
      #expect(cell.value == "A")
      #expect(rule.value == "A")
    }
    #expect(rule.evaluations == 1)
  }

  @Test func `4.6: negative zero is rolled back as a bare set of it would be`() {
    let cell = graph.cell(0.0)
    cell.value = -0.0
    #expect(cell.value.sign == .plus)
    graph.transaction {
      cell.value = 5
      cell.value = -0.0
    }
    #expect(cell.value.sign == .plus)
  }

  @Test func `4.6: a reader that saw the rolled-back value runs again`() {
    let cell = graph.cell(0.0, comparedBy: isNear)
    let rule = graph.computed { cell.value }
    let last = graph.computed { rule.value + 1 }
    let seen = Recorder<Double>()
    let own = Box<Effect?>(nil)
    #expect(last.value == 1)
    graph.transaction {
      cell.value = 100
      cell.value = 1.5
      #expect(cell.value == 1.5)
      #expect(last.value == 2.5)
      own.content = graph.effect { seen.note(cell.value) }
    }
    #expect([rule.value, last.value] == [0, 1])
    #expect(seen.values == [1.5, 0])
    #expect(graph.invariantViolations == [])
    own.content = nil
  }

  @Test func `4.6: a reader of the equal value after the last write does not run again`() {
    let cell = graph.cell([1, 2])
    let rule = graph.computed { cell.value.count }
    _ = rule.value
    graph.transaction {
      cell.value.append(3)
      cell.value.removeLast()
      _ = rule.value
    }
    let evaluations = rule.evaluations
    #expect(rule.value == 2)
    #expect(rule.evaluations == evaluations)
  }

  @Test func `4.6: the run of an effect rolls values back, too`() {
    let cell = graph.cell(0.0, comparedBy: isNear)
    let step = graph.cell(0)
    let seen = Recorder<Double>()
    let reading = graph.effect { seen.note(cell.value) }
    let writing = graph.effect {
      guard step.value > 0 else { return }
      cell.value = 100
      cell.value = Double(step.value) * 1.9
    }
    for next in 1...3 { step.value = next }
    #expect(seen.values == [0, 3.8])
    #expect(cell.value == 3.8)
    #expect([reading.evaluations, writing.evaluations] == [2, 4])
  }

  @Test func `4.6: an effect that reads its own last write does not run again for it`() {
    let cell = graph.cell(0.0, comparedBy: isNear)
    let step = graph.cell(0)
    let seen = Recorder<Double>()
    let w = graph.effect {
      cell.value = 100
      cell.value = Double(step.value)
      seen.note(cell.value)
    }
    step.value = 1
    #expect(seen.values == [0, 1])
    #expect(cell.value == 0)
    #expect(w.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `4.6: a value with a large alignment is rolled back`() {
    let cell = graph.cell(SIMD16<Double>(repeating: 1), comparedBy: { abs($0[0] - $1[0]) <= 2 })
    graph.transaction {
      cell.value = SIMD16(repeating: 9)
      cell.value = SIMD16(repeating: 2)
    }
    #expect(cell.value == SIMD16(repeating: 1))
  }

  @Test func `4.6: a transient value is released when the cell holds the first one again`() {
    struct Tracked {
      let number: Int
      let farewell: Farewell
    }
    let log = Recorder<[Int]>()
    let other = graph.cell(0, comparedBy: { $0 / 10 == $1 / 10 })
    let own = Box<StateCell<Tracked>?>(nil)
    func tracked(_ number: Int) -> Tracked {
      Tracked(number: number, farewell: Farewell { log.note([number, own.content?.value.number ?? -1, other.value]) })
    }
    let cell = graph.cell(tracked(0), comparedBy: { $0.number / 10 == $1.number / 10 })
    own.content = cell
    graph.transaction {
      other.value = 30
      other.value = 3
      cell.value = tracked(50)
      cell.value = tracked(5)
    }
    #expect(log.values == [[50, 5, 3], [5, 0, 0]])
    // The deinit of its value reads the cell, so the box must be empty before the cell is released.
    withExtendedLifetime(cell) { own.content = nil }
  }

  @Test func `4.6: elements of keyed cells hold the first values, read or not`() {
    let cells = graph.keyedCells(["a": 0.0, "b": 0.0], comparedBy: isNear)
    let seen = Recorder<Double>()
    let w = graph.effect { seen.note(cells["a"] ?? -1) }
    for value in [1.9, 3.8] {
      graph.transaction {
        for key in ["a", "b"] {
          cells[key] = 100
          cells[key] = value
        }
        cells["c"] = value
        cells["c"] = nil
      }
      let expected = value == 1.9 ? 0 : 3.8
      #expect(cells.dictionary == ["a": expected, "b": expected])
    }
    #expect(seen.values == [0, 3.8])
    cells["b"] = 100
    cells["b"] = 3.9
    #expect(cells["b"] == 3.9)
    #expect(w.evaluations == 2)
  }

  @Test func `4.6: elements that a transaction has removed and put back are the first ones`() {
    let cells = graph.keyedCells(["a": 0.0], comparedBy: isNear)
    graph.transaction {
      cells["a"] = nil
      cells["a"] = 1
    }
    #expect(cells["a"] == 0)
    graph.transaction { cells["a"] = nil }
    #expect(cells["a"] == nil)
    graph.transaction { cells["a"] = 1 }
    #expect(cells["a"] == 1)
  }

  @Test func `4.6: properties of models hold the first values`() {
    let basket = Basket(graph: graph)
    let seen = Recorder<Double>()
    let w = graph.effect { seen.note(basket.price) }
    for step in 1...5 {
      graph.transaction {
        basket.price = 1000
        basket.price = 10 + Double(step) * 0.9
      }
    }
    #expect(seen.values == [10, 12.7])
    #expect(basket.price == 12.7)
    #expect(w.evaluations == 2)
  }

  private final class Basket: GraphModel {
    @StateCell(comparedBy: { abs($0 - $1) <= 2 }) var price = 10.0
  }

  @Test func `4.6: a rollback restores the value from before its own transaction, not from before an earlier one`() {
    let x = graph.cell(1)
    let f = graph.computed { x.value * 10 }
    let seen = Recorder<Int>()
    let w = graph.effect { seen.note(f.value) }
    graph.transaction {
      x.value = 2
      _ = f.value
    }
    graph.transaction {
      x.value = 3
      _ = f.value
      x.value = 2
    }
    #expect(f.value == 20)
    #expect(seen.values == [10, 20])
    #expect(w.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `4.6: a reader of all elements runs again when one that it has read is rolled back`() {
    let cells = graph.keyedCells(["a": 0.0, "b": 5.0], comparedBy: isNear)
    let all = graph.computed { cells.dictionary }
    let seen = Recorder<[String: Double]>()
    var effect: Effect?
    graph.transaction {
      cells["a"] = 100
      cells["a"] = 1.9
      #expect(all.value["a"] == 1.9)
      effect = graph.effect { seen.note(all.value) }
    }
    #expect(cells.dictionary == ["a": 0, "b": 5])
    #expect(all.value == ["a": 0, "b": 5])
    #expect(seen.values == [["a": 1.9, "b": 5], ["a": 0, "b": 5]])
    cells["b"] = 9
    #expect(seen.values.last == ["a": 0, "b": 9])
    #expect(graph.invariantViolations == [])
    withExtendedLifetime(effect) {}
  }

  @Test(arguments: [true, false])
  func `4.6: an element that is first read after its last write is rolled back for its readers, too`(inRule: Bool) {
    let cells = graph.keyedCells(["a": 0.0], comparedBy: isNear)
    let doubled = cells.map { $1 * 2 }
    let rule = graph.computed { inRule ? cells["a"] : doubled["a"] }
    let seen = Recorder<Double?>()
    var effect: Effect?
    graph.transaction {
      cells["a"] = 100
      cells["a"] = 1.5
      effect = graph.effect { seen.note(rule.value) }
      cells["b"] = 7
    }
    #expect(cells["a"] == 0 && doubled.dictionary == ["a": 0, "b": 14])
    #expect(rule.value == 0)
    #expect(seen.values == [inRule ? 1.5 : 3, 0])
    cells["a"] = 1.9
    #expect(seen.values.count == 2 && rule.value == 0)
    cells["a"] = 9
    #expect(seen.values.last == (inRule ? 9 : 18) && seen.values.count == 3)
    #expect(graph.invariantViolations == [])
    withExtendedLifetime(effect) {}
  }
}
