#if !canImport(Darwin)
import Foundation

extension NSAttributedString {
  /// The characters of a string, with their links, colours, lines and distances. Fonts of views have no counterpart, and
  /// are left out.
  public convenience init(_ attributedString: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in attributedString.runs {
      var attributes: [Key: Any] = [:]
      attributes[.link] = run.link
      attributes[.foregroundColor] = run.swiftUI.foregroundColor.map { UIColor($0) }
      attributes[.backgroundColor] = run.swiftUI.backgroundColor.map { UIColor($0) }
      attributes[.underlineStyle] = run.swiftUI.underlineStyle.map { NSUnderlineStyle($0).rawValue }
      attributes[.strikethroughStyle] = run.swiftUI.strikethroughStyle.map { NSUnderlineStyle($0).rawValue }
      attributes[.kern] = run.swiftUI.kern
      attributes[.tracking] = run.swiftUI.tracking
      attributes[.baselineOffset] = run.swiftUI.baselineOffset
      let part = String(attributedString[run.range].characters)
      whole.append(NSAttributedString(string: part, attributes: attributes))
    }
    self.init(attributedString: whole)
  }
}

extension NSUnderlineStyle {
  /// The patterns of lines, by their bits.
  private static let patterns: [(style: NSUnderlineStyle, pattern: Text.LineStyle.Pattern)] = [
    ([], .solid), (.patternDot, .dot), (.patternDash, .dash), (.patternDashDot, .dashDot),
    (.patternDashDotDot, .dashDotDot),
  ]

  /// A single line in the pattern of a line of a text; its colour is another attribute.
  public init(_ lineStyle: Text.LineStyle) {
    let pattern = Self.patterns.first { $0.pattern == lineStyle.pattern }?.style ?? []
    self = Self.single.union(pattern)
  }

  /// The pattern of the line; nil for no line.
  fileprivate var pattern: Text.LineStyle.Pattern? {
    guard rawValue & 0xFF != 0 else { return nil }
    return Self.patterns.first { $0.style.rawValue == rawValue & 0x700 }?.pattern ?? .solid
  }
}

extension Text.LineStyle {
  /// The line of an attributed string, in its pattern; nil for none.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard let pattern = nsUnderlineStyle.pattern else { return nil }
    self.init(pattern: pattern)
  }
}
#endif
