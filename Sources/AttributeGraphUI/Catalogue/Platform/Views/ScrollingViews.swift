#if !canImport(Darwin)
import Foundation

/// An object that is notified of the scrolling of a scroll view.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// The content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The view that is zoomed; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Scrolling has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The user begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The user has scrolled.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content was zoomed.
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

/// A scroll view of UIKit.
open class UIScrollView: UIView {
  /// When scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never, immediately, or following the finger.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// When the safe area is added to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Automatically, along the axes of scrolling, never or always.
    case automatic, scrollableAxes, never, always
  }

  /// The style of the scroll bars.
  public enum IndicatorStyle: Int, Sendable {
    /// Default, dark or light.
    case `default`, black, white
  }

  /// How fast scrolling comes to rest; only stored.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// The way of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  private static let proxy = UIScrollView()
  /// The delegate, which is notified of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The offset of the content, in points.
  open var contentOffset = CGPoint.zero {
    didSet { if contentOffset != oldValue { delegate?.scrollViewDidScroll(self) } }
  }
  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// The insets of the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// The insets of the scroll bars, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether scrolling stops at whole pages.
  open var isPagingEnabled = false
  /// Whether the content bounces at its edges.
  open var bounces = true
  /// Whether it bounces vertically even if the content fits.
  open var alwaysBounceVertical = false
  /// Whether it bounces horizontally even if the content fits.
  open var alwaysBounceHorizontal = false
  /// Whether there is a vertical scroll bar.
  open var showsVerticalScrollIndicator = true
  /// Whether there is a horizontal scroll bar.
  open var showsHorizontalScrollIndicator = true
  /// The light of the bars.
  open var indicatorStyle = IndicatorStyle.default
  /// When scrolling dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// When the safe area is added to the insets of the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether the content receives touches with a delay.
  open var delaysContentTouches = true
  /// Whether scrolling cancels touches of the content.
  open var canCancelContentTouches = true
  /// The zoom scale of the content.
  open var zoomScale: CGFloat = 1 { didSet { if zoomScale != oldValue { delegate?.scrollViewDidZoom(self) } } }
  /// The least zoom scale.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest zoom scale.
  open var maximumZoomScale: CGFloat = 1
  /// Whether zooming bounces at its limits.
  open var bouncesZoom = true
  /// Whether the user is scrolling; always false.
  open var isDragging: Bool { false }
  /// Whether a finger is down; always false.
  open var isTracking: Bool { false }
  /// Whether scrolling continues after the finger has left; always false.
  open var isDecelerating: Bool { false }
  /// The insets of the content, including those of the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether the user is zooming; always false.
  open var isZooming: Bool { false }
  /// Whether scrolling is limited to one axis at a time.
  open var isDirectionalLockEnabled = false
  /// How fast scrolling comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// The insets of the vertical scroll bar, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal scroll bar, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the safe area is added to the insets of the scroll bars.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The rectangle of the content, for constraints.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self)
  /// The rectangle of the view, for constraints.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self)
  /// The gesture that scrolls.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// The gesture that zooms, if zooming is possible.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { minimumZoomScale < maximumZoomScale ? pinch : nil }
  private lazy var pinch = UIPinchGestureRecognizer()
  /// The control that is pulled to refresh the content.
  open var refreshControl: UIRefreshControl?

  /// The appearance proxy of these views; it keeps the values that are set.
  open override class func appearance() -> UIScrollView { proxy }
  /// Scrolls the content, immediately.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Zooms the content, immediately.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }
  /// Zooms a rectangle of the content to the size of the view, within the limits, and scrolls to it, immediately.
  open func zoom(to rect: CGRect, animated: Bool) {
    if rect.width > 0, rect.height > 0 {
      setZoomScale(min(frame.width / rect.width, frame.height / rect.height), animated: animated)
    }
    contentOffset = CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale)
  }
  /// Shows the scroll bars for a moment; nothing is drawn.
  open func flashScrollIndicators() {}
  /// Scrolls a rectangle of the content into view, immediately.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func offset(_ now: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low < now ? low : high > now + length ? high - length : now
    }
    contentOffset = CGPoint(
      x: offset(contentOffset.x, frame.width, rect.minX, rect.maxX),
      y: offset(contentOffset.y, frame.height, rect.minY, rect.maxY))
  }
}

/// A control that is pulled to refresh content.
open class UIRefreshControl: UIControl {
  private static let proxy = UIRefreshControl()
  /// Whether it is in progress.
  public private(set) var isRefreshing = false
  /// Begins.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends.
  open func endRefreshing() { isRefreshing = false }
  /// The appearance proxy of these controls; it keeps the values that are set.
  open override class func appearance() -> UIRefreshControl { proxy }
}
#endif
