#if !canImport(Darwin)
import Foundation

extension NSAttributedString {
  /// The characters of a string, with their links and the attributes of UIKit's. Of those of SwiftUI's, the colours,
  /// lines and distances; its fonts have no counterpart, and are left out.
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
      for key in AttributeScopes.UIKitAttributes.keys { key.copy(from: run, to: &attributes) }
      let part = String(attributedString[run.range].characters)
      whole.append(NSAttributedString(string: part, attributes: attributes))
    }
    self.init(attributedString: whole)
  }
}

extension AttributedString {
  /// The characters of a string, with their links and the attributes of UIKit's; a text of SwiftUI's shows the links.
  public init(_ string: NSAttributedString) {
    self.init()
    for part in string.parts { append(AttributedString(part.string, attributes: AttributeContainer(part.attributes))) }
  }
}

extension AttributeContainer {
  /// The attributes of UIKit's among those of an `NSAttributedString`, and the link.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
    for key in AttributeScopes.UIKitAttributes.keys { key.copy(from: dictionary, to: &self) }
  }
}

extension UIKitAttributeKey {
  fileprivate static func copy(from run: AttributedString.Runs.Run, to attributes: inout [NSAttributedString.Key: Any])
  {
    guard let value = run[self] else { return }
    attributes[key] = object(of: value)
  }

  fileprivate static func copy(from attributes: [NSAttributedString.Key: Any], to container: inout AttributeContainer) {
    guard let value = attributes[key].flatMap({ value(of: $0) }) else { return }
    container[self] = value
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
