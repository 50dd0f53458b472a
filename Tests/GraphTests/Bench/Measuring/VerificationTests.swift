import Foundation
import GraphBench
import GraphBenchKit
import Testing

@MainActor struct `Verifying before timing` {
  @Test func `a wrong count fails the run with expected and got in the row, untimed`() {
    let run = FakeRun()
    var wrong = run.scenario("geometryReader/fontSize", size: 10)
    wrong.expectedCounts = [.bodies: 1, .sizeQueries: 6]
    wrong.actualCounts = { _ in [.bodies: 3, .sizeQueries: 6] }
    let status = run.run([], scenarios: [wrong])
    #expect(status == .wrongResult)
    #expect(status.rawValue == 1)
    let row = run.output.split(separator: "\n").first { $0.hasPrefix("geometryReader/fontSize") }
    #expect(row?.contains("WRONG update 1: bodies expected 1, got 3") == true)
    #expect(
      run.errors
        == "GraphBench: error: a row is wrong: layout/geometryReader/fontSize (size 10): update 1: bodies expected 1, got 3\n"
    )
    #expect(run.journal.entries == ["prepare geometryReader/fontSize", "update geometryReader/fontSize"])
  }

  @Test func `every one of the first three updates is checked on its own`() {
    let run = FakeRun()
    var wrong = run.scenario("a")
    wrong.actualCounts = { [.bodies: $0 == 3 ? 2 : 1] }
    #expect(run.run([], scenarios: [wrong]) == .wrongResult)
    #expect(run.output.contains("update 3: bodies expected 1, got 2"))
  }

  @Test func `a wrong value fails the run`() {
    let run = FakeRun()
    var wrong = run.scenario("a")
    wrong.valueProblem = { _ in "expected 5, got 4" }
    #expect(run.run([], scenarios: [wrong]) == .wrongResult)
    #expect(run.output.contains("WRONG update 1: value expected 5, got 4"))
  }

  @Test func `counts that were taken during preparation are no part of an update`() throws {
    let run = FakeRun()
    let scenario = run.scenario("a")
    let prepared = try scenario.prepare()
    prepared.update()
    let counts = try Verification.verifyFresh(prepared, of: scenario, clock: run.clock)
    #expect(counts == [.bodies: 1])
  }

  @Test func `a scenario that cannot be prepared fails its own row only`() {
    let run = FakeRun()
    var broken = run.scenario("a/x", size: 1, reference: "b/x")
    broken.obstacle = RowFailure(problem: "no such view")
    let good = run.scenario("b/x", size: 1, reference: "b/x")
    #expect(run.run(["--iterations", "2"], scenarios: [broken, good]) == .wrongResult)
    #expect(run.output.contains("WRONG cannot be prepared: no such view"))
    #expect(run.journal.entries.filter { $0 == "update b/x" }.count > 3)
  }

  @Test func `a wrong limit fails the row and says that it is the limit`() {
    let run = FakeRun()
    var wrong = run.scenario("a")
    wrong.limitCost = 100
    var calls = 0
    wrong.valueProblem = { _ in
      calls += 1
      return calls > 3 ? "expected 1, got 2" : nil
    }
    #expect(run.run(["engine", "--iterations", "2"], scenarios: [wrong]) == .wrongResult)
    #expect(run.output.contains("the limit's update 1: value expected 1, got 2"))
  }
}

@MainActor struct `Verifying after timing` {
  @Test func `a count that goes wrong while timing takes the time away`() {
    let run = FakeRun()
    var wrong = run.scenario("a")
    // The fourth and later updates are timed or warm up.
    wrong.actualCounts = { [.bodies: $0 > 3 ? 2 : 1] }
    #expect(run.run(["--iterations", "2", "--warmup-iterations", "0"], scenarios: [wrong]) == .wrongResult)
    // Three tries of one update to learn its length, then two samples.
    #expect(run.output.contains("WRONG 5 timed updates: bodies expected 5, got 10"))
  }

  @Test func `a value that goes wrong while timing takes the time away`() {
    let run = FakeRun()
    var wrong = run.scenario("a")
    wrong.valueProblem = { $0 > 3 ? "expected 1, got 2" : nil }
    #expect(run.run(["--iterations", "2"], scenarios: [wrong]) == .wrongResult)
    #expect(run.output.contains("timed updates: value expected 1, got 2"))
  }
}
