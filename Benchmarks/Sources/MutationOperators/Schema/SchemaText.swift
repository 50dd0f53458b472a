/// A file with all of its mutants compiled in, each behind the switch of its number.
public struct SchemaText: Sendable {
  /// The text.
  public let text: String
  /// Where the edits of each mutant are, for the errors of the compiler.
  private let spans: [(number: Int, bytes: Range<Int>)]
  /// The byte at which each line begins.
  private let lineStarts: [Int]

  /// Writes the schema of a file.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - mutants: Its mutants with the numbers by which they are switched on.
  public init(of text: String, with mutants: [(number: Int, mutant: Mutant)]) {
    var writer = SchemaWriter(Array(text.utf8))
    for (number, mutant) in mutants {
      for edit in mutant.edits { writer.add(edit, number: number) }
    }
    writer.write()
    // An import may stand anywhere in a file; at its end it moves no line.
    let end = mutants.isEmpty ? "" : "\nimport MutantSwitches\n"
    self.text = String(decoding: writer.output, as: UTF8.self) + end
    spans = writer.spans
    lineStarts = [0] + writer.output.indices.filter { writer.output[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The mutants whose edits an error of the compiler is about.
  ///
  /// - Parameters:
  ///   - line: The line of the error, from 1.
  ///   - column: Its column in bytes, from 1.
  /// - Returns: The numbers of those with the smallest edit around the place; else of all with an edit on the line.
  public func mutants(atLine line: Int, column: Int) -> Set<Int> {
    guard line >= 1, line <= lineStarts.count else { return [] }
    let start = lineStarts[line - 1]
    let end = line < lineStarts.count ? lineStarts[line] : Int.max
    let position = start + column - 1
    let onLine = spans.filter { span in
      (start..<end).contains(span.bytes.lowerBound) || (start..<end).contains(span.bytes.upperBound)
    }
    let around = onLine.filter { ($0.bytes.lowerBound...$0.bytes.upperBound).contains(position) }
    guard let smallest = around.map(\.bytes.count).min() else { return Set(onLine.map(\.number)) }
    return Set(around.filter { $0.bytes.count == smallest }.map(\.number))
  }
}
