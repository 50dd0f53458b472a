#if !canImport(Darwin)
import Foundation

/// An object that is notified of the columns of a split view controller; a host calls none of its methods.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: AnyObject {
  /// The column that is shown in a compact width; a host's controller shows all columns.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Whether the secondary controller is left out in a compact width.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The columns that are shown will change.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
  /// The proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// It is kept.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}

/// Controllers in columns. All that are not hidden are shown, with equal widths, whatever the size is.
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// As many as there are controllers, two, or three.
    case unspecified, doubleColumn, tripleColumn
  }

  /// A column.
  public enum Column: Int, CaseIterable, Sendable {
    /// The first, the second of three, or the last; the controller for a compact width, or one at the other side.
    case primary, supplementary, secondary, compact, inspector
  }

  /// The columns that are shown.
  public enum DisplayMode: Int, Sendable {
    /// By the width, the last one alone, one beside it, or one over it.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    /// Two beside it, two over it, or two that move it.
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }

  /// How the columns share the width.
  public enum SplitBehavior: Int, Sendable {
    /// By the width, beside each other, over each other, or by moving the last one.
    case automatic, tile, overlay, displace
  }

  /// The number of columns.
  public let style: Style
  /// The delegate.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred columns; only stored.
  open var preferredDisplayMode = DisplayMode.automatic
  /// How the columns should share the width; only stored.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Whether a gesture shows the first column; there is none.
  open var presentsWithGesture = true
  /// The preferred width of the first column as a fraction of the whole; only stored.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4
  /// The least width of the first column, in points; only stored.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// The greatest width of the first column, in points; only stored.
  open var maximumPrimaryColumnWidth: CGFloat = 320
  /// Whether only one column is shown; all are.
  open var isCollapsed: Bool { false }
  private var columns: [Column: UIViewController] = [:]
  private var hidden: Set<Column> = [.compact]

  /// Makes a controller with a number of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller without columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller without columns: decoding is not supported.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The columns that are shown: one or two beside the last one, or the last one alone.
  open var displayMode: DisplayMode {
    switch shownColumns.filter({ $0 == .primary || $0 == .supplementary }).count {
    case 0: .secondaryOnly
    case 1: .oneBesideSecondary
    default: .twoBesideSecondary
    }
  }

  /// The controllers, from the first column to the last.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      let order: [Column] = newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for column in [Column.primary, .supplementary, .secondary] { setViewController(nil, for: column) }
      for (column, controller) in zip(order, newValue) { setViewController(controller, for: column) }
    }
  }

  /// The controller of a column; nil for none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Sets the controller of a column; nil for none.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard columns[column] !== vc else { return }
    if let former = columns[column] {
      leave(former)
      former.removeFromParent()
    }
    columns[column] = vc
    if let vc {
      addChild(vc)
      vc.didMove(toParent: self)
    }
    placeColumns()
  }

  /// Shows a column.
  open func show(_ column: Column) {
    hidden.remove(column)
    placeColumns()
  }

  /// Hides a column.
  open func hide(_ column: Column) {
    hidden.insert(column)
    placeColumns()
  }

  /// Shows a controller in the last column.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { setViewController(vc, for: .secondary) }

  /// Makes the views of the columns.
  open override func viewDidLoad() {
    super.viewDidLoad()
    placeColumns()
  }

  /// Gives the columns equal widths.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeColumns()
  }

  private var shownColumns: [Column] {
    Column.allCases.filter { columns[$0] != nil && !hidden.contains($0) }
  }

  /// Takes the view of a column out of the view, if it is there.
  private func leave(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded, view.superview != nil, view.superview === viewIfLoaded else { return }
    view.removeFromSuperview()
    controller.hide()
  }

  /// Puts the views of the columns that are shown into the view, beside each other.
  private func placeColumns() {
    guard let view = viewIfLoaded else { return }
    for (column, controller) in columns where hidden.contains(column) { leave(controller) }
    let shown = shownColumns.compactMap { columns[$0] }
    let width = shown.isEmpty ? 0 : view.bounds.width / CGFloat(shown.count)
    for (index, controller) in shown.enumerated() {
      if controller.view.superview !== view { controller.show() }
      if view.subviews.firstIndex(of: controller.view) != index { view.insertSubview(controller.view, at: index) }
      controller.view.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: view.bounds.height)
    }
  }
}

extension UIViewController {
  /// The split view controller that contains this one, if any.
  public var splitViewController: UISplitViewController? {
    var controller = parent ?? navigationController
    while let here = controller {
      if let split = here as? UISplitViewController { return split }
      controller = here.parent ?? here.navigationController
    }
    return nil
  }
}
#endif
