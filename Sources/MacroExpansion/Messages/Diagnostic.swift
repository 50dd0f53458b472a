/// What the compiler is to say about the use of a macro, and where.
package struct Diagnostic: Error {
  /// How bad it is.
  package enum Severity: String, Sendable {
    /// The program is not built.
    case error
    /// It is built all the same.
    case warning
  }

  /// The fact, the culprit, and the cure.
  package let message: String
  /// How bad it is.
  package let severity: Severity
  /// The bytes of the macro's source that are meant.
  package let range: Range<Int>

  /// Makes an error about a part of the source.
  package init(_ message: String, at range: Range<Int>, severity: Severity = .error) {
    self.message = message
    self.range = range
    self.severity = severity
  }

  /// The diagnostic as the compiler reads it.
  func json(in source: SourceText) -> JSON {
    let (start, end) = (source.offset + range.lowerBound, source.offset + range.upperBound)
    let name = JSON.string(source.fileName)
    return [
      "message": .string(message), "severity": .string(severity.rawValue), "notes": [], "fixIts": [],
      "position": ["fileName": name, "offset": .integer(start)],
      "highlights": [["fileName": name, "startOffset": .integer(start), "endOffset": .integer(end)]],
    ]
  }
}
