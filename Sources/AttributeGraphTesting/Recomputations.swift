import AttributeGraph2
import AttributeGraphUI
import Testing

/// Expects that bodies of a type run again exactly `expected` times while a closure runs.
///
/// ```swift
/// try expectRecomputes(of: Row.self, 1) { try host.tap("Add") }
/// ```
///
/// Bodies of all hosts count. The first run of a body, when its view is inserted, is no recomputation. Where the number
/// is another one, the failure lists every body that ran, and why.
///
/// - Parameters:
///   - type: The type of the view or modifier.
///   - expected: How often its bodies run again.
///   - location: Where a failure is reported.
///   - work: What is done, with the frames that follow.
/// - Returns: What the closure returns.
/// - Precondition: The number is not negative.
@MainActor
@discardableResult
public func expectRecomputes<Content, Value>(
  of type: Content.Type, _ expected: Int, sourceLocation location: SourceLocation = #_sourceLocation,
  _ work: () throws -> Value
) rethrows -> Value {
  try expectRecomputes(of: type, expected...expected, sourceLocation: location, work)
}

/// Expects that bodies of a type run again a number of times within `expected` while a closure runs.
///
/// - Parameters:
///   - type: The type of the view or modifier.
///   - expected: The least and the most that its bodies run again.
///   - location: Where a failure is reported.
///   - work: What is done, with the frames that follow.
/// - Returns: What the closure returns.
/// - Precondition: The number is not negative.
@MainActor
@discardableResult
public func expectRecomputes<Content, Value>(
  of type: Content.Type, _ expected: ClosedRange<Int>, sourceLocation location: SourceLocation = #_sourceLocation,
  _ work: () throws -> Value
) rethrows -> Value {
  checkExpected(expected.lowerBound, "recomputations")
  let log = BodyLog()
  let value = try log.during(work)
  let count = log.recomputations(of: type)
  if !expected.contains(count) {
    let most = counted(expected.upperBound, "recomputation")
    let limits = expected.count == 1 ? most : "\(expected.lowerBound) to \(most)"
    report("Expected \(limits) of \(type), got \(count).", log.list, at: location)
  }
  return value
}

/// Expects that no body runs again more often than given while a closure runs, whatever its type.
///
/// - Parameters:
///   - limit: The most that all bodies together run again.
///   - location: Where a failure is reported.
///   - work: What is done, with the frames that follow.
/// - Returns: What the closure returns.
/// - Precondition: The number is not negative.
@MainActor
@discardableResult
public func expectRecomputes<Value>(
  atMost limit: Int, sourceLocation location: SourceLocation = #_sourceLocation, _ work: () throws -> Value
) rethrows -> Value {
  checkExpected(limit, "recomputations")
  let log = BodyLog()
  let value = try log.during(work)
  let count = log.recomputations(of: nil)
  if count > limit {
    report("Expected at most \(counted(limit, "recomputation")), got \(count).", log.list, at: location)
  }
  return value
}

extension BodyLog {
  /// How often bodies of a type ran again; of every type for nil.
  func recomputations(of type: Any.Type?) -> Int {
    entries.count { entry in !entry.run.cause.isFirst && (type.map { $0 == entry.type } ?? true) }
  }

  /// Every body that ran, a line each, in order.
  var list: [String] { entries.map(\.run.line) }
}

extension BodyRun {
  /// The view and the cause in words.
  fileprivate var line: String {
    if cause.isFirst { return "\(view) #\(position): first run" }
    var reasons = cause.inputs.map { "input '\($0)'" } + cause.properties.map { "property '\($0)'" }
    if cause.hasObservedChange {
      reasons += cause.observed.isEmpty ? ["an observed object"] : cause.observed.map { "observed \($0)" }
    }
    return "\(view) #\(position): \(reasons.isEmpty ? "invalidated" : reasons.joined(separator: ", "))"
  }
}

/// Traps where a test expects a negative number of something.
func checkExpected(_ number: Int, _ noun: String) {
  trap(unless: number >= 0, "A test cannot be held to \(number) \(noun): give a number from 0.")
}

/// Reports a failure with what ran, the rest counted where it is long.
func report(_ fact: String, _ lines: [String], at location: SourceLocation) {
  let shown = 50
  let list = lines.prefix(shown).map { "\n  \($0)" }.joined()
  let rest = lines.count > shown ? "\n  and \(lines.count - shown) more" : ""
  let text = lines.isEmpty ? "\(fact) Nothing ran." : "\(fact) In order, this ran:\(list)\(rest)"
  Testing.Issue.record(Comment(rawValue: text), sourceLocation: location)
}
