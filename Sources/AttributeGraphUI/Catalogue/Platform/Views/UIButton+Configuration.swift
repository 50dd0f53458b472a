#if !canImport(Darwin)
import Foundation

extension UIButton {
  /// The content and the appearance of a button. The title is that of the button; the appearance is only stored.
  public struct Configuration {
    /// The kind of a look.
    public enum Look: Sendable {
      /// Without a background, with a grey one, a light or full colour, or a border.
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent, glass, prominentGlass
    }

    /// The size of a button.
    public enum Size: Int, Sendable {
      /// Medium, or smaller or larger.
      case medium, small, mini, large
    }

    /// The alignment of the titles.
    public enum TitleAlignment: Int, Sendable {
      /// Automatic, at a side, or in the centre.
      case automatic, leading, center, trailing
    }

    /// The corners of the background.
    public enum CornerStyle: Int, Sendable {
      /// Fixed, dynamic, or of a named size.
      case fixed = -1, dynamic, small, medium, large, capsule
    }

    /// The background of a button; it is only stored.
    public struct Background {
      /// The colour.
      public var backgroundColor: UIColor?
      /// The corner radius, in points.
      public var cornerRadius: CGFloat = 0
      /// The colour of the border.
      public var strokeColor: UIColor?
      /// The width of the border, in points.
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
    /// The line below the title.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The distance between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The side of the title for the picture.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between the titles, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of the titles.
    public var titleAlignment = TitleAlignment.automatic
    /// The colour of the content.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// The size of the button.
    public var buttonSize = Size.medium
    /// The corners of the background.
    public var cornerStyle = CornerStyle.dynamic
    /// The distances around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// Whether an activity indicator is shown.
    public var showsActivityIndicator = false
    /// The ground.
    public var background = Background()

    /// Without a ground.
    public static func plain() -> Configuration { Configuration(look: .plain) }
    /// With a grey ground.
    public static func gray() -> Configuration { Configuration(look: .gray) }
    /// With a background in a light colour.
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    /// With a background in a full colour.
    public static func filled() -> Configuration { Configuration(look: .filled) }
    /// Without a line.
    public static func borderless() -> Configuration { Configuration(look: .borderless) }
    /// With a border.
    public static func bordered() -> Configuration { Configuration(look: .bordered) }
    /// With a border and a light colour.
    public static func borderedTinted() -> Configuration { Configuration(look: .borderedTinted) }
    /// With a full colour.
    public static func borderedProminent() -> Configuration { Configuration(look: .borderedProminent) }
    /// Of glass.
    public static func glass() -> Configuration { Configuration(look: .glass) }
    /// Of glass in a full colour.
    public static func prominentGlass() -> Configuration { Configuration(look: .prominentGlass) }
    /// The appearance for a button.
    public func updated(for button: UIButton) -> Configuration { self }
  }

  /// Makes a button from a configuration that runs an action; without a title of its own it has the title of the
  /// action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    var configuration = configuration
    if configuration.title == nil { configuration.title = primaryAction?.title }
    if configuration.image == nil { configuration.image = primaryAction?.image }
    self.configuration = configuration
  }
}

/// Edges that follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The sides of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Above.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// Below.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
#endif
