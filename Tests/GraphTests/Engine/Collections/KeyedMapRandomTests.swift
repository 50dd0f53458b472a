import AttributeGraph2
import TestSupport
import Testing

/// Random writes and reads against a plain dictionary, with the exact transforms that each read has to run.
struct `Random keyed maps` {
  /// The expected values of a chain of two maps, and which of its transforms have run.
  private struct Model {
    var values: [Int: Int] = [:]
    /// The summand of the first map's transform for keys that are multiples of 3.
    var offset = 0
    /// The keys whose elements are up to date, in each of the maps.
    var fresh: [Set<Int>] = [[], []]

    /// The expected elements of a map.
    func outputs(of map: Int) -> [Int: Int] {
      Dictionary(
        uniqueKeysWithValues: values.map { key, value in
          (key, (value + (key % 3 == 0 ? offset : 0)) * (map == 0 ? 1 : 2))
        })
    }

    mutating func write(_ value: Int?, at key: Int) {
      if values[key] == value { return }
      values[key] = value
      makeStale(key)
    }

    mutating func makeStale(_ key: Int) {
      fresh[0].remove(key)
      fresh[1].remove(key)
    }

    /// Reads the element of a map.
    ///
    /// - Returns: The transforms that have to run for it.
    mutating func read(_ key: Int, of map: Int) -> [String] {
      guard values[key] != nil, !fresh[map].contains(key) else { return [] }
      return (0...map).compactMap { fresh[$0].insert(key).inserted ? "\($0):\(key)" : nil }
    }

    /// Reads the whole of a map.
    ///
    /// - Returns: The transforms that have to run for it.
    mutating func readAll(of map: Int) -> [String] { values.keys.flatMap { read($0, of: map) } }
  }

  private let keyCount = 24

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `random steps give the values of a plain dictionary and run exactly the stale transforms`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = Model()
    let graph = Graph()
    let ran = Recorder<String>()
    let offset = graph.cell(0)
    let cells = graph.keyedCells([Int: Int]())
    // Neither map has a cutoff, so a change goes all the way.
    let first = cells.map(comparedBy: nil) { (key: Int, value: Int) -> Int in
      ran.note("0:\(key)")
      return value + (key % 3 == 0 ? offset.value : 0)
    }
    let second = first.map(comparedBy: nil) { (key: Int, value: Int) -> Int in
      ran.note("1:\(key)")
      return value * 2
    }
    for step in 0..<2000 {
      ran.values = []
      var expected: [String] = []
      let key = random.below(keyCount)
      switch random.below(10) {
      case 0..<4:
        let value = random.oneIn(4) ? nil : random.below(4)
        model.write(value, at: key)
        cells[key] = value
      case 4:
        let old = model.values
        graph.transaction {
          for _ in 0..<random.below(8) {
            let key = random.below(keyCount)
            let value = random.oneIn(3) ? nil : random.below(3)
            model.values[key] = value
            cells[key] = value
          }
        }
        for key in 0..<keyCount where model.values[key] != old[key] { model.makeStale(key) }
      case 5:
        let value = random.below(3)
        if value != model.offset { for key in stride(from: 0, to: keyCount, by: 3) { model.makeStale(key) } }
        model.offset = value
        offset.value = value
      case 6:
        expected = model.read(key, of: 1)
        #expect(second[key] == model.outputs(of: 1)[key], "step \(step)")
      case 7:
        expected = model.read(key, of: 0)
        #expect(first[key] == model.outputs(of: 0)[key], "step \(step)")
      case 8:
        expected = model.readAll(of: 0)
        #expect(first.dictionary == model.outputs(of: 0), "step \(step)")
      default:
        expected = model.readAll(of: 1)
        #expect(second.dictionary == model.outputs(of: 1), "step \(step)")
      }
      #expect(ran.values.sorted() == expected.sorted(), "step \(step)")
      #expect(cells.count == model.values.count && cells.keys == Set(model.values.keys), "step \(step)")
    }
    #expect(cells.dictionary == model.values)
    #expect(graph.invariantViolations == [])
  }

  @Test(arguments: [5, 6] as [UInt64])
  func `readers see every committed change and no other`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let graph = Graph()
    let cells = graph.keyedCells([Int: Int]())
    let map = cells.map { $1 % 3 }
    let whole = Recorder<[Int: Int]>()
    let keys = Recorder<Set<Int>>()
    let one = Recorder<Int?>()
    let effects = [
      graph.effect { whole.note(map.dictionary) }, graph.effect { keys.note(map.keys) },
      graph.effect { one.note(map[0]) },
    ]
    var plain: [Int: Int] = [:]
    var seen = (whole: [[Int: Int]()], keys: [Set<Int>()], one: [Int?.none])
    for _ in 0..<500 {
      graph.transaction {
        for _ in 0..<random.below(5) {
          let key = random.below(6)
          let value = random.oneIn(3) ? nil : random.below(9)
          cells[key] = value
          plain[key] = value
        }
      }
      let outputs = plain.mapValues { $0 % 3 }
      if outputs != seen.whole.last { seen.whole.append(outputs) }
      if Set(plain.keys) != seen.keys.last { seen.keys.append(Set(plain.keys)) }
      if outputs[0] != seen.one[seen.one.count - 1] { seen.one.append(outputs[0]) }
    }
    #expect(whole.values == seen.whole)
    #expect(keys.values == seen.keys)
    #expect(one.values == seen.one)
    #expect(effects.map(\.evaluations) == [seen.whole.count, seen.keys.count, seen.one.count])
    #expect(graph.invariantViolations == [])
  }
}
