/// All results of one run, from which every format is rendered.
package struct Report: Equatable, Sendable {
  /// The results of one table.
  package struct Section: Equatable, Sendable {
    /// The suite's name, with the title of the table if it is not the suite's main one.
    let suite: String

    /// The content of the table in one line.
    let summary: String

    /// The columns of the table.
    let columns: ColumnSet

    /// The unit of the times in the table.
    let timeUnit: TimeUnit

    /// The results in the order of the table.
    let rows: [RowResult]

    /// Whether tables show only the largest size of each scenario.
    var isCondensed = false

    /// Plain sentences about the rows.
    let findings: [String]

    /// Makes a section.
    package init(
      suite: String, summary: String, columns: ColumnSet, timeUnit: TimeUnit, rows: [RowResult],
      isCondensed: Bool = false, findings: [String]
    ) {
      self.suite = suite
      self.summary = summary
      self.columns = columns
      self.timeUnit = timeUnit
      self.rows = rows
      self.isCondensed = isCondensed
      self.findings = findings
    }
  }

  /// The arguments of the run, without the exports, whose paths are private.
  let command: [String]

  /// The preset of the measurement.
  let preset: Preset

  /// The machine of the measurement.
  let machine: MachineDescription

  /// The tick of the clock.
  let tick: ClockTick

  /// The results of each table.
  let sections: [Section]

  /// Whether Ctrl-C ended the run, so that rows and samples are missing.
  let isInterrupted: Bool

  /// All rows of all suites.
  var rows: [RowResult] { sections.flatMap(\.rows) }

  /// Makes a report.
  package init(
    command: [String], preset: Preset, machine: MachineDescription, tick: ClockTick, sections: [Report.Section],
    isInterrupted: Bool = false
  ) {
    self.command = command
    self.preset = preset
    self.machine = machine
    self.tick = tick
    self.sections = sections
    self.isInterrupted = isInterrupted
  }

  /// The machine, the clock and the command as labelled facts, in the order in which they are printed.
  var facts: [(label: String, value: String)] {
    machine.facts
      + [("measured", "preset '\(preset.rawValue)', clock tick \(grouped(Int(tick.nanoseconds))) ns")]
      + [("command", command.isEmpty ? "without arguments" : shellText(command))]
      + (isInterrupted ? [("interrupted", "yes: rows and samples are missing")] : [])
  }

  /// The arguments without `--export-…` options and their values.
  package static func commandWithoutExports(_ arguments: [String]) -> [String] {
    var kept: [String] = []
    var skipsNext = false
    for argument in arguments {
      if skipsNext {
        skipsNext = false
      } else if argument.hasPrefix("--export-") {
        skipsNext = !argument.contains("=")
      } else {
        kept.append(argument)
      }
    }
    return kept
  }
}

extension Report.Section {
  /// The rows that tables show: all of them, or that of the largest size of each scenario, and failed ones.
  var shownRows: [RowResult] {
    guard isCondensed else { return rows }
    var largest: [String: Int] = [:]
    for row in rows { largest[row.id.path] = max(largest[row.id.path] ?? 0, row.id.size ?? 0) }
    return rows.filter { $0.failure != nil || ($0.id.size ?? 0) == largest[$0.id.path] }
  }

  /// The columns of tables: those with the given names after those that name a row; without names all columns in which
  /// a row has a figure.
  func shownColumns(_ names: [String]?) -> [ResultColumn] {
    let rows = shownRows.filter { $0.failure == nil }
    guard names == nil, !rows.isEmpty else { return columns.columns.chosen(names) }
    return columns.columns.filter { column in
      column.dropRank == nil || rows.contains { column.cell($0, timeUnit) != ResultColumn.nothing }
    }
  }

  /// The notes for the marks and the figures in the table, each a sentence.
  var notes: [String] {
    var notes: [String] = []
    let rows = shownRows
    let samples = rows.compactMap { $0.measurement?.time ?? $0.memory?.resident }
    if samples.contains(where: \.isSpreadTooWide) {
      let limit = fixed(SampleStatistics.widestRelativeSpread * 100, decimals: 0)
      notes.append(
        "! The samples of this row differ too much (MAD above \(limit) % of the median). "
          + "Measure it again on a quieter machine or with a longer --min-time.")
    }
    let isTied = rows.contains { !$0.isReference && $0.measurement?.ratio?.isTie == true }
    if rows.contains(where: { $0.measurement?.ratio != nil }), has(.ratio) {
      notes.append("ratio: the median over that of the row with 1 in the same group.")
    }
    if isTied { notes.append("tie: the interval of the ratio to the reference of the group includes 1.") }
    if rows.contains(where: { $0.measurement?.growth != nil }), has(.growth) {
      notes.append(
        "growth: the exponent of the shortest time over all measured sizes\(isCondensed ? "; the rows show the largest size" : "")."
      )
    }
    return notes
  }

  private func has(_ column: ResultColumn) -> Bool { columns.columns.contains { $0.name == column.name } }
}

/// Arguments as they are typed in a shell: those with other characters than letters, digits and `_./,:=-` are quoted.
func shellText(_ arguments: [String]) -> String {
  arguments.map { argument in
    let isPlain = argument.allSatisfy { ($0.isASCII && ($0.isLetter || $0.isNumber)) || "_./,:=-".contains($0) }
    return isPlain && !argument.isEmpty ? argument : "'\(argument.replacing("'", with: #"'\''"#))'"
  }.joined(separator: " ")
}
