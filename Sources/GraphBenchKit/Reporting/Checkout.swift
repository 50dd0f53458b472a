import Foundation

/// A working tree of a Git repository, read from Git's own files: no program is started.
package struct Checkout {
  /// Git's folder for this working tree: `.git`, or the folder that a file `.git` names.
  private let own: URL

  /// The folder that all working trees of the repository share.
  private let shared: URL

  /// Finds the repository whose working tree begins at this folder.
  ///
  /// - Returns: `nil` if there is none.
  package init?(_ folder: URL) {
    let entry = folder.appendingPathComponent(".git")
    guard let facts = try? FileManager.default.attributesOfItem(atPath: entry.path) else { return nil }
    if facts[.type] as? FileAttributeType == .typeDirectory {
      own = entry
    } else {
      // Another working tree, or a submodule.
      let prefix = "gitdir: "
      guard let line = Self.line(of: entry), line.hasPrefix(prefix) else { return nil }
      own = Self.url(String(line.dropFirst(prefix.count)), from: folder)
    }
    shared = Self.line(of: own.appendingPathComponent("commondir")).map { [own] in Self.url($0, from: own) } ?? own
  }

  /// Finds the repository around a file, in the nearest folder above it that is a working tree.
  ///
  /// - Returns: `nil` if no folder is one.
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

  /// The repository of this package's sources, from which the program was built: folders above the package do not
  /// count.
  package static var ofThisPackage: Checkout? {
    let steps = 4  // The file's name, `Reporting`, `GraphBenchKit` and `Sources`.
    let root = (0..<steps).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    return Checkout(root)
  }

  /// The current commit, in hexadecimal digits; `nil` before the first one.
  package var commit: String? { commit(of: "HEAD", depth: 0) }

  /// The target of a ref: a commit, or another ref after `ref: `.
  private func commit(of name: String, depth: Int) -> String? {
    // Git itself follows five refs.
    guard depth < 5 else { return nil }
    let files = [own, shared].map { $0.appendingPathComponent(name) }
    guard let line = files.lazy.compactMap(Self.line).first else { return packedCommit(of: name) }
    let prefix = "ref: "
    guard !line.hasPrefix(prefix) else { return commit(of: String(line.dropFirst(prefix.count)), depth: depth + 1) }
    return Self.isCommit(line) ? line : nil
  }

  /// The commit of a ref in the file of packed refs.
  private func packedCommit(of name: String) -> String? {
    let file = shared.appendingPathComponent("packed-refs")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    for line in text.split(whereSeparator: \.isNewline) where line.hasSuffix(" \(name)") {
      let commit = String(line.dropLast(name.count + 1))
      if Self.isCommit(commit) { return commit }
    }
    return nil
  }

  /// Whether a text is a commit's name: an SHA-1 or an SHA-256.
  private static func isCommit(_ text: String) -> Bool {
    [40, 64].contains(text.count) && text.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// The first line of a file without surrounding white space.
  private static func line(of file: URL) -> String? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return text.split(whereSeparator: \.isNewline).first.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// A path as Git writes it: absolute, or relative to a folder.
  private static func url(_ path: String, from folder: URL) -> URL {
    path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path).standardizedFileURL
  }
}
