import AttributeGraph2
import TestSupport
import Testing

/// Maps of maps, and the elements that they keep.
struct `Chains of keyed maps` {
  let graph = Graph()
  let ran = Recorder<String>()

  /// The notes of the transforms that ran since the last call.
  private func notes() -> [String] {
    defer { ran.values = [] }
    return ran.values.sorted()
  }

  @Test func `a change runs one transform at each step of a chain`() {
    let cells = graph.keyedCells(["a": 1, "b": 2])
    let doubled = cells.map { [ran] key, value in
      ran.note("double \(key)")
      return value * 2
    }
    let labels = doubled.map { [ran] key, value in
      ran.note("label \(key)")
      return "\(key)=\(value)"
    }
    #expect(labels.dictionary == ["a": "a=2", "b": "b=4"])
    #expect(notes().count == 4)
    cells["b"] = 3
    cells["c"] = 1
    cells["a"] = nil
    #expect(labels.dictionary == ["b": "b=6", "c": "c=2"])
    #expect(notes() == ["double b", "double c", "label b", "label c"])
    #expect(doubled.dictionary == ["b": 6, "c": 2])
    #expect(notes() == [])
  }

  @Test func `an equal output in the middle stops the chain`() {
    let cells = graph.keyedCells(["a": 1, "b": 2])
    let parity = cells.map { _, value in value % 2 }
    let names = parity.map { [ran] key, value in
      ran.note(key)
      return value == 0 ? "even" : "odd"
    }
    let effect = graph.effect { _ = names.dictionary }
    _ = notes()
    cells["a"] = 3
    #expect(notes() == [])
    #expect(effect.evaluations == 1)
    cells["a"] = 4
    #expect(notes() == ["a"])
    #expect(effect.evaluations == 2)
  }

  @Test func `a read of one element runs only its transforms`() {
    let cells = graph.keyedCells(["a": 1, "b": 2])
    let chain = cells.map { $1 + 1 }.map { [ran] key, value in
      ran.note(key)
      return value * 10
    }
    #expect(chain["b"] == 30)
    #expect(notes() == ["b"])
    #expect(chain["x"] == nil)
    #expect(chain.count == 2 && chain.keys == ["a", "b"] && !chain.isEmpty)
    #expect(notes() == [])
  }

  @Test func `a reader of two maps of one collection runs once for a change`() {
    let cells = graph.keyedCells(["a": 1])
    let plus = cells.map { $1 + 1 }
    let minus = cells.map { $1 - 1 }
    let seen = Recorder<[Int]>()
    let effect = graph.effect { seen.note([plus.dictionary["a"] ?? 0, minus.dictionary["a"] ?? 0]) }
    cells["a"] = 5
    #expect(seen.values == [[2, 0], [6, 4]])
    #expect(effect.evaluations == 2)
  }

  @Test func `a transform reads another element of another map`() {
    let parents = graph.keyedCells(["child": "root", "root": ""])
    let own = graph.keyedCells(["child": 1, "root": 10])
    let sums = own.map { key, value in value + (own[parents[key] ?? ""] ?? 0) }
    let seen = Recorder<Int>()
    let effect = graph.effect { seen.note(sums.dictionary.values.reduce(0, +)) }
    own["root"] = 20
    parents["child"] = nil
    #expect(seen.values == [21, 41, 21])
    #expect(effect.evaluations == 3)
  }

  @Test func `a write in a transform is refused and names the element`() {
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let log = graph.cell(0, name: "log")
    let cells = graph.keyedCells(["a": 1])
    let map = cells.map(name: "map") { (_, value: Int) -> Int in
      log.value = value
      return value
    }
    #expect(map.dictionary == ["a": 1])
    #expect(reports.values == [.writeDuringRule(rule: "map[a]", cell: "log")])
    #expect(log.value == 0)
  }

  @Test func `a transform that reads its whole own map traps with the name of the map`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let back = Box<KeyedMap<Int, Int>?>(nil)
      let map = Graph().keyedCells([1: 1]).map(name: "sums") { (_, value: Int) -> Int in
        (back.content?.dictionary.count ?? 0) + value
      }
      back.content = map
      _ = map.dictionary
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'sums' needs its own value"))
  }

  @Test func `a map owns its sources and is released with its last owner`() {
    var labels: KeyedMap<Int, String>?
    var cells: KeyedCells<Int, Int>? = graph.keyedCells([1: 1, 2: 2])
    labels = cells?.map { $1 + 1 }.map { "\($0) \($1)" }
    cells = nil
    #expect(labels?.dictionary == [1: "1 2", 2: "2 3"])
    #expect(labels?[1] == "1 2")
    labels = nil
    #expect(graph.statistics.nodes == 0)
    #expect(graph.statistics.edges == 0)
  }

  @Test func `elements of removed keys are released`() {
    let cells = graph.keyedCells([Int: Int]())
    let map = cells.map { $1 }.map { $1 }
    let effect = graph.effect { _ = map.dictionary }
    for key in 0..<2000 {
      cells[key] = key
      cells[key - 1] = nil
    }
    #expect(map.dictionary == [1999: 1999])
    #expect(graph.statistics.nodes < 200)
    #expect(effect.evaluations > 2000)
    #expect(graph.invariantViolations == [])
  }

  @Test func `elements of keys that are no longer read are released`() {
    let cells = graph.keyedCells([Int: Int]())
    let map = cells.map { $1 }.map { $1 }
    let query = graph.cell(0)
    let effect = graph.effect { _ = map[query.value] }
    for key in 1...5000 { query.value = key }
    #expect(graph.statistics.nodes < 300)
    #expect(effect.evaluations == 5001)
    cells[5000] = 1
    #expect(effect.evaluations == 5002)
  }

  @Test func `an element that is read outlives the removal of its key`() {
    let cells = graph.keyedCells(["a": 1])
    let map = cells.map { $1 * 2 }
    let seen = Recorder<Int?>()
    let a = graph.effect { seen.note(map["a"]) }
    let whole = graph.effect { _ = map.dictionary }
    cells["a"] = nil
    cells["b"] = 1
    cells["a"] = 3
    #expect(seen.values == [2, nil, 6])
    #expect([a.evaluations, whole.evaluations] == [3, 4])
    #expect(map.dictionary == ["a": 6, "b": 2])
    #expect(graph.invariantViolations == [])
  }

  @Test func `the inputs of a map are observed exactly while an effect depends on the map`() {
    let cells = graph.keyedCells(["a": 1])
    let factor = graph.cell(2)
    let map = cells.map { $1 * factor.value }.map { $1 + 1 }
    let reports = Recorder<Bool>()
    let hook = factor.onObservedChange { reports.note($0) }
    #expect(map.dictionary == ["a": 3])
    #expect(!factor.isObserved)
    let effect = graph.effect { _ = map.dictionary }
    #expect(factor.isObserved)
    effect.stop()
    #expect(!factor.isObserved)
    #expect(map["a"] == 3)
    #expect(reports.values == [true, false])
    withExtendedLifetime(hook) {}
  }
}
