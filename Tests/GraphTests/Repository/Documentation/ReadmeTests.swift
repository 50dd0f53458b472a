import Foundation
import Testing
import ViewTestSupport

@MainActor
struct `The README` {
  @Test(arguments: ["engine", "view", "host"])
  func `shows the examples as they are compiled here`(example: String) throws {
    let readme = try SourceTree.text(of: "README.md")
    let code = try Self.example(example)
    #expect(readme.contains(code), "The README does not contain this text, line for line:\n\(code)")
  }

  @Test func `says what the engine example prints`() {
    #expect(printedLines { readmeEngineExample() } == ["total 20", "total 36"])
  }

  @Test func `says what the view example prints`() throws {
    #expect(try printedLines { try readmeHostExample() } == [#"["Count 1", "Add"] 1"#])
  }

  @Test func `names the two commands that do everything`() throws {
    let readme = try SourceTree.text(of: "README.md")
    #expect(readme.contains("swift run -c release GraphBench"))
    #expect(readme.contains("swift test"))
  }

  private static let file = URL(filePath: #filePath)

  /// The lines between the marks of an example, without the indentation that they share.
  private static func example(_ name: String) throws -> String {
    let source = try String(
      contentsOf: file.deletingLastPathComponent().appending(path: "ReadmeExamples.swift"), encoding: .utf8)
    let lines = source.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.trimmingCharacters(in: .whitespaces) == "// README: \(name)" })
    let end = try #require(
      lines[start...].firstIndex { $0.trimmingCharacters(in: .whitespaces) == "// README: end" })
    let indent = lines[start].prefix { $0 == " " }.count
    return lines[(start + 1)..<end].map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }
}
