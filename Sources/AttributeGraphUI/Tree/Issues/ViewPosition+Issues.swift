import Foundation

/// An issue of a position, which is reported once, however often it is found.
struct ReportedIssue: Hashable {
  /// The number of the position.
  let position: Int
  /// The issue that was reported.
  let issue: Issue
}

/// Reports issues of a position.
extension ViewPosition {
  /// Reports an issue of this position, unless it was reported before.
  func reportOnce(_ issue: Issue) {
    let issue = issue.at(self)
    if runtime.reportedIssues.insert(ReportedIssue(position: identity, issue: issue)).inserted {
      runtime.report(issue)
    }
  }

  /// Reports an issue of this position.
  func report(_ issue: Issue) { runtime.report(issue.at(self)) }

  /// The view with a body around this position in whose body it stands; nil in the closure of a host.
  var declaringView: ViewPosition? {
    var place = parent
    while let here = place, !here.hasBody { place = here.parent }
    return place
  }

  /// The names of the views in whose bodies this position stands, from the outermost to the innermost.
  ///
  /// - Complexity: O(depth).
  var namesOfDeclaringViews: [String] {
    var names: [String] = []
    var place = declaringView
    while let here = place {
      names.append(here.typeName)
      place = here.declaringView
    }
    return names.reversed()
  }

  /// Reports a parameter that is no length.
  func report(invalid length: String) {
    reportOnce(.invalidLength(view: plainTypeName, length: length))
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

  /// A number, or 0 in place of one that is none, has no end or is negative, which is reported.
  func length(_ number: CGFloat, as name: String) -> CGFloat {
    if number < 0 && number.isFinite { report(invalid: name) }
    return max(finite(number, as: name), 0)
  }

  /// A point of a rectangle, or its middle in place of one that is nowhere, which is reported.
  func finite(_ point: UnitPoint, as name: String) -> UnitPoint {
    if point.isFinite { return point }
    report(invalid: name)
    return .center
  }

  /// Reports a parameter that is no finite number, whatever is made of it.
  func check(_ numbers: CGFloat..., as name: String) {
    if !numbers.allSatisfy(\.isFinite) { report(invalid: name) }
  }

  /// The type's name without what it is generic over.
  private var plainTypeName: String { String(typeName.prefix { $0 != "<" }) }
}
