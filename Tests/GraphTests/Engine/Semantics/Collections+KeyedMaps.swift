import AttributeGraph2
import TestSupport
import Testing

/// Semantics 18.5: derived elements.
struct `Keyed maps` {
  let graph = Graph()
  let ran = Recorder<String>()

  /// A map whose transforms note their keys.
  private func doubled(_ cells: KeyedCells<String, Int>) -> KeyedMap<String, Int> {
    cells.map { [ran] key, value in
      ran.note(key)
      return value * 2
    }
  }

  /// The keys whose transforms ran since the last call.
  private func keysThatRan() -> [String] {
    defer { ran.values = [] }
    return ran.values.sorted()
  }

  @Test func `18.5: no transform runs before it is read, and none runs twice`() {
    let cells = graph.keyedCells(["a": 1, "b": 2])
    let map = doubled(cells)
    #expect(keysThatRan() == [])
    #expect(map.dictionary == ["a": 2, "b": 4])
    #expect(keysThatRan() == ["a", "b"])
    #expect(map.dictionary == ["a": 2, "b": 4])
    #expect(keysThatRan() == [])
  }

  @Test func `18.5: a read of one element runs only its transform`() {
    let cells = graph.keyedCells(["a": 1, "b": 2])
    let map = doubled(cells)
    #expect(map["b"] == 4)
    #expect(keysThatRan() == ["b"])
    #expect(map.dictionary == ["a": 2, "b": 4])
    #expect(keysThatRan() == ["a"])
    cells["a"] = 5
    cells["b"] = 6
    #expect(map["a"] == 10)
    #expect(keysThatRan() == ["a"])
    #expect(map["c"] == nil)
    #expect(keysThatRan() == [])
  }

  @Test func `18.5: a read of the whole runs the transforms of changed elements`() {
    let cells = graph.keyedCells(["a": 1, "b": 2, "c": 3])
    let map = doubled(cells)
    _ = map.dictionary
    _ = keysThatRan()
    cells["b"] = 5
    cells["d"] = 4
    cells["a"] = nil
    #expect(map.dictionary == ["b": 10, "c": 6, "d": 8])
    #expect(keysThatRan() == ["b", "d"])
  }

  @Test func `18.5: an element that is added, removed and added again before the next read runs once`() {
    let cells = graph.keyedCells(["a": 1])
    let map = doubled(cells)
    _ = map.dictionary
    _ = keysThatRan()
    cells["a"] = nil
    cells["b"] = 1
    cells["b"] = nil
    cells["a"] = 2
    cells["b"] = 3
    #expect(map.dictionary == ["a": 4, "b": 6])
    #expect(keysThatRan() == ["a", "b"])
    cells["a"] = nil
    cells["c"] = 1
    cells["c"] = nil
    #expect(map.dictionary == ["b": 6])
    #expect(keysThatRan() == [])
    cells["a"] = 2
    #expect(map.dictionary == ["a": 4, "b": 6])
    #expect(keysThatRan() == ["a"])
  }

  @Test func `a reader of the whole runs once for many changes`() {
    let cells = graph.keyedCells(["a": 1, "b": 2])
    let map = doubled(cells)
    let seen = Recorder<Int>()
    let effect = graph.effect { seen.note(map.dictionary.values.reduce(0, +)) }
    graph.transaction {
      cells["a"] = 10
      cells["b"] = 20
      cells["c"] = 30
    }
    cells["c"] = nil
    #expect(seen.values == [6, 120, 60])
    #expect(effect.evaluations == 3)
  }

  @Test func `readers of an element, of the count and of the keys depend on no other`() {
    let cells = graph.keyedCells(["a": 1, "b": 2])
    let map = doubled(cells)
    let a = graph.effect { _ = map["a"] }
    let c = graph.effect { _ = map["c"] }
    let count = graph.effect { _ = (map.count, map.isEmpty) }
    let keys = graph.effect { _ = map.keys }
    #expect(keysThatRan() == ["a"])
    cells["b"] = 3
    #expect([a, c, count, keys].map(\.evaluations) == [1, 1, 1, 1])
    cells["c"] = 4
    #expect([a, c, count, keys].map(\.evaluations) == [1, 2, 2, 2])
    cells["a"] = 5
    cells["a"] = nil
    #expect([a, c, count, keys].map(\.evaluations) == [3, 2, 3, 3])
    #expect(keysThatRan() == ["a", "c"])
  }

  @Test func `18.5: reads of a transform are inputs of its element alone`() {
    let cells = graph.keyedCells(["a": 1, "b": 2, "c": 3])
    let factor = graph.cell(10)
    let map = cells.map { [ran] key, value in
      ran.note(key)
      return key == "b" ? value * factor.value : value
    }
    let seen = Recorder<Int>()
    let effect = graph.effect { seen.note(map.dictionary["b"] ?? 0) }
    _ = keysThatRan()
    factor.value = 100
    #expect(seen.values == [20, 200])
    #expect(keysThatRan() == ["b"])
    #expect(effect.evaluations == 2)
  }

  @Test func `18.5: an equal output stops there`() {
    let cells = graph.keyedCells(["a": 1, "b": 2])
    let parity = cells.map { [ran] key, value in
      ran.note(key)
      return value % 2
    }
    let whole = graph.effect { _ = parity.dictionary }
    let a = graph.effect { _ = parity["a"] }
    _ = keysThatRan()
    cells["a"] = 3
    #expect(keysThatRan() == ["a"])
    #expect([whole.evaluations, a.evaluations] == [1, 1])
    cells["a"] = 4
    #expect([whole.evaluations, a.evaluations] == [2, 2])
  }

  @Test func `outputs can have a comparison of their own, and need none`() {
    struct Opaque { var number: Int }
    let cells = graph.keyedCells(["a": 1])
    let opaque = cells.map { _, value in Opaque(number: value % 2) }
    let rounded = cells.map(comparedBy: { $0 / 10 == $1 / 10 }) { _, value in value }
    let effects = [graph.effect { _ = opaque.dictionary }, graph.effect { _ = rounded.dictionary }]
    cells["a"] = 3
    #expect(effects.map(\.evaluations) == [2, 1])
    #expect(rounded.dictionary == ["a": 1])
    cells["a"] = 13
    #expect(effects.map(\.evaluations) == [3, 2])
  }

  @Test func `18.4: rolled-back writes run no transform`() {
    let cells = graph.keyedCells(["a": 1, "b": 2])
    let map = doubled(cells)
    let effect = graph.effect { _ = map.dictionary }
    _ = keysThatRan()
    graph.transaction {
      cells["a"] = 5
      cells["c"] = 6
      cells["b"] = nil
      cells["a"] = 1
      cells["c"] = nil
      cells["b"] = 2
    }
    #expect(keysThatRan() == [])
    #expect(effect.evaluations == 1)
    #expect(map.dictionary == ["a": 2, "b": 4])
    #expect(graph.invariantViolations == [])
  }

  @Test func `18.4: a read in a transaction sees the writes so far, and runs again if they are rolled back`() {
    let cells = graph.keyedCells(["a": 1])
    let map = doubled(cells)
    _ = map.dictionary
    graph.transaction {
      cells["a"] = 5
      cells["b"] = 6
      #expect(map.dictionary == ["a": 10, "b": 12])
      cells["a"] = 1
      cells["b"] = nil
    }
    #expect(map.dictionary == ["a": 2])
    #expect(graph.invariantViolations == [])
  }

  @Test func `a dictionary keeps its elements after later changes`() {
    let cells = graph.keyedCells(["a": 1])
    let map = doubled(cells)
    let before = map.dictionary
    cells["a"] = 2
    cells["b"] = 3
    #expect(map.dictionary == ["a": 4, "b": 6])
    #expect(before == ["a": 2])
  }

  @Test func `18.7: a map is made and first read in a rule, and outlives the run`() {
    let cells = graph.keyedCells(["a": 1])
    let made = Box<KeyedMap<String, Int>?>(nil)
    let total = graph.computed {
      let map = made.content ?? doubled(cells)
      made.content = map
      return map.dictionary.values.reduce(0, +) + (map["a"] ?? 0)
    }
    #expect(total.value == 4)
    cells["a"] = 2
    cells["b"] = 1
    #expect(total.value == 10)
    cells["a"] = 3
    #expect(total.value == 14)
    #expect(total.evaluations == 3)
    #expect(keysThatRan() == ["a", "a", "a", "b"])
  }
}

/// Semantics 18.6: the cost of a change does not depend on the number of elements.
struct `Cost of keyed maps` {
  /// The cost of three changes and the next read of the whole.
  private struct Cost: Equatable {
    var transforms: Int
    var evaluations: Int
    var validations: Int
    var writes: Int
  }

  /// Changes three of so many elements at the end of a chain of two maps, and reads the whole.
  private func costOfThreeChanges(among size: Int) -> Cost {
    let graph = Graph()
    let ran = Box(0)
    let cells = graph.keyedCells(Dictionary(uniqueKeysWithValues: (0..<size).map { ($0, $0) }))
    let first = cells.map { _, value in
      ran.content += 1
      return value + 1
    }
    let second = first.map { _, value in
      ran.content += 1
      return value * 2
    }
    #expect(second.dictionary.count == size)
    #expect(ran.content == 2 * size)
    ran.content = 0
    let before = graph.statistics
    for key in 0..<3 { cells[key] = -key - 1 }
    #expect(second.dictionary[2] == -4)
    #expect(second.dictionary[size - 1] == size * 2)
    let after = graph.statistics
    return Cost(
      transforms: ran.content, evaluations: after.evaluations - before.evaluations,
      validations: after.validations - before.validations, writes: after.writes - before.writes)
  }

  @Test func `18.6: three changes among ten thousand elements cost as much as among ten`() {
    let small = costOfThreeChanges(among: 10)
    let large = costOfThreeChanges(among: 10_000)
    #expect(small == large)
    #expect(large.transforms == 6)
    #expect(large.evaluations < 20)
  }

  @Test func `18.6: elements that did not change are not evaluated, verified or looked at`() {
    let graph = Graph()
    let ran = Recorder<Int>()
    let looked = Box(0)
    let cells = graph.keyedCells(Dictionary(uniqueKeysWithValues: (0..<10_000).map { ($0, $0) }))
    let isSame = { (old: Int, new: Int) -> Bool in
      looked.content += 1
      return old == new
    }
    let map = cells.map(comparedBy: isSame) { (key: Int, value: Int) -> Int in
      ran.note(key)
      return value
    }
    #expect(map.dictionary.count == 10_000)
    ran.values = []
    cells[5] = -5
    cells[5000] = -5000
    cells[9999] = -9999
    _ = map.dictionary
    #expect(ran.values.sorted() == [5, 5000, 9999])
    #expect(looked.content == 3)
  }

  @Test func `18.6: adding or removing an element among ten thousand costs as much as among ten`() {
    let evaluations = [10, 10_000].map { size -> Int in
      let graph = Graph()
      let cells = graph.keyedCells(Dictionary(uniqueKeysWithValues: (0..<size).map { ($0, $0) }))
      let map = cells.map { $1 }
      _ = map.dictionary
      let before = graph.statistics.evaluations
      cells[size] = 1
      cells[0] = nil
      #expect(map.dictionary.count == size)
      return graph.statistics.evaluations - before
    }
    #expect(evaluations[0] == evaluations[1])
    #expect(evaluations[1] < 10)
  }

  @Test func `a whole that was not read for long catches up`() {
    let graph = Graph()
    let cells = graph.keyedCells([Int: Int]())
    let map = cells.map { $1 }
    let keys = graph.computed { cells.keys.count }
    _ = (map.dictionary, keys.value)
    for round in 0..<5 {
      for key in 0..<500 { cells[key] = round }
      for key in 0..<499 { cells[key] = nil }
    }
    #expect(map.dictionary == [499: 4])
    #expect(keys.value == 1)
  }

  @Test func `18.3: a reader of the whole follows a map that was dropped`() {
    let graph = Graph()
    let log = Recorder<Int>()
    let cells = graph.keyedCells(["apple": 10, "pear": 20])
    let total = graph.computed { cells.map { $1 * 2 }.dictionary.values.reduce(0, +) }
    let effect = graph.effect { log.note(total.value) }
    cells["apple"] = 11
    cells["pear"] = nil
    #expect(log.values == [60, 62, 22])
    #expect(total.evaluations == 3)
    effect.stop()
    #expect(total.value == 22)
    #expect(graph.invariantViolations == [])
  }

  @Test func `18.3: a whole follows the whole of another map, however many there are`() {
    let graph = Graph()
    let x = graph.cell(1)
    var last = graph.keyedCells([0: 1]).map { $1 + x.value }
    for _ in 0..<20 {
      let before = last
      let sum = graph.computed { before.dictionary.values.reduce(0, +) }
      last = graph.keyedCells([0: 1]).map { $1 + sum.value }
    }
    let log = Recorder<[Int: Int]>()
    let effect = graph.effect { [last] in log.note(last.dictionary) }
    for value in 2...4 { x.value = value }
    #expect(log.values == [[0: 22], [0: 23], [0: 24], [0: 25]])
    #expect(last.dictionary == [0: 25])
    effect.stop()
    #expect(graph.invariantViolations == [])
  }

  @Test(arguments: ["transaction", "effect", "cleanup", "alone"])
  func `18.3: a whole follows the end of what a transform has read`(by way: String) {
    let graph = Graph()
    let subgraph = graph.subgraph()
    let input = subgraph.cell(5)
    let map = graph.keyedCells([0: 1]).map { $1 + (input.weak.value ?? -1) }
    #expect(map.dictionary == [0: 6])
    let seen = Recorder<[Int: Int]>()
    let end = {
      subgraph.end()
      seen.note(map.dictionary)
    }
    switch way {
    case "transaction": graph.transaction(end)
    case "effect": graph.effect(end).stop()
    case "cleanup":
      subgraph.build { graph.onCleanup { seen.note(map.dictionary) } }
      subgraph.end()
    default: end()
    }
    #expect(seen.values == [[0: 0]])
    #expect(map.dictionary == [0: 0])
  }

  @Test func `18.3: a whole follows what was cancelled`() {
    let graph = Graph()
    let isCancelled = Box(true)
    let input = graph.computed { () throws -> Int in
      if isCancelled.content { throw CancellationError() }
      return 1
    }
    let map = graph.keyedCells([0: 0]).map { $1 + ((try? input.get()) ?? -1) }
    #expect(map.dictionary == [0: -1])
    isCancelled.content = false
    #expect(map.dictionary == [0: 1])
  }
}
