#if !canImport(Darwin)
import Foundation

/// An interaction that is added to a view.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {
  /// The view; nil for none.
  var view: UIView? { get }
  /// Runs before the view changes; nil stands for none.
  func willMove(to view: UIView?)
  /// Runs after the view has changed; nil stands for none.
  func didMove(to view: UIView?)
}

/// The type of the closure that makes the preview of a menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// The type of the closure that makes a menu of the elements that the system suggests.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The menu of a view, and the controller that previews its content.
@MainActor @preconcurrency
public final class UIContextMenuConfiguration: NSObject {
  /// The name.
  public let identifier: any NSCopying
  /// The positions of the rows for which the menu is.
  public var secondaryItemIdentifiers: Set<AnyHashable> = []
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Makes a menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init()
  }
}

/// An object that makes the menu of a view.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu at a point of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// The menu of a view. A host opens none: a test calls `openMenu(at:)`.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view; nil for none.
  public private(set) weak var view: UIView?
  /// The object that makes the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The elements of the open menu; nil while none is open.
  public private(set) var menu: UIMenu?
  /// The controller of the preview of the open menu; nil for none.
  public private(set) var preview: UIViewController?
  private var place = CGPoint.zero

  /// Makes an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Runs before the view changes.
  open func willMove(to view: UIView?) {}
  /// Runs after the view has changed.
  open func didMove(to view: UIView?) { self.view = view }

  /// The location of the menu in a view; nil for the outermost one.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

  /// Replaces the elements of the open menu.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { menu = menu.map(block) }

  /// Closes the menu.
  open func dismissMenu() { (menu, preview) = (nil, nil) }

  /// Opens the menu at a point of the view, like a user.
  ///
  /// - Returns: The menu; nil if there is none.
  @discardableResult
  public func openMenu(at location: CGPoint = .zero) -> UIMenu? {
    place = location
    let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    (menu, preview) = (configuration?.actionProvider?([]), configuration?.previewProvider?())
    return menu
  }
}

extension UIView {
  /// The interactions of the view; an interaction that leaves another view is added.
  public var interactions: [any UIInteraction] {
    get { settings.interactions }
    set {
      for interaction in settings.interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, which leaves the view that it has.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    settings.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = settings.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    settings.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
#endif
