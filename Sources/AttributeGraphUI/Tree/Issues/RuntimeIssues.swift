import Foundation

/// Misuse outside of a host, such as a wrapper that is used outside of a mounted view.
///
/// A host keeps the issues of its views itself (`ViewHost.issues`).
@MainActor
public enum RuntimeIssues {
  /// The issues since the program began or `take()` was called, in order, limited to the last hundred.
  public private(set) static var all: [Issue] = []

  /// The greatest number of stored issues.
  private static let limit = 100

  /// Returns and clears the issues.
  public static func take() -> [Issue] {
    defer { all = [] }
    return all
  }

  static func report(_ issue: Issue) {
    if all.count == limit { all.removeFirst() }
    all.append(issue)
    if Issue.arePrinted { issue.print() }
  }
}

extension Issue {
  /// Whether issues are printed to standard error as they are reported.
  @MainActor static var arePrinted = ProcessInfo.processInfo.environment["ATTRIBUTE_GRAPH_PRINT_ISSUES"] != "0"

  /// Prints the issue as a line of standard error.
  func print() {
    let place = path.isEmpty ? "" : " in \(path.joined(separator: " → "))"
    FileHandle.standardError.write(Data("warning: \(self)\(place)\n".utf8))
  }
}
