/// Selects the scenarios of some suites that take part.
@MainActor package struct ScenarioSelection {
  /// The selected scenarios of one table.
  package struct Chosen {
    /// The suite.
    let suite: ScenarioSuite

    /// The table.
    let section: SuiteSection

    /// The scenarios of the table that take part, in its order; never empty.
    package let scenarios: [any Measurable]

    /// Whether a scenario is measured without options that choose scenarios or sizes.
    @MainActor func isDefault(_ scenario: any Measurable) -> Bool {
      !scenario.isOnRequest && scenario.id.size.map(section.sizes.contains) ?? true
    }

    /// The name of the suite, and the title of the table if it has one.
    package var name: String { section.title.map { "\(suite.name)/\($0)" } ?? suite.name }
  }

  /// The tables with at least one selected scenario, in the order of the given suites.
  package let chosen: [Chosen]

  /// The number of rows that will be measured.
  package var rows: Int { chosen.map(\.scenarios.count).reduce(0, +) }

  /// Makes the suites' scenarios and keeps those that the patterns select.
  ///
  /// - Parameters:
  ///   - suites: The suites to select from.
  ///   - options: The patterns and sizes.
  ///   - extent: The sizes if none are given; and whether scenarios that are left out by default take part without a
  ///     filter.
  /// - Throws: `noSuites` if there are none; `noScenarios` if they have none; `scenariosWithoutSizes` if sizes were
  ///   given and no selected scenario has one; `nothingSelected` if no scenario is left, with the nearest name or part
  ///   of a name; `badPattern` for a pattern that does not compile.
  package init(of suites: [ScenarioSuite], options: SelectionOptions, extent: Extent = .standard) throws(UsageError) {
    if suites.isEmpty { throw .noSuites }
    let isChosen = try Self.matcher(options)
    var names: [String] = []
    var chosen: [Chosen] = []
    for suite in suites {
      for section in suite.sections {
        let scenarios = section.scenarios(sizes: options.sizes, extent: extent)
        names += scenarios.map(\.id.description)
        let left = scenarios.filter { scenario in
          if scenario.isOnRequest && extent != .full && options.filters.isEmpty { return false }
          return isChosen(scenario.id.description)
        }
        if !left.isEmpty { chosen.append(Chosen(suite: suite, section: section, scenarios: left)) }
      }
    }
    if names.isEmpty && options.sizes == nil { throw .noScenarios(suites.map(\.name)) }
    guard !chosen.isEmpty else { throw Self.nothingSelected(by: options, among: names) }
    if options.sizes != nil && chosen.allSatisfy({ $0.scenarios.allSatisfy { $0.id.size == nil } }) {
      throw .scenariosWithoutSizes
    }
    self.chosen = chosen
  }

  /// Checks the names of columns that tables should show.
  ///
  /// - Throws: `missingColumns` for columns that none of the selected tables has.
  func checkColumns(_ names: [String]?) throws(UsageError) {
    let tables = chosen.flatMap { $0.section.columns.columns.map(\.name) }
    let valid = tables.enumerated().filter { index, name in
      !ResultColumn.identifying.contains(name) && !tables[..<index].contains(name)
    }.map(\.element)
    let missing = (names ?? []).filter { !valid.contains($0) }
    if !missing.isEmpty { throw .missingColumns(missing, valid: valid) }
  }

  /// Whether the patterns select a name.
  ///
  /// - Throws: `badPattern` for a pattern that does not compile.
  static func matcher(_ options: SelectionOptions) throws(UsageError) -> (String) -> Bool {
    let filters = try compiled(options.filters, for: .filter)
    let skips = try compiled(options.skips, for: .skip)
    func matches(_ pattern: Regex<AnyRegexOutput>, _ name: String) -> Bool {
      options.isExact ? name.wholeMatch(of: pattern) != nil : name.contains(pattern)
    }
    return { name in
      (filters.isEmpty || filters.contains { matches($0, name) }) && !skips.contains { matches($0, name) }
    }
  }

  private static func compiled(
    _ patterns: [String], for option: OptionName
  ) throws(UsageError) -> [Regex<AnyRegexOutput>] {
    var compiled: [Regex<AnyRegexOutput>] = []
    for pattern in patterns {
      do {
        compiled.append(try Regex(pattern))
      } catch {
        throw .badPattern(option, value: pattern)
      }
    }
    return compiled
  }

  /// The error for patterns and sizes that select nothing, with the name or part of a name that the first filter
  /// probably meant.
  static func nothingSelected(by options: SelectionOptions, among names: [String]) -> UsageError {
    var words: [String] = []
    for name in names {
      let parts = options.isExact ? [] : name.split(separator: "/").map(String.init)
      for word in [name] + parts where !words.contains(word) { words.append(word) }
    }
    let exact = options.isExact ? [OptionName.exact.spelling] : []
    let patterns = exact + options.filters.flatMap { ["--filter", $0] } + options.skips.flatMap { ["--skip", $0] }
    // A table leaves out sizes that are meaningless for its scenarios.
    let sizes = options.sizes.map { ["--sizes", $0.map(String.init).joined(separator: ",")] } ?? []
    return .nothingSelected(
      patterns: patterns + sizes,
      nearest: options.filters.first.flatMap { filter in
        // An existing name was excluded by another option.
        words.contains(filter)
          ? nil : words.first { $0.hasSuffix("/\(filter)") } ?? nearestWord(to: filter, among: words)
      })
  }
}

extension JSONReport {
  /// The results with only the rows that the patterns and sizes select.
  ///
  /// - Throws: `nothingSelected` if no row is left; `badPattern` for a pattern that does not compile.
  @MainActor func selected(by options: SelectionOptions) throws(UsageError) -> JSONReport {
    let isChosen = try ScenarioSelection.matcher(options)
    var selected = self
    selected.rows = rows.filter { row in
      isChosen(row.scenario) && (options.sizes.map { sizes in row.size.map(sizes.contains) ?? false } ?? true)
    }
    guard !selected.rows.isEmpty || rows.isEmpty else {
      throw ScenarioSelection.nothingSelected(by: options, among: rows.map(\.scenario))
    }
    return selected
  }
}
