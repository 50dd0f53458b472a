import AttributeGraph2

/// A write to one cell, whose consequences an effect adds up.
protocol HeadOperation: RepeatedOperation {
  /// The cell.
  var head: StateCell<Int> { get }
  /// What the effects have seen.
  var accumulator: Accumulator { get }
}

extension HeadOperation {
  func run(_ rounds: Range<Int>) -> Int {
    // A property that a protocol asks for is handed out with a reference of its own: once, and not for each round.
    let (graph, head, accumulator) = (self.graph, self.head, self.accumulator)
    accumulator.sum = 0
    for round in rounds { graph.transaction { head.value = round } }
    return accumulator.sum
  }
}

/// A write at the head of a chain of 50 computed attributes with an effect at the end, per evaluation.
struct DeepChain: HeadOperation {
  static let unit = "evaluation"
  static let unitsPerRound = 51
  static let evaluationsPerRound = 51

  let graph = Graph()
  let head: StateCell<Int>
  let accumulator = Accumulator()
  private let effect: Effect

  init() {
    let (graph, head, accumulator) = (self.graph, self.graph.cell(-1), self.accumulator)
    self.head = head
    var last = graph.computed { head.value + 1 }
    for _ in 1..<50 {
      let previous = last
      last = graph.computed { previous.value + 1 }
    }
    let end = last
    effect = graph.effect { accumulator.sum &+= end.value }
  }

  func expectedSum(of rounds: Range<Int>) -> Int { rounds.sum + 50 * rounds.count }
}

/// A write to a cell with 50 pairs of computed attributes, an effect behind each pair, per evaluation.
struct BroadUpdate: HeadOperation {
  static let unit = "evaluation"
  static let unitsPerRound = 150
  static let evaluationsPerRound = 150

  let graph = Graph()
  let head: StateCell<Int>
  let accumulator = Accumulator()
  private let effects: [Effect]

  init() {
    let (graph, head, accumulator) = (self.graph, self.graph.cell(-1), self.accumulator)
    self.head = head
    effects = (0..<50).map { number in
      let first = graph.computed { head.value + number }
      let second = graph.computed { first.value + 1 }
      return graph.effect { accumulator.sum &+= second.value }
    }
  }

  func expectedSum(of rounds: Range<Int>) -> Int { 50 * rounds.sum + rounds.count * ((0..<50).sum + 50) }
}

/// A write to a cell with five computed attributes, their sum, and an effect on the sum, per evaluation.
struct Diamond: HeadOperation {
  static let unit = "evaluation"
  static let unitsPerRound = 7
  static let evaluationsPerRound = 7

  let graph = Graph()
  let head: StateCell<Int>
  let accumulator = Accumulator()
  private let effect: Effect

  init() {
    let (graph, head, accumulator) = (self.graph, self.graph.cell(-1), self.accumulator)
    self.head = head
    // Five names instead of an array, whose checks would be counted, too.
    let first = graph.computed { head.value + 1 }
    let second = graph.computed { head.value + 1 }
    let third = graph.computed { head.value + 1 }
    let fourth = graph.computed { head.value + 1 }
    let fifth = graph.computed { head.value + 1 }
    let sum = graph.computed { first.value + second.value + third.value + fourth.value + fifth.value }
    effect = graph.effect { accumulator.sum &+= sum.value }
  }

  func expectedSum(of rounds: Range<Int>) -> Int { 5 * (rounds.sum + rounds.count) }
}

/// A write after which a rule reads another one of two computed attributes than before, and an effect behind it runs.
///
/// A round writes twice, and so goes there and back.
struct AlternatingInputs: RepeatedOperation {
  static let unit = "write"
  static let unitsPerRound = 2
  /// The rule, one of the two that it reads, and the effect: for each write.
  static let evaluationsPerRound = 6

  let graph = Graph()
  private let head: StateCell<Int>
  private let accumulator = Accumulator()
  private let effect: Effect

  init() {
    let (graph, head, accumulator) = (self.graph, self.graph.cell(-1), self.accumulator)
    self.head = head
    let double = graph.computed { 2 * head.value }
    let triple = graph.computed { 3 * head.value }
    let chosen = graph.computed { head.value.isMultiple(of: 2) ? double.value : triple.value }
    effect = graph.effect { accumulator.sum &+= chosen.value }
  }

  func run(_ rounds: Range<Int>) -> Int {
    accumulator.sum = 0
    for round in rounds {
      head.value = 2 * round
      head.value = 2 * round + 1
    }
    return accumulator.sum
  }

  func expectedSum(of rounds: Range<Int>) -> Int { 10 * rounds.sum + 3 * rounds.count }
}
