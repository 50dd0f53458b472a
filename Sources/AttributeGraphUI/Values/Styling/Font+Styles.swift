import Foundation

extension Font {
  /// A role of text on a page, to which the system assigns a size and a weight.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The largest titles.
    case largeTitle
    /// Titles of the first level.
    case title
    /// Titles of the second level.
    case title2
    /// Titles of the third level.
    case title3
    /// Headings, set in semibold.
    case headline
    /// Text under a heading.
    case subheadline
    /// Running text.
    case body
    /// Remarks.
    case callout
    /// Notes below the text.
    case footnote
    /// Captions of pictures.
    case caption
    /// The smaller captions.
    case caption2

    /// The size of the style, in points.
    ///
    /// The numbers are those of iOS at the default text size ("Large") in Apple's Human Interface Guidelines
    /// ("Typography", specifications).
    var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    /// The size of the style at a reader's preferred text size, in points.
    ///
    /// The numbers are those of iOS in Apple's Human Interface Guidelines ("Typography", specifications).
    func pointSize(at typeSize: DynamicTypeSize) -> CGFloat {
      let sizes: [CGFloat] =
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
      return sizes[typeSize.rawValue]
    }

    /// The weight of the style, if none is requested.
    var weight: Weight {
      self == .headline ? .semibold : .regular
    }
  }

  /// The stroke weight of letters.
  public struct Weight: Hashable, Sendable {
    /// The weight on the scale from −1 to 1 on which regular is 0, as in `UIFont.Weight`.
    let value: Double

    /// The weight at a place on the scale.
    init(_ value: Double) {
      self.value = value
    }

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

    /// The weight of headings; from here on text is measured as bold.
    public static let semibold = Weight(0.3)

    /// The weight that stands out.
    public static let bold = Weight(0.4)

    /// Heavier than bold.
    public static let heavy = Weight(0.56)

    /// The heaviest weight.
    public static let black = Weight(0.62)

    /// Whether the strokes are so heavy that the widths of the bold typeface fit better than those of the regular one.
    var isBold: Bool { value >= Weight.semibold.value }
  }

  /// The width of a font's letters, relative to regular ones.
  public struct Width: Hashable, Sendable {
    /// The place on the scale on which regular letters are 0, as in `UIFont.Width`.
    public var value: CGFloat

    /// Makes a width.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest letters.
    public static let compressed = Width(-0.4)
    /// Narrower than usual.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// Wider than usual.
    public static let expanded = Width(0.2)

    /// The factor for the widths of letters. This rule is ours: the place on the scale is a fraction.
    var factor: CGFloat { value.isFinite ? max(1 + value, 0) : 1 }
  }

  /// The distance between the lines of a font.
  public enum Leading: Hashable, Sendable {
    /// The standard leading.
    case standard
    /// Nearer.
    case tight
    /// Further apart.
    case loose
  }

  /// The letters that are set in small capitals.
  enum SmallCapitals: Hashable, Sendable {
    case lowercase, uppercase, all
  }

  /// A variant of the system's typeface.
  public enum Design: Hashable, Sendable {
    /// The plain one.
    case `default`
    /// With serifs.
    case serif
    /// With round stroke ends.
    case rounded
    /// With all characters equally wide.
    case monospaced
  }
}
