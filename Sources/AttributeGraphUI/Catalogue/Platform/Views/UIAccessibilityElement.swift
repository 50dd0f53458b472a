#if !canImport(Darwin)
import Foundation

/// A direction in which an assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To a side, to the next page, or to the one before.
  case right = 1, left, up, down, next, previous
}

/// An action that an assistive technology offers for an element, by its name.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  /// The type of the closure; it returns whether it has acted.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool
  /// The name.
  open var name: String
  /// The picture beside the name; only stored.
  open var image: UIImage?
  /// The action.
  open var actionHandler: Handler?
  /// The object of the selector; nothing is called without Objective-C.
  open weak var target: AnyObject?
  /// The selector; nothing is called without Objective-C.
  open var selector: Selector?

  /// Makes an action of a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    super.init()
  }

  /// Makes an action of a selector, which is not called.
  public init(name: String, image: UIImage? = nil, target: AnyObject?, selector: Selector) {
    (self.name, self.image, self.target, self.selector) = (name, image, target, selector)
    super.init()
  }
}

/// An element for assistive technologies that is no view.
open class UIAccessibilityElement: UIResponder {
  /// The view or the element in which it is.
  open weak var accessibilityContainer: AnyObject?
  /// Whether it is an element.
  open var isAccessibilityElement = true
  /// The accessibility label.
  open var accessibilityLabel: String?
  /// The accessibility value.
  open var accessibilityValue: String?
  /// The accessibility hint.
  open var accessibilityHint: String?
  /// The identifier by which tests find it.
  open var accessibilityIdentifier: String?
  /// The accessibility traits.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The rectangle in the container, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Makes an element in a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The container, if it is a responder.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// The rectangle in the host's coordinates, in points.
  open var accessibilityFrame: CGRect {
    get {
      guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
      return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
    set {
      let origin = (accessibilityContainer as? UIView)?.convert(newValue.origin, from: nil) ?? newValue.origin
      accessibilityFrameInContainerSpace = CGRect(origin: origin, size: newValue.size)
    }
  }
}
#endif
