/// Where things stand in a random program: cells first, then rules. A rule reads only what stands before it.
enum Slots {
  /// Cells that only the program writes.
  static let freeCells = 0..<6
  /// Cells that effects write too.
  static let writtenCells = 6..<10
  static let cells = 0..<10
  /// Rules that need free cells and each other only; effects that write may read them, so that every program settles.
  static let baseRules = 10..<18
  static let rules = 10..<26
  static let effects = 5
}

/// What a rule or an effect does with what it reads, as a value: the graph and the model run the same.
struct Formula {
  enum Shape: CaseIterable {
    /// Reads all sources.
    case sum
    /// Reads the first, and by its value one of the others.
    case choose
    /// Reads one after the other up to the first that is odd.
    case upToOdd
    /// Reads all, and the last of them untracked.
    case lastUntracked
    /// Reads all, and the first of them again.
    case twice
  }

  let shape: Shape
  let sources: [Int]
  let modulus: Int

  func evaluate(read: (Int) -> Int, untracked: (Int) -> Int) -> Int {
    var result = 0
    switch shape {
    case .sum:
      for source in sources { result += read(source) }
    case .choose:
      let choice = read(sources[0])
      result = choice
      if sources.count > 1 { result += read(sources[1 + choice % (sources.count - 1)]) }
    case .upToOdd:
      for source in sources {
        let value = read(source)
        result += value
        if value % 2 == 1 { break }
      }
    case .lastUntracked:
      for source in sources.dropLast() { result += read(source) }
      result += untracked(sources[sources.count - 1])
    case .twice:
      for source in sources { result += read(source) }
      result += read(sources[0])
    }
    return result % modulus
  }
}

/// When a new value is the same as the old one.
enum Sameness {
  case equal
  case never
  case sameTens

  func holds(_ one: Int, _ other: Int) -> Bool {
    switch self {
    case .equal: one == other
    case .never: false
    case .sameTens: one / 10 == other / 10
    }
  }
}

/// What an effect writes after it has read.
enum Aftermath {
  case nothing
  /// Sets a cell to what it computed.
  case set(Int)
  /// Sets a cell to something else and back.
  case bounce(Int)
  /// Reads a cell and halves it while it is large.
  case halve(Int)
}

/// One step of a random program.
indirect enum Step {
  case set(cell: Int, to: Int)
  case read(Int)
  case transaction([Step])
  case makeCell(Int, value: Int, isComparable: Bool)
  case makeRule(Int, Formula, Sameness)
  case drop(Int)
  case makeEffect(Int, Formula, Aftermath)
  case stopEffect(Int)
  case dropEffect(Int)
}

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
    case 30..<50: .read(random.below(Slots.rules.upperBound))
    case 50..<75: .transaction((0..<(1 + random.below(6))).map { _ in stepInTransaction() })
    case 75..<85: makeRule(Slots.rules.lowerBound + random.below(Slots.rules.count))
    case 85..<88: .drop(random.below(Slots.rules.upperBound))
    case 88..<90: makeCell(random.below(Slots.cells.count))
    case 90..<96: makeEffect(random.below(Slots.effects))
    case 96..<98: .stopEffect(random.below(Slots.effects))
    default: .dropEffect(random.below(Slots.effects))
    }
  }

  private mutating func stepInTransaction() -> Step {
    switch random.below(20) {
    case 0..<12: set()
    case 12..<16: .read(random.below(Slots.rules.upperBound))
    case 16: .transaction([set(), set()])
    case 17: makeRule(Slots.rules.lowerBound + random.below(Slots.rules.count))
    case 18: .drop(random.below(Slots.rules.upperBound))
    default: makeEffect(random.below(Slots.effects))
    }
  }

  /// Few cells and few values, so that transactions often end where they began.
  private mutating func set() -> Step { .set(cell: random.below(Slots.cells.count), to: random.below(4)) }

  private mutating func makeCell(_ slot: Int) -> Step {
    .makeCell(slot, value: random.below(4), isComparable: !random.oneIn(4))
  }

  private mutating func makeRule(_ slot: Int) -> Step {
    let cells = Slots.baseRules.contains(slot) ? Slots.freeCells : Slots.cells
    let sameness: Sameness = random.oneIn(6) ? .never : random.oneIn(6) ? .sameTens : .equal
    return .makeRule(slot, formula(cells, rules: Slots.rules.lowerBound..<slot), sameness)
  }

  private mutating func makeEffect(_ slot: Int) -> Step {
    guard random.oneIn(2) else { return .makeEffect(slot, formula(Slots.cells, rules: Slots.rules), .nothing) }
    let cell = Slots.writtenCells.lowerBound + random.below(Slots.writtenCells.count)
    let aftermath: Aftermath = random.oneIn(3) ? .bounce(cell) : random.oneIn(3) ? .halve(cell) : .set(cell)
    return .makeEffect(slot, formula(0..<cell, rules: Slots.baseRules), aftermath)
  }

  private mutating func formula(_ cells: Range<Int>, rules: Range<Int>) -> Formula {
    var sources = (0..<(1 + random.below(4))).map { _ in
      rules.isEmpty || random.oneIn(3)
        ? cells.lowerBound + random.below(cells.count) : rules.lowerBound + random.below(rules.count)
    }
    if random.oneIn(8) { sources.append(sources[0]) }
    let shape = Formula.Shape.allCases[random.below(Formula.Shape.allCases.count)]
    return Formula(shape: shape, sources: sources, modulus: [2, 3, 5, 1000][random.below(4)])
  }
}
