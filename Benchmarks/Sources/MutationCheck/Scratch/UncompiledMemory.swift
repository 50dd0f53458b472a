import Foundation
import MutationOperators

/// The mutants that an earlier check has given up, so that the next one does not look for them again.
///
/// A record of a file holds as long as the file stays as it is.
struct UncompiledMemory {
  private let file: URL
  /// The errors by lines of identity and checksum.
  private let errors: [String: String]

  /// Reads what is known in a scratch package, if anything is.
  init(in folder: URL) {
    file = folder.appendingPathComponent("uncompiled.txt")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    errors = Dictionary(
      lines.compactMap { line in
        line.firstIndex(of: "\t").map { (String(line[..<$0]), String(line[line.index(after: $0)...])) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The error that made the build give up a mutant; nil where there was none, or its file has changed since.
  func error(of mutant: Mutant, in text: String) -> String? { errors[Self.key(mutant, text)] }

  /// Replaces what is known.
  ///
  /// - Parameter mutants: Mutants with the texts of their files and their errors.
  /// - Throws: What the system says where it cannot be written.
  func remember(_ mutants: some Sequence<(mutant: Mutant, text: String, error: String)>) throws {
    let lines = mutants.map { "\(Self.key($0.mutant, $0.text))\t\($0.error)\n" }.sorted()
    try lines.joined().write(to: file, atomically: true, encoding: .utf8)
  }

  private static func key(_ mutant: Mutant, _ text: String) -> String {
    var checksum = Checksum()
    checksum.add(text)
    return "\(mutant.identity) \(checksum)"
  }
}
