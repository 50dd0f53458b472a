#if !canImport(Darwin)
import Foundation

/// How a controller is presented; only stored, because presentations take no time and have no look.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// The controller that is shown.
  public private(set) unowned var presentedViewController: UIViewController
  private weak var presenting: UIViewController?
  fileprivate weak var ownDelegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Describes the presentation of a controller.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller that presents it.
  open var presentingViewController: UIViewController? {
    presenting ?? presentedViewController.presentingViewController
  }

  /// The object that is notified when the user dismisses the controller.
  var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { ownDelegate }

  /// Dismisses the controller, like a user: the delegate may refuse, and is notified.
  public func dismissAsPerson() {
    let delegate = adaptiveDelegate
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.presentingViewController?.dismiss(animated: false)
    delegate?.presentationControllerDidDismiss(self)
  }
}

/// A presentation with a delegate for dismissals; popovers and sheets have a delegate of a type of their own.
@MainActor
public protocol _AdaptivePresentation: UIPresentationController {}

extension UIPresentationController: _AdaptivePresentation {}

extension _AdaptivePresentation {
  /// The object that is notified when the user dismisses the controller.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { ownDelegate = newValue }
  }
}

/// An object that is notified when the user dismisses a controller.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The presentation style in a compact space.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The presentation style in a compact space.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether the user can dismiss it.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user is about to dismiss it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has dismissed it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user could not dismiss it.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// No adaptation.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.presentedViewController.modalPresentationStyle
  }
  /// The adapted style, whatever the traits are.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Yes.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// A popover at a view of another controller; here it is presented like any other style.
open class UIPopoverPresentationController: UIPresentationController {
  /// The delegate.
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)?
  /// The view at which the popover points.
  open var sourceView: UIView?
  /// The rectangle in the view.
  open var sourceRect = CGRect.null
  /// The permitted directions of the arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The bar button at which the popover points.
  open var barButtonItem: AnyObject?
  /// The colour behind it.
  open var backgroundColor: UIColor?
  /// The views that receive touches meanwhile.
  open var passthroughViews: [UIView]?

  override var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { delegate }
}

/// A delegate of a popover.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// It is about to be shown.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// A presentation as a sheet; its heights are only stored.
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// The height with a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The height with a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the screen.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// All of the screen.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    /// The name.
    public let identifier: Identifier
    /// The height for a space; nil for none.
    let height: (CGFloat) -> CGFloat?

    init(_ identifier: Identifier, _ height: @escaping (CGFloat) -> CGFloat?) {
      (self.identifier, self.height) = (identifier, height)
      super.init()
    }

    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium) { $0 / 2 } }
    /// All of the screen.
    public static func large() -> Detent { Detent(.large) { $0 } }
    /// A custom height.
    @MainActor public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString)) { resolver(Room(maximumDetentValue: $0)) }
    }

    private struct Room: UISheetPresentationControllerDetentResolutionContext {
      let maximumDetentValue: CGFloat
    }
  }

  /// The delegate.
  open weak var delegate: (any UISheetPresentationControllerDelegate)?
  /// The heights.
  open var detents = [Detent.large()]
  /// The current height of the sheet.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which the background is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the grabber is shown.
  open var prefersGrabberVisible = false
  /// Whether scrolling to the edge expands the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the edge in a compact space.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet then has the preferred width of its content.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The corner radius, in points; nil for the default.
  open var preferredCornerRadius: CGFloat?

  /// Changes the sheet, immediately.
  open func animateChanges(_ changes: () -> Void) { changes() }

  override var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { delegate }
}

/// The space for a sheet.
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The largest height, in points.
  var maximumDetentValue: CGFloat { get }
}

/// A delegate of a sheet.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The height of the sheet has changed.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Previews or shares a file; a test reads what was requested.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// The name of the file.
  open var name: String?
  /// The type of the file.
  open var uti: String?
  /// The delegate.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// Whether the preview is shown.
  public private(set) var isPreviewing = false

  /// Makes a controller of a file.
  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
    super.init()
  }

  /// Shows the file.
  ///
  /// - Returns: Whether the delegate names a controller to present it.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    isPreviewing = delegate != nil
    return isPreviewing
  }

  /// Dismisses the preview.
  open func dismissPreview(animated: Bool) { isPreviewing = false }
  /// Offers programs for the file; there are none.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Offers options for the file; there are none.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
}

/// An object that is notified of the preview of a file.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The controller that presents the preview.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// The preview was dismissed.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// A new one.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
}
#endif
