import Testing

struct `Shape of the tree` {
  /// The length from which on a file holds more than one concept.
  private let longestFile = 400

  @Test func `no file is longer than 400 lines`() throws {
    let files = try SourceTree.swiftFiles(below: "Sources") + SourceTree.swiftFiles(below: "Tests")
    let findings = files.filter { $0.lineCount > longestFile }.map {
      SourceTree.Finding(path: $0.path, line: longestFile + 1, text: "the file has \($0.lineCount) lines")
    }
    #expect(findings.isEmpty, "\(SourceTree.report(findings, advice: "Give each concept a file of its own."))")
  }

  @Test func `no comment is longer than a line of code`() throws {
    let longest = 120
    var findings: [SourceTree.Finding] = []
    for folder in ["Sources", "Tests"] {
      for file in try SourceTree.swiftFiles(below: folder) {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where line.utf8.count > longest {
          guard line.count > longest, line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
          findings.append(SourceTree.Finding(path: file.path, line: index + 1, text: "\(line.count) characters"))
        }
      }
    }
    #expect(findings.isEmpty, "\(SourceTree.report(findings, advice: "Fill the paragraph to \(longest) characters."))")
  }

  @Test func `no test sleeps`() throws {
    let findings = try SourceTree.swiftFiles(below: "Tests").flatMap { file in
      SourceRules.sleeps(in: file.tokens).map { SourceTree.Finding(path: file.path, line: $0.line, text: $0.code) }
    }
    #expect(
      findings.isEmpty,
      "\(SourceTree.report(findings, advice: "Wait for the event itself, or turn a clock of the test's own."))")
  }

  /// A struct with tests is a suite without the attribute, which costs a parse of the whole struct in each batch of
  /// files that the compiler takes.
  @Test func `a suite has the attribute only for its traits`() throws {
    var findings: [SourceTree.Finding] = []
    for file in try SourceTree.swiftFiles(below: "Tests") {
      for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where line.contains("@Suite ") && line.drop(while: { $0 == " " }).hasPrefix("@") {
        findings.append(SourceTree.Finding(path: file.path, line: index + 1, text: String(line)))
      }
    }
    #expect(findings.isEmpty, "\(SourceTree.report(findings, advice: "Leave it out."))")
  }

  @Test func `views stop the program with a text in release builds, too`() throws {
    var findings: [SourceTree.Finding] = []
    for file in try SourceTree.swiftFiles(below: "Sources/AttributeGraphUI") {
      for (index, line) in try SourceTree.text(of: file.path).split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated() where line.contains("precondition(") || line.contains("preconditionFailure(")
      {
        findings.append(SourceTree.Finding(path: file.path, line: index + 1, text: String(line)))
      }
    }
    let advice = "An optimised `precondition` loses its text: use `trap(unless:)` or `fatalError`."
    #expect(findings.isEmpty, "\(SourceTree.report(findings, advice: advice))")
  }

  @Test func `every folder of sources is named in the style guide`() throws {
    let guide = try SourceTree.text(of: "docs/Style.md")
    let folders = SourceTree.folders(of: try SourceTree.swiftFiles(below: "Sources"), below: "Sources")
    let findings = folders.filter { !guide.contains("`\($0)`") }.map {
      SourceTree.Finding(path: "docs/Style.md", line: 1, text: "no word of `\($0)`")
    }
    #expect(
      findings.isEmpty,
      "\(SourceTree.report(findings, advice: "Say in \"Layout of the tree\" what the folder holds."))")
  }

  @Test func `every folder directly below Tests/GraphTests is named in the style guide`() throws {
    let guide = try SourceTree.text(of: "docs/Style.md")
    let folders = SourceTree.folders(of: try SourceTree.swiftFiles(below: "Tests"), below: "Tests")
    let findings = folders.filter { $0.split(separator: "/").count == 3 && !guide.contains("`\($0)`") }.map {
      SourceTree.Finding(path: "docs/Style.md", line: 1, text: "no word of `\($0)`")
    }
    #expect(
      findings.isEmpty,
      "\(SourceTree.report(findings, advice: "Say in \"Layout of the tree\" what the folder holds."))")
  }

  @Test func `the folders with the benchmark runner's tests are those of its sources`() throws {
    let (sources, tests) = (["Sources/GraphBench", "Sources/GraphBenchKit"], "Tests/GraphTests/Bench")
    let known = Set(
      try sources.flatMap { SourceTree.folders(of: try SourceTree.swiftFiles(below: $0), below: "Sources") })
    let folders = SourceTree.folders(of: try SourceTree.swiftFiles(below: tests), below: "Tests")
    let findings = folders.filter { folder in
      folder.hasPrefix(tests) && !sources.contains { known.contains($0 + folder.dropFirst(tests.count)) }
    }.map {
      SourceTree.Finding(path: $0, line: 1, text: "no folder of \(sources.joined(separator: " or ")) has this name")
    }
    #expect(
      findings.isEmpty, "\(SourceTree.report(findings, advice: "Move the tests to the folder of what they test."))")
  }
}
