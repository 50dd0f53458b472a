import Foundation

/// An issue of a position, which is reported once, however often it occurs.
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

  /// The view in whose body this position stands; nil in the closure of a host.
  ///
  /// Presented views stand in the body of the view that presents them.
  var declaringView: ViewPosition? {
    var place = outerInSource
    while let here = place, !here.hasBody || here.type is any InternalView.Type { place = here.outerInSource }
    return place
  }

  private var outerInSource: ViewPosition? { knownInfo?.presenter ?? parent }

  /// The name of the type as a program writes it, without generic arguments.
  var writtenName: String {
    if let type = type as? any ViewWrittenOtherwise.Type { return type.writtenName }
    return String(typeName.prefix { $0 != "<" })
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

  /// Reports a parameter that is not a length.
  func report(invalid length: String) {
    reportOnce(.invalidLength(view: writtenName, length: length))
  }

  /// The size for layout: a length that is negative or no number counts as 0, and is reported.
  func measured(_ size: CGSize, as name: String) -> CGSize {
    if !(size.width >= 0 && size.height >= 0) { report(invalid: name) }
    return Length.measured(size)
  }

  /// The number, or 0 if it is NaN or infinite, which is reported.
  func finite(_ number: CGFloat, as name: String) -> CGFloat {
    if number.isFinite { return number }
    report(invalid: name)
    return 0
  }

  /// The number, or nil if it is NaN or infinite, which is reported.
  func finiteOrNil(_ number: CGFloat?, as name: String) -> CGFloat? {
    guard let number else { return nil }
    if number.isFinite { return number }
    report(invalid: name)
    return nil
  }

  /// The number, or 0 if it is NaN, infinite or negative, which is reported.
  func length(_ number: CGFloat, as name: String) -> CGFloat {
    if number < 0 && number.isFinite { report(invalid: name) }
    return max(finite(number, as: name), 0)
  }

  /// The point of a rectangle, or its middle if a coordinate is not finite, which is reported.
  func finite(_ point: UnitPoint, as name: String) -> UnitPoint {
    if point.isFinite { return point }
    report(invalid: name)
    return .center
  }

  /// Reports a parameter that is not finite, whatever its use.
  func check(_ numbers: CGFloat..., as name: String) {
    if !numbers.allSatisfy(\.isFinite) { report(invalid: name) }
  }
}

/// A view of this package that a program does not write itself: the part of another one.
protocol InternalView {}

/// A view whose type is not what a program writes: the shape in `Circle().stroke(.red)`.
protocol ViewWrittenOtherwise {
  /// The name of the view that a program writes.
  @MainActor static var writtenName: String { get }
}
