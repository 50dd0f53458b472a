import Foundation

/// The folder of baselines, which are results with names: `.graphbench` in the working directory, or the folder in the
/// environment variable `GRAPHBENCH_BASELINES`.
package struct BaselineFolder: Equatable, Sendable {
  /// The environment variable.
  package static let variable = "GRAPHBENCH_BASELINES"

  /// The folder unless the variable names one.
  static let standard = ".graphbench"

  /// The folder.
  private let folder: String

  /// Finds the folder.
  package init(environment: [String: String]) {
    let given = environment[Self.variable] ?? ""
    folder = given.isEmpty ? Self.standard : given
  }

  /// The file of a baseline.
  package func path(named name: String) -> String { "\(folder)/\(name).json" }

  /// The names of the existing baselines, sorted.
  var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(".json".count)) }.sorted()
  }

  /// Whether a word can be the name of a baseline: letters, digits, points, hyphens and underscores, not beginning with
  /// a point.
  package static func isName(_ word: String) -> Bool {
    guard let first = word.first, first != "." else { return false }
    return word.allSatisfy { ($0.isASCII && ($0.isLetter || $0.isNumber)) || "._-".contains($0) }
  }

  /// Makes the folder.
  ///
  /// - Throws: The reason why it cannot be made.
  func make() throws(OutputError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw OutputError(
        target: folder, reason: "the folder of the baselines cannot be made; name another in \(Self.variable)")
    }
  }
}
