import Foundation
import Testing

/// The page for contributors, beside the files that it speaks of.
struct `The page for contributors` {
  private func page() throws -> String { try SourceTree.text(of: "CONTRIBUTING.md") }

  @Test func `names every file whose tests run more programs at night`() throws {
    let line = try #require(try page().split(separator: "\n").first { $0.hasPrefix("GRAPH_PROGRAMS=nightly") })
    let words = try #require(line.split(separator: "'").dropFirst().first).split(separator: "|")
    let files = try SourceTree.swiftFiles(below: "Tests/GraphTests").filter { file in
      file.path.hasSuffix("Tests.swift") && !file.path.hasSuffix("/ContributingTests.swift")
        && (file.text.contains("RandomSeeds.first") || file.text.contains("environment[\"GRAPH_PROGRAMS\"]"))
    }
    #expect(files.count > 10)
    let names = files.compactMap { $0.path.split(separator: "/").last }
    let missing = names.filter { name in !words.contains { name.contains($0) } }
    #expect(missing == [], "Add a word of each file to the filter.")
  }

  @Test func `names every check that the run includes, and lints what the run lints`() throws {
    let (page, run) = (try page(), try SourceTree.text(of: ".ci/run"))
    let lines = run.split(separator: "\n")
    let included = lines.compactMap { $0.firstMatch(of: /^ *optional (\.ci\/[a-z]+)/)?.output.1 }
    #expect(!included.isEmpty)
    #expect(Set(included).filter { !page.contains("`\($0)`") } == [])
    let folders = lines.filter { $0.contains("lint --strict") || $0.contains("Benchmarks/Package.swift") }
      .flatMap { $0.split(separator: " ") }.filter { $0.first?.isUppercase == true }
    #expect(!folders.isEmpty)
    let linted = page.split(separator: "\n").filter { $0.hasPrefix("swift format lint") }
      .flatMap { $0.split(separator: " ") }
    #expect(Set(folders).subtracting(linted) == [])
  }
}
