#if !canImport(Darwin)
import Foundation

extension UIButton {
  /// The content and the look of a button. The title counts as that of the button; the look is kept.
  public struct Configuration {
    /// The kind of a look.
    public enum Look: Sendable {
      /// Without a ground, with a grey one, with one in a light or a full colour, or with a line around.
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent, glass, prominentGlass
    }

    /// How large a button is.
    public enum Size: Int, Sendable {
      /// As usual, or smaller or larger.
      case medium, small, mini, large
    }

    /// How titles stand to each other.
    public enum TitleAlignment: Int, Sendable {
      /// As the content stands, or at a side or in the middle.
      case automatic, leading, center, trailing
    }

    /// How round the ground is.
    public enum CornerStyle: Int, Sendable {
      /// By a number, as usual, or more or less.
      case fixed = -1, dynamic, small, medium, large, capsule
    }

    /// The ground of a button; it is kept.
    public struct Background {
      /// The colour.
      public var backgroundColor: UIColor?
      /// How round it is, in points.
      public var cornerRadius: CGFloat = 0
      /// The colour of the line around.
      public var strokeColor: UIColor?
      /// How wide the line is, in points.
      public var strokeWidth: CGFloat = 0
    }

    /// The kind of the look.
    public private(set) var look: Look
    /// The title.
    public var title: String?
    /// The title with attributes.
    public var attributedTitle: AttributedString? {
      didSet { if let attributedTitle { title = String(attributedTitle.characters) } }
    }
    /// The line under the title.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// How far the picture is from the title, in points.
    public var imagePadding: CGFloat = 0
    /// The side of the title at which the picture stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// How far the titles are from each other, in points.
    public var titlePadding: CGFloat = 1
    /// How titles stand to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The colour of the content.
    public var baseForegroundColor: UIColor?
    /// The colour of the ground.
    public var baseBackgroundColor: UIColor?
    /// How large the button is.
    public var buttonSize = Size.medium
    /// How round the ground is.
    public var cornerStyle = CornerStyle.dynamic
    /// The distances around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// Whether there is a sign of something going on.
    public var showsActivityIndicator = false
    /// The ground.
    public var background = Background()

    /// Without a ground.
    public static func plain() -> Configuration { Configuration(look: .plain) }
    /// With a grey ground.
    public static func gray() -> Configuration { Configuration(look: .gray) }
    /// With a ground in a light colour.
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    /// With a ground in a full colour.
    public static func filled() -> Configuration { Configuration(look: .filled) }
    /// Without a line.
    public static func borderless() -> Configuration { Configuration(look: .borderless) }
    /// With a line around.
    public static func bordered() -> Configuration { Configuration(look: .bordered) }
    /// With a line around and a light colour.
    public static func borderedTinted() -> Configuration { Configuration(look: .borderedTinted) }
    /// With a full colour.
    public static func borderedProminent() -> Configuration { Configuration(look: .borderedProminent) }
    /// Of glass.
    public static func glass() -> Configuration { Configuration(look: .glass) }
    /// Of glass in a full colour.
    public static func prominentGlass() -> Configuration { Configuration(look: .prominentGlass) }
    /// The look for a button.
    public func updated(for button: UIButton) -> Configuration { self }
  }

  /// Makes a button of a look, which runs an action and has its title where it has none of its own.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    var configuration = configuration
    if configuration.title == nil { configuration.title = primaryAction?.title }
    if configuration.image == nil { configuration.image = primaryAction?.image }
    self.configuration = configuration
  }
}

/// Sides by the direction of lines.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The sides of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Above.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// Where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// Below.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// Where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
#endif
