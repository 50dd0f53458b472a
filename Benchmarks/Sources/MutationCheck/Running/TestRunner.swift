import Foundation

/// Runs tests of the scratch package, with a mutant on or without.
struct TestRunner: Sendable {
  /// The folder of the scratch package.
  let folder: URL
  /// The program of the tests.
  let program: [String]

  /// How much memory tests may address, in bytes: an endless loop of a mutant can also eat all memory.
  private static let bytes = 12 << 30

  /// Runs a file of tests as the engine is, and records what it reaches.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - mode: How it is run.
  ///   - count: How many mutants there are.
  /// - Returns: What it takes and reaches; nil where it fails and reaches nothing, because a test that runs a compiler
  ///   on the engine's module does not find the modules of the switch.
  /// - Throws: `CheckError.brokenBefore` where a test fails.
  func measure(_ file: String, in mode: TestPlan.Mode, count: Int) throws -> TestPlan.Part? {
    let record = folder.appendingPathComponent("reached-\(UUID().uuidString)")
    try Data(count: count + 1).write(to: record)
    defer { try? FileManager.default.removeItem(at: record) }
    var tests = tests(in: [file], mode)
    tests.environment[SwitchSources.reachVariable] = record.path
    let result = try tests.run()
    let bytes = try Data(contentsOf: record)
    let reached = Set(bytes.indices.filter { bytes[$0] == 1 })
    guard result.end == .exited(0) else {
      if !reached.isEmpty { throw CheckError.brokenBefore("\(file): \(result.end)\n" + result.output) }
      Output.line("\(file) is left out: it fails without a mutant, and reaches none")
      return nil
    }
    return TestPlan.Part(file: file, seconds: result.processorSeconds, reached: reached)
  }

  /// Runs the tests that reach a mutant until one fails.
  ///
  /// - Parameters:
  ///   - number: The number of the mutant; 0 for one that is compiled in without a switch.
  ///   - batches: The tests.
  /// - Returns: What became of it.
  /// - Throws: What the system says where a program cannot be started.
  func verdict(on number: Int, meeting batches: [TestPlan.Batch]) throws -> Verdict {
    if batches.isEmpty { return .unreached }
    for batch in batches {
      var tests = tests(in: batch.files, batch.mode)
      tests.environment[SwitchSources.numberVariable] = "\(number)"
      // The processor's time does not depend on what else the machine does; only a mutant that waits meets the clock.
      tests.processorSeconds = Int(10 * batch.seconds) + 5
      tests.seconds = 60 * batch.seconds + 30
      let result = try tests.run { $0.contains(" recorded an issue") }
      let said = TestOutput(result.output)
      if let failure = said.firstFailure { return .failed(failure + batch.mode.name) }
      let test = (said.openTest ?? "no test") + batch.mode.name
      switch result.end {
      case .exited(0): continue
      case .timedOut: return .timedOut(test)
      case .exited, .stopped: return .crashed(test)
      }
    }
    return .survived
  }

  /// The tests of some files, one after the other, so that the first failure is the same in every run.
  private func tests(in files: [String], _ mode: TestPlan.Mode) -> Program {
    let names = files.map { NSRegularExpression.escapedPattern(for: $0) }.joined(separator: "|")
    return Program(
      words: program + ["--verbose", "--no-parallel", "--filter", "/(\(names)):"], folder: folder,
      environment: mode.environment, seconds: 1800, bytes: Self.bytes)
  }
}
