import GraphBench
import GraphBenchKit
import Testing

private let parser = CommandLineParser(suites: ["layout", "engine"])

private func options(_ arguments: String...) throws -> Options {
  guard case .measure(_, let options) = try parser.parse(arguments) else {
    throw UsageError.unknownCommand("not a measurement", valid: [])
  }
  return options
}

struct `Parsing commands` {
  @Test func `no argument at all means the first suite`() throws {
    #expect(try parser.parse([]) == .measure(suites: ["layout"], Options()))
  }

  @Test func `a suite's name measures that suite`() throws {
    #expect(try parser.parse(["engine"]) == .measure(suites: ["engine"], Options()))
  }

  @Test func `all measures every suite`() throws {
    #expect(try parser.parse(["all"]) == .measure(suites: ["layout", "engine"], Options()))
  }

  @Test func `list takes the options that choose scenarios`() throws {
    var expected = Options()
    expected.selection = SelectionOptions(filters: ["font"], skips: ["Reader"], isExact: true, sizes: [10])
    #expect(
      try parser.parse(["list", "--filter", "font", "--skip=Reader", "--exact", "--sizes", "10"]) == .list(expected))
  }

  @Test(
    arguments: [
      (["help"], nil), (["--help"], nil), (["-h"], nil), (["help", "layout"], "layout"), (["engine", "-h"], "engine"),
      (["--help", "list"], "list"), (["help", "help"], "help"),
    ] as [([String], String?)])
  func `help is a command and an option`(arguments: [String], topic: String?) throws {
    #expect(try parser.parse(arguments) == .help(topic: topic))
  }

  @Test func `the version wins over everything that is valid beside it`() throws {
    #expect(try parser.parse(["layout", "--version", "--quick"]) == .version)
  }

  @Test func `without suites there is nothing to measure, but help`() throws {
    let empty = CommandLineParser(suites: [])
    #expect(throws: UsageError.noSuites) { try empty.parse([]) }
    #expect(throws: UsageError.noSuites) { try empty.parse(["all"]) }
    #expect(try empty.parse(["help"]) == .help(topic: nil))
    #expect(try empty.parse(["--help"]) == .help(topic: nil))
  }
}

struct `Parsing options` {
  @Test func `a value follows as the next word or after an equals sign`() throws {
    #expect(try options("--format", "json").format == .json)
    #expect(try options("--format=json").format == .json)
    #expect(try options("--filter=a=b").selection.filters == ["a=b"])
  }

  @Test func `options stand before or after the command`() throws {
    #expect(try parser.parse(["--quick", "engine"]) == parser.parse(["engine", "--quick"]))
  }

  @Test func `every filter and skip counts, of other options the last`() throws {
    #expect(try options("--filter", "a", "--filter", "b").selection.filters == ["a", "b"])
    #expect(try options("--format", "json", "--format", "csv").format == .csv)
    #expect(try options("--export-csv", "a", "--export-csv", "b").exports == [Export(format: .csv, path: "b")])
  }

  @Test func `numbers are read`() throws {
    let read = try options(
      "--iterations", "7", "--warmup-iterations=0", "--min-time", "0.5", "--max-time", "2", "--sizes", "100,1,100")
    #expect(read.measuring.iterations == 7)
    #expect(read.measuring.warmUpIterations == 0)
    #expect(read.measuring.minimumTime == 0.5)
    #expect(read.measuring.maximumTime == 2)
    #expect(read.selection.sizes == [100, 1])
  }

  @Test func `switches are read`() throws {
    let read = try options(
      "--quick", "--no-progress", "--quiet", "--allow-debug-build", "--color=never", "--time-unit=ns")
    #expect(read.measuring.isQuick && read.hidesProgress && read.isQuiet && read.allowsDebugBuild)
    #expect(read.color == .never)
    #expect(read.timeUnit == .ns)
  }

  @Test func `exports keep their order`() throws {
    #expect(
      try options("--export-markdown", "m", "--export-json", "j").exports
        == [Export(format: .markdown, path: "m"), Export(format: .json, path: "j")])
  }
}

/// A command line that is wrong, and what the message must hold.
struct BadInput: Sendable, CustomTestStringConvertible {
  /// The arguments.
  let arguments: [String]

  /// Parts of the message: what is wrong, and what to do.
  let parts: [String]

  /// The arguments as they are typed, on one line.
  var testDescription: String { arguments.joined(separator: " ").split(separator: "\n").joined(separator: "⏎") }

  /// Describes a bad command line.
  init(_ arguments: String..., says parts: [String]) {
    self.arguments = arguments
    self.parts = parts
  }
}

struct `A bad command line` {
  static let inputs = [
    BadInput("layot", says: ["unknown command 'layot'", "did you mean 'layout'?"]),
    BadInput("zzzzzzzzzz", says: ["unknown command", "'GraphBench help'"]),
    BadInput("views", says: ["unknown command 'views'"]),
    BadInput("", says: ["unknown command ''"]),
    BadInput("layout", "engine", says: ["unexpected argument 'engine'", "'all'"]),
    BadInput("layout/a", says: ["'layout/a' is no command", "'--exact --filter NAME'"]),
    BadInput("list", "layout", says: ["unexpected argument 'layout' after 'list'", "'--filter REGEX'"]),
    BadInput("help", "layout", "bar", says: ["unexpected argument 'bar'", "leave it out"]),
    BadInput(
      "layout", "--columns", "limit,median", says: ["no selected table has the column 'limit'; ", "are bodies,"]),
    BadInput("help", "layot", says: ["did you mean 'layout'?"]),
    BadInput("--fromat", "json", says: ["unknown option '--fromat'", "did you mean '--format'?"]),
    BadInput("--fitler=x", says: ["unknown option '--fitler'", "did you mean '--filter'?"]),
    BadInput("-x", says: ["unknown option '-x'"]),
    BadInput("--export-htm", "x", says: ["unknown option '--export-htm'", "did you mean '--export-html'?"]),
    BadInput("--filter", says: ["'--filter' needs a value", "REGEX"]),
    BadInput("--filter", "--quick", says: ["'--filter' needs a value"]),
    BadInput("--export-json=", says: ["'--export-json' needs a value", "PATH"]),
    BadInput("--export-json", "", says: ["'--export-json' needs a value"]),
    BadInput("--quick=yes", says: ["'--quick' takes no value", "'yes'"]),
    BadInput("--format", "jsn", says: ["'jsn' is not a value of '--format'", "did you mean 'json'?"]),
    BadInput("--format", "yaml", says: ["'yaml'", "text, markdown, csv, json, html"]),
    BadInput("--time-unit", "msec", says: ["'msec' is not a value of '--time-unit'", "did you mean 'ms'?"]),
    BadInput("--columns", "medain", says: ["'medain' is not a value of '--columns'", "did you mean 'median'?"]),
    BadInput("--columns", "", says: ["'--columns' needs a value"]),
    BadInput("explode", says: ["unknown command 'explode'; 'GraphBench help' lists all of them"]),
    BadInput("--color", "alwys", says: ["did you mean 'always'?"]),
    BadInput("--sizes", "0", says: ["'0' is not a value of '--sizes'", "1 to 1,000,000"]),
    BadInput("--sizes", "10,-1", says: ["'10,-1' is not a value of '--sizes'"]),
    BadInput("--sizes", "ten", says: ["'ten' is not a value of '--sizes'"]),
    BadInput("--sizes", "10,,20", says: ["'10,,20' is not a value of '--sizes'"]),
    BadInput("--sizes", "9223372036854775807", says: ["is not a value of '--sizes'"]),
    BadInput("--sizes", "99999999999999999999", says: ["is not a value of '--sizes'"]),
    BadInput("--iterations", "0", says: ["'0' is not a value of '--iterations'", "1 to 1,000,000"]),
    BadInput("--iterations", "1.5", says: ["'1.5' is not a value of '--iterations'"]),
    BadInput("--warmup-iterations", "-1", says: ["'-1' is not a value of '--warmup-iterations'"]),
    BadInput("--min-time", "0", says: ["'0' is not a value of '--min-time'", "seconds above 0"]),
    BadInput("--min-time", "nan", says: ["'nan' is not a value of '--min-time'"]),
    BadInput("--max-time", "inf", says: ["'inf' is not a value of '--max-time'"]),
    BadInput("--max-time", "1e300", says: ["'1e300' is not a value of '--max-time'"]),
    BadInput("--min-time", "2", "--max-time", "1", says: ["2.0 s is above the maximum time of 1.0 s"]),
    BadInput("--filter", "(", says: ["'(' is not a regular expression", "'--filter'"]),
    BadInput("--skip", "[a", says: ["'[a' is not a regular expression", "'--skip'"]),
    BadInput("--export-json", "r", "--export-csv", "r", says: ["two exports go to 'r'"]),
    BadInput("list", "--quick", says: ["'--quick' does not apply to 'list'"]),
    BadInput("help", "--quick", says: ["'--quick' does not apply to 'help'"]),
    BadInput("engine", "--sizes", "10", says: ["no selected scenario has sizes"]),
    BadInput("--filter", "fontSzie", says: ["did you mean 'fontSize'?", "'GraphBench list'"]),
    BadInput("--exact", "--filter", "fontSize", says: ["'--exact' '--filter' 'fontSize'", "did you mean 'layout/"]),
    BadInput("--filter", "fontSize", "--skip", "fontSize", says: ["'--skip' 'fontSize'; 'GraphBench list'"]),
    BadInput("compare", says: ["'compare' needs results or programs", "BASE [NEW]"]),
    BadInput("compare", "--build", "a", says: ["'compare --build A B'"]),
    BadInput("compare", "a", "b", "c", says: ["unexpected argument 'c' after 'compare'; leave it out"]),
    BadInput("compare", "a", "b", "--quick", says: ["'--quick' applies only with '--build'"]),
    BadInput("compare", "a", "b", "--columns", "median", says: ["'--columns' does not apply to 'compare'"]),
    BadInput("compare", "--build", "a", "b", "layot", says: ["did you mean 'layout'?"]),
    BadInput("compare", "a", "--format", "csv", says: ["the values are text, markdown, json"]),
    BadInput("compare", "--build", "a", "b", "--rounds", "0", says: ["1 to 10,000"]),
    BadInput("--rounds", "3", says: ["'--rounds' does not apply to 'layout'"]),
    BadInput("--fail-on-regression", says: ["applies only with '--baseline NAME'"]),
    BadInput("--baseline", "b", "--noise-threshold", "-1", says: ["a percentage from 0 to 1,000"]),
    BadInput("--save-baseline", "../x", says: ["a name of letters"]),
    BadInput("list", "--baseline", "b", says: ["'--baseline' does not apply to 'list'"]),
    BadInput("--skip", "", says: ["'--skip' needs a value"]),
    BadInput("--skip", ".", says: ["no scenario matches '--skip' '.'"]),
    BadInput("two\nlines", says: [#"unknown command 'two\nlines'"#]),
  ]

  @MainActor @Test(arguments: inputs)
  func `exits 64 with one line that says what is wrong and what to do`(input: BadInput) {
    let run = FakeRun()
    let scenarios = [run.scenario("fixedFrame/fontSize"), run.scenario("infinityFrame/resize")]
    let status = run.run(input.arguments, scenarios: scenarios)
    #expect(status == .badUsage)
    #expect(run.output.isEmpty)
    #expect(run.journal.entries.isEmpty)
    #expect(run.errors.hasPrefix("GraphBench: error: ") && run.errors.hasSuffix("\n"))
    #expect(run.errors.split(separator: "\n").count == 1)
    for part in input.parts {
      #expect(run.errors.contains(part), "\(run.errors)")
    }
  }
}
