/// A table of text that fits a width.
package struct TextTable {
  /// One or several lines below the heading.
  package enum Line: Equatable, Sendable {
    /// A cell for each column.
    case cells([String])

    /// Cells for the first columns, and a text across all others that may take several lines.
    case remark(leading: [String], text: String)

    /// The space between two groups.
    case blank

    /// The common description of the lines below it, across all columns.
    case caption(String)
  }

  /// The lines of each column's heading, from top to bottom.
  let headings: [[String]]

  /// The alignment of each column's cells.
  let alignments: [CellAlignment]

  /// The lines below the heading.
  let lines: [Line]

  /// Makes a text table.
  package init(headings: [[String]], alignments: [CellAlignment], lines: [TextTable.Line]) {
    self.headings = headings
    self.alignments = alignments
    self.lines = lines
  }

  /// Renders the table in lines of at most `width` characters.
  ///
  /// Columns are two spaces apart; one if that is too wide; and if it is still too wide, the middle of long cells of
  /// the first column is left out.
  ///
  /// - Complexity: O(*n*) in the number of cells.
  package func rendered(width: Int, style: TextStyle) -> [String] {
    let natural = naturalWidths
    let columns = natural.count
    let gap = natural.reduce(0, +) + 2 * (columns - 1) <= width ? 2 : 1
    var widths = natural
    let excess = natural.reduce(0, +) + gap * (columns - 1) - width
    if excess > 0, columns > 0 { widths[0] = max(widths[0] - excess, min(widths[0], 8)) }
    let spacing = String(repeating: " ", count: gap)
    let heights = headings.map(\.count).max() ?? 0
    let heading = (0..<heights).map { line in
      style.bold(row(headings.map { $0.count > line ? $0[line] : "" }, widths: widths, spacing: spacing))
    }
    return heading
      + lines.flatMap { line -> [String] in
        switch line {
        case .blank: [""]
        case .caption(let text): text.wrapped(to: width).map(style.bold)
        case .cells(let cells): [row(cells, widths: widths, spacing: spacing)]
        case .remark(let leading, let text):
          remark(text, after: leading, widths: widths, spacing: spacing, width: width).map(style.red)
        }
      }
  }

  private var naturalWidths: [Int] {
    headings.indices.map { column in
      let cells = lines.map { line in
        switch line {
        case .blank, .caption: 0
        case .cells(let cells): cells[column].count
        case .remark(let leading, _): column < leading.count ? leading[column].count : 0
        }
      }
      return max(headings[column].map(\.count).max() ?? 0, cells.max() ?? 0)
    }
  }

  private func row(_ cells: [String], widths: [Int], spacing: String) -> String {
    let padded = cells.indices.map { column in
      cells[column].shortened(to: widths[column]).padded(to: widths[column], alignment: alignments[column])
    }
    return trimmed(padded.joined(separator: spacing))
  }

  private func remark(
    _ text: String, after leading: [String], widths: [Int], spacing: String, width: Int
  ) -> [String] {
    let padded = leading.indices.map { column in
      leading[column].shortened(to: widths[column]).padded(to: widths[column], alignment: alignments[column])
    }
    let start = padded.map { $0 + spacing }.joined()
    let wrapped = text.wrapped(to: max(width - start.count, 20))
    let margin = String(repeating: " ", count: start.count)
    return wrapped.enumerated().map { index, part in (index == 0 ? start : margin) + part }
  }

  private func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}

/// Formats text for a terminal, or leaves it unchanged.
package enum TextStyle: Equatable, Sendable {
  /// With the terminal's escape sequences.
  case colored

  /// Without formatting.
  case plain

  /// Resolves the option: `auto` colours on a terminal unless `NO_COLOR` is set and not empty.
  package init(_ choice: ColorChoice, isTerminal: Bool, environment: [String: String]) {
    switch choice {
    case .always: self = .colored
    case .never: self = .plain
    case .auto:
      let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      self = isTerminal && !isRefused && environment["TERM"] != "dumb" ? .colored : .plain
    }
  }

  /// The text in bold, for headings.
  func bold(_ text: String) -> String { marked(text, code: 1) }

  /// The text in red, for errors.
  func red(_ text: String) -> String { marked(text, code: 31) }

  private func marked(_ text: String, code: Int) -> String {
    switch self {
    case .plain: text
    case .colored: text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
  }
}
