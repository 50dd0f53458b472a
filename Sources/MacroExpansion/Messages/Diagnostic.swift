/// An error in the use of a macro, which the compiler shows at its place.
package struct Diagnostic: Error {
  /// The fact, the culprit, and the cure.
  package let message: String
  /// The bytes of the macro's source to mark.
  package let range: Range<Int>

  /// Makes an error about a part of the source.
  package init(_ message: String, at range: Range<Int>) {
    self.message = message
    self.range = range
  }

  /// The diagnostic as the compiler reads it.
  func json(in source: SourceText) -> JSON {
    let (start, end) = (source.offset + range.lowerBound, source.offset + range.upperBound)
    let name = JSON.string(source.fileName)
    return [
      "message": .string(message), "severity": "error", "notes": [], "fixIts": [],
      "position": ["fileName": name, "offset": .integer(start)],
      "highlights": [["fileName": name, "startOffset": .integer(start), "endOffset": .integer(end)]],
    ]
  }
}
