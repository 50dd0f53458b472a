import Testing

struct `The source tree` {
  private func file(_ path: String, _ text: String = "") -> SourceTree.File {
    SourceTree.File(path: path, text: text)
  }

  @Test func `the root holds this very test`() throws {
    let text = try SourceTree.text(of: "Tests/GraphTests/Repository/Architecture/SourceTreeTests.swift")
    #expect(text.contains("the root holds this very test"))
  }

  @Test func `a folder without Swift files is an error, not a pass`() {
    #expect(throws: SourceTree.NothingToScan.self) { try SourceTree.swiftFiles(below: "docs") }
  }

  @Test func `lines are counted with and without a last line break`() {
    #expect(file("a.swift").lineCount == 0)
    #expect(file("a.swift", "a\nb").lineCount == 2)
    #expect(file("a.swift", "a\nb\n").lineCount == 2)
  }

  @Test func `folders include the ones in between and not the top`() {
    let files = [file("Sources/A/B/C/d.swift"), file("Sources/A/e.swift"), file("Tests/F/g.swift")]
    #expect(SourceTree.folders(of: files, below: "Sources") == ["Sources/A", "Sources/A/B", "Sources/A/B/C"])
  }

  @Test func `a finding reads as path, line and text`() {
    let finding = SourceTree.Finding(path: "Sources/A/b.swift", line: 3, text: "import Foundation")
    #expect(finding.description == "Sources/A/b.swift:3: import Foundation")
    #expect(
      SourceTree.report([finding], advice: "Remove it.") == "Sources/A/b.swift:3: import Foundation\nRemove it.")
  }
}
