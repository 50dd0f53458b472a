#if !canImport(Darwin)
import Foundation

/// A layer of particles: the values are kept, and no particle is made.
open class CAEmitterLayer: CALayer {
  /// The cells that emit particles.
  open var emitterCells: [CAEmitterCell]?
  /// The position of the emitter, in points.
  open var emitterPosition = CGPoint.zero
  /// The size of the emitter, in points.
  open var emitterSize = CGSize.zero
  /// The shape of the emitter.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the emitter that emits particles.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The render mode.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// A factor for the birth rate.
  open var birthRate: Float = 1
  /// A factor for the lifetime.
  open var lifetime: Float = 1
  /// A factor for the velocity.
  open var velocity: Float = 1
  /// A factor for the scale.
  open var scale: Float = 1
  /// The seed of random numbers.
  open var seed: UInt32 = 0
}

/// The source of particles of one kind.
@MainActor @preconcurrency
open class CAEmitterCell: NSObject {
  /// A custom name.
  open var name: String?
  /// The picture: a `CGImage`.
  open var contents: Any?
  /// The colour.
  open var color: CGColor?
  /// Whether particles come.
  open var isEnabled = true
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The lifetime in seconds, and its range.
  open var lifetime: Float = 0, lifetimeRange: Float = 0
  /// The velocity in points per second, and its range.
  open var velocity: CGFloat = 0, velocityRange: CGFloat = 0
  /// The acceleration along each axis.
  open var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0, zAcceleration: CGFloat = 0
  /// The direction, as angles, and its range.
  open var emissionLongitude: CGFloat = 0, emissionLatitude: CGFloat = 0, emissionRange: CGFloat = 0
  /// The scale, its range, and its change per second.
  open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
  /// The rotation per second, and its range.
  open var spin: CGFloat = 0, spinRange: CGFloat = 0
  /// The ranges of the colour's components.
  open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0, alphaRange: Float = 0
  /// The changes of the colour's components per second.
  open var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0, alphaSpeed: Float = 0
  /// The cells that the particles emit in turn.
  open var emitterCells: [CAEmitterCell]?
}

/// The shape of an emitter.
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

/// The part of an emitter that emits particles.
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

/// The render mode of particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The value with a name.
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
