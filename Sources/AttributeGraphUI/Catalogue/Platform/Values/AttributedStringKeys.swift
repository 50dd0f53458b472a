#if !canImport(Darwin)
import Foundation

/// Attributes of texts, as UIKit names them. Attributed strings of Foundation store them; views do not draw them.
extension NSAttributedString.Key {
  /// The font: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The background colour: a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The kerning, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The tracking, in points.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The underline style: an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the underline: a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The strikethrough style: an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the strikethrough: a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The colour of outlines: a `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlines, in hundredths of the font size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The offset above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The paragraph style: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The shadow.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An address.
  public static let link = NSAttributedString.Key("NSLink")
  /// A picture or a file among the characters: an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// Styles of underlines and strikethroughs.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// The lines of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick one.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// In dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// In dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// In dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// In dashes with two dots between them.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Below words, and not below spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
#endif
