import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 19.13 to 19.15: snapshots as plain values.
struct `Snapshots of a graph` {
  let graph = Graph()

  private func basket() -> [Node] {
    let price = graph.cell(10, name: "price", fileID: "Shop/Basket.swift", line: 3)
    let count = graph.cell(2, fileID: "Shop/Basket.swift", line: 4)
    let total = graph.computed(name: "total", fileID: "Shop/Basket.swift", line: 5) { count.value * price.value }
    let w = graph.effect(name: "printing", fileID: "Shop/Basket.swift", line: 6) { _ = total.value }
    let unread = graph.computed(name: "unread", fileID: "Shop/Basket.swift", line: 7) { total.value }
    return [price, count, total, w, unread]
  }

  @Test func `19.13: nodes are ordered by kind and name, with values and inputs`() {
    let nodes = basket()
    let snapshot = graph.snapshot()
    #expect(
      snapshot.description == """
        1 cell 'Shop/Basket.swift:4' = 2 (clean)
        2 cell 'price' = 10 (clean)
        3 computed 'total' = 20 (clean, ran once) ← 1, 2
        4 computed 'unread' (dirty, ran 0 times)
        5 effect 'printing' (clean, ran once) ← 3
        """)
    #expect(
      snapshot.nodes[2]
        == GraphSnapshot.Node(
          number: 3, kind: .computed, name: "total", site: "Shop/Basket.swift:5", state: .clean, evaluations: 1,
          value: "20", error: nil, inputs: 2, outputs: 1))
    #expect(
      snapshot.edges == [
        .init(reader: 3, input: 1, position: 0), .init(reader: 3, input: 2, position: 1),
        .init(reader: 5, input: 3, position: 0),
      ])
    #expect(nodes.count == 5)
  }

  @Test func `19.15: a snapshot around a node has all nodes that edges connect with it`() {
    let nodes = basket()
    let other = graph.cell(1, name: "other")
    let names = graph.snapshot(around: nodes[0]).nodes.map(\.name)
    #expect(names == ["Shop/Basket.swift:4", "price", "total", "printing"])
    #expect(graph.snapshot(around: nodes[0]) == graph.snapshot(around: nodes[3], nodes[1]))
    #expect(graph.snapshot(around: other, nodes[4]).nodes.map(\.name) == ["other", "unread"])
    #expect(graph.snapshot(around: other).edges.isEmpty)
  }

  @Test func `19.13: a snapshot runs nothing and changes no count`() {
    let nodes = basket()
    let before = graph.statistics
    let first = graph.snapshot()
    #expect(graph.snapshot() == first)
    #expect(graph.statistics == before)
    #expect(graph.invariantViolations == [])
    _ = nodes
  }

  @Test func `19.13: nodes with the same name and place are numbered by their edges`() {
    func snapshot() -> GraphSnapshot {
      let graph = Graph()
      var kept: [Node] = []
      for length in [3, 1, 2, 3, 1].shuffled() {
        let cell = graph.cell(0, name: "x")
        var last = graph.computed(name: "f") { cell.value }
        kept.append(cell)
        for _ in 1..<length {
          let before = last
          last = graph.computed(name: "f") { before.value }
        }
        kept.append(last)
        _ = last.value
      }
      return withExtendedLifetime(kept) { graph.snapshot() }
    }
    let first = snapshot()
    #expect(first.nodes.count == 15 && first.edges.count == 10)
    for _ in 0..<20 { #expect(snapshot() == first) }
  }

  @Test func `19.13: nodes are numbered by edges at any distance`() {
    func snapshot() -> GraphSnapshot {
      let graph = Graph()
      let effects = ["a", "b", "c", "d"].shuffled().map { name in
        let cell = graph.cell(0, name: "x")
        var last = graph.computed(name: "f") { cell.value }
        for _ in 1..<30 {
          let before = last
          last = graph.computed(name: "f") { before.value }
        }
        return graph.effect(name: name) { [last] in _ = last.value }
      }
      return withExtendedLifetime(effects) { graph.snapshot() }
    }
    let first = snapshot()
    #expect(first.nodes.count == 128 && first.edges.count == 124)
    for _ in 0..<10 { #expect(snapshot() == first) }
  }

  @Test func `19.13: long values are cut off, objects are shown by their type, errors separately`() {
    final class Secret {}
    struct Refusal: Error {}
    let long = graph.cell(String(repeating: "é", count: 200), name: "a")
    let object = graph.cell(Secret(), comparedBy: nil, name: "b")
    let failing = graph.computed(name: "c") { () throws -> Int in throw Refusal() }
    _ = try? failing.value
    let nodes = graph.snapshot().nodes
    #expect(nodes[0].value == String(repeating: "é", count: 79) + "…")
    #expect(nodes[1].value == "Secret")
    #expect(nodes[2].value == nil && nodes[2].error == "Refusal()")
    withExtendedLifetime((long, object)) {}
  }

  @Test func `19.13: the elements of sets and dictionaries are sorted`() {
    let names = (0..<8).map { "item \($0)" }
    let set = graph.cell(Set(names.shuffled()), name: "a")
    let dictionary = graph.cell(Dictionary(uniqueKeysWithValues: names.map { ($0, 1) }), name: "b")
    let optional = graph.cell(Optional(Set(0..<8)), name: "c")
    let nested = graph.cell([[1: Set(0..<8)], [:]], name: "d")
    let long = graph.cell(Set(100..<200), name: "e")
    let digits = "0, 1, 2, 3, 4, 5, 6, 7"
    let entries = names.map { "\"\($0)\": 1" }.joined(separator: ", ")
    let expected: [String] = [
      "\(names)", "[\(entries)]".prefix(79) + "…", "Optional(Set([\(digits)]))", "[[1: Set([\(digits)])], [:]]",
      "\(Array(100..<200))".prefix(79) + "…",
    ]
    #expect(graph.snapshot().nodes.map(\.value) == expected)
    withExtendedLifetime((set, dictionary, optional, nested, long)) {}
  }

  @Test func `19.13: stopped, ended and running nodes have these states`() {
    let x = graph.cell(1, name: "x")
    let w = graph.effect(name: "w") { _ = x.value }
    w.stop()
    #expect(graph.snapshot(around: w).nodes.map(\.state) == [.stopped])
    let screen = graph.subgraph()
    let gone = screen.cell(1, name: "gone").cell
    screen.end()
    #expect(gone.map { graph.snapshot(around: $0).nodes.map(\.state) } == [.ended])
    #expect(!graph.snapshot().nodes.contains { $0.name == "gone" })
    let seen = Recorder<GraphSnapshot.State?>()
    let f = graph.computed(name: "f") { [graph] in
      seen.note(graph.snapshot().nodes.first { $0.name == "f" }?.state)
      return x.value
    }
    _ = f.value
    #expect(seen.values == [.computing])
    #expect(graph.invariantViolations == [])
  }

  @Test func `19.14: the description of a value may read the graph and release nodes, but not write`() {
    struct Nosy: CustomStringConvertible {
      let look: () -> String
      var description: String { look() }
    }
    let x = graph.cell(1, name: "x")
    let spare = Box<StateCell<Int>?>(graph.cell(7, name: "spare"))
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let nosy = graph.cell(
      Nosy {
        spare.content = nil
        x.value = 2
        return "saw \(x.value)"
      }, comparedBy: nil, name: "nosy")
    #expect(graph.snapshot().nodes.map(\.value) == ["saw 1", "7", "1"])
    #expect(reports.values.count == 1)
    #expect(graph.snapshot().nodes.map(\.name) == ["nosy", "x"])
    _ = nosy
  }

  @Test func `a node of another graph is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Graph().snapshot(around: Graph().cell(0, name: "stranger"))
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("'stranger' belongs to another graph."))
  }

  @Test func `19.15: a depth bounds how many edges a snapshot reaches`() {
    let graph = Graph()
    let first = graph.cell(1, name: "a")
    let second = graph.computed(name: "b") { first.value }
    let third = graph.computed(name: "c") { second.value }
    let fourth = graph.computed(name: "d") { third.value }
    _ = fourth.value
    #expect(graph.snapshot(around: second, depth: 0).nodes.map(\.name) == ["b"])
    #expect(graph.snapshot(around: second, depth: 1).nodes.map(\.name) == ["a", "b", "c"])
    #expect(graph.snapshot(around: second, depth: 2).nodes.count == 4)
    #expect(graph.snapshot(around: second, depth: 1).edges.count == 2)
  }

  @Test func `19.15: a snapshot of some nodes has the counts and positions of the whole graph`() {
    let (a, b, c) = (graph.cell(1, name: "a"), graph.cell(2, name: "b"), graph.cell(3, name: "c"))
    let f = graph.computed(name: "f") { a.value + b.value + c.value }
    let g = graph.computed(name: "g") { f.value }
    _ = g.value
    let snapshot = graph.snapshot(around: b, depth: 1)
    #expect(snapshot.nodes.map(\.name) == ["b", "f"])
    #expect(snapshot.nodes.map(\.inputs) == [0, 3])
    #expect(snapshot.nodes.map(\.outputs) == [1, 1])
    #expect(snapshot.edges == [.init(reader: 2, input: 1, position: 1)])
  }

  @Test func `a negative depth is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      _ = graph.snapshot(around: graph.cell(0), depth: -1)
    }
    #expect(standardErrorText(of: result).contains("A snapshot cannot reach -1 edges far"))
  }
}
