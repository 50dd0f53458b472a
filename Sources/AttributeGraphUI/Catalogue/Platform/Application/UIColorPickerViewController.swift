#if !canImport(Darwin)
import Foundation

/// An object that is notified of a colour that the user selects.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// A colour was selected; it may change again while a finger moves.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// A colour was selected, for delegates of older systems.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The controller was closed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Notifies a delegate of older systems.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Lets the user select a colour. A test selects one by `choose(_:)` and closes the controller by `finish()`.
open class UIColorPickerViewController: UIViewController {
  /// The delegate.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour that is selected.
  open var selectedColor = UIColor(white: 1, alpha: 1)
  /// Whether the opacity can be selected.
  open var supportsAlpha = true

  /// Selects a colour, like a user.
  public func choose(_ color: UIColor) {
    selectedColor = supportsAlpha ? color : color.withAlphaComponent(1)
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: false)
  }

  /// Closes the controller, like a user.
  public func finish() {
    presentingViewController?.dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}
#endif
