/// The bars of a report as one picture: for a README, a review, a slide.
///
/// Colours are literal in the rules, because few viewers except browsers support variables in style sheets.
package struct ChartDocument {
  /// The results.
  let report: Report

  /// Makes a picture of results.
  package init(report: Report) {
    self.report = report
  }

  private static let width = 760.0
  private static let margin = 20.0

  /// The maximum number of characters in a line of a title, and of a note.
  private static let (titleWidth, noteWidth) = (80, 120)

  /// The picture: for each group of rows the bars of its largest size; a sentence if there is nothing to draw.
  package func rendered() -> String {
    var y = Self.margin
    var parts: [String] = []
    func write(_ text: String, style: String, width: Int, lineHeight: Double) {
      for line in text.wrapped(to: width) {
        y += lineHeight
        parts.append(
          "<text class=\"\(style)\" x=\"\(place(Self.margin))\" y=\"\(place(y - 6))\">\(markup(line))</text>")
      }
    }
    let groups = report.sections.flatMap(\.barGroups)
    for (number, group) in groups.enumerated() {
      let chart = BarChart(title: group.title, bars: group.bars, identifier: "c\(number)")
      write(group.title, style: "title", width: Self.titleWidth, lineHeight: 20)
      write(group.figure, style: "note", width: Self.noteWidth, lineHeight: 16)
      parts.append("<g transform=\"translate(\(place(Self.margin)) \(place(y)))\">")
      parts += [chart.elements(width: Self.width - 2 * Self.margin), "</g>"]
      y += chart.height + Self.margin
    }
    if groups.isEmpty {
      write("Fewer than two rows were measured.", style: "axis", width: Self.titleWidth, lineHeight: 24)
    }
    for note in notes { write(note, style: "note", width: Self.noteWidth, lineHeight: 16) }
    let (width, height) = (place(Self.width), place(y + Self.margin))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img">
      <title>\(markup(groups.map(\.title).joined(separator: "; ")))</title>
      <desc>\(markup(description))</desc>
      <style>
      \(rules(back: "#ffffff", ink: "#1b1d22", muted: "#555b66", bar: "#1f5fbf", reference: "#1b7a3d"))
      text { font-family: Helvetica, Arial, "Liberation Sans", sans-serif; }
      .axis { font-size: 13px; } .end { text-anchor: end; } .title { font-size: 15px; font-weight: 600; } .note { font-size: 11px; }
      @media (prefers-color-scheme: dark) {
      \(rules(back: "#14161a", ink: "#eceef2", muted: "#b0b6c2", bar: "#79b0ff", reference: "#6fd58f"))
      }
      </style>
      <rect class="back" width="\(width)" height="\(height)" rx="8"/>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  /// The sentences below the bars: rows that are not shown, the machine, and how it measured.
  private var notes: [String] {
    let wrong = report.rows.count { $0.failure != nil }
    let failed = wrong == 0 ? [] : ["\(counted(wrong, "row is", "rows are")) wrong and not shown"]
    let interrupted = report.isInterrupted ? ["the run was interrupted: rows and samples are missing"] : []
    let facts = report.machine.facts.map { $0.label == "commit" ? "commit \($0.value)" : $0.value }
    return failed + interrupted + [(facts + ["preset '\(report.preset.rawValue)'"]).joined(separator: " · ")]
  }

  /// The figures in words.
  private var description: String {
    report.sections.flatMap(\.barGroups).map { group in
      "\(group.title), \(group.figure): " + group.bars.map { "\($0.name) \($0.text)" }.joined(separator: ", ") + "."
    }.joined(separator: " ")
  }

  private func rules(back: String, ink: String, muted: String, bar: String, reference: String) -> String {
    """
    .back { fill: \(back); } .title, .axis { fill: \(ink); } .note { fill: \(muted); } .bar { fill: \(bar); }
    .reference { fill: \(reference); }
    """
  }
}

extension Report.Section {
  /// Bars with the work that they have in common, and the size and the time that they show.
  fileprivate typealias BarGroup = (title: String, figure: String, bars: [BarChart.Bar])

  /// The bars of each group with more than one row, at the largest measured size; then those of all scenarios that are
  /// alone in their groups.
  fileprivate var barGroups: [BarGroup] {
    var titles: [String] = []
    for row in rows where !titles.contains(row.group.title) { titles.append(row.group.title) }
    var groups: [BarGroup] = []
    var single: [RowResult] = []
    for title in titles {
      let members = rows.filter { $0.group.title == title && $0.measurement != nil }
      let size = members.compactMap(\.id.size).max()
      let largest = members.filter { $0.id.size == size }
      if largest.count > 1 {
        let caption = largest.first?.group.caption ?? title
        groups.append(barGroup(caption, largest) { $0.id.pathWithoutTitle(of: $0.group) })
      } else {
        single += largest
      }
    }
    return single.count > 1 ? groups + [barGroup("\(suite): \(summary)", single, name: \.id.path)] : groups
  }

  private func barGroup(_ title: String, _ rows: [RowResult], name: (RowResult) -> String) -> BarGroup {
    let sizes = Set(rows.map(\.id.size))
    let size = sizes.count == 1 ? sizes.first?.map { "size \(grouped($0))" } : "largest size of each"
    let figure = [size, rows.first?.measurement?.chartedFigure].compactMap { $0 }.joined(separator: " · ")
    let bars = rows.compactMap { row -> BarChart.Bar? in
      guard let time = row.measurement?.chartedTime else { return nil }
      return BarChart.Bar(
        name: name(row), figure: time, text: shortTime(time), isReference: row.group.reference == row.id.path)
    }
    return (title, figure, bars)
  }
}
