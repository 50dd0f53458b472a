#if !canImport(Darwin)
import Foundation

/// An object with the rows of a picker.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A delegate that describes the rows of a picker and is notified of choices.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: AnyObject {
  /// The title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The title of a row, with attributes; it comes before the plain one.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// The user has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// The height of the rows of a wheel, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The width of a wheel, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// None by default.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// None by default.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// By default a label with the title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = UILabel()
    let title = self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    label.text = title?.string ?? self.pickerView(pickerView, titleForRow: row, forComponent: component)
    label.textAlignment = .center
    return label
  }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  /// 32 points by default.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// By default an equal part of the picker's width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.width / CGFloat(max(pickerView.numberOfComponents, 1))
  }
}

/// A picker of UIKit, with wheels. A test chooses with `pick(_:inComponent:)`.
open class UIPickerView: UIView {
  private static let proxy = UIPickerView()
  /// The object with the rows.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The delegate, which describes the rows.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selection: [Int: Int] = [:]

  /// The appearance proxy of all pickers; it keeps the values that are set.
  open override class func appearance() -> UIPickerView { proxy }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// The number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// The size of the rows of a wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? 0,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 0)
  }
  /// The view of a row; nil if there is no such row.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard 0..<numberOfComponents ~= component, 0..<numberOfRows(inComponent: component) ~= row else { return nil }
    return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// The row in the middle of a wheel; -1 if it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    min(selection[component] ?? 0, numberOfRows(inComponent: component) - 1)
  }
  /// Turns a wheel to a row. The delegate is not notified.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selection[component] = max(row, 0) }
  /// Asks for all rows again; that happens whenever they are read.
  open func reloadAllComponents() {}
  /// Asks for the rows of a wheel again; that happens whenever they are read.
  open func reloadComponent(_ component: Int) {}

  /// Turns a wheel to a row, like a user: the delegate is notified. A row that does not exist does nothing.
  public func pick(_ row: Int, inComponent component: Int) {
    guard 0..<numberOfComponents ~= component, 0..<numberOfRows(inComponent: component) ~= row else { return }
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}
#endif
