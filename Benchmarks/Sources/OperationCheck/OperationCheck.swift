import Foundation

/// Counts what the engine's operations cost in instructions and calls, and compares it with thresholds.
///
/// An operation runs under valgrind's callgrind for N and for 2N rounds. The difference of the two runs, divided by the
/// units that it holds, is what one unit costs; what starting the program costs is in both, and so in neither.
@main
struct OperationCheck {
  /// Everything is within its thresholds, or was only recorded or explained.
  private static let success: Int32 = 0
  /// Something is not.
  private static let exceeded: Int32 = 1
  /// It could not be measured.
  private static let unfit: Int32 = 2
  /// Bad usage, as the BSD convention for exit statuses numbers it.
  private static let badUsage: Int32 = 64
  /// Nothing was measured as a tool is missing; the number by which test drivers know a test that was skipped.
  private static let skipped: Int32 = 77

  static func main() {
    do {
      exit(try check(CheckOptions(CommandLine.arguments.dropFirst())))
    } catch {
      let text = Data("OperationCheck: \(error)\n".utf8)
      FileHandle.standardError.write(text)
      exit(status(of: error))
    }
  }

  private static func status(of error: CheckError) -> Int32 {
    switch error {
    case .badUsage: badUsage
    case .unfit: unfit
    case .noValgrind: skipped
    }
  }

  /// Does what the command line asks for.
  ///
  /// - Returns: The exit status.
  private static func check(_ options: CheckOptions) throws(CheckError) -> Int32 {
    if options.task == .help {
      print(CheckOptions.usage)
      return success
    }
    guard try Program(words: ["valgrind", "--version"]).run().status != Program.isNotFound else { throw .noValgrind }
    let runner = try ProbeRunner()
    defer { runner.removeFolder() }
    let operations = try options.selection(from: runner.operations())
    let file = URL(fileURLWithPath: options.thresholds)
    switch options.task {
    case .help: return success
    case .explain:
      for operation in operations {
        CostExplanation(operation: operation, difference: try runner.difference(of: operation)).print()
      }
      return success
    case .record:
      try record(operations, with: runner, in: file, options)
      return success
    case .check:
      return try compare(operations, with: runner, to: Thresholds(from: file), options)
    }
  }

  /// Measures operations, and writes their thresholds; those of others stay.
  private static func record(
    _ operations: [MeasuredOperation], with runner: ProbeRunner, in file: URL, _ options: CheckOptions
  ) throws(CheckError) {
    let toolchain = try Thresholds.installedToolchain()
    var thresholds = Thresholds(toolchain: toolchain)
    if options.only != nil {
      let recorded = try Thresholds(from: file)
      guard recorded.areComparable(with: toolchain) else {
        throw .badUsage("the thresholds are of \(recorded.toolchain), \(recorded.architecture); record all of them")
      }
      thresholds = recorded
    }
    let table = CostTable(operations, isMarkdown: options.isMarkdown)
    table.printHead()
    for operation in operations {
      let cost = OperationCost(try runner.difference(of: operation), units: operation.unitsOfDifference)
      thresholds.record(cost, of: operation)
      table.print(cost, of: operation, bounds: thresholds.operations[operation.name])
    }
    try thresholds.write(to: file)
    print("\nrecorded in \(options.thresholds). Hot operations keep 0 calls as their threshold, whatever was measured.")
  }

  /// Measures operations and compares them with their thresholds.
  ///
  /// - Returns: The exit status.
  private static func compare(
    _ operations: [MeasuredOperation], with runner: ProbeRunner, to thresholds: Thresholds, _ options: CheckOptions
  ) throws(CheckError) -> Int32 {
    let toolchain = try Thresholds.installedToolchain()
    let comparesInstructions = thresholds.areComparable(with: toolchain)
    let table = CostTable(operations, isMarkdown: options.isMarkdown)
    table.printHead()
    var findings: [Findings] = []
    for operation in operations {
      let cost = OperationCost(try runner.difference(of: operation), units: operation.unitsOfDifference)
      let bounds = thresholds.operations[operation.name]
      table.print(cost, of: operation, bounds: bounds)
      findings.append(Findings(cost, of: operation, bounds: bounds, comparesInstructions: comparesInstructions))
    }
    print("")
    if !comparesInstructions {
      print(
        "The thresholds of instructions are those of \(thresholds.toolchain), \(thresholds.architecture); this is"
          + " \(toolchain). Only calls were checked.")
    }
    for remark in findings.flatMap(\.remarks) { print(remark) }
    let failures = findings.flatMap(\.failures)
    for failure in failures { print("error: \(failure)") }
    if failures.isEmpty { print("Everything is within its thresholds.") }
    return failures.isEmpty ? success : exceeded
  }
}
