#if !canImport(Darwin)
import Foundation

extension UIFont {
  /// The weight of letters, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The position on the scale; regular is 0.
    public let rawValue: CGFloat
    /// The weight at a position on the scale.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The weight at a place on the scale.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    var weight: Font.Weight { Font.Weight(rawValue) }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// Lighter than light.
    public static let thin = Weight(-0.6)
    /// Lighter than regular.
    public static let light = Weight(-0.4)
    /// The weight of running text.
    public static let regular = Weight(0)
    /// A little heavier than regular.
    public static let medium = Weight(0.23)
    /// The weight of headings.
    public static let semibold = Weight(0.3)
    /// The weight of emphasis.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }

  /// The width of letters, from −1 to 1.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The position on the scale; standard is 0.
    public let rawValue: CGFloat
    /// The width at a position on the scale.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest letters.
    public static let compressed = Width(rawValue: -0.4)
    /// Narrower than usual.
    public static let condensed = Width(rawValue: -0.2)
    /// As wide as usual.
    public static let standard = Width(rawValue: 0)
    /// Wider than usual.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The role of a text on a page.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The style of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Text below a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Remarks.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Notes below the text.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions of pictures.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The smaller captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The style of views.
    var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }
}

/// The attributes of a font: a typeface, a size and traits.
public final class UIFontDescriptor: Hashable, Sendable {
  let font: Font
  let name: String?

  init(_ font: Font, name: String?) {
    self.font = font
    self.name = name
  }

  /// A typeface by its name, in a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(Font.custom(fontName, fixedSize: size), name: fontName)
  }

  /// The attributes of the font of a text style.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.system(style.style), name: nil)
  }

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }

  /// Named traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Traits from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// With characters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// A design of the system's typeface.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The design of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The plain one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With rounded ends of strokes.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With characters of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The variations.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.resolvedWeight.isBold { traits.insert(.traitBold) }
    if font.resolvedDesign == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// A copy with other traits.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font
    if symbolicTraits.contains(.traitItalic) { font = font.italic() }
    if symbolicTraits.contains(.traitBold) { font = font.bold() }
    if symbolicTraits.contains(.traitMonoSpace) { font = font.monospaced() }
    return UIFontDescriptor(font, name: name)
  }

  /// A copy in another design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let designs: [SystemDesign: Font.Design] = [.serif: .serif, .rounded: .rounded, .monospaced: .monospaced]
    return UIFontDescriptor(font.design(designs[design] ?? .default), name: name)
  }

  /// A copy in another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.scaled(by: newPointSize / font.pointSize), name: name)
  }

  /// Whether two describe the same font.
  public static func == (one: UIFontDescriptor, other: UIFontDescriptor) -> Bool {
    one.font == other.font && one.name == other.name
  }

  /// Hashes the font.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// Scales sizes with a text style.
public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// For body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// For a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The font unchanged, because a host has the default text size.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font scaled to the text size of the traits.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// The font, at most in a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }

  /// The font scaled to the text size of the traits, at most in a size in points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: scaledFont(for: font, compatibleWith: traitCollection), maximumPointSize: maximumPointSize)
  }

  /// The number unchanged, because a host has the default text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// The number scaled to the text size of the traits.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let size = traitCollection.flatMap { DynamicTypeSize($0.preferredContentSizeCategory) } ?? .large
    return value * style.style.pointSize(at: size) / style.style.pointSize
  }
}
#endif
