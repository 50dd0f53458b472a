import Foundation
import GraphBench
import GraphBenchKit

/// Results whose comparison is easy to compute by hand.
enum ComparisonFixture {
  /// A row of the layout suite with the given times in milliseconds.
  static func row(
    _ path: String = "a", size: Int? = 1, milliseconds: [Double], counts: Counts = [.bodies: 1]
  ) -> JSONRow {
    JSONRow(
      RowResult(
        id: ScenarioID(suite: "layout", path: path, size: size), group: RowGroup(title: "layout"),
        outcome: .measured(
          Measurement(
            time: SampleStatistics(samples: milliseconds.map { $0 * 1_000_000 }), updatesPerSample: 1, counts: counts)))
    )
  }

  /// A row that failed.
  static func failed(_ path: String = "a") -> JSONRow {
    JSONRow(
      RowResult(
        id: ScenarioID(suite: "layout", path: path, size: 1), group: RowGroup(title: "layout"),
        outcome: .failed(RowFailure(problem: "bodies expected 1, got 3"))))
  }

  /// A result with rows.
  static func report(_ rows: [JSONRow]) -> JSONReport {
    var report = JSONReport(
      Report(
        command: ["layout"], preset: .quick, machine: FakeMachine.description,
        tick: ClockTick(measuring: ManualClock(step: 40)), sections: []))
    report.rows = rows
    return report
  }
}

/// A folder for the files of one test, which goes with it.
final class ScratchFolder {
  /// The folder.
  let path: String

  /// Makes the folder.
  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("GraphBench-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in the folder.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: file(name), atomically: true, encoding: .utf8)
    return file(name)
  }

  /// The text of a file.
  func text(of name: String) throws -> String { try String(contentsOfFile: file(name), encoding: .utf8) }
}
