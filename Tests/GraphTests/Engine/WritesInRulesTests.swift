import AttributeGraph2
import TestSupport
import Testing

/// Semantics 6.
@Suite struct `Writes in rules` {
  let graph = Graph()
  let heard = Recorder<Diagnostic>()

  init() {
    graph.onDiagnostic = { [heard] in heard.note($0) }
  }

  @Test func `a write in the comparison of a rule is refused`() {
    let x = graph.cell(0)
    let out = graph.cell(0, name: "out")
    let f = graph.computed(
      comparedBy: {
        out.value = 9
        return $0 == $1
      }, name: "f"
    ) { x.value }
    _ = f.value
    x.value = 1
    _ = f.value
    #expect(out.value == 0)
    #expect(heard.values == [.writeDuringRule(rule: "f", cell: "out")])
  }

  @Test func `the writes of an effect made in a rule are refused while somebody listens as well`() {
    let own = Box<Effect?>(nil)
    let out = graph.cell(0, name: "out")
    let listening = graph.onEvent { _ in }
    let f = graph.computed(name: "f") { [graph] () -> Int in
      own.content = graph.effect { out.value = 1 }
      return 1
    }
    #expect(f.value == 1)
    #expect(out.value == 0)
    #expect(heard.values == [.writeDuringRule(rule: "f", cell: "out")])
    withExtendedLifetime(listening) {}
  }

  @Test func `an effect made in a rule runs at once and its writes are refused`() {
    let own = Box<Effect?>(nil)
    let x = graph.cell(0, name: "x")
    let out = graph.cell(0, name: "out")
    let f = graph.computed(name: "f") { [graph] () -> Int in
      own.content = graph.effect { out.value = 1 + x.value }
      return 1
    }
    #expect(f.value == 1)
    #expect(out.value == 0)
    #expect(heard.values == [.writeDuringRule(rule: "f", cell: "out")])
    x.value = 4
    #expect(out.value == 5)
    #expect(f.evaluations == 1)
    own.content = nil
  }

  @Test func `what an effect made in a rule reads is no input of the rule`() {
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

  @Test func `a rule knows that it runs`() {
    let seen = Recorder<Bool>()
    let f = graph.computed { [graph] () -> Int in
      seen.note(graph.isEvaluatingRule)
      return 0
    }
    let w = graph.effect { [graph] in
      seen.note(graph.isEvaluatingRule)
      _ = f.value
      seen.note(graph.isEvaluatingRule)
    }
    #expect(seen.values == [false, true, false])
    #expect(w.evaluations == 1)
  }

  @Test func `a write in an effect that needed a rule is no write in a rule`() {
    let x = graph.cell(1)
    let f = graph.computed { x.value }
    let out = graph.cell(0)
    let w = graph.effect { out.value = f.value }
    #expect(out.value == 1)
    #expect(heard.values.isEmpty)
    #expect(w.evaluations == 1)
  }

  @Test func `a write in a comparison at the end of a transaction is refused`() {
    let out = graph.cell(0, name: "out")
    let compares = Box(false)
    let x = graph.cell(
      0,
      comparedBy: {
        if compares.content { out.value = 9 }
        return $0 == $1
      })
    graph.transaction {
      x.value = 1
      compares.content = true
    }
    #expect(out.value == 0)
    #expect(heard.values == [.writeDuringRule(rule: "a comparison", cell: "out")])
  }
}
