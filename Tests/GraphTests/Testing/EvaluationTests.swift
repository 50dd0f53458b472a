import AttributeGraph2
import Testing

@testable import AttributeGraphTesting

/// Budgets of evaluations, and how near a graph is to the least possible.
struct `Budgets of evaluations` {
  private func failures<Value>(_ work: () -> Value) -> [String] {
    let texts = ReportedTexts()
    // It fails if the closure reports no failure: it tests the failures that the library reports.
    withKnownIssue {
      _ = work()
    } matching: {
      texts.take($0)
    }
    return texts.all
  }

  @Test func `the right number passes, of a graph and of a reader`() {
    let graph = Graph()
    let price = graph.cell(10, name: "price")
    let total = graph.computed(name: "total") { price.value * 2 }
    let shown = graph.effect(name: "shown") { _ = total.value }
    expectEvaluations(in: graph, 2) { price.value = 11 }
    expectEvaluations(of: total, in: graph, 1) { price.value = 12 }
    #expect(expectEvaluations(of: shown, in: graph, 0) { price.value } == 12)
  }

  @Test func `a wrong number fails with every evaluation, and why`() {
    let graph = Graph()
    let price = graph.cell(10, name: "price")
    let total = graph.computed(name: "total") { price.value * 2 }
    let shown = graph.effect(name: "shown") { _ = total.value }
    let list = """
       In order, this ran:
        computed 'total': cell 'price' changed
        effect 'shown': computed 'total' changed
      """
    #expect(
      failures { expectEvaluations(in: graph, 1) { price.value = 11 } }
        == ["Expected 1 evaluation, got 2.\(list)"])
    #expect(
      failures { expectEvaluations(of: shown, in: graph, 0) { price.value = 12 } }
        == ["Expected 0 evaluations of 'shown', got 1.\(list)"])
  }

  @Test func `the engine does what the model does, and no evaluation more`() {
    let graph = Graph()
    let price = graph.cell(10)
    let count = graph.cell(1)
    let isDear = graph.computed { price.value > 100 }
    let total = graph.computed { price.value * count.value }
    let effect = graph.effect { _ = (isDear.value, total.value) }
    let report = minimality(of: graph) {
      graph.transaction {
        price.value = 20
        count.value = 2
      }
      price.value = 200
    }
    #expect(report.evaluations == 6)
    #expect(report.least == 6)
    #expect(report.ratio == 1)
    #expect(report.description == "6 evaluations, 6 necessary")
    effect.stop()
  }

  @Test func `work without a request is unnecessary, and requested work is necessary`() {
    let graph = Graph()
    let price = graph.cell(10)
    let total = graph.computed(name: "total") { price.value }
    #expect(minimality(of: graph) { _ = total.value }.least == 1)
    #expect(minimality(of: graph) { _ = total.value } == minimality(of: graph) {})
    #expect(minimality(of: graph) {}.ratio == 1)
    total.invalidate()
    #expect(minimality(of: graph) { _ = total.value }.least == 1)
  }

  @Test func `an evaluation without a write since the last one is named as unnecessary`() {
    let graph = Graph()
    let price = graph.cell(10, name: "price")
    let total = graph.computed(name: "total") { price.value * 2 }
    _ = total.value
    var events: [GraphEvent] = []
    let subscription = graph.onEvent { events.append($0) }
    price.value = 11
    _ = total.value
    subscription.cancel()
    // No engine of ours runs a rule twice for one write, so the log is told of such a run.
    let log = EvaluationLog()
    for event in events { log.note(event) }
    for event in events { if case .runs = event { log.note(event) } }
    #expect(log.minimality.evaluations == 2)
    #expect(log.minimality.unnecessary == ["computed 'total': cell 'price' changed"])
    #expect(log.minimality.ratio == 2)
  }

  @Test func `a negative number of evaluations ends the program`() async {
    await #expect(processExitsWith: .failure) { expectEvaluations(in: Graph(), -1) {} }
    await #expect(processExitsWith: .failure) {
      let graph = Graph()
      expectEvaluations(of: graph.computed { 1 }, in: graph, -1) {}
    }
  }
}
