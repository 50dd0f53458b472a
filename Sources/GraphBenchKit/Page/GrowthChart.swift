/// A log–log chart of figures over sizes, as SVG: a power of the size is a straight line.
package struct GrowthChart {
  /// The figures of one scenario.
  package struct Series: Sendable {
    /// The scenario.
    let name: String

    /// The number of its colour and mark.
    let mark: Int

    /// The sizes and the figures, sorted by size.
    let points: [(size: Int, figure: Double)]

    /// Makes a series.
    package init(name: String, mark: Int, points: [(size: Int, figure: Double)]) {
      self.name = name
      self.mark = mark
      self.points = points
    }
  }

  /// The title of the chart.
  let title: String

  /// The label of the vertical axis.
  let axis: String

  /// The scenarios.
  let series: [Series]

  /// Renders a figure with its unit.
  let text: (Double) -> String

  /// The prefix of the identifiers in the page.
  let identifier: String

  /// Makes a chart.
  package init(
    title: String, axis: String, series: [Series], identifier: String, text: @escaping (Double) -> String
  ) {
    self.title = title
    self.axis = axis
    self.series = series
    self.identifier = identifier
    self.text = text
  }

  private static let width = 360.0
  private static let height = 300.0

  /// The chart; empty if no figure is above 0.
  package func svg() -> String {
    let drawn = series.map { line in
      Series(name: line.name, mark: line.mark, points: line.points.filter { $0.figure > 0 && $0.size > 0 })
    }
    let points = drawn.flatMap(\.points)
    guard !points.isEmpty else { return "" }
    let across = LogAxis(holding: points.map { Double($0.size) }, from: 64, to: Self.width - 14)
    let upwards = LogAxis(holding: points.map(\.figure), from: Self.height - 46, to: 30)
    var lines = [
      """
      <svg class="chart" viewBox="0 0 \(Int(Self.width)) \(Int(Self.height))" role="img" \
      aria-labelledby="\(identifier)-t \(identifier)-d">
      """,
      "<title id=\"\(identifier)-t\">\(markup(title))</title>",
      "<desc id=\"\(identifier)-d\">\(markup(description))</desc>",
      "<text class=\"axis\" x=\"10\" y=\"16\">\(markup(axis))</text>",
    ]
    lines += grid(across, upwards, sizes: Set(points.map(\.size)).sorted())
    for line in drawn { lines += Self.marks(of: line, across, upwards, text) }
    lines.append("</svg>")
    return lines.joined(separator: "\n")
  }

  /// The figures in words.
  package var description: String {
    let sentences = series.map { line in
      let figures = line.points.map { "\(grouped($0.size)): \($0.figure > 0 ? text($0.figure) : "none")" }
      return "\(line.name): \(figures.joined(separator: ", "))."
    }
    return "\(axis), by size. " + sentences.joined(separator: " ")
  }

  private func grid(_ across: LogAxis, _ upwards: LogAxis, sizes: [Int]) -> [String] {
    let (left, right, bottom) = (64.0, Self.width - 14, Self.height - 46)
    var lines: [String] = []
    for tick in upwards.ticks {
      let y = place(upwards.place(of: tick))
      lines.append("<path class=\"grid\" d=\"M\(place(left)) \(y)H\(place(right))\"/>")
      lines.append("<text class=\"axis end\" x=\"58\" y=\"\(y)\" dy=\".35em\">\(markup(text(tick)))</text>")
    }
    // Each measured size has a line, unless the numbers would touch.
    var last = -100.0
    for size in sizes {
      let x = across.place(of: Double(size))
      lines.append("<path class=\"grid\" d=\"M\(place(x)) 30V\(place(bottom))\"/>")
      guard x - last > 44 else { continue }
      last = x
      lines.append(
        "<text class=\"axis middle\" x=\"\(place(x))\" y=\"\(place(bottom + 16))\">\(grouped(size))</text>")
    }
    lines.append("<text class=\"axis end\" x=\"\(place(right))\" y=\"\(place(bottom + 34))\">size</text>")
    return lines
  }

  private static func marks(
    of line: Series, _ across: LogAxis, _ upwards: LogAxis, _ text: (Double) -> String
  ) -> [String] {
    let places = line.points.map { (x: across.place(of: Double($0.size)), y: upwards.place(of: $0.figure), point: $0) }
    let path = places.enumerated().map { "\($0 == 0 ? "M" : "L")\(place($1.x)) \(place($1.y))" }.joined()
    return ["<g class=\"series s\(line.mark % SeriesMark.colours)\">", "<path class=\"line\" d=\"\(path)\"/>"]
      + places.map { entry in
        let label = "\(line.name), \(grouped(entry.point.size)): \(text(entry.point.figure))"
        return "<g><title>\(markup(label))</title>\(SeriesMark(line.mark).svg(x: entry.x, y: entry.y))</g>"
      } + ["</g>"]
  }
}

/// The shape that distinguishes a series without its colour.
package struct SeriesMark {
  private let number: Int

  /// The number of colours; each is used with several shapes.
  static let colours = 10

  /// The mark of a series.
  package init(_ number: Int) {
    self.number = number
  }

  /// The shape with its centre at a point.
  package func svg(x: Double, y: Double) -> String {
    let (left, right, top, bottom) = (place(x - 4), place(x + 4), place(y - 4), place(y + 4))
    let (middleX, middleY) = (place(x), place(y))
    let isHollow = number % 10 >= 5
    let kind = isHollow ? "mark hollow" : "mark"
    return switch number % 5 {
    case 0: "<circle class=\"\(kind)\" cx=\"\(middleX)\" cy=\"\(middleY)\" r=\"3.6\"/>"
    case 1: "<rect class=\"\(kind)\" x=\"\(place(x - 3.4))\" y=\"\(place(y - 3.4))\" width=\"6.8\" height=\"6.8\"/>"
    case 2: "<path class=\"\(kind)\" d=\"M\(middleX) \(top)L\(right) \(bottom)H\(left)Z\"/>"
    case 3:
      "<path class=\"\(kind)\" d=\"M\(middleX) \(top)L\(right) \(middleY)L\(middleX) \(bottom)L\(left) \(middleY)Z\"/>"
    default: "<path class=\"\(kind)\" d=\"M\(middleX) \(bottom)L\(right) \(top)H\(left)Z\"/>"
    }
  }

  /// The mark beside its name, for a legend.
  package func legend(_ name: String) -> String {
    let svg = "<svg viewBox=\"0 0 12 12\" width=\"12\" height=\"12\" aria-hidden=\"true\">\(self.svg(x: 6, y: 6))</svg>"
    return "<li class=\"s\(number % Self.colours)\">\(svg) \(markup(name))</li>"
  }
}

/// A coordinate with two decimals.
func place(_ value: Double) -> String {
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
