import Foundation

/// A folder that Git keeps the history of, read from Git's own files: no program is started.
package struct Checkout {
  /// The folder with the history of this folder alone: `.git`, or the one that a file `.git` names.
  private let own: URL

  /// The folder with what all folders of the same repository share.
  private let shared: URL

  /// Finds the repository of a folder, which is in the folder itself and not above it.
  ///
  /// - Returns: `nil` where there is none.
  package init?(_ folder: URL) {
    let entry = folder.appendingPathComponent(".git")
    guard let facts = try? FileManager.default.attributesOfItem(atPath: entry.path) else { return nil }
    if facts[.type] as? FileAttributeType == .typeDirectory {
      own = entry
    } else {
      // A further working tree, or a submodule.
      let prefix = "gitdir: "
      guard let line = Self.line(of: entry), line.hasPrefix(prefix) else { return nil }
      own = Self.url(String(line.dropFirst(prefix.count)), from: folder)
    }
    shared = Self.line(of: own.appendingPathComponent("commondir")).map { [own] in Self.url($0, from: own) } ?? own
  }

  /// Finds the repository around a file, in the nearest folder above it that is one.
  ///
  /// - Returns: `nil` where no folder is.
  /// - Complexity: O(depth of the file).
  package init?(around file: URL) {
    var folder = file.deletingLastPathComponent().standardizedFileURL
    while true {
      if let found = Checkout(folder) {
        self = found
        return
      }
      let above = folder.deletingLastPathComponent().standardizedFileURL
      guard above.path != folder.path, folder.path != "/" else { return nil }
      folder = above
    }
  }

  /// The repository of this package's sources, from which the program was built: no folder above the package counts.
  package static var ofThisPackage: Checkout? {
    let steps = 4  // The file's name, `Reporting`, `GraphBenchKit` and `Sources`.
    let root = (0..<steps).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    return Checkout(root)
  }

  /// The commit that is checked out, in hexadecimal digits; `nil` before the first one.
  package var commit: String? { commit(of: "HEAD", depth: 0) }

  /// The target of a name: a commit, or another name after `ref: `.
  private func commit(of name: String, depth: Int) -> String? {
    // Git itself follows five names.
    guard depth < 5 else { return nil }
    let files = [own, shared].map { $0.appendingPathComponent(name) }
    guard let line = files.lazy.compactMap(Self.line).first else { return packedCommit(of: name) }
    let prefix = "ref: "
    guard !line.hasPrefix(prefix) else { return commit(of: String(line.dropFirst(prefix.count)), depth: depth + 1) }
    return Self.isCommit(line) ? line : nil
  }

  /// The commit of a name in the file that Git moves names into which have not changed for long.
  private func packedCommit(of name: String) -> String? {
    let file = shared.appendingPathComponent("packed-refs")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    for line in text.split(whereSeparator: \.isNewline) where line.hasSuffix(" \(name)") {
      let commit = String(line.dropLast(name.count + 1))
      if Self.isCommit(commit) { return commit }
    }
    return nil
  }

  /// Whether a text is the name of a commit: an SHA-1 or an SHA-256.
  private static func isCommit(_ text: String) -> Bool {
    [40, 64].contains(text.count) && text.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// The first line of a file without the white space around it.
  private static func line(of file: URL) -> String? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return text.split(whereSeparator: \.isNewline).first.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// A path as Git writes it: absolute, or from a folder on.
  private static func url(_ path: String, from folder: URL) -> URL {
    path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path).standardizedFileURL
  }
}
