#if !canImport(Darwin)
import Foundation

/// A layer of particles: the values are kept, and no particle is made.
open class CAEmitterLayer: CALayer {
  /// The source of the particles.
  open var emitterCells: [CAEmitterCell]?
  /// The point from which they come, in points.
  open var emitterPosition = CGPoint.zero
  /// The size of the place from which they come, in points.
  open var emitterSize = CGSize.zero
  /// The shape of the place from which they come.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the place from which they come.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How they are drawn.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// How many come, as a factor.
  open var birthRate: Float = 1
  /// How long they stay, as a factor.
  open var lifetime: Float = 1
  /// How fast they are, as a factor.
  open var velocity: Float = 1
  /// How large they are, as a factor.
  open var scale: Float = 1
  /// Where random numbers begin.
  open var seed: UInt32 = 0
}

/// The source of particles of one kind.
@MainActor @preconcurrency
open class CAEmitterCell: NSObject {
  /// A name of the program's.
  open var name: String?
  /// The picture: a `CGImage`.
  open var contents: Any?
  /// The colour.
  open var color: CGColor?
  /// Whether particles come.
  open var isEnabled = true
  /// How many come in a second.
  open var birthRate: Float = 0
  /// How long they stay, in seconds, and how far that may be off.
  open var lifetime: Float = 0, lifetimeRange: Float = 0
  /// How fast they are, in points a second, and how far that may be off.
  open var velocity: CGFloat = 0, velocityRange: CGFloat = 0
  /// How much faster they get along each axis.
  open var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0, zAcceleration: CGFloat = 0
  /// Where they go, as angles, and how far that may be off.
  open var emissionLongitude: CGFloat = 0, emissionLatitude: CGFloat = 0, emissionRange: CGFloat = 0
  /// How large they are, how far that may be off, and how it changes in a second.
  open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
  /// How they turn, in a second, and how far that may be off.
  open var spin: CGFloat = 0, spinRange: CGFloat = 0
  /// How far the parts of the colour may be off.
  open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0, alphaRange: Float = 0
  /// How the parts of the colour change in a second.
  open var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0, alphaSpeed: Float = 0
  /// The sources of particles that the particles are.
  open var emitterCells: [CAEmitterCell]?

  /// Makes a source.
  public override init() { super.init() }
}

/// The shape of the place from which particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The shape of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A cuboid.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of a place from which particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The part of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// All of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The way of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// From back to front.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their colours are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
#endif
