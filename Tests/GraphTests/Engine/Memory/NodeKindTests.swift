import Testing

@testable import AttributeGraph2

/// Nodes of one type and function that one place in the source makes share a record, their kind.
struct `Node kinds` {
  let graph = Graph()

  /// A cell and its reader.
  private struct Pair {
    /// The places of their kinds.
    let kinds: [UInt32]
    /// Writes to the cell, and tells whether the reader followed.
    let works: () -> Bool
  }

  private func made<Value: Equatable>(_ first: Value, _ second: Value) -> Pair {
    let cell = graph.cell(first)
    let read = graph.computed { cell.value }
    let kinds = [cell.reference.kindID.offset, read.reference.kindID.offset]
    return Pair(kinds: kinds) { [graph] in
      var isRight = read.value == first
      cell.value = second
      isRight = isRight && read.value == second
      let evaluations = read.evaluations
      cell.value = second
      graph.transaction {
        cell.value = first
        cell.value = second
      }
      isRight = isRight && read.value == second && read.evaluations == evaluations
      cell.value = first
      return isRight && read.value == first && read.evaluations == evaluations + 1
    }
  }

  @Test func `a place that was used before gets no other kind, however many were used since`() {
    var counts: [Int] = []
    for _ in 0..<3 {
      for line in 1...100 {
        let x = graph.cell(line, fileID: "Shop/Basket.swift", line: UInt(line))
        let f = graph.computed(fileID: "Shop/Basket.swift", line: UInt(line)) { x.value }
        #expect(f.value == line)
      }
      counts.append(graph.state.fields.nodes.kinds.records.count)
    }
    #expect(counts == [200, 200, 200])
  }

  @Test func `cells of one type are named after their own lines`() {
    // Lines that are sixteen apart share an entry of the cache.
    let lines = (1...40).map { UInt($0) } + [1, 17, 33, 17, 17, 1, 33, 33]
    for _ in 0..<2 {
      let cells = lines.map { graph.cell(0, fileID: "Shop/Basket.swift", line: $0) }
      #expect(cells.map(\.name) == lines.map { "Shop/Basket.swift:\($0)" })
    }
  }

  @Test func `cells of one type are named after their own files`() {
    for _ in 0..<2 {
      let one = graph.cell(0, fileID: "Shop/Basket.swift", line: 7)
      let other = graph.cell(0, fileID: "Shop/Till.swift", line: 7)
      #expect([one.name, other.name] == ["Shop/Basket.swift:7", "Shop/Till.swift:7"])
    }
  }

  @Test func `each type made at one line reads and writes as its own`() {
    for _ in 0..<2 {
      let all = [
        made(1, 2), made(1 as Int8, 2), made(1 as Int16, 2), made(1 as Int32, 2), made(1 as Int64, 2),
        made(1 as UInt, 2), made(1 as UInt8, 2), made(1 as UInt16, 2), made(1 as UInt32, 2), made(1 as UInt64, 2),
        made(1 as Float, 2), made(1 as Double, 2), made(true, false), made("a", "b"), made("a" as Character, "b"),
        made("a" as Substring, "b"), made([1], [2]), made([1] as Set, [2]), made([1: 1], [1: 2]), made(1 as Int?, nil),
        made("a" as String?, nil), made(0..<1, 0..<2), made(0...1, 0...2), made([[1]], [[2]]),
      ]
      #expect(Set(all.flatMap(\.kinds)).count == 2 * all.count)
      #expect(all.allSatisfy { $0.works() })
      #expect(all.reversed().allSatisfy { $0.works() })
    }
    let count = graph.state.fields.nodes.kinds.records.count
    #expect(count == 2 * 24)
  }
}

/// The closures of nodes that one place in the source makes.
struct `Functions of node kinds` {
  let graph = Graph()

  @Test func `attributes and effects that one place makes run each their own closure`() {
    let x = graph.cell(1)
    let rules: [() -> Int] = [{ x.value }, { x.value * 10 }, { 7 }, { -x.value }, { x.value + 1 }]
    var seen = [Int](repeating: 0, count: 2)
    let bodies: [() -> Void] = [{ seen[0] = x.value }, { seen[1] = -x.value }]
    for round in 1...3 {
      x.value = round
      let all = rules.map { graph.computed($0) }
      let effects = bodies.map { graph.effect($0) }
      #expect(all.map(\.value) == [round, round * 10, 7, -round, round + 1])
      #expect(seen == [round, -round])
      x.value = 100
      #expect(all.map(\.value) == [100, 1_000, 7, -100, 101])
      #expect(seen == [100, -100])
      withExtendedLifetime(effects) {}
    }
  }

  @Test func `attributes that share a line run each their own closure`() {
    let x = graph.cell(1)
    let (one, other) = (graph.computed { x.value + 1 }, graph.computed { x.value + 2 })
    #expect([one.value, other.value] == [2, 3])
    x.value = 10
    #expect([other.value, one.value] == [12, 11])
    #expect(graph.liveNodes.entries.map(\.count).sorted() == [1, 2])
  }

  @Test func `closures of one function share a kind, whatever they capture`() {
    let texts = (0..<100).map { "\($0)" }
    let all = texts.map { text in graph.computed { text } }
    #expect(all.map(\.value) == texts)
    let count = graph.state.fields.nodes.kinds.records.count
    #expect(count == 1)
  }
}

/// A graph has one kind for each place and type, and releases it at its own end.
struct `Records of node kinds` {
  let graph = Graph()

  private func made<Value: Equatable>(of value: Value) -> (cell: StateCell<Value>, read: ComputedAttribute<Value>) {
    let cell = graph.cell(value)
    return (cell, graph.computed { cell.value })
  }

  @Test func `a place has one kind for each type, however many others are used in between`() {
    for round in 0..<20 {
      let (number, text) = (made(of: round), made(of: "\(round)"))
      number.cell.value = -1
      graph.transaction {
        text.cell.value = "changed"
        text.cell.value = "\(round)"
      }
      #expect(number.read.value == -1)
      #expect(text.read.value == "\(round)")
    }
    let count = graph.state.fields.nodes.kinds.records.count
    #expect(count == 4)
    #expect(graph.liveNodes.count == 0)
  }

  @Test func `the kinds of a graph are released with it`() {
    weak var kind: NodeKind?
    do {
      let graph = Graph()
      let x = graph.cell(0)
      kind = unsafe graph.state.fields.nodes.kinds.records[0].kind.takeUnretainedValue()
      #expect(kind != nil)
      x.value = 1
    }
    #expect(kind == nil)
  }
}
