import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 10.3 and 17.15: a rule of one graph that runs inside an evaluation of another one.
struct `Graphs inside each other` {
  let outer = Graph()
  let inner = Graph()
  let reports = Recorder<Diagnostic>()

  init() {
    for graph in [outer, inner] { graph.onDiagnostic = { [reports] in reports.note($0) } }
  }

  @Test(arguments: [true, false])
  func `10.3: a read of the outer graph by a rule of the inner one is reported, and no input of what runs outside`(
    isInEffect: Bool
  ) {
    let cell = outer.cell(1, name: "cell")
    let rule = inner.computed(name: "rule") { cell.value }
    let effect = isInEffect ? outer.effect { _ = rule.value } : nil
    if !isInEffect { _ = outer.untracked { rule.value } }
    #expect(reports.values == [.readOfAnotherGraph(rule: "rule", node: "cell")])
    cell.value = 2
    #expect(effect?.evaluations ?? 1 == 1)
    #expect(outer.invariantViolations == [] && inner.invariantViolations == [])
    effect?.stop()
  }

  @Test func `a rule of the outer graph that runs inside the inner one has its inputs`() {
    let cell = outer.cell(1)
    let double = outer.computed { cell.value * 2 }
    let rule = inner.computed { double.value }
    let effect = outer.effect { _ = rule.value }
    cell.value = 3
    #expect(double.value == 6)
    #expect(outer.invariantViolations == [] && inner.invariantViolations == [])
    effect.stop()
  }

  @Test func `17.15: a rule of the inner graph observes an attribute of the outer one that observes as well`() {
    let (cell, other) = (outer.cell(1), outer.cell(0))
    let observable = ObservableAttribute(cell)
    let rule = inner.computed { [inner] in inner.observing { observable.value } }
    let observableRule = ObservableAttribute(rule)
    let reader = outer.computed { [outer] in
      outer.observing {
        _ = other.value
        return observableRule.value
      }
    }
    #expect(reader.value == 1)
    cell.value = 2
    other.value = 1
    #expect(reader.value == 2)
    cell.value = 3
    outer.deliverMail()
    inner.deliverMail()
    #expect(rule.value == 3 && reader.value == 3)
    #expect(reports.values == [])
  }
}
