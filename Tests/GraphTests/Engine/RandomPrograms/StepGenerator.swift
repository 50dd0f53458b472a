import TestSupport

/// Makes the steps of a program.
struct StepGenerator {
  var random: SeededGenerator

  /// The steps that a program begins with: all cells, and a few rules and effects.
  mutating func beginning() -> [Step] {
    var steps = Slots.cells.map { makeCell($0) }
    for slot in Slots.rules where !random.oneIn(3) { steps.append(makeRule(slot)) }
    for slot in 0..<3 { steps.append(makeEffect(slot)) }
    return steps
  }

  mutating func step() -> Step {
    switch random.below(100) {
    case 0..<30: set()
    case 30..<48: .read(random.below(Slots.rules.upperBound))
    case 48..<68: .transaction((0..<(1 + random.below(6))).map { _ in stepInTransaction() })
    case 68..<71: .throwingTransaction((0..<(1 + random.below(4))).map { _ in stepInTransaction() })
    case 71..<81: makeRule(Slots.rules.lowerBound + random.below(Slots.rules.count))
    case 81..<84: .drop(random.below(Slots.rules.upperBound))
    case 84..<86: makeCell(random.below(Slots.cells.count))
    case 86..<88: .invalidate(Slots.rules.lowerBound + random.below(Slots.rules.count))
    case 88..<94: makeEffect(random.below(Slots.effects))
    case 94..<96: .stopEffect(random.below(Slots.effects))
    case 96..<98: .dropEffect(random.below(Slots.effects))
    default: .endSubgraph(random.below(Slots.subgraphs))
    }
  }

  private mutating func stepInTransaction() -> Step {
    switch random.below(24) {
    case 0..<12: set()
    case 12..<16: .read(random.below(Slots.rules.upperBound))
    case 16: .transaction([set(), set()])
    case 17: .throwingTransaction([set(), set()])
    case 18: makeRule(Slots.rules.lowerBound + random.below(Slots.rules.count))
    case 19: .drop(random.below(Slots.rules.upperBound))
    case 20: .endSubgraph(random.below(Slots.subgraphs))
    case 21: .stopEffect(random.below(Slots.effects))
    case 22: .invalidate(Slots.rules.lowerBound + random.below(Slots.rules.count))
    default: makeEffect(random.below(Slots.effects))
    }
  }

  /// Few cells and few values, so that transactions often end where they began.
  private mutating func set() -> Step { .set(cell: random.below(Slots.cells.count), to: random.below(4)) }

  private mutating func owner() -> Int? { random.oneIn(4) ? random.below(Slots.subgraphs) : nil }

  private mutating func makeCell(_ slot: Int) -> Step {
    .makeCell(slot, value: random.below(4), isComparable: !random.oneIn(4), owner: owner())
  }

  private mutating func makeRule(_ slot: Int) -> Step {
    let cells = Slots.baseRules.contains(slot) ? Slots.freeCells : Slots.cells
    let sameness: Sameness = random.oneIn(6) ? .never : random.oneIn(6) ? .sameTens : .equal
    return .makeRule(slot, formula(cells, rules: Slots.rules.lowerBound..<slot), sameness, owner: owner())
  }

  private mutating func makeEffect(_ slot: Int) -> Step {
    let (owner, rule) = (owner(), random.below(Slots.rules.upperBound))
    guard random.oneIn(2) else {
      let formula = formula(Slots.cells, rules: Slots.rules)
      let aftermath: Aftermath =
        random.oneIn(3) ? .nest(self.formula(Slots.cells, rules: Slots.rules)) : .nothing
      return .makeEffect(
        slot, formula, aftermath, random.oneIn(2) ? Cleanup(reads: rule, sets: nil) : nil, owner: owner)
    }
    let cell = Slots.writtenCells.lowerBound + random.below(Slots.writtenCells.count)
    let aftermath: Aftermath = random.oneIn(3) ? .bounce(cell) : random.oneIn(3) ? .halve(cell) : .set(cell)
    var cleanup: Cleanup?
    // A cell that an effect halves it reads as well: a cleanup that set it would make the effect run for ever.
    if case .halve = aftermath {
      if random.oneIn(3) { cleanup = Cleanup(reads: rule, sets: nil) }
    } else if random.oneIn(2) {
      cleanup = Cleanup(reads: rule, sets: random.oneIn(2) ? nil : (cell, random.below(4)))
    }
    return .makeEffect(slot, formula(0..<cell, rules: Slots.baseRules), aftermath, cleanup, owner: owner)
  }

  private mutating func formula(_ cells: Range<Int>, rules: Range<Int>) -> Formula {
    var sources = (0..<(1 + random.below(4))).map { _ in
      rules.isEmpty || random.oneIn(3)
        ? cells.lowerBound + random.below(cells.count) : rules.lowerBound + random.below(rules.count)
    }
    if random.oneIn(8) { sources.append(sources[0]) }
    let shape = Formula.Shape.allCases[random.below(Formula.Shape.allCases.count)]
    let attitude: Formula.Attitude =
      random.oneIn(2) ? .catches(random.below(5)) : random.oneIn(3) ? .fails(2 + random.below(3)) : .passes
    return Formula(shape: shape, sources: sources, modulus: [2, 3, 5, 1000][random.below(4)], attitude: attitude)
  }
}
