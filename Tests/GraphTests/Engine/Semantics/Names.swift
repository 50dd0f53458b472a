import AttributeGraph2
import TestSupport
import Testing

/// Semantics 11: every node has a name, and messages use it.
struct `Names` {
  let graph = Graph()

  @Test func `11.1: the name of a node is the given one`() {
    let graph = Graph()
    let subgraph = graph.subgraph(name: "screen")
    let names = [
      graph.cell(1, name: "price").name, graph.computed(name: "total") { 1 }.name, graph.effect(name: "saving") {}.name,
      subgraph.cell(1, name: "title").name, subgraph.name,
    ]
    #expect(names == ["price", "total", "saving", "title", "screen"])
  }

  @Test func `11.1: the default name of a node is the file and line of its creation`() {
    let graph = Graph()
    let subgraph = graph.subgraph()
    let x = graph.cell(1)
    let line = #line - 1
    let f = subgraph.computed { x.value }
    let names = [x.name, f.name, graph.effect {}.name, x.projection(\.description).name]
    let file = "EngineTests/Names.swift"
    #expect(names == ["\(file):\(line)", "\(file):\(line + 2)", "\(file):\(line + 3)", "\(file):\(line + 3)"])
    #expect(subgraph.name == "\(file):\(line - 1)")
  }

  @Test func `11.1: nodes made at one line share their name`() {
    let cells = (0..<3).map { graph.cell($0) }
    let other = graph.cell(1)
    #expect(Set(cells.map(\.name)).count == 1)
    #expect(other.name != cells[0].name)
    #expect(cells[2].name == cells[0].name)
  }

  @Test func `11.1: nodes made at many lines are named after their own`() {
    for _ in 0..<3 {
      for line: UInt in 1...100 {
        let nodes: [Node] = [
          graph.cell(1, fileID: "Shop/Basket.swift", line: line),
          graph.cell("", fileID: "Shop/Basket.swift", line: line),
          graph.computed(fileID: "Shop/Basket.swift", line: line) { 1 },
          graph.effect(fileID: "Shop/Basket.swift", line: line) {},
        ]
        #expect(nodes.allSatisfy { $0.name == "Shop/Basket.swift:\(line)" })
        #expect(graph.cell(1, fileID: "Shop/Order.swift", line: line).name == "Shop/Order.swift:\(line)")
      }
    }
  }

  @Test func `11.1: a name is released with its node`() {
    for round in 0..<100 {
      let cell = graph.cell(round, name: "cell \(round)")
      #expect(cell.name == "cell \(round)")
      #expect(graph.cell(round).name.contains("Names.swift"))
    }
  }

  @Test func `11.2: diagnostics and errors name their nodes`() {
    let graph = Graph()
    let messages = Recorder<String>()
    graph.onDiagnostic = { messages.note($0.description) }
    graph.onEffectFailure = { messages.note($0.description) }
    let x = graph.cell(0, name: "price")
    let f = graph.computed(name: "total") { () -> Int in
      x.value = 1
      return 0
    }
    _ = f.value
    let counting = graph.effect(name: "counting") { x.value += 1 }
    let saving = graph.effect(name: "saving") { throw CancellationError() }
    let own = Box<Computed<Int, any Error>?>(nil)
    own.content = graph.computed(name: "loop") { try own.content?.value ?? 0 }
    do { _ = try own.content?.value } catch { messages.note("\(error)") }
    own.content = nil
    #expect(messages.values.count == 4)
    #expect(messages.values[0].contains("'total'") && messages.values[0].contains("'price'"))
    #expect(messages.values[1].contains("'counting'") && messages.values[1].contains("'price'"))
    #expect(messages.values[2].contains("'saving'"))
    #expect(messages.values[3].contains("'loop'"))
    withExtendedLifetime((counting, saving)) {}
  }

  @Test func `11.2: a trap names its node, by its default name as well`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let subgraph = graph.subgraph()
      let kept = subgraph.build { graph.cell(1) }
      subgraph.end()
      _ = kept.value
    }
    #expect(standardErrorText(of: result).contains("'EngineTests/Names.swift:"))
  }

  @Test func `11.2: nodes without a name are reported by file and line`() {
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let x = graph.cell(0)
    let f = graph.computed { () -> Int in
      x.value = 1
      return 0
    }
    _ = f.value
    #expect(reports.values == [.writeDuringRule(rule: f.name, cell: x.name)])
    #expect(f.name.hasPrefix("EngineTests/Names.swift:"))
  }
}
