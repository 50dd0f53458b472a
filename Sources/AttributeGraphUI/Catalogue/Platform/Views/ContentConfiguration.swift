#if !canImport(Darwin)
import Foundation

/// The state of a view for which a configuration may be updated.
public protocol UIConfigurationState: Sendable {
  /// Makes a state with the traits of the view.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell does not react to a person.
  public var isDisabled = false
  /// Whether a finger holds the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus; a host never moves it to a cell.
  public var isFocused = false
  /// Whether the table of the cell is edited.
  public var isEditing = false

  /// Makes the state of a cell that is not selected, highlighted or edited.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A description of the content of a cell, which makes and updates the view of the content.
public protocol UIContentConfiguration {
  /// Makes the view of the content.
  @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
@MainActor @preconcurrency
public protocol UIContentView: AnyObject {
  /// The configuration; a new one updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The content of a cell by its configuration.
@MainActor
final class CellContent {
  /// The configuration as the program has set it; nil for a cell without one.
  private(set) var configuration: (any UIContentConfiguration)?
  /// The view of the content: an empty one without a configuration.
  private(set) var view = UIView()

  /// Replaces the configuration: the current view shows it if it can, otherwise a new one.
  func set(_ configuration: (any UIContentConfiguration)?, state: UICellConfigurationState, in cell: UIView) {
    self.configuration = configuration
    let shown = view as? any UIContentView
    let updated = configuration?.updated(for: state)
    if let shown, let updated, shown.supports(updated) {
      shown.configuration = updated
    } else if shown != nil || updated != nil {
      view.removeFromSuperview()
      view = updated?.makeContentView() ?? UIView()
      cell.insertSubview(view, at: 0)
    }
    // No run loop follows that would lay out the cell.
    cell.setNeedsLayout()
    if cell.frame.size != .zero { cell.layoutIfNeeded() }
  }

  /// Updates the configuration for another state of the cell.
  func update(for state: UICellConfigurationState, in cell: UIView) {
    if configuration != nil { set(configuration, state: state, in: cell) }
  }

  /// The size of the content for a width, in points; nil without a configuration.
  func size(width: CGFloat?) -> CGSize? {
    guard configuration != nil else { return nil }
    if let hosting = view as? any HostingView {
      return hosting.hostedSize(for: ProposedViewSize(width: width, height: nil))
    }
    return view.sizeThatFits(CGSize(width: width ?? 0, height: 0))
  }

  /// The host of the content's views; nil for a content that is no hosting configuration.
  var host: ViewHost? { (view as? any HostingView)?.host }
}
#endif
