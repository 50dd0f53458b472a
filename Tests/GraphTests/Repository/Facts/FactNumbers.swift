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
    /// Whether the number is the first cell of a row of a table, which states the fact.
    let isStatement: Bool
  }

  /// The lines that state a fact.
  static func statements() throws -> [Mention] {
    try mentions(below: folder, endingIn: ".md").filter(\.isStatement)
  }

  /// Every place below a folder where a number is named, in code or in a comment.
  static func mentions(below folder: String, endingIn suffix: String = ".swift") throws -> [Mention] {
    try SourceTree.files(below: folder, endingIn: suffix).flatMap { mentions(in: $0) }
  }

  /// The numbers in a file, found byte by byte: a regular expression takes half a minute for the whole tree.
  static func mentions(in file: SourceTree.File) -> [Mention] {
    let bytes = Array(file.text.utf8)
    var found: [Mention] = []
    var line = 1
    var lineStart = 0
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "\n") {
        line += 1
        lineStart = index + 1
      } else if bytes[index] == UInt8(ascii: "-"), isNumber(around: index, in: bytes) {
        let number = String(decoding: bytes[(index - 1)...(index + 3)], as: UTF8.self)
        let before = bytes[lineStart..<(index - 1)]
        let isStatement = before.elementsEqual("| ".utf8) && bytes.dropFirst(index + 4).starts(with: " | ".utf8)
        found.append(Mention(number: number, path: file.path, line: line, isStatement: isStatement))
      }
    }
    return found
  }

  /// Whether a dash stands between the letter of a series and exactly three digits.
  private static func isNumber(around dash: Int, in bytes: [UInt8]) -> Bool {
    guard dash > 0, dash + 3 < bytes.count, "SCRL".utf8.contains(bytes[dash - 1]) else { return false }
    guard bytes[(dash + 1)...(dash + 3)].allSatisfy(isDigit) else { return false }
    let startsWord = dash == 1 || !isWord(bytes[dash - 2])
    let endsWord = dash + 4 == bytes.count || !isWord(bytes[dash + 4])
    return startsWord && endsWord
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
