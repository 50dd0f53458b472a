import Foundation

/// The reason why a file of results, or a program to be measured, cannot be used.
package struct InputError: Error, Equatable, Sendable {
  /// The path or the name.
  let source: String

  /// The problem and its solution, as a phrase.
  let reason: String

  /// The use of the source that failed.
  let action: Action

  /// A use of a file or a program.
  package enum Action: String, Sendable {
    /// To read results.
    case read
    /// To run a program.
    case run
    /// To measure again with the command of the results.
    case `repeat`
  }

  /// Makes an input error.
  package init(source: String, reason: String, action: Action = .read) {
    self.source = source
    self.reason = reason
    self.action = action
  }

  /// The message without the name of the tool, on one line.
  package var message: String { "cannot \(action.rawValue) \(quoted(source)): \(reason)" }
}

/// A file with the results of a run.
package enum ResultFile {
  /// Reads the results at a path, or of the baseline with that name if there is no such file.
  ///
  /// - Throws: The problem with the file.
  package static func read(_ word: String, baselines: BaselineFolder) throws(InputError) -> JSONReport {
    let isName = BaselineFolder.isName(word) && !FileManager.default.fileExists(atPath: word)
    return try read(word, path: isName ? baselines.path(named: word) : word, baselines: isName ? baselines : nil)
  }

  /// Reads the results of a baseline.
  ///
  /// - Throws: The problem with the file.
  static func read(baseline name: String, of baselines: BaselineFolder) throws(InputError) -> JSONReport {
    try read(name, path: baselines.path(named: name), baselines: baselines)
  }

  private static func read(
    _ word: String, path: String, baselines: BaselineFolder?
  ) throws(InputError) -> JSONReport {
    // A pipe is read to its end, too.
    guard let file = FileHandle(forReadingAtPath: path), let data = try? file.readToEnd() ?? Data() else {
      throw InputError(source: word, reason: reason(word, path: path, baselines: baselines))
    }
    return try parse(data, of: word)
  }

  /// Reads results from text.
  ///
  /// - Throws: The problem with the text.
  package static func parse(_ data: Data, of source: String) throws(InputError) -> JSONReport {
    struct Head: Decodable {
      let schema: Int?
      let tool: String?
    }
    guard let head = try? JSONDecoder().decode(Head.self, from: data), head.tool == "GraphBench" else {
      throw InputError(source: source, reason: "it holds no results of GraphBench; write them with '--export-json'")
    }
    guard head.schema == 1 else {
      throw InputError(
        source: source,
        reason: "its schema is \(head.schema.map(String.init) ?? "missing"), not 1; use the same version")
    }
    guard let report = try? JSONDecoder().decode(JSONReport.self, from: data), report.rows.allSatisfy(isPossible) else {
      throw InputError(
        source: source, reason: "the file is damaged: a key is missing or has a wrong value; export it again")
    }
    return report
  }

  /// Whether a run can have given the row: its name is printable, and its times are positive.
  private static func isPossible(_ row: JSONRow) -> Bool {
    let times = row.time.map { $0.samples + [$0.median, $0.minimum] } ?? []
    return quoted(row.scenario) == "'\(row.scenario)'" && times.allSatisfy { $0.isNormal && $0 > 0 }
  }

  private static func reason(_ word: String, path: String, baselines: BaselineFolder?) -> String {
    if let attributes = try? FileManager.default.attributesOfItem(atPath: path) {
      let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
      return isFolder ? "it is a folder; name a file in it" : "there is no permission; change it"
    }
    guard let baselines else { return "there is no such file" }
    if FileManager.default.fileExists(atPath: word) {
      return
        "there is no baseline of that name; for the file of that name use '\(FixedCommand.compare.rawValue) \(word)'"
    }
    let names = baselines.names
    let hint = nearestWord(to: word, among: names).map { "did you mean '\($0)'? " } ?? ""
    let known = names.isEmpty ? "there are no baselines" : "the baselines are \(names.joined(separator: ", "))"
    return "there is neither a file nor a baseline of that name; \(hint)\(known); '--save-baseline NAME' makes one"
  }
}
