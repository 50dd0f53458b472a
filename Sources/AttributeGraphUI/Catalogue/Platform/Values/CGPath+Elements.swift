#if !canImport(Darwin)
import Foundation

/// The kind of an element of a path.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a piece at a point.
  case moveToPoint
  /// Draws a line to a point.
  case addLineToPoint
  /// Draws a quadratic curve: its control point, and its end.
  case addQuadCurveToPoint
  /// Draws a cubic curve: its two control points, and its end.
  case addCurveToPoint
  /// Closes the piece; it has no points.
  case closeSubpath
}

/// An element of a path, with the address of its points. Both are valid during the call that passes them only.
@unsafe
public struct CGPathElement {
  /// The kind, on which the number of points depends.
  public var type: CGPathElementType
  /// The points: the control points first, and the end last.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes an element of points at an address.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    unsafe (self.type, self.points) = (type, points)
  }
}

/// A function that is called with each element of a path.
///
/// It is a function of Swift's: one of C's cannot have an element as a parameter.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls a closure with each element, in order.
  ///
  /// - Complexity: O(elements).
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var points = [CGPoint](repeating: .zero, count: Path.Element.mostPoints)
    // SAFETY: the array has room for the points of every element, and it and the element outlive the call of the block.
    unsafe points.withUnsafeMutableBufferPointer { buffer in
      guard let address = buffer.baseAddress else { return }
      path.forEach { step in
        let (type, values) = step.withPointsInOrder
        for (index, point) in values.enumerated() { unsafe buffer[index] = point }
        unsafe withUnsafePointer(to: CGPathElement(type: type, points: address)) { unsafe block($0) }
      }
    }
  }

  /// Calls a function with an address of the caller's and each element, in order.
  ///
  /// - Complexity: O(elements).
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    // SAFETY: the address is only passed on.
    unsafe applyWithBlock { unsafe function(info, $0) }
  }
}

extension Path.Element {
  /// The number of points of a cubic curve.
  fileprivate static let mostPoints = 3

  /// The kind of the element, and its points: the end is the last one.
  fileprivate var withPointsInOrder: (type: CGPathElementType, points: [CGPoint]) {
    switch self {
    case .move(let point): (.moveToPoint, [point])
    case .line(let point): (.addLineToPoint, [point])
    case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
    case .curve(let end, let control1, let control2): (.addCurveToPoint, [control1, control2, end])
    case .closeSubpath: (.closeSubpath, [])
    }
  }
}
#endif
