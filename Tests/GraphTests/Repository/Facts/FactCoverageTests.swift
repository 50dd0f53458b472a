import Testing

struct `Coverage of the numbered facts` {
  /// This file and its neighbours name numbers that are no facts.
  private static let ownFolder = "Tests/GraphTests/Repository/Facts"

  /// The files of tests that name each number.
  private static func testFiles() throws -> [String: Set<String>] {
    try FactNumbers.mentions(below: "Tests").filter { !$0.path.hasPrefix(ownFolder) }
      .reduce(into: [:]) { $0[$1.number, default: []].insert($1.path) }
  }

  @Test func `each number stands for one fact`() throws {
    let statements = try FactNumbers.statements()
    let findings = Dictionary(grouping: statements, by: \.number).values.filter { $0.count > 1 }.flatMap(\.self)
    #expect(!statements.isEmpty)
    #expect(findings.isEmpty, "\(Self.report(findings, advice: "Give each fact a number of its own."))")
  }

  @Test func `each fact is asserted in one file of tests`() throws {
    let files = try Self.testFiles()
    let findings = try FactNumbers.statements().compactMap { fact -> SourceTree.Finding? in
      let found = files[fact.number, default: []]
      guard found.count != 1 else { return nil }
      let places = found.isEmpty ? "no test" : found.sorted().joined(separator: ", ")
      return SourceTree.Finding(path: fact.path, line: fact.line, text: "\(fact.number) is named by \(places)")
    }
    let advice = "Name it in the test that asserts it, and nowhere else below Tests."
    #expect(findings.isEmpty, "\(SourceTree.report(findings, advice: advice))")
  }

  @Test(arguments: ["Tests", "Sources", "docs"])
  func `each number that is named anywhere is a fact`(folder: String) throws {
    let known = Set(try FactNumbers.statements().map(\.number))
    let suffix = folder == "docs" ? ".md" : ".swift"
    let findings = try FactNumbers.mentions(below: folder, endingIn: suffix)
      .filter { !known.contains($0.number) && !$0.path.hasPrefix(Self.ownFolder) }
    let advice = "State it in \(FactNumbers.folder), or correct the number."
    #expect(findings.isEmpty, "\(Self.report(findings, advice: advice))")
  }

  private static func report(_ mentions: [FactNumbers.Mention], advice: String) -> String {
    let findings = mentions.map { SourceTree.Finding(path: $0.path, line: $0.line, text: $0.number) }
    return SourceTree.report(findings, advice: advice)
  }
}
