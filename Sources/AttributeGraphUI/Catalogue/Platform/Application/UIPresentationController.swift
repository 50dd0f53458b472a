#if !canImport(Darwin)
import Foundation

/// How a controller is shown over another one; it is only stored, as controllers are shown at once and without a look.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// The controller that is shown.
  public private(set) unowned var presentedViewController: UIViewController
  private weak var presenting: UIViewController?

  /// Says how a controller is shown.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller over which it is shown.
  open var presentingViewController: UIViewController? {
    presenting ?? presentedViewController.presentingViewController
  }

  /// The delegate, which is notified of a person who takes the controller away.
  var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { nil }

  /// Removes the controller, like a user: the delegate may refuse, and is notified.
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

/// An object that is notified of a person who takes a controller away.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// How the controller is shown in a compact space.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// How the controller is shown in a compact space.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether a person can take it away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A person is about to take it away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A person has taken it away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person could not take it away.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// As it is.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.presentedViewController.modalPresentationStyle
  }
  /// As without traits.
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

/// How a controller is shown at a place of another one; as over everything, here.
open class UIPopoverPresentationController: UIPresentationController {
  /// The delegate.
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)?
  /// The view at which it is shown.
  open var sourceView: UIView?
  /// The place in the view.
  open var sourceRect = CGRect.null
  /// The directions in which an arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The bar button at which it is shown.
  open var barButtonItem: AnyObject?
  /// The colour behind it.
  open var backgroundColor: UIColor?
  /// The views that can be used meanwhile.
  open var passthroughViews: [UIView]?

  override var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { delegate }
}

/// An object that is notified of a controller at a place of another one.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// It is about to be shown.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// How a controller is shown as a sheet; its heights are only stored.
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// The height of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The height of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the screen.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// All of the screen.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    /// The name.
    public let identifier: Identifier
    /// The height for a room; nil for none.
    let height: (CGFloat) -> CGFloat?

    init(_ identifier: Identifier, _ height: @escaping (CGFloat) -> CGFloat?) {
      (self.identifier, self.height) = (identifier, height)
      super.init()
    }

    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium) { $0 / 2 } }
    /// All of the screen.
    public static func large() -> Detent { Detent(.large) { $0 } }
    /// A height of the program's own.
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
  /// The height that the sheet has.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height with which what is behind can be used.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether there is a sign that the sheet can be dragged.
  open var prefersGrabberVisible = false
  /// Whether scrolling at the edge makes the sheet higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stands at the edge in a compact space.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet is as wide as its content then.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The corner radius, in points; nil for as usual.
  open var preferredCornerRadius: CGFloat?

  /// Changes the sheet, at once.
  open func animateChanges(_ changes: () -> Void) { changes() }

  override var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { delegate }
}

/// The room that a sheet has.
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The largest height, in points.
  var maximumDetentValue: CGFloat { get }
}

/// An object that is notified of a sheet.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The sheet has another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Shows a file, or hands it on to another program; a test reads what was asked for.
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
  /// Whether the file is shown.
  public private(set) var isPreviewing = false

  /// Makes a controller of a file.
  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
    super.init()
  }

  /// Shows the file.
  ///
  /// - Returns: Whether the delegate names the controller over which it is shown.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    isPreviewing = delegate != nil
    return isPreviewing
  }

  /// Shows the file no more.
  open func dismissPreview(animated: Bool) { isPreviewing = false }
  /// Offers programs for the file; there are none.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Offers what can be done with the file; there is nothing.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
}

/// An object that is notified of a file that is shown.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The controller over which the file is shown.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// The file is hidden.
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
