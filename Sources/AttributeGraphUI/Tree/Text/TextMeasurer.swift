import Foundation

/// Tells how large a text is, without drawing it.
///
/// Views measure their text through the measurer of their host. A measurer is a pure function: equal arguments give
/// equal results, on every machine and at every time, or frames would differ where nothing has changed.
public protocol TextMeasurer: Sendable {
  /// The size of a text set in `font` and broken into lines that are no wider than `width`.
  ///
  /// - Parameters:
  ///   - string: The text; line feeds in it always begin a new line.
  ///   - font: What all of the text is set in.
  ///   - width: The space for a line in points; `nil` and infinity mean that lines are not broken.
  ///   - lineLimit: The number of lines after which the text is cut off; `nil` means no limit.
  /// - Returns: Numbers that are finite and not negative. An empty text has one line, of no width. A single character
  ///   wider than `width` stands on a line of its own and sticks out.
  func measure(_ string: String, font: Font, width: CGFloat?, lineLimit: Int?) -> TextMetrics

  /// The lines of a text as they are shown, for pictures and for those who want to know; layout does not ask.
  ///
  /// A measurer that does not know its lines leaves this to the default, which is the whole text in one.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - font: What all of it is set in.
  ///   - width: The space for a line in points; nil and infinity mean that lines are not broken.
  ///   - lineLimit: The number of lines after which the text is cut off; nil means no limit.
  ///   - truncation: Where the ellipsis stands in a text that is cut off.
  /// - Returns: As many lines as `measure(_:font:width:lineLimit:)` counts.
  func lines(
    of string: String, font: Font, width: CGFloat?, lineLimit: Int?, truncation: Text.TruncationMode
  ) -> [String]
}

extension TextMeasurer {
  /// The whole text as one line.
  public func lines(
    of string: String, font: Font, width: CGFloat?, lineLimit: Int?, truncation: Text.TruncationMode
  ) -> [String] {
    [string]
  }
}

extension TextMeasurer {
  /// The size of a text of any number of lines.
  public func measure(_ string: String, font: Font, width: CGFloat?) -> TextMetrics {
    measure(string, font: font, width: width, lineLimit: nil)
  }
}

/// How large a text is, and where its first and last lines stand.
public struct TextMetrics: Hashable, Sendable {
  /// The width of the widest line and the height of all lines, in points.
  public var size: CGSize

  /// The distance from the upper side to the baseline of the first line, in points.
  public var firstBaseline: CGFloat

  /// The distance from the upper side to the baseline of the last line, in points.
  public var lastBaseline: CGFloat

  /// The number of lines, at least 1.
  public var lineCount: Int

  /// Metrics made of their parts; the baselines are measured from the upper side of the text.
  public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
  }
}
