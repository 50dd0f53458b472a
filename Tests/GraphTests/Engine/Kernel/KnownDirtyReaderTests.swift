import AttributeGraph2
import Testing

/// A reader whose first input was written is known dirty and runs without a check of the others.
struct `Readers of written cells` {
  let graph = Graph()

  /// How often a rule has run that a reader read before or after a written cell, and does not read again.
  private func evaluationsOfRule(
    whereTheRuleComesFirst: Bool, read makeReader: (Graph, @escaping () -> Int) -> () -> Void
  ) -> Int {
    let (x, y) = (graph.cell(0), graph.cell(0))
    let rule = graph.computed { x.value }
    var readsRule = true
    let read = makeReader(graph) {
      let early = whereTheRuleComesFirst && readsRule ? rule.value : 0
      let middle = y.value
      return early + middle + (!whereTheRuleComesFirst && readsRule ? rule.value : 0)
    }
    read()
    readsRule = false
    graph.transaction {
      x.value = 1
      y.value = 1
    }
    read()
    #expect(graph.invariantViolations == [])
    return rule.evaluations
  }

  /// An effect, which runs by itself.
  private func effect(_ graph: Graph, _ body: @escaping () -> Int) -> () -> Void {
    let effect = graph.effect { _ = body() }
    return { #expect(!effect.isStopped) }
  }

  /// A rule that is read from outside.
  private func rule(_ graph: Graph, _ body: @escaping () -> Int) -> () -> Void {
    let rule = graph.computed { body() }
    return { _ = rule.value }
  }

  /// A rule that another rule reads.
  private func nestedRule(_ graph: Graph, _ body: @escaping () -> Int) -> () -> Void {
    let inner = graph.computed { body() }
    let outer = graph.computed { inner.value }
    return { _ = outer.value }
  }

  /// A rule that an effect reads.
  private func chain(_ graph: Graph, _ body: @escaping () -> Int) -> () -> Void {
    let inner = graph.computed { body() }
    return effect(graph) { inner.value }
  }

  @Test func `a rule read before the written cell is brought up to date, even if it is not read again`() {
    #expect(evaluationsOfRule(whereTheRuleComesFirst: true, read: effect) == 2)
    #expect(evaluationsOfRule(whereTheRuleComesFirst: true, read: rule) == 2)
    #expect(evaluationsOfRule(whereTheRuleComesFirst: true, read: nestedRule) == 2)
    #expect(evaluationsOfRule(whereTheRuleComesFirst: true, read: chain) == 2)
  }

  @Test func `a rule read after the written cell is not brought up to date if it is not read again`() {
    #expect(evaluationsOfRule(whereTheRuleComesFirst: false, read: effect) == 1)
    #expect(evaluationsOfRule(whereTheRuleComesFirst: false, read: rule) == 1)
    #expect(evaluationsOfRule(whereTheRuleComesFirst: false, read: nestedRule) == 1)
    #expect(evaluationsOfRule(whereTheRuleComesFirst: false, read: chain) == 1)
  }

  @Test func `a cell that is written back runs none of its readers`() {
    let cell = graph.cell(0)
    let only = graph.effect { _ = cell.value }
    graph.transaction {
      cell.value = 1
      cell.value = 0
    }
    #expect(only.evaluations == 1)
    let rule = graph.computed { cell.value }
    let behind = graph.effect { _ = rule.value }
    let other = graph.effect { _ = cell.value }
    graph.transaction {
      cell.value = 1
      cell.value = 0
    }
    #expect([only.evaluations, rule.evaluations, behind.evaluations, other.evaluations] == [1, 1, 1, 1])
    #expect(graph.invariantViolations == [])
  }

  @Test func `a reader of a cell that is written back runs if another input changed`() {
    let (first, second) = (graph.cell(0), graph.cell(0))
    let effect = graph.effect { _ = first.value + second.value }
    graph.transaction {
      first.value = 1
      second.value = 1
      first.value = 0
    }
    #expect(effect.evaluations == 2)
    graph.transaction {
      second.value = 2
      first.value = 1
      second.value = 1
    }
    #expect(effect.evaluations == 3)
  }

  @Test func `a reader that ran for a written cell does not run for it again`() {
    let (cell, other) = (graph.cell(0), graph.cell(0))
    let same = graph.computed { 0 * other.value }
    let rule = graph.computed { cell.value + same.value }
    let effect = graph.effect { _ = rule.value }
    cell.value = 1
    #expect([rule.evaluations, effect.evaluations] == [2, 2])
    // Verified because of another input, and up to date.
    other.value = 1
    #expect([rule.evaluations, effect.evaluations, same.evaluations] == [2, 2, 2])
  }
}
