import Foundation
import MutationOperators

/// The trial of some mutants: one build with all of them, one run of the tests without, and one run for each.
struct MutantTrial {
  /// The mutants that are built together, so that another sample of them builds nothing.
  private let mutants: [Mutant]
  /// Those that are tried.
  private let selection: Set<MutantIdentity>
  private let texts: [String: String]
  private let package: ScratchPackage
  private let options: Options

  init(
    of selection: [Mutant], among mutants: [Mutant], in texts: [String: String], package: ScratchPackage,
    options: Options
  ) {
    self.mutants = mutants
    self.selection = Set(selection.map(\.identity))
    self.texts = texts
    self.package = package
    self.options = options
  }

  /// Builds, measures and tries.
  ///
  /// - Throws: `CheckError.brokenBefore`, and what the system says.
  func verdicts() throws -> [(mutant: Mutant, verdict: Verdict)] {
    let clock = ContinuousClock()
    let begin = clock.now
    var schema = SchemaBuild(of: mutants, in: texts, package: package)
    try schema.build()
    let built = clock.now
    Output.line(
      "\(schema.live.count) mutants in one build, after \(schema.rounds) builds of the engine, "
        + "\(schema.uncompiled.count) given up (\(schema.knownBefore) by an earlier check); "
        + "\(seconds(built - begin)) s")

    let runner = TestRunner(folder: package.folder, program: package.testProgram)
    let modes = TestPlan.Mode.all(for: texts.values.joined())
    let plan = try TestPlan(
      measuring: runner, modes: modes, files: package.testFiles(), count: mutants.count, jobs: options.jobs)
    let measured = clock.now
    for (file, seconds) in plan.slowFiles { Output.line("\(file) computes \(Int(seconds)) s") }
    Output.line(
      "the tests pass without a mutant and compute \(Int(plan.seconds)) s; measured in \(seconds(measured - built)) s")

    let numbered = schema.live.filter { selection.contains($0.value.identity) }.sorted { $0.key < $1.key }
      .map { (number: $0.key, mutant: $0.value) }
    let memory = try VerdictMemory(in: package.folder, of: checksum)
    var rows = numbered.compactMap { _, mutant in
      memory.known[mutant.identity.description].map { (mutant: mutant, verdict: $0) }
    }
    if !rows.isEmpty { Output.line("\(rows.count) verdicts are known from an earlier check") }
    let unknown = numbered.filter { memory.known[$0.mutant.identity.description] == nil }
    rows += try concurrently(unknown, jobs: options.jobs) { number, mutant in
      let verdict = try runner.verdict(on: number, meeting: plan.batches(for: number, isQuick: options.isQuick))
      memory.remember(verdict, on: mutant.identity)
      Output.line(Report.line(mutant, verdict))
      return (mutant: mutant, verdict: verdict)
    }
    let time = clock.now - measured
    let each = time / .seconds(max(1, unknown.count))
    Output.line("\(unknown.count) mutants in \(seconds(time)) s, \((100 * each).rounded() / 100) s each")
    for (number, given) in schema.uncompiled.sorted(by: { $0.key < $1.key })
    where selection.contains(given.mutant.identity) {
      let verdict =
        options.buildsUncompiled
        ? try verdict(alone: given.mutant, plan, runner, number) : .uncompiled(given.error)
      Output.line(Report.line(given.mutant, verdict))
      rows.append((given.mutant, verdict))
    }
    return rows
  }

  /// A checksum of everything that verdicts depend on.
  private var checksum: Checksum {
    var checksum = package.checksum
    checksum.add(texts)
    if options.isQuick { checksum.add("quick") }
    return checksum
  }

  /// Breaks the engine by one mutant only, in a build without any switch.
  private func verdict(
    alone mutant: Mutant, _ plan: TestPlan, _ runner: TestRunner, _ number: Int
  ) throws -> Verdict {
    var broken = texts
    broken[mutant.identity.file] = mutant.plain.applied(to: texts[mutant.identity.file] ?? "")
    try package.writeEngine(broken)
    let build = try package.build(withTests: true)
    guard build.end == .exited(0) else {
      return .uncompiled(CompilerError.all(in: build.output, below: package.sources.path).first?.message ?? "")
    }
    // What reaches it is not known, as it had no switch.
    return try runner.verdict(on: 0, meeting: plan.allBatches)
  }

  private func seconds(_ duration: Duration) -> Int { Int(duration / .seconds(1)) }
}
