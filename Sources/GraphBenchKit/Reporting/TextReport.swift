/// The results as text that fits a terminal: the machine, a table for each suite, and sentences about the tables.
package struct TextReport {
  /// The results.
  let report: Report

  /// Whether text is coloured.
  let style: TextStyle

  /// Whether only the tables are printed.
  let isQuiet: Bool

  /// The maximum number of characters of a line.
  let width: Int

  /// The names of the columns after those that name a row; `nil` for as many columns of a table as fit.
  let columns: [String]?

  /// Makes a report as text.
  package init(
    report: Report, style: TextStyle, isQuiet: Bool, width: Int = TextReport.standardWidth, columns: [String]? = nil
  ) {
    self.report = report
    self.style = style
    self.isQuiet = isQuiet
    self.width = width
    self.columns = columns
  }

  /// The width without a terminal, and the greatest width of sentences.
  package static let standardWidth = 120

  /// The width of the narrowest terminal that tables are fitted to.
  package static let smallestWidth = 80

  /// The width of a table's first column up to which columns are left out before names are shortened.
  private static let widthOfNames = 32

  private var proseWidth: Int { min(width, Self.standardWidth) }

  /// Renders the results.
  package func rendered() -> String {
    var blocks: [[String]] = []
    if !isQuiet { blocks.append(machine) }
    for section in report.sections {
      if !isQuiet {
        blocks.append("\(section.suite): \(section.summary)".wrapped(to: proseWidth).map(style.bold))
      } else if report.sections.count > 1 {
        // Rows do not name their suite.
        blocks.append([style.bold("\(section.suite):")])
      }
      let (columns, left) = fitted(section)
      blocks.append(table(of: section, columns).rendered(width: width, style: style))
      if !left.isEmpty { blocks.append(note(on: left).wrapped(to: proseWidth)) }
      guard !isQuiet else { continue }
      if !section.notes.isEmpty { blocks.append(section.notes.flatMap { $0.wrapped(to: proseWidth) }) }
      if !section.findings.isEmpty { blocks.append(section.findings.flatMap { $0.wrapped(to: proseWidth) }) }
    }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var machine: [String] {
    let labels = report.facts.map(\.label.count).max() ?? 0
    let facts = report.facts.flatMap { label, value -> [String] in
      let line = "\(label.padded(to: labels, alignment: .leading))  \(value)"
      return line.count <= proseWidth
        ? [line] : ["\(label):"] + value.wrapped(to: proseWidth - 2).map { "  \($0)" }
    }
    return ["GraphBench \(HelpText.version)"] + facts
  }

  /// The shown columns, and the names of those that are left out because the terminal is too narrow.
  private func fitted(_ section: Report.Section) -> (columns: [ResultColumn], left: [String]) {
    var shown = section.shownColumns(columns)
    if columns != nil { return (shown, []) }
    let rows = section.shownRows.filter { $0.failure == nil }
    let cells = shown.map { column in rows.map { column.cell($0, section.timeUnit).count }.max() ?? 0 }
    var widths = zip(shown, cells).map { max($0.heading(section.timeUnit).map(\.count).max() ?? 0, $1) }
    if let first = widths.first { widths[0] = min(first, Self.widthOfNames) }
    var left: [String] = []
    while widths.reduce(0, +) + widths.count - 1 > width {
      let droppable = shown.indices.filter { shown[$0].dropRank != nil }
      guard let last = droppable.max(by: { (shown[$0].dropRank ?? 0) < (shown[$1].dropRank ?? 0) }) else { break }
      left.append(shown.remove(at: last).name)
      widths.remove(at: last)
    }
    return (shown, left)
  }

  private func note(on left: [String]) -> String {
    "Left out to fit \(width) columns: \(left.joined(separator: ", ")). "
      + "Use a wider terminal, set COLUMNS, or choose with --columns."
  }

  /// The table of a suite, with a blank line between two groups of rows.
  private func table(of section: Report.Section, _ columns: [ResultColumn]) -> TextTable {
    var lines: [TextTable.Line] = []
    var title: String?
    for row in section.shownRows {
      if row.group.title != title {
        if title != nil { lines.append(.blank) }
        title = row.group.title
        if section.columns.namesGroups, let caption = row.group.caption {
          lines.append(.caption("\(row.group.title): \(caption)"))
        }
      }
      switch row.outcome {
      case .measured, .weighed:
        lines.append(.cells(columns.map { $0.cell(row, section.timeUnit) }))
      case .failed(let failure):
        let size = row.id.size.map(grouped) ?? ResultColumn.nothing
        let name = section.columns.namesGroups ? row.id.pathWithoutTitle(of: row.group) : row.id.path
        lines.append(.remark(leading: [name, size], text: "WRONG \(failure.problem)"))
      }
    }
    return TextTable(
      headings: columns.map { $0.heading(section.timeUnit) }, alignments: columns.map(\.alignment), lines: lines)
  }
}
