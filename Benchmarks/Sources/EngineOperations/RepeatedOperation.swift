import AttributeGraph2

/// An operation of the engine that can be repeated any number of times and checked afterwards.
///
/// It is made once, runs some rounds that nobody counts, so that everything has its final size, and then the rounds
/// that count. What a round costs is found by running twice as many of them under a tool that counts instructions and
/// calls: the difference holds nothing but rounds.
protocol RepeatedOperation {
  /// What one unit is, as a noun.
  static var unit: String { get }
  /// How many units one round has.
  static var unitsPerRound: Int { get }
  /// How many rules and effects one round runs.
  static var evaluationsPerRound: Int { get }
  /// Whether the engine promises that the operation allocates nothing, retains nothing and checks no exclusivity.
  static var isHot: Bool { get }

  /// The graph in which it takes place.
  var graph: Graph { get }

  /// Makes the nodes.
  init()

  /// Does the operation once for each number.
  ///
  /// - Returns: The sum of what was read or seen by effects.
  func run(_ rounds: Range<Int>) -> Int

  /// What `run` has to return, by a formula, so that finding it costs the same for any number of rounds.
  func expectedSum(of rounds: Range<Int>) -> Int
}

extension RepeatedOperation {
  static var unitsPerRound: Int { 1 }
  static var evaluationsPerRound: Int { 0 }
  static var isHot: Bool { true }
}

extension Range<Int> {
  /// The sum of the numbers, by the formula of the arithmetic series.
  var sum: Int { count * (lowerBound + upperBound - 1) / 2 }
}

/// What effects have seen; a class of its own, so that their closures capture a reference and nothing else.
final class Accumulator {
  /// The sum of the values seen.
  var sum = 0
}
