/// One table of a report in a page, with a chart for each group of rows with several sizes.
struct PageSection {
  /// The table.
  let section: Report.Section

  /// The number of the table in the page.
  let number: Int

  /// The names of the columns after those that name a row; `nil` for all columns of the table.
  let columns: [String]?

  /// Makes a part of a page.
  init(_ section: Report.Section, number: Int, columns: [String]?) {
    self.section = section
    self.number = number
    self.columns = columns
  }

  /// The anchor of the part in links.
  var identifier: String { "t\(number)" }

  /// The sentences about the rows; empty if there are none.
  var findings: String {
    section.findings.isEmpty
      ? "" : "<ul class=\"findings\">\(section.findings.map { "<li>\(markup($0))</li>" }.joined())</ul>"
  }

  /// Renders the part.
  ///
  /// - Parameter hasFindings: Whether it contains the sentences about the rows.
  /// - Returns: The markup.
  func rendered(hasFindings: Bool) -> String {
    let notes = section.notes.map { "<p class=\"muted\">\(markup($0))</p>" }
    let parts =
      ["<h2 id=\"\(identifier)\">\(markup(section.suite))</h2>", "<p>\(markup(section.summary))</p>"]
      + (hasFindings ? [findings] : []) + charts + [table]
      + notes
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The rows of each group, in the order of the table.
  private var groups: [(group: RowGroup, rows: [RowResult])] {
    var groups: [(group: RowGroup, rows: [RowResult])] = []
    for row in section.rows where row.measurement != nil {
      if let place = groups.firstIndex(where: { $0.group.title == row.group.title }) {
        groups[place].rows.append(row)
      } else {
        groups.append((row.group, [row]))
      }
    }
    return groups
  }

  private var charts: [String] {
    let groups = self.groups
    var numbers: [String: Int] = [:]
    return groups.enumerated().map { index, entry in
      var names: [String] = []
      for row in entry.rows {
        let name = Self.name(of: row, in: entry.rows)
        if !names.contains(name) { names.append(name) }
        // A series keeps its colour in all charts.
        if numbers[name] == nil { numbers[name] = numbers.count }
      }
      let sizes = Set(entry.rows.compactMap(\.id.size))
      let identifier = "\(self.identifier)c\(index)"
      if sizes.count > 1 { return growth(entry, names, numbers, identifier) }
      return bars(entry, identifier)
    }
  }

  /// The name of a row in the chart of its group: the part that differs from the other rows, or the whole path if the
  /// chart shows only one scenario.
  private static func name(of row: RowResult, in rows: [RowResult]) -> String {
    Set(rows.map(\.id.path)).count == 1 ? row.id.path : row.id.pathWithoutTitle(of: row.group)
  }

  /// Time and counts over the size.
  private func growth(
    _ entry: (group: RowGroup, rows: [RowResult]), _ names: [String], _ numbers: [String: Int], _ identifier: String
  ) -> String {
    func series(_ figure: (Measurement) -> Double?) -> [GrowthChart.Series] {
      names.map { name in
        let points = entry.rows.compactMap { row -> (size: Int, figure: Double)? in
          guard Self.name(of: row, in: entry.rows) == name, let size = row.id.size,
            let figure = row.measurement.flatMap(figure)
          else { return nil }
          return (size, figure)
        }
        return GrowthChart.Series(
          name: name, mark: numbers[name] ?? 0, points: points.sorted { $0.size < $1.size })
      }
    }
    let times = GrowthChart(
      title: "\(entry.group.title): time by size",
      axis: entry.rows.first?.measurement?.chartedFigure ?? "time", series: series(\.chartedTime),
      identifier: "\(identifier)a", text: shortTime)
    let kinds = Self.kindsOfWork(in: entry.rows)
    let counts = GrowthChart(
      title: "\(entry.group.title): work by size, which is \(kinds)", axis: "counted in an update",
      series: series { Double($0.counts.entries.map(\.count).reduce(0, +)) }, identifier: "\(identifier)b",
      text: { $0 < 1e15 ? grouped(Int($0.rounded())) : "\($0)" })
    let figures = [("Time", times.svg()), ("Work: \(kinds)", counts.svg())].filter { !$0.1.isEmpty }
      .map { "<figure><figcaption>\($0.0)</figcaption>\n\($0.1)</figure>" }
    let legend = names.map { SeriesMark(numbers[$0] ?? 0).legend($0) }.joined()
    return """
      <h3>\(markup(entry.group.title))\(caption(entry.group))</h3>
      <div class="pair">
      \(figures.joined(separator: "\n"))
      </div>
      <ul class="legend" aria-label="Marks">\(legend)</ul>
      """
  }

  /// The counted kinds of work, in words.
  private static func kindsOfWork(in rows: [RowResult]) -> String {
    let counted = Set(rows.compactMap(\.measurement).flatMap { $0.counts.entries.map(\.name) })
    return counted.sorted().map(\.words).joined(separator: ", ")
  }

  /// A bar for each row, if there is one size: of the ratio to the limit if rows have one, of the time otherwise.
  private func bars(_ entry: (group: RowGroup, rows: [RowResult]), _ identifier: String) -> String {
    guard entry.rows.count > 1 else { return "" }
    let ratios = entry.rows.compactMap { row in row.measurement?.limitRatio.map { (row, $0) } }
    let isOfLimits = ratios.count == entry.rows.count
    let bars = entry.rows.compactMap { row -> BarChart.Bar? in
      guard let measurement = row.measurement else { return nil }
      let name = row.id.pathWithoutTitle(of: row.group)
      if isOfLimits, let ratio = measurement.limitRatio {
        return BarChart.Bar(name: name, figure: ratio, text: "×\(ratioText(ratio))")
      }
      return BarChart.Bar(name: name, figure: measurement.chartedTime, text: shortTime(measurement.chartedTime))
    }
    let figure = entry.rows.first?.measurement?.chartedFigure ?? "time"
    let title = isOfLimits ? "time over that of the limit" : figure
    let chart = BarChart(title: "\(entry.group.title): \(title)", bars: bars, identifier: identifier)
    return """
      <h3>\(markup(entry.group.title))\(caption(entry.group))</h3>
      <figure class="table-free" style="margin:0"><figcaption>\(title.prefix(1).uppercased() + title.dropFirst())\
      </figcaption>
      \(chart.svg())</figure>
      """
  }

  private func caption(_ group: RowGroup) -> String {
    group.caption.map { ": <span class=\"muted\">\(markup($0))</span>" } ?? ""
  }

  /// The text of a cell; names may be broken after a slash, for narrow screens.
  private func cell(_ row: RowResult, _ column: ResultColumn) -> String {
    let text = column.name == "style" ? row.id.path : column.cell(row, section.timeUnit)
    guard column.name == "style" || column.name == "scenario" else { return markup(text) }
    return text.split(separator: "/").map { markup(String($0)) }.joined(separator: "/<wbr>")
  }

  private var table: String {
    let columns = section.shownColumns(self.columns)
    let headings = columns.map { column in
      let text = column.heading(section.timeUnit).filter { !$0.isEmpty }.joined(separator: " ")
        .split(separator: "- ").joined()
      let name = column.name == "style" ? "scenario" : text
      return "<th scope=\"col\"><button type=\"button\">\(markup(name))</button></th>"
    }
    let rows = section.rows.map { row -> String in
      if let failure = row.failure {
        let size = row.id.size.map(grouped) ?? ResultColumn.nothing
        return """
          <tr><td>\(markup(row.id.path))</td><td>\(size)</td><td class="wrong" colspan="\(max(columns.count - 2, 1))">\
          wrong: \(markup(failure.problem))</td></tr>
          """
      }
      let cells = columns.map { column in
        "<td>\(cell(row, column))</td>"
      }
      return "<tr>\(cells.joined())</tr>"
    }
    return """
      <h3>All rows</h3>
      <div class="table" tabindex="0" role="region" aria-label="\(markup(section.suite)): all rows">
      <table>
      <thead><tr>\(headings.joined())</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      """
  }
}

extension CounterName {
  /// The counter in words, such as `size queries`.
  fileprivate var words: String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
  }
}
