import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 11 and 12, sentence by sentence.
@Suite struct `Sentences about names and diagnostics` {
  @Test func `11.1 a node's name is the one that it was given`() {
    let graph = Graph()
    let subgraph = graph.subgraph(name: "screen")
    let names = [
      graph.cell(1, name: "price").name, graph.computed(name: "total") { 1 }.name, graph.effect(name: "saving") {}.name,
      subgraph.cell(1, name: "title").name, subgraph.name,
    ]
    #expect(names == ["price", "total", "saving", "title", "screen"])
  }

  @Test func `11.1 without one it is the file and line of its creation`() {
    let graph = Graph()
    let subgraph = graph.subgraph()
    let x = graph.cell(1)
    let line = #line - 1
    let f = subgraph.computed { x.value }
    let names = [x.name, f.name, graph.effect {}.name, x.projection(\.description).name]
    let file = "EngineTests/NameSentences.swift"
    #expect(names == ["\(file):\(line)", "\(file):\(line + 2)", "\(file):\(line + 3)", "\(file):\(line + 3)"])
    #expect(subgraph.name == "\(file):\(line - 1)")
  }

  @Test func `11.2 every message about a node calls it by its name, in diagnostics and errors`() {
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
    let saving = graph.effect(name: "saving") { throw CycleError(path: ["a", "a"]) }
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

  @Test func `11.2 a trap calls the node by its name as well, given or not`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let kept = Box<StateCell<Int>?>(nil)
      let w = graph.effect { kept.content = graph.cell(1) }
      w.stop()
      _ = kept.content?.value
    }
    #expect(standardErrorText(of: result).contains("'EngineTests/NameSentences.swift:"))
  }

  @Test func `12.1 a mistake that the graph refuses is a diagnostic, and the graph goes on`() {
    let graph = Graph()
    let heard = Recorder<Diagnostic>()
    graph.onDiagnostic = { heard.note($0) }
    let x = graph.cell(0, name: "x")
    let f = graph.computed(name: "f") { () -> Int in
      x.value = 9
      return x.value
    }
    #expect(f.value == 0)
    x.value = 5
    #expect(f.value == 5)
    #expect(heard.values == Array(repeating: .writeDuringRule(rule: "f", cell: "x"), count: 2))
    #expect(graph.checkInvariants() == [])
  }

  @Test func `12.1 a mistake that the graph bounds is a diagnostic, and the graph goes on`() {
    let graph = Graph()
    let heard = Recorder<Diagnostic>()
    graph.onDiagnostic = { heard.note($0) }
    let x = graph.cell(0, name: "x")
    let w = graph.effect(name: "w") { x.value += 1 }
    #expect(heard.values == [.effectDoesNotSettle(effect: "w", cell: "x", runs: 100)])
    w.stop()
    x.value = 0
    #expect(x.value == 0)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `12.1 a mistake that it cannot survive traps`() async {
    await #expect(processExitsWith: .failure) {
      let graph = Graph()
      graph.onDiagnostic = { _ in }
      let own = Box<ComputedAttribute<Int>?>(nil)
      own.content = graph.computed { own.content?.value ?? 0 }
      _ = own.content?.value
    }
  }

  @Test func `12.2 diagnostics go to the handler of the graph, and to no other`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let (graph, other) = (Graph(), Graph())
      let heard = Recorder<Diagnostic>()
      graph.onDiagnostic = { heard.note($0) }
      other.onDiagnostic = { _ in fatalError("the wrong graph") }
      let x = graph.cell(0)
      let f = graph.computed { () -> Int in
        x.value = 1
        return 0
      }
      _ = f.value
      precondition(heard.values.count == 1)
    }
    #expect(!standardErrorText(of: result).contains("dropped"))
  }

  @Test func `12.2 without a handler a diagnostic is a line on standard error`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let x = graph.cell(0, name: "x")
      let f = graph.computed(name: "f") { () -> Int in
        x.value = 1
        return 0
      }
      _ = f.value
    }
    let lines = standardErrorText(of: result).split(separator: "\n").filter { $0.contains("Rule 'f' set cell 'x'") }
    #expect(lines.count == 1)
  }
}
