import Foundation
import GraphBench
import GraphBenchKit
import Testing

@MainActor struct `Ctrl-C` {
  /// A run with a terminal, which is interrupted while the second row is sampled.
  private func interrupted(_ arguments: [String] = []) -> (status: Int32, run: FakeRun) {
    let run = FakeRun()
    run.isTerminal = true
    run.updatesBeforeInterruption = 200
    let status = run.run(
      arguments + ["--iterations", "150", "--warmup-iterations", "0", "--color", "never"],
      scenarios: [run.scenario("a", size: 1), run.scenario("b", size: 1), run.scenario("c", size: 1)])
    return (status.rawValue, run)
  }

  @Test func `prints what was measured so far and exits 130`() throws {
    let (status, run) = interrupted()
    #expect(status == 130)
    #expect(run.output.contains("\na "))
    #expect(!run.output.contains("\nc "))
    #expect(!run.journal.entries.contains("prepare c"))
  }

  @Test func `clears the bar before it says that the run was interrupted`() throws {
    let run = interrupted().run
    #expect(run.errors.hasSuffix("\r\u{1B}[KGraphBench: interrupted; 2 rows were measured until then\n"))
  }

  @Test func `is recorded in the JSON, which holds the measurements`() throws {
    let report = try JSONDecoder().decode(
      JSONReport.self, from: Data(interrupted(["--format", "json"]).run.output.utf8))
    #expect(report.interrupted == true)
    #expect(report.rows.count == 2)
  }

  @Test(arguments: ["text", "markdown", "svg", "html"])
  func `is named in every format for readers`(format: String) {
    #expect(interrupted(["--format", format]).run.output.contains("interrupted"))
    let run = FakeRun()
    #expect(run.run(["--format", format], scenarios: [run.scenario("a", size: 1)]) == .done)
    #expect(!run.output.contains("interrupted"))
  }

  @Test func `is noticed once, and a second one ends the process`() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      // The thread that runs a test may block signals.
      var mask = sigset_t()
      unsafe sigemptyset(&mask)
      unsafe sigaddset(&mask, SIGINT)
      unsafe pthread_sigmask(SIG_UNBLOCK, &mask, nil)
      Interruption.shared.listen()
      raise(SIGINT)
      guard Interruption.shared.isRequested else { exit(1) }
      raise(SIGINT)
    }
  }
}
