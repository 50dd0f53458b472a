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
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether a finger holds it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether its table is edited.
  open var isEditing = false { didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } } }
  /// The description of the content, which replaces the content view; nil for none.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.set(newValue, state: configurationState, in: self) }
  }
  /// Whether the configuration is updated when the state changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// Runs when the state changes, and when it is set.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The host of the views of a `UIHostingConfiguration`; nil for other content.
  public var contentHost: ViewHost? { content.host }
  let content = CellContent()
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

  /// The content: the view of the configuration, if there is one.
  public var contentView: UIView { content.view }

  /// The state for configurations.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Updates the configuration for the state, immediately.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  /// Updates the configuration for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration { content.update(for: state, in: self) }
    configurationUpdateHandler?(self, state)
  }

  /// Gives the content the size of the row.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
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
