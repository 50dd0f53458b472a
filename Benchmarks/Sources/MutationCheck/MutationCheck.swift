import Foundation
import MutationOperators

/// Breaks the engine by operators, in a copy, and shows for each mutant whether a test fails.
@main
struct MutationCheck {
  /// The statuses with which the program exits.
  private enum Status: Int32 {
    case success = 0, survivors = 1, unfit = 2, badUsage = 64
  }

  static func main() {
    let interruptions = RunningGroups.shared.endOnInterruption()
    defer { withExtendedLifetime(interruptions) {} }
    do {
      exit(try check(Options(CommandLine.arguments.dropFirst())).rawValue)
    } catch {
      FileHandle.standardError.write(Data("MutationCheck: \(error)\n".utf8))
      if case CheckError.badUsage = error { exit(Status.badUsage.rawValue) }
      exit(Status.unfit.rawValue)
    }
  }

  /// The list of equivalent mutants, below the root of the package.
  private static let equivalents = "Benchmarks/Sources/MutationCheck/Equivalent.txt"
  /// Where the broken copy is kept, below the root of the package.
  private static let scratch = "Benchmarks/.build/mutants"

  /// Does what the command line asks for.
  private static func check(_ options: Options) throws -> Status {
    if options.isHelp {
      Output.line(Options.usage)
      return .success
    }
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let texts = try ScratchPackage.swiftFiles(below: root.appendingPathComponent(ScratchPackage.engine))
    let list = try EquivalentMutants(
      String(contentsOf: root.appendingPathComponent(equivalents), encoding: .utf8))
    let facts = SourceFacts(of: texts.values, excludedCalls: list.excludedCalls)
    let all = texts.sorted { $0.key < $1.key }.flatMap { path, text in
      MutantFinder.mutants(in: text, file: path, facts: facts)
    }
    let unknown = list.unknown(among: all)
    guard unknown.isEmpty else { throw CheckError.unknownEquivalents(unknown) }
    let selected = try options.selection(of: all)
    let selection = options.sample(of: selected)
    if options.isList {
      for mutant in selection {
        Output.line("\(mutant.identity): \(mutant.change)")
        if let reason = list.reasons[mutant.identity.description] { Output.line("    equivalent: \(reason)") }
      }
      Output.line("\(selection.count) of \(all.count) mutants")
      return .success
    }
    let equivalent = selection.compactMap { mutant in
      list.reasons[mutant.identity.description].map { (mutant, Verdict.equivalent($0)) }
    }
    let package = try ScratchPackage(copying: root, to: root.appendingPathComponent(scratch))
    func isTried(_ mutant: Mutant) -> Bool { list.reasons[mutant.identity.description] == nil }
    let trial = MutantTrial(
      of: selection.filter(isTried), among: selected.filter(isTried), in: texts, package: package, options: options)
    let verdicts = try trial.verdicts()
    let report = Report(rows: verdicts + equivalent)
    report.print()
    let least = report.counts(by: \.identity.folder).map(\.counts.percentage).min() ?? 100
    return least >= options.leastPercentage ? .success : .survivors
  }
}
