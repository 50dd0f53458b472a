/// The results as text that fits 120 columns: the machine, a table for each suite, and what the tables show.
package struct TextReport {
  /// The results.
  let report: Report

  /// Whether text is coloured.
  let style: TextStyle

  /// Whether the tables are all that is printed.
  let isQuiet: Bool

  /// Makes a report as text.
  package init(report: Report, style: TextStyle, isQuiet: Bool) {
    self.report = report
    self.style = style
    self.isQuiet = isQuiet
  }

  /// The number of characters that no line exceeds.
  static let width = 120

  /// Renders the results.
  package func rendered() -> String {
    var blocks: [[String]] = []
    if !isQuiet { blocks.append(machine) }
    for section in report.sections {
      if !isQuiet { blocks.append("\(section.suite): \(section.summary)".wrapped(to: Self.width).map(style.bold)) }
      blocks.append(table(of: section).rendered(width: Self.width, style: style))
      guard !isQuiet else { continue }
      if !section.notes.isEmpty { blocks.append(section.notes.flatMap { $0.wrapped(to: Self.width) }) }
      if !section.findings.isEmpty { blocks.append(section.findings.flatMap { $0.wrapped(to: Self.width) }) }
    }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var machine: [String] {
    let labels = report.facts.map(\.label.count).max() ?? 0
    return ["GraphBench \(HelpText.version)"]
      + report.facts.flatMap { label, value in
        "\(label.padded(to: labels, alignment: .leading))  \(value)".count <= Self.width
          ? ["\(label.padded(to: labels, alignment: .leading))  \(value)"]
          : ["\(label):"] + value.wrapped(to: Self.width - 2).map { "  \($0)" }
      }
  }

  /// The table of a suite, with a blank line between two groups of rows.
  private func table(of section: Report.Section) -> TextTable {
    let columns = section.columns.columns
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
