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
  private static let titleHeight = 34.0

  /// The picture: for each group of rows the bars of its largest size; a sentence if there is nothing to draw.
  package func rendered() -> String {
    var y = Self.margin
    var parts: [String] = []
    for section in report.sections {
      for group in section.barGroups {
        let chart = BarChart(title: group.title, bars: group.bars, identifier: "c\(parts.count)")
        parts.append(
          "<text class=\"title\" x=\"\(place(Self.margin))\" y=\"\(place(y + 14))\">\(markup(group.title))</text>")
        parts.append("<g transform=\"translate(\(place(Self.margin)) \(place(y + Self.titleHeight - 10)))\">")
        parts += [chart.elements(width: Self.width - 2 * Self.margin), "</g>"]
        y += Self.titleHeight + chart.height + Self.margin
      }
    }
    if parts.isEmpty {
      parts.append("<text class=\"axis\" x=\"20\" y=\"34\">No two rows of a group were measured.</text>")
      y += 30
    }
    let machine = "\(report.machine.processor), \(report.machine.system), \(report.machine.toolchain)"
    parts.append("<text class=\"note\" x=\"\(place(Self.margin))\" y=\"\(place(y + 2))\">\(markup(machine))</text>")
    let (width, height) = (place(Self.width), place(y + Self.margin))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img">
      <title>\(markup(report.sections.flatMap(\.barGroups).map(\.title).joined(separator: "; ")))</title>
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

  /// The figures in words.
  private var description: String {
    report.sections.flatMap(\.barGroups).map { group in
      "\(group.title): " + group.bars.map { "\($0.name) \($0.text)" }.joined(separator: ", ") + "."
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
  /// The bars of each group with more than one row, at the largest measured size.
  fileprivate var barGroups: [(title: String, bars: [BarChart.Bar])] {
    var titles: [String] = []
    for row in rows where !titles.contains(row.group.title) { titles.append(row.group.title) }
    return titles.compactMap { title in
      let members = rows.filter { $0.group.title == title && $0.measurement != nil }
      let size = members.compactMap(\.id.size).max()
      let bars = members.filter { $0.id.size == size }.compactMap { row -> BarChart.Bar? in
        guard let time = row.measurement?.time.median else { return nil }
        return BarChart.Bar(
          name: row.id.pathWithoutTitle(of: row.group), figure: time, text: shortTime(time),
          isReference: row.group.reference == row.id.path)
      }
      guard bars.count > 1, let group = members.first?.group else { return nil }
      let heading = [group.caption ?? title, size.map { "size \(grouped($0))" }, "median time of an update"]
      return (heading.compactMap { $0 }.joined(separator: " · "), bars)
    }
  }
}
