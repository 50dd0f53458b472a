#if !canImport(Darwin)
import Foundation

/// An object that hears of the scrolling of a view of UIKit.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// The content was moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The view that grows under two fingers; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// A person begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A person has scrolled.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content is larger or smaller.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// There is none.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}

/// A view of UIKit that shows a part of its content.
open class UIScrollView: UIView {
  /// When the keyboard goes.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays, goes at once, or follows the finger.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// When the safe area counts for the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system thinks, along the axis, never or always.
    case automatic, scrollableAxes, never, always
  }

  /// The light of the bars.
  public enum IndicatorStyle: Int, Sendable {
    /// As usual, dark or light.
    case `default`, black, white
  }

  private static let proxy = UIScrollView()
  /// The object that hears of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The part of the content at the corner, in points.
  open var contentOffset = CGPoint.zero {
    didSet { if contentOffset != oldValue { delegate?.scrollViewDidScroll(self) } }
  }
  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// The distances around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// The distances of the bars, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether a person can scroll.
  open var isScrollEnabled = true
  /// Whether the content comes to rest at whole pages.
  open var isPagingEnabled = false
  /// Whether the content goes beyond its edges and back.
  open var bounces = true
  /// Whether it does so from top to bottom, even where all fits.
  open var alwaysBounceVertical = false
  /// Whether it does so from left to right, even where all fits.
  open var alwaysBounceHorizontal = false
  /// Whether there is a bar from top to bottom.
  open var showsVerticalScrollIndicator = true
  /// Whether there is a bar from left to right.
  open var showsHorizontalScrollIndicator = true
  /// The light of the bars.
  open var indicatorStyle = IndicatorStyle.default
  /// When the keyboard goes.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// When the safe area counts for the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether a tap on the bar of the system leads to the top.
  open var scrollsToTop = true
  /// Whether fingers count for what is inside at once.
  open var delaysContentTouches = true
  /// Whether a finger that moves is taken from what is inside.
  open var canCancelContentTouches = true
  /// How much larger the content is.
  open var zoomScale: CGFloat = 1 { didSet { if zoomScale != oldValue { delegate?.scrollViewDidZoom(self) } } }
  /// How small the content may be.
  open var minimumZoomScale: CGFloat = 1
  /// How large the content may be.
  open var maximumZoomScale: CGFloat = 1
  /// Whether the content goes beyond its sizes and back.
  open var bouncesZoom = true
  /// Whether a person scrolls; nobody does.
  open var isDragging: Bool { false }
  /// Whether a person has put a finger down; nobody does.
  open var isTracking: Bool { false }
  /// Whether the content goes on after a person has scrolled; it never does.
  open var isDecelerating: Bool { false }
  /// The distances around the content, with those of the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// The control that is pulled to load the content again.
  open var refreshControl: UIRefreshControl?

  /// The appearance proxy of all such views; it keeps the values that are set.
  open override class func appearance() -> UIScrollView { proxy }
  /// Moves the content, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Makes the content larger or smaller, at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }
  /// Moves the content so that a rectangle of it is seen, at once.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func offset(_ now: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low < now ? low : high > now + length ? high - length : now
    }
    contentOffset = CGPoint(
      x: offset(contentOffset.x, frame.width, rect.minX, rect.maxX),
      y: offset(contentOffset.y, frame.height, rect.minY, rect.maxY))
  }
}

/// The control that is pulled to load content again.
open class UIRefreshControl: UIControl {
  private static let proxy = UIRefreshControl()
  /// Whether it goes on.
  public private(set) var isRefreshing = false
  /// Begins.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends.
  open func endRefreshing() { isRefreshing = false }
  /// The appearance proxy of all such controls; it keeps the values that are set.
  open override class func appearance() -> UIRefreshControl { proxy }
}

/// A table of UIKit; only its look is kept.
open class UITableView: UIScrollView {
  /// The look.
  public enum Style: Int, Sendable {
    /// Without or with groups.
    case plain, grouped, insetGrouped
  }

  private static let proxy = UITableView()
  /// The look.
  public private(set) var style = Style.plain
  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines between rows.
  open var separatorColor: UIColor?
  /// The distances of the lines between rows, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// The height of a row, in points; negative for that of its content.
  open var rowHeight: CGFloat = -1
  /// The height of a row as long as it is not known, in points.
  open var estimatedRowHeight: CGFloat = -1
  /// The height of a header, in points.
  open var sectionHeaderHeight: CGFloat = -1
  /// The height of a footer, in points.
  open var sectionFooterHeight: CGFloat = -1
  /// The distance above a header, in points.
  open var sectionHeaderTopPadding: CGFloat = -1
  /// Whether a row can be chosen.
  open var allowsSelection = true
  /// Whether a row can be chosen while rows are edited.
  open var allowsSelectionDuringEditing = false
  /// The view above the rows.
  open var tableHeaderView: UIView?
  /// The view below the rows.
  open var tableFooterView: UIView?
  /// The view behind the rows.
  open var backgroundView: UIView?

  /// Makes a table.
  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame)
    self.style = style
  }

  /// The appearance proxy of all tables; it keeps the values that are set.
  open override class func appearance() -> UITableView { proxy }
  /// Asks for the rows again; there are none.
  open func reloadData() {}
}

/// A row of a table of UIKit; only its look is kept.
open class UITableViewCell: UIView {
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

  private static let proxy = UITableViewCell()
  /// The look when it is selected.
  open var selectionStyle = SelectionStyle.default
  /// The view behind it.
  open var backgroundView: UIView?
  /// The view behind it while it is selected.
  open var selectedBackgroundView: UIView?
  /// The content.
  public let contentView = UIView()
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

/// A grid of UIKit; only its look is kept.
open class UICollectionView: UIScrollView {
  private static let proxy = UICollectionView()
  /// Whether an element can be chosen.
  open var allowsSelection = true
  /// The view behind the elements.
  open var backgroundView: UIView?
  /// The appearance proxy of all grids; it keeps the values that are set.
  open override class func appearance() -> UICollectionView { proxy }
}
#endif
