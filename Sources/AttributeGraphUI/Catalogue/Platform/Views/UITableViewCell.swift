#if !canImport(Darwin)
import Foundation

/// A row of a table view.
open class UITableViewCell: UIView {
  /// The arrangement of a row's texts.
  public enum CellStyle: Int, Sendable {
    /// A title alone, or with another text beside or below it.
    case `default`, value1, value2, subtitle
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None, or a single line.
    case none, singleLine
  }

  /// The appearance of a selected row.
  public enum SelectionStyle: Int, Sendable {
    /// None, or a colour.
    case none, blue, gray, `default`
  }

  /// The editing style of a row.
  public enum EditingStyle: Int, Sendable {
    /// None, or deletion or insertion.
    case none, delete, insert
  }

  /// The accessory at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// None, or one that indicates the effect of a tap.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  private static let proxy = UITableViewCell()
  /// The reuse identifier.
  public internal(set) var reuseIdentifier: String?
  /// The appearance while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// The sign at the end.
  open var accessoryType = AccessoryType.none
  /// The view at the end, in place of the accessory.
  open var accessoryView: UIView?
  /// The view behind it.
  open var backgroundView: UIView?
  /// The view behind it while it is selected.
  open var selectedBackgroundView: UIView?
  /// The insets of the separator, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// Whether it is selected.
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

  /// Decoding is not supported.
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  /// Prepares a row for reuse; here each is used once.
  open func prepareForReuse() {}
  /// Selects or deselects the row.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// The appearance proxy of all rows; it keeps the values that are set.
  open override class func appearance() -> UITableViewCell { proxy }
}

/// A header or a footer of a table view; only its appearance is stored.
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
