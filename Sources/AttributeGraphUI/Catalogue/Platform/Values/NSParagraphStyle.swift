#if !canImport(Darwin)
import Foundation

/// The style of a paragraph. It is no `NSObject`, because Foundation traps where it compares attributes of such a type.
public class NSParagraphStyle: Hashable {
  /// The values of a style.
  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var defaultTabInterval: CGFloat = 0
  }

  fileprivate var values = Values()

  /// The style of paragraphs without any.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The default style.
  public init() {}

  fileprivate init(_ values: Values) { self.values = values }

  /// The alignment of the lines.
  public var alignment: NSTextAlignment { values.alignment }
  /// The line break mode.
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction of the text.
  public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The distance between lines, in points.
  public var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance after the paragraph, in points.
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The distance before the paragraph, in points.
  public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indent of the first line, in points.
  public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines, in points.
  public var headIndent: CGFloat { values.headIndent }
  /// The end of the lines, in points: from their beginning, or if it is negative from the other edge.
  public var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line, in points.
  public var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for any.
  public var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the heights of lines; 0 for their own.
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// From which share of a line words are hyphenated; 0 for never.
  public var hyphenationFactor: Float { values.hyphenationFactor }
  /// The distance between tab stops, in points; 0 for none.
  public var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// A style with the same values.
  public func copy() -> Any { NSParagraphStyle(values) }
  /// A style with the same values that can be changed.
  public func mutableCopy() -> Any { NSMutableParagraphStyle(values) }
  /// Whether two styles have the same values.
  public static func == (one: NSParagraphStyle, other: NSParagraphStyle) -> Bool { one.values == other.values }
  /// Hashes the values.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// A style of a paragraph that can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of the lines.
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The line break mode.
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The direction of the text.
  public override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// The distance between lines, in points.
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The distance after the paragraph, in points.
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The distance before the paragraph, in points.
  public override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The indent of the first line, in points.
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indent of the other lines, in points.
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The end of the lines, in points: from their beginning, or if it is negative from the other edge.
  public override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The least height of a line, in points.
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 for any.
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor of the heights of lines; 0 for their own.
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// From which share of a line words are hyphenated; 0 for never.
  public override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// The distance between tab stops, in points; 0 for none.
  public override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// Takes the values of another style.
  public func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
#endif
