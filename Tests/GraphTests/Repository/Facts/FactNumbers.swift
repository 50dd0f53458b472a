import Foundation

/// The numbered facts of `docs/Facts`, and the places that name them.
enum FactNumbers {
  /// Where the facts stand.
  static let folder = "docs/Facts"

  /// A letter, a dash and three digits, and where they were found.
  struct Mention: Hashable {
    let number: String
    let path: String
    let line: Int
  }

  /// The lines that state a fact: rows of a table whose first cell is the number.
  static func statements() throws -> [Mention] {
    try SourceTree.files(below: folder, endingIn: ".md").flatMap { file in
      lines(of: file).compactMap { line, text in
        text.prefixMatch(of: #/\| ([SCRL]-\d{3}) \| /#).map {
          Mention(number: String($0.1), path: file.path, line: line)
        }
      }
    }
  }

  /// Every place below a folder where a number is named, in code or in a comment.
  static func mentions(below folder: String, endingIn suffix: String = ".swift") throws -> [Mention] {
    try SourceTree.files(below: folder, endingIn: suffix).flatMap { file in
      lines(of: file).flatMap { line, text in
        text.matches(of: #/\b[SCRL]-\d{3}\b/#).map {
          Mention(number: String($0.output), path: file.path, line: line)
        }
      }
    }
  }

  private static func lines(of file: SourceTree.File) -> [(line: Int, text: Substring)] {
    file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { ($0 + 1, $1) }
  }
}
