import Testing

/// The numbers of `docs/Semantics.md` and the names of the tests of the engine go together.
struct `Coverage of the semantics` {
  @Test func `every numbered paragraph has a test whose name begins with its number`() throws {
    let tested = Set(try Self.numberedTests().map(\.number))
    let missing = try Self.paragraphNumbers().filter { !tested.contains($0) }
    #expect(missing.isEmpty, "Write a test below \(Self.tests) whose name begins with each of these: \(missing)")
  }

  @Test func `every number of a test is one of the document`() throws {
    let known = Set(try Self.paragraphNumbers())
    let findings = try Self.numberedTests().filter { !known.contains($0.number) }.map {
      SourceTree.Finding(path: $0.path, line: $0.line, text: "\($0.number) is no paragraph of \(Self.document)")
    }
    #expect(findings.isEmpty, "\(SourceTree.report(findings, advice: "Correct the number, or write the paragraph."))")
  }

  @Test func `paragraphs are numbered without gaps, section by section`() throws {
    let numbers = try Self.paragraphNumbers()
    var expected: [String] = []
    var (section, paragraph) = (0, 0)
    for number in numbers {
      if number == "\(section + 1).1" {
        (section, paragraph) = (section + 1, 1)
      } else {
        paragraph += 1
      }
      expected.append("\(section).\(paragraph)")
    }
    #expect(numbers == expected)
    #expect(section >= 16)
  }

  private static let document = "docs/Semantics.md"
  private static let tests = "Tests/GraphTests/Engine"

  /// The numbers of the paragraphs, in the order of the document: `5.6` for a line that begins with `5.6. `.
  private static func paragraphNumbers() throws -> [String] {
    try SourceTree.text(of: document).split(separator: "\n").compactMap { line in
      guard line.utf8.first.map(isDigit) == true else { return nil }
      guard let match = line.prefixMatch(of: #/(\d+\.\d+)\. /#) else { return nil }
      return String(match.1)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// A test, and a paragraph that its name begins with.
  private struct NumberedTest {
    let number: String
    let path: String
    let line: Int
  }

  /// The tests below the folder of the engine, once for each paragraph that their names begin with.
  ///
  /// A name begins with numbers of paragraphs and of facts: `4.3, C-nnn: the end of an inner transaction …`.
  private static func numberedTests() throws -> [NumberedTest] {
    var found: [NumberedTest] = []
    for file in try SourceTree.swiftFiles(below: tests) {
      for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        // Most lines have no raw identifier, and matching costs much more than this look.
        guard line.utf8.contains(UInt8(ascii: "`")) else { continue }
        guard let match = line.firstMatch(of: #/func `([\d.]+(?:, [\d.A-Z-]+)*): /#) else { continue }
        let paragraphs = match.1.split(separator: ", ").filter { $0.contains(".") }
        found += paragraphs.map { NumberedTest(number: String($0), path: file.path, line: index + 1) }
      }
    }
    return found
  }
}
