/// An operation of the engine as a tool sees it, which does not know its type.
package struct OperationDescription {
  /// What it is called.
  package let name: String
  /// What one unit is, as a noun.
  package let unit: String
  /// How many units one round has.
  package let unitsPerRound: Int
  /// Whether the engine promises that it allocates nothing, counts no references and checks no exclusivity.
  package let isHot: Bool
  /// Makes the nodes and runs some rounds that nobody counts.
  package let prepare: () -> PreparedOperation

  /// Describes an operation under the name of its type, with a small initial.
  init<Operation: RepeatedOperation>(_ operation: Operation.Type) {
    let typeName = "\(operation)"
    name = typeName.prefix(1).lowercased() + typeName.dropFirst()
    unit = operation.unit
    unitsPerRound = operation.unitsPerRound
    isHot = operation.isHot
    prepare = { PreparedOperation(operation) }
  }

  /// All operations, in the order of the report.
  package static var all: [OperationDescription] {
    [
      OperationDescription(CellRead.self),
      OperationDescription(CleanRead.self),
      OperationDescription(TrackedRead.self),
      OperationDescription(RepeatedRead.self),
      OperationDescription(EqualSet.self),
      OperationDescription(UnobservedSet.self),
      OperationDescription(SetAndRead.self),
      OperationDescription(EffectRerun.self),
      OperationDescription(Cutoff.self),
      OperationDescription(EmptyTransaction.self),
      OperationDescription(TransactionOfTwo.self),
      OperationDescription(DeepChain.self),
      OperationDescription(BroadUpdate.self),
      OperationDescription(Diamond.self),
      OperationDescription(AlternatingInputs.self),
      OperationDescription(LayeredUpdate.self),
      OperationDescription(ManyInputs.self),
      OperationDescription(CellLife.self),
      OperationDescription(ComputedLife.self),
      OperationDescription(EffectLife.self),
    ]
  }
}

/// An operation that is ready to be repeated.
package final class PreparedOperation {
  /// How many rounds nobody counts: enough for everything to have its final size.
  private static let warmUpRounds = 200

  private let runRounds: (Range<Int>) -> String?
  private var next = PreparedOperation.warmUpRounds

  /// Makes an operation and warms it up.
  init<Operation: RepeatedOperation>(_: Operation.Type) {
    let operation = Operation()
    _ = operation.run(0..<Self.warmUpRounds)
    runRounds = { Self.run($0, of: operation) }
  }

  /// Runs so many rounds more.
  ///
  /// - Returns: What is wrong with their sum or their evaluations; nil where both are right.
  package func run(rounds: Int) -> String? {
    defer { next += rounds }
    return runRounds(next..<(next + rounds))
  }

  private static func run<Operation: RepeatedOperation>(_ rounds: Range<Int>, of operation: Operation) -> String? {
    let before = operation.graph.statistics.evaluations
    let sum = operation.run(rounds)
    let evaluations = operation.graph.statistics.evaluations - before
    let expectedSum = operation.expectedSum(of: rounds)
    let expectedEvaluations = rounds.count * Operation.evaluationsPerRound
    if sum != expectedSum { return "expected the sum \(expectedSum), got \(sum)" }
    if evaluations != expectedEvaluations { return "expected \(expectedEvaluations) evaluations, got \(evaluations)" }
    return nil
  }
}
