import Foundation

/// What a view reports of the lengths that it is given: each of its parameters once, however often it is wrong.
@MainActor
final class IssueReports {
  private let view: String
  private let runtime: HostRuntime
  private var reported: Set<String> = []

  /// Makes the reports of a view of a type.
  init(of type: Any.Type, in runtime: HostRuntime) {
    view = String(describing: type)
    self.runtime = runtime
  }

  /// Reports a parameter that is no length.
  func report(invalid length: String) {
    if reported.insert(length).inserted { runtime.report(.invalidLength(view: view, length: length)) }
  }

  /// Reports something else, once for each key.
  func report(_ issue: Issue, as key: String) {
    if reported.insert(key).inserted { runtime.report(issue) }
  }

  /// A number, or 0 in place of one that is none or has no end, which is reported.
  func finite(_ number: CGFloat, as name: String) -> CGFloat {
    if number.isFinite { return number }
    report(invalid: name)
    return 0
  }

  /// A number, or nil in place of one that is none or has no end, which is reported.
  func finiteOrNil(_ number: CGFloat?, as name: String) -> CGFloat? {
    guard let number else { return nil }
    if number.isFinite { return number }
    report(invalid: name)
    return nil
  }
}
