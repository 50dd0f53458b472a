import AttributeGraph2
import AttributeGraphUI
import Testing

/// A budget of recomputations for a test, or for each test of a suite: see ``Testing/Trait/recomputes(atMost:)``.
public struct RecomputationTrait: TestTrait, SuiteTrait, TestScoping {
  /// The type whose bodies count; nil for every type.
  let type: (any Any.Type)?
  /// How often bodies may run again.
  let limit: Int

  /// A budget of a suite is one of each test in it, and in the suites inside it.
  public var isRecursive: Bool { true }

  /// Runs the test, and reports a failure where bodies ran again more often.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let log = await BodyLog(inside: BodyLogScope.log)
    try await BodyLogScope.$log.withValue(log, operation: function)
    await check(log, at: test.sourceLocation)
  }

  @MainActor private func check(_ log: BodyLog, at location: SourceLocation) {
    let count = log.recomputations(of: type)
    guard count > limit else { return }
    let name = type.map { " of \($0)" } ?? ""
    report("Expected at most \(counted(limit, "recomputation"))\(name), got \(count).", log.list, at: location)
  }
}

extension Trait where Self == RecomputationTrait {
  /// The bodies in the hosts that the test makes run again at most so often, all together.
  ///
  /// The first run of a body, when its view is inserted, is no recomputation. On a suite it is the budget of each test,
  /// and of each case of a test with arguments.
  ///
  /// - Precondition: The number is not negative.
  public static func recomputes(atMost limit: Int) -> Self {
    checkExpected(limit, "recomputations")
    return RecomputationTrait(type: nil, limit: limit)
  }

  /// The bodies of a type in the hosts that the test makes run again at most so often.
  ///
  /// - Precondition: The number is not negative.
  public static func recomputes<Content>(of type: Content.Type, atMost limit: Int) -> Self {
    checkExpected(limit, "recomputations")
    return RecomputationTrait(type: type, limit: limit)
  }
}
