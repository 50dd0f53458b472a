import Foundation

/// Misuse that happens where no host is: a wrapper that is used outside of a mounted view.
///
/// A host keeps the issues of its views itself (`ViewHost.issues`).
@MainActor
public enum RuntimeIssues {
  /// The issues reported since the program began or they were taken last, in order; the last hundred of them.
  public private(set) static var all: [Issue] = []

  /// How many are kept.
  private static let limit = 100

  /// Takes the issues: they are not there any more.
  public static func take() -> [Issue] {
    defer { all = [] }
    return all
  }

  static func report(_ issue: Issue) {
    if all.count == limit { all.removeFirst() }
    all.append(issue)
    issue.printIfWanted()
  }
}

extension Issue {
  /// Whether issues are printed to standard error as they come.
  @MainActor static var arePrinted = ProcessInfo.processInfo.environment["ATTRIBUTE_GRAPH_PRINT_ISSUES"] != "0"

  /// Prints the issue as a line of standard error, unless hosts are told not to.
  @MainActor
  func printIfWanted() {
    guard Self.arePrinted else { return }
    let place = path.isEmpty ? "" : " in \(path.joined(separator: " → "))"
    FileHandle.standardError.write(Data("warning: \(self)\(place)\n".utf8))
  }
}
