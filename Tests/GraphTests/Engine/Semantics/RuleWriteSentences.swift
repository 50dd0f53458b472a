import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 6, sentence by sentence.
@Suite struct `Sentences about writes in rules` {
  let graph = Graph()
  let heard = Recorder<Diagnostic>()

  init() {
    graph.onDiagnostic = { [heard] in heard.note($0) }
  }

  @Test func `6.1 a write made while a rule runs is refused, with the names of both`() {
    let x = graph.cell(1, name: "x")
    let w = graph.effect { _ = x.value }
    let f = graph.computed(name: "f") { () -> Int in
      x.value = 2
      return x.value
    }
    #expect(f.value == 1)
    #expect(x.value == 1)
    #expect(w.evaluations == 1)
    #expect(heard.values == [.writeDuringRule(rule: "f", cell: "x")])
    #expect(graph.statistics.writes == 0)
  }

  @Test func `6.1 it is the innermost rule that is named, also inside a transaction and through a function`() {
    let x = graph.cell(1, name: "x")
    let inner = graph.computed(name: "inner") { [graph] () -> Int in
      graph.transaction { x.value = 2 }
      graph.untracked { x.value = 3 }
      return 0
    }
    let outer = graph.computed(name: "outer") { () -> Int in
      let value = inner.value
      x.value = 4
      return value
    }
    #expect(outer.value == 0)
    #expect(x.value == 1)
    #expect(heard.values.map(\.description).map { $0.prefix(12) } == ["Rule 'inner'", "Rule 'inner'", "Rule 'outer'"])
  }

  @Test func `6.1 a write is refused even where it would change nothing`() {
    let x = graph.cell(1, name: "x")
    let f = graph.computed(name: "f") { () -> Int in
      x.value = 1
      return 0
    }
    _ = f.value
    #expect(heard.values == [.writeDuringRule(rule: "f", cell: "x")])
  }

  @Test func `6.2 the comparison of a cutoff counts as part of the rule`() {
    let (x, y) = (graph.cell(1), graph.cell(1, name: "y"))
    let f = graph.computed(
      comparedBy: {
        y.value = 2
        return $0 == $1
      }, name: "f"
    ) { x.value }
    _ = f.value
    x.value = 2
    #expect(f.value == 2)
    #expect(y.value == 1)
    #expect(heard.values == [.writeDuringRule(rule: "f", cell: "y")])
  }

  @Test func `6.2 the comparisons at the end of a transaction may not write either`() {
    let y = graph.cell(1, name: "y")
    let writes = Box(false)
    let x = graph.cell(
      1,
      comparedBy: {
        if writes.content { y.value = 2 }
        return $0 == $1
      })
    graph.transaction {
      x.value = 2
      writes.content = true
    }
    #expect(y.value == 1)
    #expect(heard.values.count == 1)
    #expect(heard.values.first?.description.contains("'y'") == true)
  }

  @Test func `6.3 making nodes inside a rule is allowed and is not a write`() {
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
    #expect(heard.values.isEmpty)
    #expect(graph.statistics.writes == 0)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `6.3 what an effect writes in its first run inside a rule is refused, and later it may write`() {
    let (x, y) = (graph.cell(1), graph.cell(0, name: "y"))
    let f = graph.computed(name: "f") { [graph] () -> Int in
      _ = graph.effect { y.value = x.value }
      return 7
    }
    #expect(f.value == 7)
    #expect(y.value == 0)
    #expect(heard.values == [.writeDuringRule(rule: "f", cell: "y")])
    x.value = 2
    #expect(y.value == 2)
    #expect(heard.values.count == 1)
  }

  @Test func `6.3 what the rule makes belongs to its evaluation`() {
    let x = graph.cell(1)
    let runs = Box(0)
    let own = Box<ComputedAttribute<Int>?>(nil)
    own.content = graph.computed { [graph] () -> Int in
      _ = graph.cell(0)
      _ = graph.effect { runs.content += x.value > 0 ? 1 : 0 }
      return x.value
    }
    _ = own.content?.value
    #expect(graph.statistics.nodes == 4)
    x.value = 2
    _ = own.content?.value
    #expect(graph.statistics.nodes == 4)
    own.content = nil
    #expect(graph.statistics.nodes == 1)
    let before = runs.content
    x.value = 3
    #expect(runs.content == before)
  }

  @Test func `6.4 a rule's cleanup may not write, before its next run or at its end`() {
    let (x, y) = (graph.cell(1), graph.cell(1, name: "y"))
    let own = Box<ComputedAttribute<Int>?>(nil)
    own.content = graph.computed(name: "f") { [graph] () -> Int in
      graph.onCleanup { y.value += 1 }
      return x.value
    }
    _ = own.content?.value
    x.value = 2
    #expect(own.content?.value == 2)
    #expect(y.value == 1)
    #expect(heard.values.count == 1)
    own.content = nil
    #expect(y.value == 1)
    #expect(heard.values.count == 2)
    #expect(heard.values.allSatisfy { $0.description.contains("'y'") })
  }

  @Test func `6.4 a rule may not invalidate another, nor an effect`() {
    let x = graph.cell(1)
    let other = graph.computed(name: "other") { x.value }
    let w = graph.effect(name: "w") { _ = x.value }
    _ = other.value
    let f = graph.computed(name: "f") { () -> Int in
      other.invalidate()
      w.invalidate()
      return other.value
    }
    #expect(f.value == 1)
    #expect([other.evaluations, w.evaluations] == [1, 1])
    #expect(
      heard.values == [.writeDuringRule(rule: "f", cell: "other"), .writeDuringRule(rule: "f", cell: "w")])
  }

  @Test func `6.4 a rule may not redirect another`() {
    let (x, y) = (graph.cell(1), graph.cell(2))
    let shown = graph.redirectable(to: x, name: "shown")
    _ = shown.value
    let f = graph.computed(name: "f") { () -> Int in
      shown.target = y
      shown.reset()
      return shown.value
    }
    #expect(f.value == 1)
    #expect(shown.target === x)
    #expect(shown.value == 1)
    #expect(shown.evaluations == 1)
    #expect(heard.values == Array(repeating: .writeDuringRule(rule: "f", cell: "shown"), count: 2))
    #expect(graph.checkInvariants() == [])
  }

  @Test func `6.4 an edit that a rule makes by hand makes no other rule run`() {
    struct Scaled: Rule {
      typealias Value = Int
      var factor: Int
      var value: Int { 10 * factor }
    }
    let scaled = graph.attribute(of: Scaled(factor: 1), name: "scaled")
    _ = scaled.value
    let f = graph.computed(name: "f") { () -> Int in
      scaled.change { $0.factor = 2 }
      return scaled.value
    }
    #expect(f.value == 10)
    #expect(scaled.value == 10)
    #expect(scaled.evaluations == 1)
    #expect(heard.values == [.writeDuringRule(rule: "f", cell: "scaled")])
  }
}
