#if !canImport(Darwin)
import Foundation

/// The shape of a gradient in a layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// By the angle around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// The ends of the lines of a layer.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a circle around the last point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square around the last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of the lines of a layer.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Which parts of a layer's figure are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Those around which the outline goes.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those that a line from outside reaches over an odd number of edges.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The kind of a transition of a layer.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It appears.
  public static let fade = CATransitionType(rawValue: "fade")
  /// It moves over the former content.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// It pushes the former content away.
  public static let push = CATransitionType(rawValue: "push")
  /// The former content moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a layer comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
#endif
