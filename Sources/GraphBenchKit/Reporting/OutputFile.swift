import Foundation

/// The reason why a file or standard output cannot be written.
package struct OutputError: Error, Equatable, Sendable {
  /// The output that cannot be written: a path, or `standard output`.
  let target: String

  /// The problem and its solution, as a phrase.
  let reason: String

  /// The message without the name of the tool, on one line.
  var message: String { "cannot write \(quoted(target)): \(reason)" }

  /// Makes an output error.
  package init(target: String, reason: String) {
    self.target = target
    self.reason = reason
  }
}

/// A file for results that is written at the end of a run and tested at the beginning.
package struct OutputFile: Sendable {
  /// The path as it was given.
  let path: String

  /// The file that is written: the target if the path is a symbolic link, so that the link stays.
  private let url: URL

  /// Whether the file is, or will be, a regular one that can be replaced atomically; a device or a pipe cannot.
  private let isOrdinary: Bool

  /// Checks before the measurement that the file can be written, without changing any file.
  ///
  /// - Throws: The reason why it cannot.
  package init(checking path: String) throws(OutputError) {
    guard !path.unicodeScalars.contains("\u{FFFD}") else {
      throw OutputError(target: path, reason: "its name is not valid UTF-8; name another file")
    }
    self.path = path
    url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
    switch Self.kind(of: url) {
    case .typeDirectory?:
      throw OutputError(target: path, reason: "it is a folder; name a file in it")
    case .typeRegular?:
      isOrdinary = true
      try Self.tryOpening(url, path: path)
    case .some:
      // The reader of a pipe would take the end of a trial for the end of the results.
      isOrdinary = false
      guard FileManager.default.isWritableFile(atPath: url.path) else {
        throw OutputError(target: path, reason: Self.noPermission)
      }
    case nil:
      isOrdinary = true
      guard Self.kind(of: folder) == .typeDirectory else {
        throw OutputError(target: path, reason: "there is no such folder; make it, or name another")
      }
    }
    if isOrdinary { try Self.tryWriting(in: folder, path: path) }
  }

  /// Whether both paths lead to one file.
  func isSame(as other: OutputFile) -> Bool { url.standardizedFileURL == other.url.standardizedFileURL }

  /// Replaces the file with the text, atomically if it is a regular one.
  ///
  /// - Throws: The reason why it cannot be written.
  package func write(_ text: String) throws(OutputError) {
    do {
      let data = Data(text.utf8)
      if isOrdinary {
        try data.write(to: url, options: .atomic)
      } else {
        let handle = try FileHandle(forWritingTo: url)
        try handle.write(contentsOf: data)
        try handle.close()
      }
    } catch {
      throw OutputError(target: path, reason: Self.reason(for: error))
    }
  }

  /// The kind of a file: regular, a folder or something else; `nil` if there is none.
  private static func kind(of url: URL) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
  }

  /// Opens an existing file for writing and closes it again, which changes nothing.
  private static func tryOpening(_ url: URL, path: String) throws(OutputError) {
    do {
      try FileHandle(forWritingTo: url).close()
    } catch {
      throw OutputError(target: path, reason: reason(for: error))
    }
  }

  /// Makes an empty file beside the one to be replaced and removes it again: the text is first written to such a file.
  private static func tryWriting(in folder: URL, path: String) throws(OutputError) {
    let trial = folder.appendingPathComponent(".GraphBench-\(UUID().uuidString)")
    do {
      try Data().write(to: trial)
      try FileManager.default.removeItem(at: trial)
    } catch {
      throw OutputError(target: path, reason: reason(for: error))
    }
  }

  private static let noPermission = "there is no permission; change it, or name another file"

  private static func reason(for error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileWriteNoPermission, .fileReadNoPermission: noPermission
    case .fileWriteOutOfSpace: "there is no space left; make some, or name another file"
    case .fileWriteVolumeReadOnly: "the volume is read-only; name another file"
    default: "the system refuses to; name another file"
    }
  }
}
