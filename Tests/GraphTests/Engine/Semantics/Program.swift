import Foundation
import TestSupport

/// A small program that uses the engine, and the compiler's errors for it.
struct Program {
  /// An error of the compiler, or one that a comment of the form `// error: text` announces.
  struct CompilerError: Equatable, CustomStringConvertible {
    let line: Int
    let text: String

    var description: String { "line \(line): \(text)" }

    /// The announced text is a part of the compiler's.
    static func == (one: CompilerError, other: CompilerError) -> Bool {
      one.line == other.line && (one.text.contains(other.text) || other.text.contains(one.text))
    }
  }

  /// The reason why the compiler gave no answer.
  enum Failure: Error {
    case moduleNotFound(searched: [String])
    case compilerNotFound
    case compilerFailed(output: String)
  }

  private let text: String

  init(_ text: String) { self.text = text }

  /// The errors that comments announce, in the order of the lines.
  var expectedErrors: [CompilerError] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard let mark = line.range(of: "// error: ") else { return nil }
      return CompilerError(line: index + 1, text: String(line[mark.upperBound...]))
    }
  }

  /// The errors of the compiler in Swift 6 mode, in the order of the lines.
  ///
  /// The compiler runs up to the checks of isolation, which follow the type checker.
  ///
  /// - Throws: `Failure` where the compiler was not found, or failed without an error in the program.
  func errors() throws -> [CompilerError] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Program.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let compiler = Subprocess(
      try Self.compiler(),
      [
        "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-parse-as-library", "-diagnostic-style", "llvm",
        "-module-cache-path", folder.path, "-I", try Self.moduleFolder(), file.path,
      ])
    let result = try compiler.run()
    let errors = result.output.split(separator: "\n").compactMap(Self.error).sorted { $0.line < $1.line }
    guard (result.status == 0) == errors.isEmpty else { throw Failure.compilerFailed(output: result.output) }
    return errors
  }

  /// The error in a line of output such as `/path/Program.swift:12:3: error: text`.
  private static func error(in line: Substring) -> CompilerError? {
    guard let place = line.range(of: "Program.swift:"), let mark = line.range(of: ": error: ") else { return nil }
    let number = line[place.upperBound...].prefix { $0 != ":" }
    return Int(number).map { CompilerError(line: $0, text: String(line[mark.upperBound...])) }
  }

  /// The compiler: the one that the environment names, or the first on the path.
  private static func compiler() throws -> String {
    let environment = ProcessInfo.processInfo.environment
    let named = environment["SWIFT_EXEC"].map { [$0] } ?? []
    let onPath = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
    guard let path = (named + onPath).first(where: FileManager.default.isExecutableFile) else {
      throw Failure.compilerNotFound
    }
    return path
  }

  /// The folder with the compiled engine, which is beside the running test or above it.
  private static func moduleFolder() throws -> String {
    let starts = [CommandLine.arguments.first, Bundle.main.bundlePath].compactMap { $0 }
    let above = (CommandLine.arguments + starts).flatMap { start in
      sequence(first: URL(fileURLWithPath: start)) { $0.path.count > 1 ? $0.deletingLastPathComponent() : nil }
    }
    let folders = above.map { $0.appendingPathComponent("Modules").path }
    let module = "/AttributeGraph2.swiftmodule"
    guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: $0 + module) }) else {
      throw Failure.moduleNotFound(searched: folders)
    }
    return folder
  }
}
