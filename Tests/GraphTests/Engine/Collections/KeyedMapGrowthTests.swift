import AttributeGraph2
import TestSupport
import Testing

/// What a change costs does not depend on how many elements there are.
@Suite struct `Growth of keyed maps` {
  /// What three changes and the next read of the whole cost.
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

  @Test func `18.6 three changes among ten thousand elements cost what they cost among ten`() {
    let small = costOfThreeChanges(among: 10)
    let large = costOfThreeChanges(among: 10_000)
    #expect(small == large)
    #expect(large.transforms == 6)
    #expect(large.evaluations < 20)
  }

  @Test func `18.6 elements that did not change are not evaluated, verified or looked at`() {
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

  @Test func `an element that comes or goes among ten thousand costs what it costs among ten`() {
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
}
