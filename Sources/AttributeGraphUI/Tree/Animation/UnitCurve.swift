/// A curve from 0 to 1 over a time from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  let curve: AnimationCurve

  /// Always at the same speed.
  public static let linear = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at both ends.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at the beginning.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at the end.
  public static let easeOut = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// Slow at the beginning, along a quarter of a circle.
  public static let circularEaseIn = UnitCurve(curve: .circular(.easeIn))
  /// Slow at the end, along a quarter of a circle.
  public static let circularEaseOut = UnitCurve(curve: .circular(.easeOut))
  /// Slow at both ends, along two quarters of circles.
  public static let circularEaseInOut = UnitCurve(curve: .circular(.easeInOut))

  /// A cubic curve with two control points, whose x counts as the nearest one from 0 to 1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      curve: .cubic(
        x1: Double(startControlPoint.x), y1: Double(startControlPoint.y), x2: Double(endControlPoint.x),
        y2: Double(endControlPoint.y)))
  }

  /// The value of the curve at a time; times outside of 0 to 1 count as the nearest end.
  public func value(at progress: Double) -> Double { curve.value(at: progress.clampedToUnit) }

  /// The velocity of the curve at a time: its slope, which may be infinite; times outside of 0 to 1 count as the
  /// nearest end. Where a cubic curve has no slope, at an end on a control point, it is 1, as in SwiftUI.
  public func velocity(at progress: Double) -> Double { curve.velocity(at: progress.clampedToUnit) }

  /// The curve with time and value exchanged: its value at the value of this curve is the time.
  public var inverse: UnitCurve {
    switch curve {
    case .cubic(let x1, let y1, let x2, let y2): UnitCurve(curve: .cubic(x1: y1, y1: x1, x2: y2, y2: x2))
    case .circular(let ease): UnitCurve(curve: .circular(ease.inverse))
    }
  }
}

/// Curves of quarters of circles.
enum CircularEase: Hashable, Sendable {
  /// Slow at the beginning.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Slow at both ends.
  case easeInOut
  /// Slow in the middle: the inverse of the one before.
  case easeOutIn

  /// The curve with time and value exchanged.
  var inverse: CircularEase {
    switch self {
    case .easeIn: .easeOut
    case .easeOut: .easeIn
    case .easeInOut: .easeOutIn
    case .easeOutIn: .easeInOut
    }
  }

  /// The value at a part of the time.
  func value(at part: Double) -> Double {
    switch self {
    case .easeIn: 1 - max(1 - part * part, 0).squareRoot()
    case .easeOut: max(1 - (1 - part) * (1 - part), 0).squareRoot()
    case .easeInOut: Self.halves(.easeIn, .easeOut, at: part)
    case .easeOutIn: Self.halves(.easeOut, .easeIn, at: part)
    }
  }

  /// The slope at a part of the time.
  func velocity(at part: Double) -> Double {
    switch self {
    case .easeIn: part / max(1 - part * part, 0).squareRoot()
    case .easeOut: (1 - part) / max(part * (2 - part), 0).squareRoot()
    case .easeInOut: part < 0.5 ? Self.easeIn.velocity(at: 2 * part) : Self.easeOut.velocity(at: 2 * part - 1)
    case .easeOutIn: part < 0.5 ? Self.easeOut.velocity(at: 2 * part) : Self.easeIn.velocity(at: 2 * part - 1)
    }
  }

  /// One curve to the middle, and another from there.
  private static func halves(_ first: CircularEase, _ second: CircularEase, at part: Double) -> Double {
    part < 0.5 ? first.value(at: 2 * part) / 2 : (1 + second.value(at: 2 * part - 1)) / 2
  }
}
