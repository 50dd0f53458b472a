/// A diagnostic about the use of a macro, which the compiler shows at its place.
package struct Diagnostic: Error {
  /// The severity.
  package enum Severity: String, Sendable {
    /// The program is not built.
    case error
    /// The program is built.
    case warning
  }

  /// The fact, the culprit, and the cure.
  package let message: String
  /// The severity.
  package let severity: Severity
  /// The bytes of the macro's source to mark.
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
