import AttributeGraph2

/// A cell that is made, read, and released.
struct CellLife: RepeatedOperation {
  static let unit = "cell"
  static let isHot = false

  let graph = Graph()

  init() {}

  func run(_ rounds: Range<Int>) -> Int {
    var sum = 0
    for round in rounds { sum &+= read(graph.cell(round)) }
    return sum
  }

  func expectedSum(of rounds: Range<Int>) -> Int { rounds.sum }
}

/// A computed attribute that is made, read, and so given one input, and released.
struct ComputedLife: RepeatedOperation {
  static let unit = "attribute"
  static let evaluationsPerRound = 1
  static let isHot = false

  let graph = Graph()
  private let cell: StateCell<Int>

  init() { cell = graph.cell(5) }

  func run(_ rounds: Range<Int>) -> Int {
    var sum = 0
    for round in rounds { sum &+= read(graph.computed { [cell] in cell.value &+ round }) }
    return sum
  }

  func expectedSum(of rounds: Range<Int>) -> Int { rounds.sum + 5 * rounds.count }
}

/// An effect that is made, so runs once and is given one input, and is released.
struct EffectLife: RepeatedOperation {
  static let unit = "effect"
  static let evaluationsPerRound = 1
  static let isHot = false

  let graph = Graph()
  private let cell: StateCell<Int>
  private let accumulator = Accumulator()

  init() { cell = graph.cell(5) }

  func run(_ rounds: Range<Int>) -> Int {
    accumulator.sum = 0
    for _ in rounds { withExtendedLifetime(graph.effect { [cell, accumulator] in accumulator.sum &+= cell.value }) {} }
    return accumulator.sum
  }

  func expectedSum(of rounds: Range<Int>) -> Int { 5 * rounds.count }
}
