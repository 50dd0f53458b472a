import Foundation

/// Everything outside the process that a run uses, so that tests can replace it.
@MainActor package struct RunContext {
  /// The name of GraphBench itself.
  nonisolated static let tool = "GraphBench"

  /// The name of the program in messages and the help.
  var program: String

  /// Receives the results.
  var standardOutput: (String) throws(OutputError) -> Void

  /// Receives the progress bar and diagnostics.
  var standardError: (String) -> Void

  /// Whether standard output is a terminal.
  var isOutputTerminal: Bool

  /// Whether standard error is a terminal.
  var isErrorTerminal: Bool

  /// The number of characters in a line of the terminal; `nil` if standard output is none.
  var terminalColumns: Int?

  /// The number of characters in a line of the terminal of standard error; `nil` if standard error is none.
  var errorColumns: Int?

  /// Whether Ctrl-C was pressed.
  var isInterrupted: () -> Bool

  /// The environment variables.
  var environment: [String: String]

  /// The source of times.
  var clock: any TimeSource

  /// The configuration of the build.
  var build: BuildMode

  /// Describes the machine, which takes a moment.
  var machine: () -> MachineDescription

  /// Makes a run context.
  package init(
    program: String = RunContext.tool,
    standardOutput: @escaping (String) throws(OutputError) -> Void, standardError: @escaping (String) -> Void,
    isOutputTerminal: Bool, isErrorTerminal: Bool, terminalColumns: Int? = nil, errorColumns: Int? = nil,
    isInterrupted: @escaping () -> Bool = { false },
    environment: [String: String], clock: any TimeSource, build: BuildMode,
    machine: @escaping () -> MachineDescription
  ) {
    self.program = program
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.terminalColumns = terminalColumns
    self.errorColumns = errorColumns
    self.isInterrupted = isInterrupted
    self.environment = environment
    self.clock = clock
    self.build = build
    self.machine = machine
  }

  /// The real environment of this process.
  ///
  /// - Parameters:
  ///   - program: The name of the program.
  ///   - sources: The repository of the sources that the program was built from.
  /// - Returns: The standard streams, the clock and the description of this machine.
  package static func process(program: String = RunContext.tool, sources: Checkout? = .ofThisPackage) -> RunContext {
    RunContext(
      program: program,
      standardOutput: writeToStandardOutput,
      // If standard error is closed, the error cannot be reported.
      standardError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
      isOutputTerminal: isatty(FileHandle.standardOutput.fileDescriptor) == 1,
      isErrorTerminal: isatty(FileHandle.standardError.fileDescriptor) == 1,
      terminalColumns: TerminalSize.columns(of: FileHandle.standardOutput.fileDescriptor),
      errorColumns: TerminalSize.columns(of: FileHandle.standardError.fileDescriptor),
      isInterrupted: { Interruption.shared.isRequested },
      environment: ProcessInfo.processInfo.environment, clock: MonotonicClock(), build: .current,
      machine: { MachineProbe.describe(build: .current, sources: sources) })
  }

  /// This context with standard error in place of standard output.
  var withOutputOnError: RunContext {
    var context = self
    context.standardOutput = standardError
    context.isOutputTerminal = isErrorTerminal
    context.terminalColumns = errorColumns
    return context
  }

  /// The folder of baselines.
  var baselines: BaselineFolder { BaselineFolder(environment: environment) }

  /// The bar of a run; `nil` if the options leave it out, or if standard error is no terminal that can erase a line.
  func progressBar(_ options: Options) -> ProgressBar? {
    guard isErrorTerminal, environment["TERM"] != "dumb", !options.hidesProgress, !options.isQuiet else { return nil }
    let columns = environment["COLUMNS"].flatMap { Int($0) } ?? errorColumns ?? 0
    return ProgressBar(width: columns > 20 ? columns : TextReport.smallestWidth, clock: clock, write: standardError)
  }

  /// The maximum number of characters in a line of a table: the value of `COLUMNS`, or the terminal's width, but at
  /// least 80; 120 without both.
  var tableWidth: Int {
    guard let columns = environment["COLUMNS"].flatMap({ Int($0) }) ?? terminalColumns, columns > 0 else {
      return TextReport.standardWidth
    }
    return max(columns, TextReport.smallestWidth)
  }

  private static func writeToStandardOutput(_ text: String) throws(OutputError) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw OutputError(
        target: "standard output", reason: "it is full or closed; redirect it to where there is space")
    }
  }
}
