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

/// The changes beside the opening or the closing of a menu; they happen immediately.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview; nil for none.
  var previewViewController: UIViewController? { get }
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview becomes the content that it previews.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes, or it grows.
  case dismiss, pop
}

/// The changes beside the opening of what is previewed.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview becomes the content; only stored.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// An object that makes the menu of a view.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu will be opened.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu will be closed.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The preview was touched.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// The menu at a point of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// The changes of a delegate, collected until they are made.
@MainActor
private final class CollectedChanges: UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var changes: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(preview: UIViewController?) { previewViewController = preview }

  func addAnimations(_ animations: @escaping () -> Void) { changes.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  func make() { for change in changes + completions { change() } }
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
  private var configuration: UIContextMenuConfiguration?

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
  open func dismissMenu() {
    guard let configuration else { return }
    let changes = CollectedChanges(preview: preview)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: changes)
    (self.configuration, menu, preview) = (nil, nil, nil)
    changes.make()
  }

  /// Touches the preview of the open menu, like a user: the menu is closed, and the delegate opens the content.
  public func openPreview() {
    guard let configuration else { return }
    let changes = CollectedChanges(preview: preview)
    delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: changes)
    dismissMenu()
    changes.make()
  }

  /// Opens the menu at a point of the view, like a user.
  ///
  /// - Returns: The menu; nil if there is none.
  @discardableResult
  public func openMenu(at location: CGPoint = .zero) -> UIMenu? {
    dismissMenu()
    place = location
    guard let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location) else {
      return nil
    }
    self.configuration = configuration
    (menu, preview) = (configuration.actionProvider?([]), configuration.previewProvider?())
    let changes = CollectedChanges(preview: preview)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: changes)
    changes.make()
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
