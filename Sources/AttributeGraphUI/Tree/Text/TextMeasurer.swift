import Foundation

/// Computes the size of a text, without drawing it.
///
/// Views measure their text through the measurer of their host. A measurer is a pure function: equal arguments give
/// equal results, on every machine and at every time, or frames would differ where nothing has changed.
public protocol TextMeasurer: Sendable {
  /// The size of a text set in `font` and broken into lines that are no wider than `width`.
  ///
  /// - Parameters:
  ///   - string: The text; line feeds in it always begin a new line.
  ///   - font: The font of the whole text.
  ///   - width: The space for a line in points; `nil` and infinity mean that lines are not broken.
  ///   - lineLimit: The number of lines after which the text is cut off; `nil` means no limit.
  /// - Returns: Numbers that are finite and not negative. An empty text has one line, of no width. A single character
  ///   wider than `width` stands on a line of its own and extends beyond it.
  func measure(_ string: String, font: Font, width: CGFloat?, lineLimit: Int?) -> TextMetrics

  /// The lines of a text as they are shown, for pictures and for tests; layout does not use them.
  ///
  /// A measurer without lines uses the default implementation, which returns the whole text as one line.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - font: The font of the whole text.
  ///   - width: The space for a line in points; nil and infinity mean that lines are not broken.
  ///   - lineLimit: The number of lines after which the text is truncated; nil means no limit.
  ///   - truncation: The place of the ellipsis in a truncated text.
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

/// The size of a text, and the baselines of its first and last lines.
public struct TextMetrics: Hashable, Sendable {
  /// The width of the widest line and the height of all lines, in points.
  public var size: CGSize

  /// The distance from the upper side to the baseline of the first line, in points.
  public var firstBaseline: CGFloat

  /// The distance from the upper side to the baseline of the last line, in points.
  public var lastBaseline: CGFloat

  /// The number of lines, at least 1.
  public var lineCount: Int

  /// Metrics from their parts; the baselines are measured from the upper side of the text.
  public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
  }
}
