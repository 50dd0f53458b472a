#if !canImport(Darwin)
import Foundation

/// A font of UIKit: a `Font` in an object, which the built-in table measures.
public final class UIFont: Hashable, Sendable {
  /// The font as a value for views.
  let font: Font
  /// The name with which the font was made; nil for the system's.
  let name: String?

  init(_ font: Font, name: String? = nil) {
    self.font = font
    self.name = name
  }

  /// A typeface by its name, in a size in points; never nil, because the installed typefaces are not known.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(Font.custom(fontName, fixedSize: fontSize), name: fontName)
  }

  /// The font of a descriptor, in a size in points; 0 for that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(pointSize > 0 ? font.scaled(by: pointSize / font.pointSize) : font, name: descriptor.name)
  }

  /// The system's typeface in a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize)) }

  /// The system's typeface in a size in points and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight))
  }

  /// The system's typeface in a size in points, a weight and a width.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(Font.system(size: fontSize, weight: weight.weight).width(Font.Width(width.rawValue)))
  }

  /// The system's bold typeface in a size in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize, weight: .bold))
  }

  /// The system's italic typeface in a size in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font.system(size: fontSize).italic())
  }

  /// The system's typeface with digits of equal width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.system(size: fontSize, weight: weight.weight).monospacedDigit())
  }

  /// The system's typeface with characters of equal width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced))
  }

  /// The font of a text style, in the default text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.system(style.style)) }

  /// The font of a text style, in the text size of the traits.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = traitCollection.flatMap { DynamicTypeSize($0.preferredContentSizeCategory) } ?? .large
    return UIFont(Font.system(style.style).resolved(for: size))
  }

  /// The size of the font of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of the font of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of the system's font, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of the system's small font, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The names of the typefaces; none is known.
  public class var familyNames: [String] { [] }
  /// The names of the fonts of a typeface; none is known.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }
  /// The name.
  public var fontName: String { name ?? ".SFUI-\(font.resolvedWeight.isBold ? "Bold" : "Regular")" }
  /// The name of the typeface.
  public var familyName: String { name ?? ".AppleSystemUIFont" }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { metrics.size.height }
  /// The height of letters above the baseline, in points.
  public var ascender: CGFloat { metrics.firstBaseline }
  /// The depth of letters below the baseline, in points; not above 0.
  public var descender: CGFloat { metrics.firstBaseline - metrics.size.height }
  /// The space between lines, in points, in addition to their height.
  public var leading: CGFloat { 0 }
  /// The height of capitals, in points. The proportion is our own choice.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of small letters, in points. The proportion is our own choice.
  public var xHeight: CGFloat { pointSize * 0.526 }
  /// The descriptor of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, name: name) }

  /// A copy in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.scaled(by: fontSize / pointSize), name: name) }

  private var metrics: TextMetrics { BuiltInTextMeasurer().measure("X", font: font, width: nil) }

  /// The height of a line of running text, in points.
  static var bodyLineHeight: CGFloat { preferredFont(forTextStyle: .body).lineHeight }

  /// Whether two fonts are equal.
  public static func == (one: UIFont, other: UIFont) -> Bool { one.font == other.font && one.name == other.name }

  /// Hashes the values of the font.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// CoreText's name of a font, on platforms without CoreText.
public typealias CTFont = UIFont

extension Font {
  /// The font of an object of the platform.
  public init(_ font: CTFont) { self = font.font }
}
#endif
