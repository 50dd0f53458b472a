/// The results as Markdown: the machine as a list, a table for each suite, and sentences about the tables.
package struct MarkdownReport {
  /// The results.
  let report: Report

  /// The names of the columns after those that name a row; `nil` for all columns of a table.
  let columns: [String]?

  /// Makes a report in Markdown.
  package init(report: Report, columns: [String]? = nil) {
    self.report = report
    self.columns = columns
  }

  /// Renders the results; a failed row shows its problem in place of its figures.
  ///
  /// - Parameter isQuiet: Whether only the tables are rendered, with their names if there are several.
  /// - Returns: The text, with a line break at its end.
  package func rendered(isQuiet: Bool = false) -> String {
    var blocks: [[String]] = []
    if !isQuiet {
      blocks.append(["# GraphBench \(HelpText.version)"])
      blocks.append(report.facts.map { "- \($0.label): \(escaped($0.value))" })
    }
    for section in report.sections {
      // Rows do not name their suite.
      if !isQuiet || report.sections.count > 1 { blocks.append(["## \(escaped(section.suite))"]) }
      if !isQuiet { blocks.append([escaped(section.summary)]) }
      blocks.append(table(of: section))
      guard !isQuiet else { continue }
      let sentences = section.notes + section.findings
      if !sentences.isEmpty { blocks.append(sentences.map { "- \(escaped($0))" }) }
    }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func table(of section: Report.Section) -> [String] {
    let columns = section.shownColumns(columns)
    let headings = columns.map { column in
      // A heading that was hyphenated to keep a column narrow becomes one word again.
      column.heading(section.timeUnit).filter { !$0.isEmpty }.joined(separator: " ")
        .split(separator: "- ").joined()
    }
    let rules = columns.map { $0.alignment == .trailing ? "--:" : ":--" }
    var lines = [line(headings), line(rules)]
    var title: String?
    for row in section.shownRows {
      if section.columns.namesGroups, row.group.title != title, let caption = row.group.caption {
        let text = "**\(escaped(row.group.title))**: \(escaped(caption))"
        lines.append(line([text] + Array(repeating: "", count: columns.count - 1)))
      }
      title = row.group.title
      switch row.outcome {
      case .measured, .weighed:
        lines.append(line(columns.map { escaped($0.cell(row, section.timeUnit)) }))
      case .failed(let failure):
        let name = section.columns.namesGroups ? row.id.pathWithoutTitle(of: row.group) : row.id.path
        lines.append(
          line(
            [escaped(name), row.id.size.map(grouped) ?? ResultColumn.nothing]
              + ["**wrong** \(escaped(failure.problem))"]
              + Array(repeating: "", count: max(0, columns.count - 3))))
      }
    }
    return lines
  }

  private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  /// The text on one line, with the characters of Markdown's markup escaped.
  private func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if character.isNewline {
        escaped += " "
      } else {
        if #"\|*_`<[]"#.contains(character) { escaped += "\\" }
        escaped.append(character)
      }
    }
    return escaped
  }
}
