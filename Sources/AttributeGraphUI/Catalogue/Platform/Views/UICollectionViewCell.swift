#if !canImport(Darwin)
import Foundation

/// An element of a collection view.
open class UICollectionViewCell: UIView {
  /// The view behind it.
  open var backgroundView: UIView?
  /// The view behind it while it is selected.
  open var selectedBackgroundView: UIView?
  /// Whether it is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether a finger holds it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// The reuse identifier.
  public internal(set) var reuseIdentifier: String?
  /// The description of the content, which replaces the content view; nil for none.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.set(newValue, state: configurationState, in: self) }
  }
  /// Whether the configuration is updated when the state changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// Runs when the state changes, and when it is set.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The host of the views of a `UIHostingConfiguration`; nil for other content.
  public var contentHost: ViewHost? { content.host }
  let content = CellContent()

  /// Makes an element.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Decoding is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The content: the view of the configuration, if there is one.
  public var contentView: UIView { content.view }

  /// The state for configurations.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
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

  /// Gives the content the size of the element.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  /// Prepares an element for reuse; here each is used once.
  open func prepareForReuse() {}
}
#endif
