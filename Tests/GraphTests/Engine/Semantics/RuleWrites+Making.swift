import AttributeGraph2
import TestSupport
import Testing

/// Semantics 6.3: a rule may make nodes.
struct `Nodes made in rules` {
  let graph = Graph()
  let reports = Recorder<Diagnostic>()

  init() {
    graph.onDiagnostic = { [reports] in reports.note($0) }
  }

  @Test func `6.3: making nodes inside a rule is allowed and is not a write`() {
    let x = graph.cell(1, name: "x")
    let log = Recorder<String>()
    let f = graph.computed { [graph] () -> Int in
      let cell = graph.cell(5)
      let inner = graph.computed { cell.value + x.value }
      _ = graph.effect { log.note("effect \(inner.value)") }
      log.note("made")
      return inner.value
    }
    #expect(f.value == 6)
    #expect(log.values == ["effect 6", "made"])
    #expect(reports.values.isEmpty)
    #expect(graph.statistics.writes == 0)
    #expect(graph.invariantViolations == [])
  }

  @Test func `6.3: the writes of an effect's first run inside a rule are refused, later ones are not`() {
    let (x, y) = (graph.cell(1), graph.cell(0, name: "y"))
    let f = graph.computed(name: "f") { [graph] () -> Int in
      _ = graph.effect { y.value = x.value }
      return 7
    }
    #expect(f.value == 7)
    #expect(y.value == 0)
    #expect(reports.values == [.writeDuringRule(rule: "f", cell: "y")])
    x.value = 2
    #expect(y.value == 2)
    #expect(reports.values.count == 1)
    #expect(f.evaluations == 1)
  }

  @Test func `6.3: the effects of a rule belong to its run`() {
    let x = graph.cell(1)
    let runs = Box(0)
    let own = Box<ComputedAttribute<Int>?>(nil)
    own.content = graph.computed { [graph] () -> Int in
      _ = graph.cell(0)
      _ = graph.effect { runs.content += x.value > 0 ? 1 : 0 }
      return x.value
    }
    _ = own.content?.value
    #expect(graph.statistics.nodes == 3)
    x.value = 2
    _ = own.content?.value
    #expect(graph.statistics.nodes == 3)
    own.content = nil
    #expect(graph.statistics.nodes == 1)
    let before = runs.content
    x.value = 3
    #expect(runs.content == before)
  }

  @Test func `6.3: the writes of an effect made in a rule are refused while a listener is attached`() {
    let own = Box<Effect?>(nil)
    let out = graph.cell(0, name: "out")
    let listening = graph.onEvent { _ in }
    let f = graph.computed(name: "f") { [graph] () -> Int in
      own.content = graph.effect { out.value = 1 }
      return 1
    }
    #expect(f.value == 1)
    #expect(out.value == 0)
    #expect(reports.values == [.writeDuringRule(rule: "f", cell: "out")])
    withExtendedLifetime(listening) {}
  }

  @Test func `6.3: the reads of an effect made in a rule are no inputs of the rule`() {
    let own = Box<Effect?>(nil)
    let x = graph.cell(0, name: "x")
    let y = graph.cell(0, name: "y")
    let f = graph.computed { [graph] () -> Int in
      let before = y.value
      own.content = graph.effect { _ = x.value }
      return before + y.value
    }
    _ = f.value
    #expect(f.inputNames == ["y"])
    own.content = nil
  }

  @Test func `6.3, C-048: a rule may make a cell`() {
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let x = graph.cell(0)
    let f = graph.computed { [graph] in graph.cell(4 * x.value).value }
    #expect(f.value == 0)
    x.value = 5
    #expect(f.value == 20)
    #expect(reports.values.isEmpty)
    // f owns the cell of its last evaluation; that of the first one has ended.
    #expect(graph.statistics.nodes == 3)
  }
}
