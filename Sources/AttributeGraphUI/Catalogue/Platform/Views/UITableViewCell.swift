#if !canImport(Darwin)
import Foundation

/// A row of a table of UIKit.
open class UITableViewCell: UIView {
  /// How the texts of a row stand.
  public enum CellStyle: Int, Sendable {
    /// A title alone, or beside or above another text.
    case `default`, value1, value2, subtitle
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// There are none, or one.
    case none, singleLine
  }

  /// The look of a selected row.
  public enum SelectionStyle: Int, Sendable {
    /// As before, or coloured.
    case none, blue, gray, `default`
  }

  /// How a row is edited.
  public enum EditingStyle: Int, Sendable {
    /// Not at all, or a row goes or comes.
    case none, delete, insert
  }

  /// The sign at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// None, or one for what a tap does.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  private static let proxy = UITableViewCell()
  /// The identifier of rows like this one.
  public internal(set) var reuseIdentifier: String?
  /// The look when it is selected.
  open var selectionStyle = SelectionStyle.default
  /// The sign at the end.
  open var accessoryType = AccessoryType.none
  /// The view at the end, in the place of the sign.
  open var accessoryView: UIView?
  /// The view behind it.
  open var backgroundView: UIView?
  /// The view behind it while it is selected.
  open var selectedBackgroundView: UIView?
  /// The distances of the line below, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// Whether it is chosen.
  open var isSelected = false
  /// The content.
  public let contentView = UIView()
  /// The title.
  public private(set) lazy var textLabel: UILabel? = makeLabel()
  /// The text beside or below the title.
  public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : makeLabel()
  /// The picture.
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  private let style: CellStyle

  /// Makes a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a row.
  public convenience override init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

  /// Archives are not read.
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  /// Prepares a row to be shown again; each row is shown once here.
  open func prepareForReuse() {}
  /// Chooses the row, or no more.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// The appearance proxy of all rows; it keeps the values that are set.
  open override class func appearance() -> UITableViewCell { proxy }
}

/// A header or a footer of a table of UIKit; only its look is kept.
open class UITableViewHeaderFooterView: UIView {
  private static let proxy = UITableViewHeaderFooterView()
  /// The view behind it.
  open var backgroundView: UIView?
  /// The label.
  public let textLabel: UILabel? = UILabel()
  /// The appearance proxy of all headers; it keeps the values that are set.
  open override class func appearance() -> UITableViewHeaderFooterView { proxy }
}

#endif
