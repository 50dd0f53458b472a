import AttributeGraph2

/// A set to the value that the cell holds, which has an effect.
struct EqualSet: RepeatedOperation {
  static let unit = "set"

  let graph = Graph()
  private let cell: StateCell<Int>
  private let accumulator = Accumulator()
  private let effect: Effect

  init() {
    let (cell, accumulator) = (graph.cell(7), self.accumulator)
    self.cell = cell
    effect = graph.effect { accumulator.sum &+= cell.value }
  }

  func run(_ rounds: Range<Int>) -> Int {
    accumulator.sum = 0
    for _ in rounds { cell.value = 7 }
    return accumulator.sum
  }

  func expectedSum(of rounds: Range<Int>) -> Int { 0 }
}

/// A set to another value of a cell that nothing reads.
struct UnobservedSet: RepeatedOperation {
  static let unit = "set"

  let graph = Graph()
  private let cell: StateCell<Int>

  init() { cell = graph.cell(-1) }

  func run(_ rounds: Range<Int>) -> Int {
    for round in rounds { cell.value = round }
    return cell.value
  }

  func expectedSum(of rounds: Range<Int>) -> Int { rounds.upperBound - 1 }
}

/// A set to another value, and the read of a computed attribute that depends on it.
struct SetAndRead: RepeatedOperation {
  static let unit = "set and read"
  static let evaluationsPerRound = 1

  let graph = Graph()
  private let cell: StateCell<Int>
  private let computed: ComputedAttribute<Int>

  init() {
    let cell = graph.cell(-1)
    self.cell = cell
    computed = graph.computed { cell.value + 1 }
  }

  func run(_ rounds: Range<Int>) -> Int {
    var sum = 0
    for round in rounds {
      cell.value = round
      sum &+= computed.value
    }
    return sum
  }

  func expectedSum(of rounds: Range<Int>) -> Int { rounds.sum + rounds.count }
}

/// A set to another value outside a transaction, of a cell that one effect reads: the effect runs again.
struct EffectRerun: RepeatedOperation {
  static let unit = "set"
  static let evaluationsPerRound = 1

  let graph = Graph()
  private let cell: StateCell<Int>
  private let accumulator = Accumulator()
  private let effect: Effect

  init() {
    let (cell, accumulator) = (graph.cell(-1), self.accumulator)
    self.cell = cell
    effect = graph.effect { accumulator.sum &+= cell.value }
  }

  func run(_ rounds: Range<Int>) -> Int {
    accumulator.sum = 0
    for round in rounds { cell.value = round }
    return accumulator.sum
  }

  func expectedSum(of rounds: Range<Int>) -> Int { rounds.sum }
}

/// A set to another value of which a rule gives the same value as before, so that the effect behind it does not run.
struct Cutoff: RepeatedOperation {
  static let unit = "set"
  static let evaluationsPerRound = 1

  let graph = Graph()
  private let cell: StateCell<Int>
  private let accumulator = Accumulator()
  private let effect: Effect

  init() {
    let (cell, accumulator) = (graph.cell(-1), self.accumulator)
    self.cell = cell
    let isHuge = graph.computed { cell.value == .max }
    effect = graph.effect { accumulator.sum &+= isHuge.value ? 1 : 0 }
  }

  func run(_ rounds: Range<Int>) -> Int {
    accumulator.sum = 0
    for round in rounds { cell.value = round }
    return accumulator.sum
  }

  func expectedSum(of rounds: Range<Int>) -> Int { 0 }
}

/// A transaction without a write.
struct EmptyTransaction: RepeatedOperation {
  static let unit = "transaction"

  let graph = Graph()
  private let cell: StateCell<Int>

  init() { cell = graph.cell(2) }

  func run(_ rounds: Range<Int>) -> Int {
    var sum = 0
    for _ in rounds { sum &+= graph.transaction { cell.value } }
    return sum
  }

  func expectedSum(of rounds: Range<Int>) -> Int { 2 * rounds.count }
}

/// A transaction of two writes, of cells that one effect reads: the effect runs again, once.
struct TransactionOfTwo: RepeatedOperation {
  static let unit = "transaction"
  static let evaluationsPerRound = 1

  let graph = Graph()
  private let first: StateCell<Int>
  private let second: StateCell<Int>
  private let accumulator = Accumulator()
  private let effect: Effect

  init() {
    let (first, second, accumulator) = (graph.cell(-1), graph.cell(-1), self.accumulator)
    self.first = first
    self.second = second
    effect = graph.effect { accumulator.sum &+= first.value &+ second.value }
  }

  func run(_ rounds: Range<Int>) -> Int {
    accumulator.sum = 0
    for round in rounds {
      graph.transaction {
        first.value = round
        second.value = round
      }
    }
    return accumulator.sum
  }

  func expectedSum(of rounds: Range<Int>) -> Int { 2 * rounds.sum }
}
