import Foundation
import GraphBench
import GraphBenchKit
import Testing

struct `Programs that GraphBench starts` {
  private func shell(_ script: String) -> ChildProgram {
    ChildProgram(URL(fileURLWithPath: "/bin/sh"), ["-c", script])
  }

  @Test(arguments: [0, 1, 73] as [Int32])
  func `give what they print and their exit status`(status: Int32) throws {
    let end = try shell("echo out; exit \(status)").run(limit: 60)
    #expect(String(decoding: end.output, as: UTF8.self) == "out\n")
    // Foundation may miss an exit.
    #expect(end.status == nil || end.status == status)
  }

  @Test func `are killed at their time limit, and named`() {
    let program = shell("while :; do :; done")
    #expect(program.command == "/bin/sh -c while :; do :; done")
    #expect(
      throws: RowFailure(problem: "'\(program.command)' was killed because it took longer than 0.5 seconds")
    ) { try program.run(limit: 0.5) }
  }

  @Test func `are named where they are not there`() throws {
    let program = ChildProgram(URL(fileURLWithPath: "/nonexistent/program"), ["word"])
    let failure = try #require(throws: RowFailure.self) { try program.run(limit: 60) }
    #expect(failure.problem.hasPrefix("'/nonexistent/program word' cannot be started: "))
  }
}
