#if !canImport(Darwin)
import Foundation

/// A part of a menu of UIKit.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// The checkmark of an element.
  public enum State: Int, Sendable {
    /// Off, on, or mixed.
    case off, on, mixed
  }

  /// Attributes of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Disabled.
    public static let disabled = Attributes(rawValue: 1)
    /// It is destructive.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The accessibility label.
  open var title: String
  /// The line below the title.
  open var subtitle: String?
  /// The picture for it.
  open var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }
}

/// A menu of UIKit; a test finds its actions among its children and runs them with `press()`.
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The identifier with a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier with a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown in another one.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements are shown among the others.
    public static let displayInline = Options(rawValue: 1)
    /// It takes something away.
    public static let destructive = Options(rawValue: 2)
    /// Only one element can be selected.
    public static let singleSelection = Options(rawValue: 32)
    /// Its elements are in a row.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The size of elements.
  public enum ElementSize: Int, Sendable {
    /// Small, medium, large, or automatic.
    case small, medium, large, automatic = -1
  }

  /// The name.
  public let identifier: Identifier
  /// How the menu is shown in another one.
  public let options: Options
  /// The size of elements.
  open var preferredElementSize = ElementSize.automatic
  /// The parts.
  public private(set) var children: [UIMenuElement]

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.options, self.children) = (options, children)
    super.init(title: title, subtitle: subtitle, image: image)
    self.preferredElementSize = preferredElementSize
  }

  /// A copy of this menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }
}

/// An action of a control or a menu of UIKit.
open class UIAction: UIMenuElement {
  /// The type of the closure.
  public typealias Handler = @MainActor (UIAction) -> Void
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The identifier with a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier with a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name.
  public let identifier: Identifier
  /// The title for larger spaces.
  open var discoverabilityTitle: String?
  /// The attributes of the action.
  open var attributes: Attributes
  /// The checkmark.
  open var state: State
  /// The control that runs it; nil before it runs.
  public private(set) weak var sender: AnyObject?
  private let handler: Handler

  /// Makes an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off, handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, subtitle: subtitle, image: image)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Runs the action for an object.
  func run(sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }

  /// Selects the action in its menu, like a user; a disabled one does nothing.
  public func press() { if attributes.isDisjoint(with: [.disabled, .hidden]) { run(sender: nil) } }
}
#endif
