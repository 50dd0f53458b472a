/// Reads the value of one option and stores it.
struct OptionReader {
  /// The option.
  let name: OptionName

  /// Its value; empty for an option without value.
  let value: String

  /// Stores the value of the option.
  ///
  /// - Throws: The problem with the value.
  func read(into options: inout Options) throws(UsageError) {
    switch name {
    case .filter: options.selection.filters.append(try pattern())
    case .skip: options.selection.skips.append(try pattern())
    case .exact: options.selection.isExact = true
    case .sizes: options.selection.sizes = try sizes()
    case .full: options.selection.isFull = true
    case .iterations: options.measuring.iterations = try iterations(atLeast: 1)
    case .warmUpIterations: options.measuring.warmUpIterations = try iterations(atLeast: 0)
    case .minimumTime: options.measuring.minimumTime = try seconds()
    case .maximumTime: options.measuring.maximumTime = try seconds()
    case .quick: options.measuring.isQuick = true
    case .format: options.format = try word()
    case .exportJSON: export(.json, into: &options)
    case .exportCSV: export(.csv, into: &options)
    case .exportMarkdown: export(.markdown, into: &options)
    case .exportHTML: export(.html, into: &options)
    case .exportSVG: export(.svg, into: &options)
    case .columns: options.columns = try columns()
    // Reports write the unit with a micro sign or, as some keyboards do, a mu.
    case .timeUnit: options.timeUnit = ["µs", "μs"].contains(value) ? .us : try word()
    case .saveBaseline: options.savedBaseline = try baseline()
    case .baseline: options.baseline = try baseline()
    case .noiseThreshold: options.noiseThreshold = try percent()
    case .failOnRegression: options.failsOnRegression = true
    case .allowMismatch: options.allowsMismatch = true
    case .rounds: options.rounds = try rounds()
    case .noProgress: options.hidesProgress = true
    case .quiet: options.isQuiet = true
    case .color: options.color = try word()
    case .allowDebugBuild: options.allowsDebugBuild = true
    // These are commands, or similar to one, in the form of options; the parser handles them.
    case .version, .help, .build: break
    }
  }

  /// The value as the source of a regular expression that is known to compile.
  private func pattern() throws(UsageError) -> String {
    do {
      _ = try Regex(value)
    } catch {
      throw .badPattern(name, value: value)
    }
    return value
  }

  private func word<Word: CaseIterable & RawRepresentable<String>>() throws(UsageError) -> Word {
    guard let word = Word(rawValue: value) else {
      throw .unknownWord(name, value: value, valid: Word.allCases.map(\.rawValue))
    }
    return word
  }

  /// The sizes in the order given, each once.
  private func sizes() throws(UsageError) -> [Int] {
    var sizes: [Int] = []
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      guard let size = Int(part), (1...CommandLineParser.largestSize).contains(size) else {
        throw .badNumber(
          name, value: value,
          needed: "whole numbers from 1 to \(grouped(CommandLineParser.largestSize)) such as '10,100'")
      }
      if !sizes.contains(size) { sizes.append(size) }
    }
    return sizes
  }

  /// The names of columns in the order given, each once.
  private func columns() throws(UsageError) -> [String] {
    var columns: [String] = []
    for part in value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard ColumnSet.columnNames.contains(part) else {
        throw .unknownWord(name, value: part, valid: ColumnSet.columnNames)
      }
      if !columns.contains(part) { columns.append(part) }
    }
    return columns
  }

  private func iterations(atLeast least: Int) throws(UsageError) -> Int {
    guard let number = Int(value), (least...CommandLineParser.largestIterations).contains(number) else {
      throw .badNumber(
        name, value: value,
        needed: "a whole number from \(least) to \(grouped(CommandLineParser.largestIterations))")
    }
    return number
  }

  /// The name of a baseline.
  private func baseline() throws(UsageError) -> String {
    guard BaselineFolder.isName(value) else {
      throw .badNumber(name, value: value, needed: "a name of letters, digits, '.', '-' and '_', such as 'before'")
    }
    return value
  }

  /// A percentage as a fraction of 1.
  private func percent() throws(UsageError) -> Double {
    guard let number = Double(value), number >= 0, number <= 1_000 else {
      throw .badNumber(name, value: value, needed: "a percentage from 0 to 1,000, such as '2.5'")
    }
    return number / 100
  }

  private func rounds() throws(UsageError) -> Int {
    guard let number = Int(value), (1...10_000).contains(number) else {
      throw .badNumber(name, value: value, needed: "a whole number from 1 to 10,000")
    }
    return number
  }

  private func seconds() throws(UsageError) -> Double {
    guard let number = Double(value), number > 0, number <= CommandLineParser.longestTime else {
      throw .badNumber(
        name, value: value,
        needed: "seconds above 0 and up to \(grouped(Int(CommandLineParser.longestTime))), such as '0.5'")
    }
    return number
  }

  /// Replaces an earlier path for the same format, because the last value of an option counts.
  private func export(_ format: OutputFormat, into options: inout Options) {
    options.exports.removeAll { $0.format == format }
    options.exports.append(Export(format: format, path: value))
  }
}
