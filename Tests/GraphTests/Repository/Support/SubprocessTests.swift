#if !os(Windows)
import Foundation
import TestSupport
import Testing

/// The helper with which tests run programs.
struct `Programs that tests run` {
  private func shell(_ script: String) -> Subprocess { Subprocess("/bin/sh", ["-c", script]) }

  @Test(arguments: [0, 1, 64, 255] as [Int32])
  func `a program's exit status is its result`(status: Int32) throws {
    #expect(try shell("exit \(status)").run().status == status)
  }

  @Test func `standard output and standard error come in the order in which they were written`() throws {
    let result = try shell("echo one; echo two >&2; echo three").run()
    #expect(result.output == "one\ntwo\nthree\n")
    #expect(result.status == 0)
  }

  @Test func `output that is larger than a pipe comes whole`() throws {
    let line = String(repeating: "x", count: 99)
    let result = try shell("i=0; while [ $i -lt 3000 ]; do echo \(line); i=$((i + 1)); done").run()
    #expect(result.output.utf8.count == 300_000)
  }

  @Test func `arguments are passed word for word, and the command shows them`() throws {
    let program = Subprocess("/bin/sh", ["-c", "printf '%s|' \"$@\"", "name", "a b", "", "$HOME"])
    #expect(try program.run().output == "a b||$HOME|")
    #expect(Subprocess("/bin/echo", ["a", "b"]).command == "/bin/echo a b")
  }

  @Test func `standard input is empty`() throws {
    #expect(try shell("cat; echo end").run().output == "end\n")
  }

  @Test(arguments: [("TERM", 143), ("KILL", 137), ("INT", 130)] as [(String, Int32)])
  func `a signal that ends a program counts as 128 and its number`(signal: String, status: Int32) throws {
    #expect(try shell("kill -\(signal) $$").run().status == status)
  }

  @Test func `a program that does not exist is named with the system's reason`() {
    let program = Subprocess("/nonexistent/program", ["word"])
    #expect(
      throws: Subprocess.Failure.notStarted(
        command: "/nonexistent/program word", reason: "No such file or directory")
    ) { try program.run() }
  }

  /// The script and its child read from pipes in the file system to which nobody writes.
  @Test func `at its time limit a program is killed together with its children, and its command is named`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Subprocess-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = """
      cd '\(folder.path)'; mkfifo child parent; (while :; do cat child; done) & echo begun; cat parent
      """
    let error = try #require(throws: Subprocess.Failure.self) { try shell(script).run(limit: 0.5) }
    #expect(error == .timedOut(command: "/bin/sh -c \(script)", seconds: 0.5, output: "begun\n"))
    #expect("\(error)".hasPrefix("'/bin/sh -c \(script)' was killed after 0.5 seconds."))
    // Who writes to such a pipe waits for a reader. The system may take a moment to end the last one.
    let writer = shell("echo > '\(folder.path)/child'")
    #expect((1...20).contains { _ in (try? writer.run(limit: 0.5)) == nil }, "The child is still reading.")
  }

  @Test func `a child that is left behind with the output is not waited for`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Subprocess-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = "'\(folder.path)/pipe'"
    let result = try shell("mkfifo \(pipe); cat \(pipe) & echo begun").run()
    #expect(result.status == 0)
    #expect(result.output == "begun\n")
    // The child is still there: it takes what is written, and ends.
    #expect(try shell("echo > \(pipe)").run().status == 0)
  }
}
#endif
