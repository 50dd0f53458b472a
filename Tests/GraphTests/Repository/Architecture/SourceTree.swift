import Foundation

/// The files of this package, as the architecture tests read them.
///
/// The root is found from the place of this file, so the tests read the sources that they were compiled from.
enum SourceTree {
  /// A file of the package: its path below the root, and its text.
  struct File {
    /// The path below the package root, with `/` between its parts.
    let path: String
    /// The text as it stands on disk.
    let text: String

    /// The tokens of the code, without comments and without the text of string literals.
    var tokens: [SourceToken] { SourceScanner.tokens(of: text) }

    /// The number of lines; a line break at the very end starts no further line.
    var lineCount: Int {
      let breaks = text.utf8.count { $0 == UInt8(ascii: "\n") }
      return text.isEmpty || text.hasSuffix("\n") ? breaks : breaks + 1
    }

    /// Whether the file stands in the folder `Storage` of a target, at any depth.
    var isInStorage: Bool {
      let parts = path.split(separator: "/")
      return parts.count > 3 && parts[0] == "Sources" && parts[2] == "Storage"
    }
  }

  /// A place in a file that breaks a rule, printed as `path:line: what stands there`.
  struct Finding: CustomStringConvertible, Equatable {
    let path: String
    let line: Int
    let text: String

    var description: String { "\(path):\(line): \(text)" }
  }

  /// A folder without a file that a test could read: the test would pass whatever the code says.
  struct NothingToScan: Error, CustomStringConvertible {
    let folder: String
    let suffix: String

    var description: String {
      "No file below '\(folder)' ends in '\(suffix)'. Correct the folder's name in the test, or the root in SourceTree."
    }
  }

  /// The folder that holds `Package.swift`: five steps up from this file.
  static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(5).joined(separator: "/")
  }()

  /// The text of one file below the root.
  ///
  /// - Throws: The error of the file system when the file cannot be read.
  static func text(of path: String) throws -> String {
    try String(contentsOfFile: root + "/" + path, encoding: .utf8)
  }

  /// Every Swift file below a folder of the root, in the order of the paths.
  ///
  /// - Throws: `NothingToScan` when there is none; the error of the file system when one cannot be read.
  static func swiftFiles(below folder: String) throws -> [File] {
    try files(below: folder, endingIn: ".swift")
  }

  /// Every file below a folder of the root whose name ends in a certain way, in the order of the paths.
  ///
  /// - Throws: `NothingToScan` when there is none; the error of the file system when one cannot be read.
  static func files(below folder: String, endingIn suffix: String) throws -> [File] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root + "/" + folder)
    let files = try paths.filter { $0.hasSuffix(suffix) }.sorted().map { path in
      File(path: folder + "/" + path, text: try text(of: folder + "/" + path))
    }
    guard !files.isEmpty else { throw NothingToScan(folder: folder, suffix: suffix) }
    return files
  }

  /// The folders, below the root, that some of the files stand in, directly or through a folder in between.
  static func folders(of files: [File], below top: String) -> [String] {
    var found: Set<String> = []
    for file in files {
      var parts = file.path.split(separator: "/").dropLast()
      while parts.count > 1, parts.first == Substring(top) {
        found.insert(parts.joined(separator: "/"))
        parts = parts.dropLast()
      }
    }
    return found.sorted()
  }

  /// The findings as a message: what is wrong, one place a line, and what to do.
  static func report(_ findings: [Finding], advice: String) -> String {
    (findings.map(\.description) + [advice]).joined(separator: "\n")
  }
}
