#if !canImport(Darwin)
import Foundation

/// Makes a point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Makes a size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
/// Makes a rectangle.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
/// Makes a vector.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
/// The left edge.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The horizontal centre.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The right edge.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The top edge.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The vertical centre.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The bottom edge.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The width.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The height.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

extension NSValue {
  /// Wraps a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Wraps a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Wraps a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle of a value that was made of one.
  public var cgRectValue: CGRect { rectValue }
  /// The point of a value that was made of one.
  public var cgPointValue: CGPoint { pointValue }
  /// The size of a value that was made of one.
  public var cgSizeValue: CGSize { sizeValue }
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Parts of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves with a continuous curvature.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The container of a text of UIKit; only stored.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  /// The size, in points.
  open var size = CGSize.zero
  /// The most lines; 0 for any number.
  open var maximumNumberOfLines = 0
  /// The padding at the ends of lines, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The line break mode.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Makes room.
  public override init() { super.init() }
}
#endif
