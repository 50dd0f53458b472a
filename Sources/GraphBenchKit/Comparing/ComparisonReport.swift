import Foundation

/// A comparison as text, Markdown or JSON.
package struct ComparisonReport {
  /// The reported comparison.
  let comparison: Comparison

  /// A line about what is compared.
  let title: String

  /// Whether only the table is rendered.
  let isQuiet: Bool

  /// Makes a report of a comparison.
  package init(_ comparison: Comparison, title: String, isQuiet: Bool) {
    self.comparison = comparison
    self.title = title
    self.isQuiet = isQuiet
  }

  private static let headings = [
    ["", "scenario"], ["", "size"], ["", "base"], ["", "new"], ["change", "%"], ["interval", "%"], ["", "outliers"],
    ["", "verdict"],
  ]

  private static let alignments: [CellAlignment] = [
    .leading, .trailing, .trailing, .trailing, .trailing, .trailing, .trailing, .leading,
  ]

  /// Renders the comparison for a terminal.
  package func text(width: Int, style: TextStyle) -> String {
    let lines = comparison.rows.flatMap { row -> [TextTable.Line] in
      let notes = Self.notes(row)
      let leading = [row.scenario, row.size.map(grouped) ?? ResultColumn.nothing]
      guard row.figures != nil else {
        return [.cells(Self.cells(row))] + notes.map { .remark(leading: leading.map { _ in "" }, text: $0) }
      }
      return [.cells(Self.cells(row))] + notes.map { .remark(leading: ["", ""], text: $0) }
    }
    let table = TextTable(headings: Self.headings, alignments: Self.alignments, lines: lines)
    let prose = min(width, TextReport.standardWidth)
    var blocks: [[String]] =
      isQuiet ? [] : [title.wrapped(to: prose).map(style.bold) + sides.flatMap { $0.wrapped(to: prose) }]
    blocks += comparison.cautions.map { $0.wrapped(to: prose) }
    blocks.append(table.rendered(width: width, style: style))
    if !isQuiet { blocks.append(comparison.method.wrapped(to: prose)) }
    blocks.append(comparison.summary.wrapped(to: prose))
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// Renders the comparison for a page.
  package func markdown() -> String {
    func line(_ cells: [String]) -> String {
      "| \(cells.map { $0.split(separator: "|").joined(separator: "\\|") }.joined(separator: " | ")) |"
    }
    var lines = [line(Self.headings.map { $0.filter { !$0.isEmpty }.joined(separator: " ") })]
    lines.append(line(Self.alignments.map { $0 == .trailing ? "--:" : ":--" }))
    for row in comparison.rows {
      var cells = Self.cells(row)
      cells[cells.count - 1] = ([cells.last ?? ""] + Self.notes(row)).joined(separator: "; ")
      lines.append(line(cells))
    }
    var blocks = isQuiet ? [] : ["# \(title)", sides.map { "- \($0)" }.joined(separator: "\n")]
    blocks += comparison.cautions
    blocks.append(lines.joined(separator: "\n"))
    if !isQuiet { blocks.append(comparison.method) }
    blocks.append(comparison.summary)
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// Renders the comparison as the JSON that docs/Benchmarking.md describes.
  ///
  /// - Throws: An encoding error; never for finite numbers.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(JSONComparison(comparison)), as: UTF8.self) + "\n"
  }

  /// The origins of both results.
  private var sides: [String] { ["base: \(comparison.base.line)", "new: \(comparison.new.line)"] }

  private static func cells(_ row: RowComparison) -> [String] {
    let none = ResultColumn.nothing
    let head = [row.scenario, row.size.map(grouped) ?? none]
    guard let figures = row.figures else { return head + [none, none, none, none, none, row.verdict.rawValue] }
    return head + [
      figure(figures.base, figures.unit), figure(figures.new, figures.unit), percent(figures.ratio),
      figures.interval.map { "\(percent($0.lowerBound)) … \(percent($0.upperBound))" } ?? none,
      "\(figures.outliers.base) + \(figures.outliers.new)", row.verdict.rawValue,
    ]
  }

  /// The counts that differ, and the reason why the row was not compared.
  private static func notes(_ row: RowComparison) -> [String] {
    let counts = row.counts.map { count in
      let (base, new) = (count.base.map(grouped) ?? "not counted", count.new.map(grouped) ?? "not counted")
      return "\(count.name.rawValue) \(base) → \(new)"
    }
    return (counts.isEmpty ? [] : [counts.joined(separator: ", ")]) + (row.remark.map { [$0] } ?? [])
  }

  private static func figure(_ value: Double, _ unit: String) -> String {
    if unit == "B" { return "\(bytesText(value)) B" }
    let nanoseconds = value * TimeUnit.ms.nanoseconds
    let best: TimeUnit = nanoseconds < 1_000 ? .ns : nanoseconds < 1_000_000 ? .us : .ms
    return "\(timeText(nanoseconds, in: best)) \(best.rawValue)"
  }

  private static func percent(_ ratio: Double) -> String {
    let percent = (ratio - 1) * 100
    let text = fixed(abs(percent), decimals: abs(percent) < 100 ? 1 : 0)
    return (percent < 0 && text != "0.0" ? "−" : "+") + text
  }
}

/// A comparison in JSON, version 1.
package struct JSONComparison: Codable, Equatable, Sendable {
  /// One row.
  package struct Row: Codable, Equatable, Sendable {
    /// Suite and path.
    package let scenario: String
    /// The size, absent for a scenario without one.
    package let size: Int?
    /// The verdict of the row.
    package let verdict: ComparisonVerdict
    /// The unit of `base` and `new`: `ms` or `B`.
    let unit: String?
    /// The figure of the base.
    let base: Double?
    /// The figure of the new result.
    let new: Double?
    /// New over base.
    package let ratio: Double?
    /// The lower end of the ratio's interval; absent if there are too few samples for one.
    package let low: Double?
    /// The upper end of the ratio's interval; absent if there are too few samples for one.
    package let high: Double?
    /// The number of outliers among the samples of the base and of the new result.
    let outliers: [Int]?
    /// The counters that differ: in the base and in the new result, `null` where it was not counted.
    let counts: [String: [Int?]]?
    /// The reason why the row, or its times, were not compared.
    package let remark: String?
  }

  /// The version of the schema.
  var schema = 1

  /// The kind of the file.
  var kind = "comparison"

  /// How the rows were compared.
  let method: String

  /// The verdict of the comparison.
  let summary: String

  /// Whether something is worse.
  package let regression: Bool

  /// The origin of the base.
  package let base: ComparisonSide

  /// The origin of the new result.
  package let new: ComparisonSide

  /// The facts in which the machines or presets differ, each with both values; empty unless differences were allowed.
  package let mismatch: [String]

  /// The rows.
  package let rows: [Row]

  /// Puts a comparison into the schema.
  package init(_ comparison: Comparison) {
    method = comparison.method
    summary = comparison.summary
    regression = comparison.isRegression
    base = comparison.base
    new = comparison.new
    mismatch = comparison.mismatch
    rows = comparison.rows.map { row in
      let counts = Dictionary(uniqueKeysWithValues: row.counts.map { ($0.name.rawValue, [$0.base, $0.new]) })
      return Row(
        scenario: row.scenario, size: row.size, verdict: row.verdict, unit: row.figures?.unit,
        base: row.figures.map { rounded($0.base) }, new: row.figures.map { rounded($0.new) },
        ratio: row.figures.map { rounded($0.ratio) }, low: row.figures?.interval.map { rounded($0.lowerBound) },
        high: row.figures?.interval.map { rounded($0.upperBound) },
        outliers: row.figures.map { [$0.outliers.base, $0.outliers.new] }, counts: counts.isEmpty ? nil : counts,
        remark: row.remark)
    }
  }
}
