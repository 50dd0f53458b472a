import AttributeGraph2
import TestSupport
import Testing

/// The function that ran one attribute continues with the next one of the same kind, which changes no value and no
/// order.
struct `Attributes that run one after the other` {
  private struct TooLong: Error {}

  @Test func `attributes of a chain may have different types, comparisons and errors`() {
    let graph = Graph()
    let cell = graph.cell(0)
    let ran = Recorder<String>()
    let a = graph.computed { () -> Int in
      ran.note("a")
      return cell.value + 1
    }
    let b = graph.computed { () -> Int in
      ran.note("b")
      return a.value * 2
    }
    let c = graph.computed { () -> String in
      ran.note("c")
      return "\(b.value)"
    }
    let d = graph.computed(comparedBy: { $0 == $1 }) { () -> Int in
      ran.note("d")
      return c.value.count
    }
    let e = graph.computed { () throws -> Int in
      ran.note("e")
      if d.value > 2 { throw TooLong() }
      return d.value
    }
    let f = graph.computed { () -> Int in
      ran.note("f")
      return (try? e.value) ?? -1
    }
    let g = graph.computed { () -> Int in
      ran.note("g")
      return f.value + 1
    }
    let seen = Recorder<Int>()
    let effect = graph.effect { seen.note(g.value) }
    func runs(settingCellTo value: Int) -> String {
      ran.values = []
      cell.value = value
      return ran.values.joined()
    }
    #expect(runs(settingCellTo: 1) == "abcd")
    #expect(runs(settingCellTo: 9) == "abcdefg")
    #expect(runs(settingCellTo: 99) == "abcdefg")
    #expect(runs(settingCellTo: 199) == "abcd")
    #expect(runs(settingCellTo: 0) == "abcdefg")
    #expect(seen.values == [2, 3, 0, 2])
    #expect(effect.evaluations == 4)
    #expect(graph.invariantViolations == [])
  }

  @Test func `nodes made by an attribute in a chain end before it runs again`() {
    let graph = Graph()
    let cell = graph.cell(0)
    let log = Recorder<String>()
    let a = graph.computed { cell.value + 1 }
    let b = graph.computed { () -> Int in
      let value = a.value
      log.note("b runs for \(value)")
      graph.onCleanup { log.note("what was made for \(value) ends") }
      return value
    }
    let c = graph.computed { b.value }
    let effect = graph.effect { log.note("\(c.value)") }
    cell.value = 1
    #expect(log.values == ["b runs for 1", "1", "what was made for 1 ends", "b runs for 2", "2"])
    #expect(effect.evaluations == 2)
  }

  @Test(arguments: [2, 3, 5])
  func `rows of attributes run once each, in an order that does not depend on their types`(width: Int) {
    let alike = runsOfRows(width: width) { _, _ in true }
    #expect(alike.values == [3, 7, 1].map { value(ofCell: $0, width: width) })
    #expect(alike.log.count == 4 * Self.rows * width)
    let mixtures: [(Int, Int) -> Bool] = [
      { row, _ in row.isMultiple(of: 2) }, { _, column in column == 0 }, { row, column in (row + column) % 3 > 0 },
    ]
    for isNumber in mixtures {
      let mixed = runsOfRows(width: width, isNumber: isNumber)
      #expect(mixed.log == alike.log)
      #expect(mixed.values == alike.values)
    }
  }

  @Test func `a deferred reader does not run if its input gives the same value`() {
    let graph = Graph()
    let cell = graph.cell(0)
    let other = graph.cell(0)
    let a = graph.computed { cell.value / 2 }
    let b = graph.computed { a.value + other.value }
    let c = graph.computed { b.value + other.value }
    let d = graph.computed { c.value + other.value }
    let effect = graph.effect { _ = d.value + other.value }
    cell.value = 1
    #expect([a, b, c, d].map(\.evaluations) == [2, 1, 1, 1])
    cell.value = 2
    #expect([a, b, c, d].map(\.evaluations) == [3, 2, 2, 2])
    other.value = 1
    #expect([a, b, c, d].map(\.evaluations) == [3, 3, 3, 3])
    #expect(effect.evaluations == 3)
    #expect(d.value == 4)
  }

  @Test func `a reader of a deferred reader that gives the same value does not run`() {
    let graph = Graph()
    let cell = graph.cell(0)
    let other = graph.cell(0)
    let a = graph.computed { cell.value + other.value }
    let b = graph.computed { a.value / 10 + other.value }
    let c = graph.computed { b.value + other.value }
    #expect(c.value == 0)
    cell.value = 1
    #expect(c.value == 0)
    #expect([a, b, c].map(\.evaluations) == [2, 2, 1])
    cell.value = 10
    #expect(c.value == 1)
    #expect([a, b, c].map(\.evaluations) == [3, 3, 2])
  }

  @Test func `the cleanups of a deferred reader are its own, not those of its input`() {
    let graph = Graph()
    let cell = graph.cell(0)
    let other = graph.cell(0)
    let ended = Recorder<Int>()
    let a = graph.computed { cell.value }
    let b = graph.computed { () -> Int in
      let sum = a.value + other.value
      if sum > 0 { graph.onCleanup { ended.note(sum) } }
      return sum
    }
    let c = graph.computed { b.value + other.value }
    #expect(c.value == 0)
    cell.value = 1
    #expect(c.value == 1)
    other.value = 5
    #expect(c.value == 11)
    #expect(ended.values == [1])
    #expect([a, b, c].map(\.evaluations) == [2, 3, 3])
  }

  @Test func `a deferred reader that ends meanwhile does not run`() {
    let graph = Graph()
    let cell = graph.cell(0)
    let other = graph.cell(0)
    let subgraph = graph.subgraph()
    let runs = Recorder<Int>()
    let a = graph.computed { () -> Int in
      if cell.value == 1 { subgraph.end() }
      return cell.value
    }
    let middle = subgraph.computed { () -> Int in
      runs.note(a.value)
      return a.value + other.value
    }
    let c = graph.computed { (middle.weak.value ?? -1) + other.value }
    let effect = graph.effect { _ = c.value + other.value }
    cell.value = 1
    #expect(runs.values == [0])
    #expect(c.value == -1)
    #expect(effect.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  /// How many rows of attributes there are below the cell.
  private static let rows = 6

  /// Every attribute of a row is the sum of the row before, modulo a thousand, plus its column.
  private func value(ofCell cell: Int, width: Int) -> Int {
    var row = (0..<width).map { cell + $0 }
    for _ in 1..<Self.rows { row = (0..<width).map { (row.reduce(0, +) + $0) % 1000 } }
    return row.reduce(0, +)
  }

  /// Builds rows of attributes and writes to the cell that they depend on.
  ///
  /// - Parameters:
  ///   - width: How many attributes a row has.
  ///   - isNumber: Whether the attribute in a row and column holds a number; it holds the text of one otherwise.
  /// - Returns: Which attributes ran, in order, and what the effect at their end saw after each write.
  private func runsOfRows(
    width: Int, isNumber: (_ row: Int, _ column: Int) -> Bool
  ) -> (log: [String], values: [Int]) {
    let graph = Graph()
    let cell = graph.cell(0)
    let log = Recorder<String>()
    var readers: [() -> Int] = []
    for row in 0..<Self.rows {
      let before = readers
      readers = (0..<width).map { column in
        let rule = { () -> Int in
          log.note("\(row).\(column)")
          return row == 0 ? cell.value + column : (before.map { $0() }.reduce(0, +) + column) % 1000
        }
        if isNumber(row, column) {
          let attribute = graph.computed { rule() }
          return { attribute.value }
        }
        let attribute = graph.computed { "\(rule())" }
        return { Int(attribute.value) ?? -1 }
      }
    }
    let seen = Recorder<Int>()
    let last = readers
    let effect = graph.effect { seen.note(last.map { $0() }.reduce(0, +)) }
    for value in [3, 7, 1] { cell.value = value }
    #expect(effect.evaluations == 4)
    return (log.values, Array(seen.values.dropFirst()))
  }
}
