/// Bars of one figure for several scenarios, as SVG.
package struct BarChart {
  /// One bar.
  package struct Bar: Sendable {
    /// The scenario.
    let name: String

    /// Its figure.
    let figure: Double

    /// The figure as text.
    let text: String

    /// Whether it is the reference of the others.
    let isReference: Bool

    /// Makes a bar.
    package init(name: String, figure: Double, text: String, isReference: Bool = false) {
      self.name = name
      self.figure = figure
      self.text = text
      self.isReference = isReference
    }
  }

  /// The title of the chart.
  let title: String

  /// The bars from top to bottom.
  let bars: [Bar]

  /// The prefix of the identifiers in the page.
  let identifier: String

  /// Makes a chart.
  package init(title: String, bars: [Bar], identifier: String) {
    self.title = title
    self.bars = bars
    self.identifier = identifier
  }

  private static let width = 720.0
  private static let lineHeight = 24.0
  private static let names = 210.0
  /// The maximum number of characters of a name that fit to the left of the bars, on a phone, too.
  private static let longestName = 26
  private static let figures = 84.0

  /// The chart; empty without bars.
  package func svg() -> String {
    guard !bars.isEmpty else { return "" }
    return [
      """
      <svg class="bars" viewBox="0 0 \(Int(Self.width)) \(Int(height))" role="img" \
      aria-labelledby="\(identifier)-t \(identifier)-d">
      """,
      "<title id=\"\(identifier)-t\">\(markup(title))</title>",
      "<desc id=\"\(identifier)-d\">\(markup(description))</desc>",
      elements(width: Self.width),
      "</svg>",
    ].joined(separator: "\n")
  }

  /// The height of the chart.
  var height: Double { Self.lineHeight * Double(bars.count) + 6 }

  /// The bars with their names and figures, without the picture around them.
  func elements(width: Double) -> String {
    let largest = max(bars.map(\.figure).max() ?? 0, .leastNormalMagnitude)
    let room = width - Self.names - Self.figures
    var lines: [String] = []
    for (index, bar) in bars.enumerated() {
      let y = Self.lineHeight * Double(index) + 4
      let length = max(room * bar.figure / largest, 1)
      lines.append(
        """
        <text class="axis end" x="\(place(Self.names - 8))" y="\(place(y + 9))" dy=".35em">\(markup(bar.name.shortened(to: Self.longestName)))</text>
        <rect class="\(bar.isReference ? "reference" : "bar")" x="\(place(Self.names))" y="\(place(y))" width="\(place(length))" height="18" rx="2"/>
        <text class="axis" x="\(place(Self.names + length + 6))" y="\(place(y + 9))" dy=".35em">\(markup(bar.text))</text>
        """)
    }
    return lines.joined(separator: "\n")
  }

  /// The figures in words.
  package var description: String {
    bars.map { "\($0.name): \($0.text)" }.joined(separator: ", ") + "."
  }
}
