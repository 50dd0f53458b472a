import AttributeGraph2
import TestSupport
import Testing

/// Semantics 6: a write made while a rule runs is refused.
struct `Writes in rules` {
  let graph = Graph()
  let reports = Recorder<Diagnostic>()

  enum Failure: Error, Equatable {
    case plain
    case number(Int)
  }

  init() {
    graph.onDiagnostic = { [reports] in reports.note($0) }
  }

  /// The value or the error of a read, as text.
  private func outcome<Value>(_ read: () throws -> Value) -> String {
    do { return "\(try read())" } catch { return "error \(error)" }
  }

  @Test func `6.1, C-085, R-117: a write made while a rule runs is refused, with the names of both`() {
    let x = graph.cell(1, name: "x")
    let w = graph.effect { _ = x.value }
    let f = graph.computed(name: "f") { () -> Int in
      x.value = 2
      return x.value
    }
    #expect(f.value == 1)
    #expect(x.value == 1)
    #expect(w.evaluations == 1)
    #expect(reports.values == [.writeDuringRule(rule: "f", cell: "x")])
    #expect(graph.statistics.writes == 0)
  }

  @Test func `6.1: the innermost rule is named, also inside a transaction and through a function`() {
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
    let rules = ["inner", "inner", "outer"]
    #expect(reports.values == rules.map { .writeDuringRule(rule: $0, cell: "x") })
  }

  @Test func `6.1, C-094: a write of an equal value is refused, too`() {
    let (x, out) = (graph.cell(0), graph.cell(0, name: "out"))
    let f = graph.computed(name: "f") { () -> Int in
      out.value = 0
      return x.value
    }
    let w = graph.effect { _ = out.value }
    for next in 1...2 {
      _ = f.value
      #expect(reports.values == Array(repeating: .writeDuringRule(rule: "f", cell: "out"), count: next))
      x.value = next
    }
    #expect(w.evaluations == 1)
  }

  @Test func `6.1, C-089: a reader of the cell sees nothing of the write`() {
    let x = graph.cell(0)
    let out = graph.cell(0)
    let f = graph.computed { () -> Int in
      out.value = 9 * x.value
      return x.value
    }
    let g = graph.computed { out.value }
    _ = f.value
    _ = g.value
    x.value = 1
    #expect(f.value == 1)
    #expect(g.value == 0)
    #expect(reports.values.count == 2)
  }

  @Test func `6.1, C-099: a rule cannot advance its own input`() {
    let x = graph.cell(4)
    let f = graph.computed { () -> Int in
      x.value += 1
      return x.value
    }
    for _ in 0..<2 {
      #expect(f.value == 4)
      #expect(x.value == 4)
    }
    #expect(f.evaluations == 1)
    #expect(reports.values.count == 1)
  }

  @Test func `6.1, C-102: two writes are two reports`() {
    let x = graph.cell(0)
    let p = graph.cell(0)
    let q = graph.cell(0)
    let w = graph.computed { () -> Int in
      p.value = x.value + 1
      q.value = x.value + 2
      return x.value
    }
    let pair = graph.computed { "\(p.value),\(q.value)" }
    _ = w.value
    #expect(pair.value == "0,0")
    x.value = 8
    _ = w.value
    #expect(pair.value == "0,0")
    #expect(reports.values.count == 4)
  }

  @Test func `6.1, C-105: nested rules are each reported by their own name`() {
    let x = graph.cell(0)
    let i = graph.cell(0, name: "i")
    let o = graph.cell(0, name: "o")
    let f = graph.computed(name: "f") { () -> Int in
      i.value = 9 * x.value
      return x.value + 1
    }
    let h = graph.computed(name: "h") { () -> Int in
      let v = f.value
      o.value = 50 * v
      return v
    }
    #expect(h.value == 1)
    #expect(reports.values == [.writeDuringRule(rule: "f", cell: "i"), .writeDuringRule(rule: "h", cell: "o")])
    x.value = 2
    #expect(h.value == 3)
    #expect([i.value, o.value] == [0, 0])
  }

  @Test func `6.1, C-106: a refused write does not keep an error from its reader`() {
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = reports.note
    let x = graph.cell(0, name: "x")
    let out = graph.cell(-1, name: "out")
    let f = graph.computed(name: "f") {
      out.value = 9 * x.value
      if x.value > 0 { throw Failure.plain }
      return x.value
    }
    #expect(outcome { try f.value } == "0")
    x.value = 1
    #expect(outcome { try f.value } == "error plain")
    #expect(out.value == -1)
    #expect(reports.values == Array(repeating: .writeDuringRule(rule: "f", cell: "out"), count: 2))
  }

  @Test func `6.1: a write in a rule is refused by a cell without a comparison, too`() {
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let x = graph.cell(1, comparedBy: nil, name: "x")
    let f = graph.computed(name: "f") { () -> Int in
      x.value = 2
      return 0
    }
    _ = f.value
    #expect(x.value == 1)
    #expect(reports.values == [.writeDuringRule(rule: "f", cell: "x")])
  }

  @Test func `6.1: a diagnostic does not stop the rule`() {
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let x = graph.cell(0)
    let f = graph.computed { () -> Int in
      for number in 0..<3 { x.value = number }
      return 5
    }
    #expect(f.value == 5)
    #expect(reports.values.count == 3)
  }

  @Test func `6.1: isEvaluatingRule is true in a rule and false in an effect`() {
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

  @Test func `6.1: a write in an effect that needed a rule is no write in a rule`() {
    let x = graph.cell(1)
    let f = graph.computed { x.value }
    let out = graph.cell(0)
    let w = graph.effect { out.value = f.value }
    #expect(out.value == 1)
    #expect(reports.values.isEmpty)
    #expect(w.evaluations == 1)
  }

  @Test func `6.2: the comparison of a cutoff counts as part of the rule`() {
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
    #expect(reports.values == [.writeDuringRule(rule: "f", cell: "y")])
  }

  @Test func `6.2: the comparisons at the end of a transaction may not write either`() {
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
    #expect(reports.values == [.writeDuringRule(rule: "a comparison or a description", cell: "y")])
  }

  @Test func `6.4: a rule's cleanup may not write, before its next run or at its end`() {
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
    #expect(reports.values.count == 1)
    own.content = nil
    #expect(y.value == 1)
    #expect(reports.values.count == 2)
    #expect(reports.values.allSatisfy { $0.description.contains("'y'") })
  }

  @Test func `6.4: a rule may not invalidate another rule or an effect`() {
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
      reports.values == [.writeDuringRule(rule: "f", cell: "other"), .writeDuringRule(rule: "f", cell: "w")])
  }

  @Test func `6.4: a rule may not redirect another`() {
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
    #expect(reports.values == Array(repeating: .writeDuringRule(rule: "f", cell: "shown"), count: 2))
    #expect(graph.invariantViolations == [])
  }

  @Test func `6.4: an edit that a rule makes by hand makes no other rule run`() {
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
    #expect(reports.values == [.writeDuringRule(rule: "f", cell: "scaled")])
  }

  @Test func `6.4: a rule may not edit another by hand`() {
    struct Scaled: Rule {
      typealias Value = Int
      let source: StateCell<Int>
      var factor: Int
      var value: Int { source.value * factor }
    }
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let x = graph.cell(10)
    let scaled = graph.attribute(of: Scaled(source: x, factor: 1), name: "scaled")
    _ = scaled.value
    let f = graph.computed(name: "f") { () -> Int in
      scaled.change { $0.factor = 2 }
      scaled.changeQuietly { $0.factor = 3 }
      return scaled.value
    }
    #expect(f.value == 10)
    #expect(scaled.rule.factor == 1)
    x.value = 20
    #expect(scaled.value == 20)
    #expect(reports.values.first == .writeDuringRule(rule: "f", cell: "scaled"))
  }
}
