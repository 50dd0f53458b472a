import AttributeGraph2
import TestSupport

/// A graph that follows a plan: rules make attributes, drop those of others, and read those that others have made. Some
/// belong to subgraphs that the rules end when they run again.
///
/// Whatever is missing at a read (ended, dropped, not made yet) is worked out from the cells in its place. So the
/// values do not depend on when which rule has run.
final class MakingGraph {
  let graph = Graph()
  let plan: MakingPlan
  private let cells: [StateCell<Int>]
  private var rules: [ComputedAttribute<Int>?]
  private var made: [ComputedAttribute<Int>?]
  private var kept: [ComputedAttribute<Int>?]
  private var subgraphs: [Subgraph?]
  private var effects: [Effect] = []
  /// What each effect has seen last, and what an effect inside every other one has.
  private(set) var seen: [Int]
  private(set) var seenInside: [Int]

  init(_ plan: MakingPlan) {
    self.plan = plan
    cells = (0..<plan.cells).map { [graph] in graph.cell(0, name: "cell \($0)") }
    rules = .init(repeating: nil, count: plan.rules.count)
    (made, kept) = (rules, rules)
    subgraphs = .init(repeating: nil, count: plan.rules.count)
    seen = .init(repeating: 0, count: plan.effects.count)
    seenInside = seen
    for index in rules.indices { makeRule(index) }
    for index in plan.effects.indices { effects.append(makeEffect(index)) }
  }

  /// Drops the effects, which would run once more while the rest goes.
  func close() {
    // The optimiser may release the object as soon as nothing follows, and the effects' cleanups use it.
    withExtendedLifetime(self) { effects = [] }
  }

  /// Carries out a random step of a program.
  func step(_ random: inout SeededGenerator) {
    graph.transaction {
      for _ in 0...random.below(3) {
        cells[random.below(cells.count)].value = random.below(4)
        if random.oneIn(6) { _ = value(of: random.below(rules.count)) }
      }
    }
    if random.oneIn(10) { kept[random.below(kept.count)] = nil }
    for index in rules.indices where rules[index] == nil && random.oneIn(2) { makeRule(index) }
    if random.oneIn(10) { rules[random.below(rules.count)] = nil }
  }

  /// The first thing about the graph that is not as it has to be; nil where all is.
  func firstFault(_ random: inout SeededGenerator) -> String? {
    if let broken = graph.invariantViolations.first { return broken }
    for (index, rules) in plan.effects.enumerated() {
      let expected = rules.reduce(0) { $0 &+ expectedValue(of: $1) }
      if seen[index] != expected { return "effect \(index) saw \(seen[index]) instead of \(expected)" }
      guard hasInnerEffect(index), let first = rules.first else { continue }
      if seenInside[index] != expectedValue(of: first) {
        return "the effect in effect \(index) saw \(seenInside[index]) instead of \(expectedValue(of: first))"
      }
    }
    for index in rules.indices where random.oneIn(2) {
      let value = value(of: index)
      if value != expectedValue(of: index) {
        return "rule \(index) is \(value) instead of \(expectedValue(of: index))"
      }
      if let broken = graph.invariantViolations.first { return "after the read of rule \(index): \(broken)" }
    }
    return nil
  }

  private func makeRule(_ index: Int) {
    rules[index] = graph.computed(name: "rule \(index)") { [unowned self] in run(index) }
  }

  private func makeEffect(_ index: Int) -> Effect {
    graph.effect(name: "effect \(index)") { [unowned self] in
      let read = plan.effects[index]
      seen[index] = read.reduce(0) { $0 &+ value(of: $1) }
      guard hasInnerEffect(index), let first = read.first else { return }
      _ = graph.effect(name: "effect in \(index)") { [unowned self] in seenInside[index] = value(of: first) }
    }
  }

  private func hasInnerEffect(_ index: Int) -> Bool { !index.isMultiple(of: 2) }

  private func cell(_ index: Int) -> Int { cells[index].value }

  private func expectedValue(of rule: Int) -> Int { plan.value(of: rule, cell) }

  private func value(of rule: Int) -> Int { rules[rule]?.value ?? expectedValue(of: rule) }

  private func read(_ other: ComputedAttribute<Int>?, madeBy rule: Int) -> Int {
    // An attribute that ends while its reader runs is no input: the reader follows its cell by itself.
    if plan.rules[rule].endsMade { _ = plan.valueMade(by: rule, cell) }
    if let other, !other.isEnded { return other.value }
    return plan.valueMade(by: rule, cell)
  }

  /// What a rule does.
  private func run(_ index: Int) -> Int {
    let rule = plan.rules[index]
    if let dropped = rule.drops, cell(rule.gate) == 2 { rules[dropped] = nil }
    var sum = 0
    for (number, part) in rule.order.enumerated() {
      switch part {
      case .readCells: for other in rule.cells { sum &+= cell(other) }
      case .readRules: for other in rule.rules { sum &+= value(of: other) }
      case .readMade: for other in rule.made { sum &+= read(made[other], madeBy: other) }
      case .readKept: for other in rule.kept { sum &+= read(kept[other], madeBy: other) }
      case .readWhileOdd:
        if !cell(rule.gate).isMultiple(of: 2) { for other in rule.gated { sum &+= value(of: other) } }
      }
      if number == 2, let source = rule.makes { make(index, source) }
    }
    return sum
  }

  private func make(_ index: Int, _ source: Int) {
    let rule = plan.rules[index]
    let next = rule.readsAhead && index + 1 < rules.count ? index + 1 : nil
    let make = { [unowned self] in
      graph.computed(name: "made \(index)") { [unowned self] in
        if let next { _ = value(of: next) }
        return 3 &* cell(source)
      }
    }
    if rule.endsMade {
      subgraphs[index]?.end()
      subgraphs[index] = graph.subgraph()
      made[index] = subgraphs[index]?.build(make)
    } else {
      made[index] = make()
    }
    switch rule.keeping {
    case .leave: break
    case .drop: kept[index] = nil
    case .replace: kept[index] = keep(source, index)
    case .replaceWhileOdd: kept[index] = cell(rule.gate).isMultiple(of: 2) ? nil : keep(source, index)
    }
  }

  private func keep(_ source: Int, _ index: Int) -> ComputedAttribute<Int> {
    graph.computed(name: "kept \(index)") { [unowned self] in 3 &* cell(source) }
  }
}
