import Foundation
import GraphBench
import GraphBenchKit
import TestSupport
import Testing

/// A folder that is there for one test.
private struct TemporaryFolder: ~Copyable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("GraphBench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
}

@MainActor struct `Export files` {
  @Test(arguments: ["missing/r.json", "file/r.json", "folder"])
  func `a path that cannot be written exits 73 before anything is prepared`(name: String) throws {
    let folder = try TemporaryFolder()
    try "content".write(toFile: folder.path("file"), atomically: true, encoding: .utf8)
    try FileManager.default.createDirectory(atPath: folder.path("folder"), withIntermediateDirectories: false)
    let run = FakeRun()
    let status = run.run(["--export-json", folder.path(name)], scenarios: [run.scenario("a")])
    #expect(status == .unwritable)
    #expect(status.rawValue == 73)
    #expect(run.journal.entries.isEmpty)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("GraphBench: error: cannot write '\(folder.path(name))': "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func `two paths of one file are refused before anything is prepared`() throws {
    let folder = try TemporaryFolder()
    try "".write(toFile: folder.path("r"), atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: folder.path("r"))
    for other in ["./r", "x/../r", "link"] {
      try FileManager.default.createDirectory(atPath: folder.path("x"), withIntermediateDirectories: true)
      let run = FakeRun()
      let words = ["--export-json", folder.path("r"), "--export-csv", "\(folder.url.path)/\(other)"]
      #expect(run.run(words, scenarios: [run.scenario("a")]) == .badUsage, "\(other)")
      #expect(run.errors.contains("two exports go to") && run.journal.entries.isEmpty)
    }
  }

  @Test func `the check of a pipe does not end the reading of it`() throws {
    let folder = try TemporaryFolder()
    let (pipe, copy) = (folder.path("pipe"), folder.path("copy"))
    let reading = "mkfifo '\(pipe)' '\(copy)'; cat '\(pipe)' | cat > '\(copy)' &"
    #expect(try Subprocess("/bin/sh", ["-c", reading]).run().status == 0)
    let file = try OutputFile(checking: pipe)
    try file.write("results")
    #expect(try FileHandle(forReadingAtPath: copy)?.readToEnd() == Data("results".utf8))
  }

  @Test func `a name that is not valid UTF-8 is refused`() {
    #expect(throws: OutputError(target: "x\u{FFFD}", reason: "its name is not valid UTF-8; name another file")) {
      try OutputFile(checking: "x\u{FFFD}")
    }
  }

  @Test func `the check leaves the content of a file and its folder as they are`() throws {
    let folder = try TemporaryFolder()
    try "content".write(toFile: folder.path("old"), atomically: true, encoding: .utf8)
    _ = try OutputFile(checking: folder.path("old"))
    _ = try OutputFile(checking: folder.path("new"))
    #expect(try folder.text("old") == "content")
    #expect(try folder.names() == ["old"])
  }

  @Test func `writing replaces the whole file`() throws {
    let folder = try TemporaryFolder()
    try "a long old content".write(toFile: folder.path("r"), atomically: true, encoding: .utf8)
    try OutputFile(checking: folder.path("r")).write("new")
    #expect(try folder.text("r") == "new")
    #expect(try folder.names() == ["r"])
  }

  @Test func `a symbolic link stays and the file that it leads to is written`() throws {
    let folder = try TemporaryFolder()
    try "old".write(toFile: folder.path("target"), atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("target"))
    try OutputFile(checking: folder.path("link")).write("new")
    #expect(try folder.text("target") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == folder.path("target"))
  }

  @Test func `a device is written to, not replaced`() throws {
    try OutputFile(checking: "/dev/null").write("gone")
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
  }

  @Test func `a run writes every export in addition to standard output`() throws {
    let folder = try TemporaryFolder()
    let run = FakeRun()
    let status = run.run(
      [
        "--iterations", "2", "--quiet", "--export-json", folder.path("j"), "--export-csv=\(folder.path("c"))",
        "--export-markdown", folder.path("m"),
      ], scenarios: [run.scenario("a", size: 10)])
    #expect(status == .done)
    #expect(run.output.contains("scenario"))
    let json = try JSONDecoder().decode(JSONReport.self, from: Data(try folder.text("j").utf8))
    #expect(json.command == ["--iterations", "2", "--quiet"])
    #expect(try folder.text("c").hasPrefix("scenario,size,"))
    // Quiet is about the terminal: a file is complete.
    #expect(try folder.text("m").hasPrefix("# GraphBench "))
  }

  @Test func `a file that cannot be written at the end exits 73 and loses nothing else`() throws {
    let folder = try TemporaryFolder()
    let gone = folder.path("gone")
    try FileManager.default.createDirectory(atPath: gone, withIntermediateDirectories: false)
    let run = FakeRun()
    var scenario = run.scenario("a", size: 10)
    scenario.actualCounts = { _ in
      try? FileManager.default.removeItem(atPath: gone)
      return [.bodies: 1]
    }
    let status = run.run(
      ["--iterations", "1", "--export-json", "\(gone)/j", "--export-csv", folder.path("c")], scenarios: [scenario])
    #expect(status == .unwritable)
    #expect(run.errors.hasPrefix("GraphBench: error: cannot write '\(gone)/j': "))
    #expect(run.output.contains("scenario"))
    #expect(try folder.names() == ["c"])
  }

  @Test func `a wrong row is exported and still exits 1`() throws {
    let folder = try TemporaryFolder()
    let run = FakeRun()
    var wrong = run.scenario("a", size: 10)
    wrong.actualCounts = { _ in [.bodies: 4] }
    #expect(run.run(["--export-json", folder.path("j")], scenarios: [wrong]) == .wrongResult)
    let json = try JSONDecoder().decode(JSONReport.self, from: Data(try folder.text("j").utf8))
    #expect(json.rows.first?.verified == false)
    #expect(json.rows.first?.expected == [.bodies: 1])
    #expect(json.rows.first?.got == [.bodies: 4])
  }

  @Test func `full standard output exits 73`() {
    let run = FakeRun()
    let context = RunContext(
      standardOutput: { _ throws(OutputError) in throw OutputError(target: "standard output", reason: "it is full") },
      standardError: { run.errors += $0 }, isOutputTerminal: false, isErrorTerminal: false, environment: [:],
      clock: run.clock, build: .release, machine: { FakeMachine.description })
    #expect(BenchmarkRun(catalog: SuiteCatalog(suites: []), context: context).run(["help"]) == .unwritable)
    #expect(run.errors == "GraphBench: error: cannot write 'standard output': it is full\n")
  }
}
