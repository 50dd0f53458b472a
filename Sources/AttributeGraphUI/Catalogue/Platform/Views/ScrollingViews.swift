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

  /// How soon content that was pushed comes to rest; it is kept.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// The way of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
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
  /// Whether a person makes the content larger or smaller; nobody does.
  open var isZooming: Bool { false }
  /// Whether a person moves the content along one axis at a time.
  open var isDirectionalLockEnabled = false
  /// How soon content that was pushed comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// The distances of the bar from top to bottom, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances of the bar from left to right, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the safe area counts for the distances of the bars.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The rectangle of the content, for constraints.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self)
  /// The rectangle of the view, for constraints.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self)
  /// The gesture that scrolls.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// The gesture that makes the content larger or smaller, where it may be.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { minimumZoomScale < maximumZoomScale ? pinch : nil }
  private lazy var pinch = UIPinchGestureRecognizer()
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
  /// Makes a rectangle of the content as large as the view, within the limits, and moves to it, at once.
  open func zoom(to rect: CGRect, animated: Bool) {
    if rect.width > 0, rect.height > 0 {
      setZoomScale(min(frame.width / rect.width, frame.height / rect.height), animated: animated)
    }
    contentOffset = CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale)
  }
  /// Shows the bars for a moment; nothing is drawn.
  open func flashScrollIndicators() {}
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
#endif
