import AttributeGraph2
import TestSupport
import Testing

struct `Descriptions of nodes` {
  struct Unlucky: Error, CustomStringConvertible { let description = "bad luck" }

  let graph = Graph()

  @Test func `a cell is described with its name and its value`() {
    #expect("\(graph.cell(12, name: "price"))" == "cell 'price' = 12")
    #expect("\(graph.cell("pear", name: "fruit"))" == "cell 'fruit' = pear")
    let nameless = graph.cell(1)
    #expect(nameless.description == "cell '\(nameless.name)' = 1")
  }

  @Test func `a computed attribute is described with its value and its state`() {
    let price = graph.cell(12)
    let count = graph.cell(2)
    let total = graph.computed(name: "total") { price.value * count.value }
    #expect(total.description == "computed 'total' (never evaluated)")
    let reader = graph.computed { total.value }
    _ = reader.value
    #expect(total.description == "computed 'total' = 24 (clean, 2 inputs, 1 output, 1 evaluation)")
    price.value = 10
    #expect(total.description == "computed 'total' = 24 (checked, 2 inputs, 1 output, 1 evaluation)")
    total.invalidate()
    #expect(total.description == "computed 'total' = 24 (dirty, 2 inputs, 1 output, 1 evaluation)")
  }

  @Test func `a computed attribute whose rule threw is described with the error`() {
    let unlucky = graph.computed(name: "luck") { () throws(Unlucky) -> Int in throw Unlucky() }
    _ = try? unlucky.value
    #expect(unlucky.description == "computed 'luck' failed with bad luck (clean, 0 inputs, 0 outputs, 1 evaluation)")
  }

  @Test func `an effect is described with its state`() {
    let x = graph.cell(0)
    let printing = graph.effect(name: "printing") { _ = x.value }
    #expect(printing.description == "effect 'printing' (clean, 1 input, 1 evaluation)")
    printing.stop()
    #expect(printing.description == "effect 'printing' (stopped)")
    let queue = graph.makeEffectQueue()
    #expect(graph.effect(on: queue, name: "later") {}.description == "effect 'later' (never evaluated)")
  }

  @Test func `an ended node is described as ended`() {
    let subgraph = graph.subgraph()
    let cell = subgraph.build { graph.cell(1, name: "inner") }
    #expect(cell.description == "cell 'inner' = 1")
    subgraph.end()
    #expect(cell.description == "cell 'inner' (ended)")
  }

  @Test func `a long value is cut off, also after its first line`() {
    let long = graph.cell(String(repeating: "a", count: 1000), name: "long")
    #expect(long.description == "cell 'long' = " + String(repeating: "a", count: 100) + "…")
    #expect(graph.cell("one\ntwo", name: "lines").description == "cell 'lines' = one…")
  }

  @Test func `a mirror shows value, state and edges`() {
    let x = graph.cell(2, name: "x")
    let f = graph.computed(name: "f") { x.value * 2 }
    _ = f.value
    let parts = Mirror(reflecting: f).children.map { "\($0.label ?? ""): \($0.value)" }
    #expect(parts == ["name: f", "value: 4", "state: clean", "inputs: [\"x\"]", "evaluations: 1", "outputs: 0"])
    #expect(Mirror(reflecting: x).children.map { $0.label ?? "" } == ["name", "value", "outputs"])
  }

  @Test func `a graph and a queue are described with their activity`() {
    #expect("\(graph)" == "graph (0 nodes, 0 edges, 0 evaluations)")
    let x = graph.cell(1)
    let queue = graph.makeEffectQueue()
    #expect("\(queue)" == "effect queue (empty)")
    let inside = Recorder<String>()
    let effect = graph.effect(on: queue) {
      inside.note("\(queue)")
      _ = x.value
    }
    #expect("\(queue)" == "effect queue (effects wait)")
    queue.run()
    #expect(inside.values == ["effect queue (running)"])
    #expect("\(graph)" == "graph (2 nodes, 1 edge, 1 evaluation)")
    #expect(effect.evaluations == 1)
    #expect(Mirror(reflecting: graph).children.map { $0.label ?? "" } == ["statistics", "effects", "isEvaluatingRule"])
    #expect(Mirror(reflecting: queue).children.map { $0.label ?? "" } == ["isEmpty", "isRunning"])
  }

  @Test func `a description runs nothing and makes no input`() {
    let x = graph.cell(1, name: "x")
    let f = graph.computed(name: "f") { x.value }
    let own = Box<Node>(x)
    let reader = graph.computed { "\(x) \(f) \(own.content) \(graph)" + describeWithMirrors(x, f, own.content) }
    own.content = reader
    let before = graph.statistics.evaluations
    #expect(reader.value.contains("computed 'f' (never evaluated)"))
    #expect(graph.statistics.evaluations == before + 1)
    #expect(f.evaluations == 0)
    #expect(reader.inputNames == [])
    let counts = graph.statistics
    _ = "\(x) \(f) \(reader)" + describeWithMirrors(x, f, reader)
    #expect(graph.statistics == counts)
    own.content = x
  }

  @Test func `reads in the description of a value make no input`() {
    struct Talkative: CustomStringConvertible {
      let source: StateCell<Int>
      var description: String { "\(source.value)" }
    }
    let source = graph.cell(5)
    let holder = graph.cell(Talkative(source: source), name: "holder")
    let reader = graph.computed { "\(holder)" }
    #expect(reader.value == "cell 'holder' = 5")
    #expect(reader.inputNames == [])
  }

  private func describeWithMirrors(_ nodes: Node...) -> String {
    nodes.flatMap { Mirror(reflecting: $0).children.map { "\($0.label ?? "")" } }.joined()
  }

  @Test func `handles and subgraphs are described by their names`() {
    let subgraph = graph.subgraph(name: "home")
    let cell = subgraph.cell(1, name: "count")
    let double = subgraph.computed(name: "double") { cell.value * 2 }
    let effect = subgraph.effect(name: "printing") { _ = double.value }
    #expect("\(cell) \(double) \(effect)" == "handle of 'count' handle of 'double' handle of 'printing'")
    #expect("\(double.weak)" == "weak handle of 'double'")
    #expect("\(subgraph)" == "subgraph 'home' (3 nodes, 0 inside)")
    subgraph.end()
    #expect("\(cell)" == "handle of 'count' (ended)")
    #expect("\(subgraph)" == "subgraph 'home' (ended)")
  }
}
