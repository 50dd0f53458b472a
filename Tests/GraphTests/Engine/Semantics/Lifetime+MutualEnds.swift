import AttributeGraph2
import TestSupport
import Testing

/// Semantics 8.7: rules that end the inputs of other rules.
@Suite struct `Rules that end each other's inputs` {
  @Test func `8.7: a reader of several such rules has all of them up to date, however they make each other stale`() {
    let graph = Graph()
    let row = MakingRules(count: 5, in: graph) { $0 + 1 }
    let sum = graph.computed(name: "sum") { row.rules.reduce(0) { $0 + $1.value } }
    #expect(sum.value == 0)
    row.source.value = 1
    #expect(sum.value == 5)
    #expect(graph.invariantViolations == [])
    // A rule that was still stale would not pass this on.
    for index in row.rules.indices {
      row.own[index].value = 100
      #expect(sum.value == 5 + 100 * (index + 1), "input \(index)")
    }
    #expect(graph.invariantViolations == [])
  }

  @Test func `8.7: an effect that reads several such rules runs for each of them`() {
    let graph = Graph()
    let row = MakingRules(count: 5, in: graph) { $0 + 1 }
    let seen = Recorder<Int>()
    let effect = graph.effect { seen.note(row.rules.reduce(0) { $0 + $1.value }) }
    row.source.value = 1
    for cell in row.own { cell.value = 100 }
    #expect(seen.values.last == 505)
    #expect(graph.invariantViolations == [])
    withExtendedLifetime(effect) {}
  }

  @Test func `8.7: two rules that read each other's nodes make a reader of both trap`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let pair = MakingRules(count: 2, in: graph) { 1 - $0 }
      let sum = graph.computed(name: "sum") { pair.rules[0].value + pair.rules[1].value }
      _ = sum.value
      pair.source.value = 1
      _ = sum.value
    }
    #expect(standardErrorText(of: result).contains("'sum' cannot be brought up to date"))
    #expect(standardErrorText(of: result).contains("stale again: 'rule 0'"))
  }

  @Test func `8.7: two rules that read each other's nodes make an effect on both trap instead of looping`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let pair = MakingRules(count: 2, in: graph) { 1 - $0 }
      let effect = graph.effect(name: "printing") { _ = pair.rules[0].value + pair.rules[1].value }
      for value in 1...3 { pair.source.value = value }
      withExtendedLifetime(effect) {}
    }
    #expect(standardErrorText(of: result).contains("'printing' cannot be brought up to date"))
  }

  @Test func `8.7: each of the two rules can be read alone`() {
    let graph = Graph()
    let pair = MakingRules(count: 2, in: graph) { 1 - $0 }
    for value in 1...3 {
      pair.source.value = value
      #expect(pair.rules[0].value == value)
      #expect(pair.rules[1].value == value)
      #expect(graph.invariantViolations == [])
    }
  }
}

/// Rules that each make an attribute in every evaluation and read the attribute of a neighbor.
private final class MakingRules {
  let source: StateCell<Int>
  /// A cell of each rule's own.
  let own: [StateCell<Int>]
  private(set) var rules: [ComputedAttribute<Int>] = []
  private var made: [Int: ComputedAttribute<Int>] = [:]

  /// Makes some rules; each reads the attribute made by its neighbor, if there is one.
  init(count: Int, in graph: Graph, neighbor: @escaping (Int) -> Int) {
    let source = graph.cell(0, name: "source")
    let own = (0..<count).map { graph.cell(0, name: "own \($0)") }
    (self.source, self.own) = (source, own)
    rules = (0..<count).map { index in
      graph.computed(name: "rule \(index)") { [unowned self] in
        let value = source.value + own[index].value
        made[index] = graph.computed(name: "made \(index)") { 0 * value }
        let other = made[neighbor(index)]
        return value + (other.map { $0.isEnded ? 0 : $0.value } ?? 0)
      }
    }
  }
}
