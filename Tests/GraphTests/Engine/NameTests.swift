import AttributeGraph2
import TestSupport
import Testing

/// Semantics 11 and 12.
@Suite struct `Names and diagnostics` {
  let graph = Graph()

  @Test func `a given name is the name`() {
    #expect(graph.cell(1, name: "price").name == "price")
    #expect(graph.computed(name: "total") { 1 }.name == "total")
    #expect(graph.effect(name: "printing") {}.name == "printing")
  }

  @Test func `without one a node is named by file and line`() {
    let names = [graph.cell(1).name, graph.computed { 1 }.name, graph.effect {}.name]
    let line = #line - 1
    #expect(names.allSatisfy { $0 == "\(#fileID):\(line)" })
  }

  @Test func `nodes of one line share their name and those of another do not`() {
    let cells = (0..<3).map { graph.cell($0) }
    let other = graph.cell(1)
    #expect(Set(cells.map(\.name)).count == 1)
    #expect(other.name != cells[0].name)
    #expect(cells[2].name == cells[0].name)
  }

  @Test func `nodes that are made at many lines in turn are named by their own`() {
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

  @Test func `a name goes with its node`() {
    for round in 0..<100 {
      let cell = graph.cell(round, name: "cell \(round)")
      #expect(cell.name == "cell \(round)")
      #expect(graph.cell(round).name.contains("NameTests"))
    }
  }

  @Test func `a report says what happened, who did it and what to do`() {
    let refused = Diagnostic.writeDuringRule(rule: "total", cell: "price").description
    #expect(refused.contains("'total'") && refused.contains("'price'") && refused.contains("write in an effect"))
    let unsettled = Diagnostic.effectDoesNotSettle(effect: "saving", cell: "draft", runs: 100).description
    #expect(unsettled.contains("'saving'") && unsettled.contains("'draft'") && unsettled.contains("100 times"))
    let nameless = Diagnostic.effectDoesNotSettle(effect: "saving", cell: nil, runs: 100).description
    #expect(nameless.contains("is still invalidated; it waits"))
  }

  @Test func `nodes without a name are reported by file and line`() {
    let heard = Recorder<Diagnostic>()
    graph.onDiagnostic = { heard.note($0) }
    let x = graph.cell(0)
    let f = graph.computed { () -> Int in
      x.value = 1
      return 0
    }
    _ = f.value
    #expect(heard.values == [.writeDuringRule(rule: f.name, cell: x.name)])
    #expect(f.name.hasPrefix("EngineTests/NameTests.swift:"))
  }

  @Test func `without a handler a report is a line on standard error`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let x = graph.cell(0, name: "x")
      let f = graph.computed(name: "f") { () -> Int in
        x.value = 1
        return 0
      }
      _ = f.value
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("AttributeGraph2: Rule 'f' set cell 'x' while it was running; the write was dropped."))
  }
}
