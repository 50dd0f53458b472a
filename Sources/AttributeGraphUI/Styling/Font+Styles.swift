import Foundation

extension Font {
  /// A part text plays on a page, to which the system gives a size and a weight.
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
    /// What stands under a heading.
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

    /// The weight of the style where none is asked for.
    var weight: Weight {
      self == .headline ? .semibold : .regular
    }
  }

  /// How heavy the strokes of letters are.
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
