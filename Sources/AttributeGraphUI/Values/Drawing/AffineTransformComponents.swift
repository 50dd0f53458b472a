import Foundation

#if !canImport(Darwin)
/// The parts of an affine transform, in the order in which they are applied.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors along each axis, which come first; one that is negative flips its axis.
  public var scale: CGSize
  /// The shear along the x axis: how far it moves a point for each unit of y.
  public var horizontalShear: CGFloat
  /// The angle of the rotation in radians, clockwise on the screen.
  public var rotation: CGFloat
  /// The distance of the move, which comes last.
  public var translation: CGVector

  /// The parts of a transform that changes nothing.
  public init() {
    self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Makes the parts of a transform.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    (self.scale, self.horizontalShear) = (scale, horizontalShear)
    (self.rotation, self.translation) = (rotation, translation)
  }
}

extension CGAffineTransform {
  /// The transform that scales, shears, rotates and moves, in this order.
  public init(_ components: CGAffineTransformComponents) {
    let scaling = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    let move = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
    self = scaling.concatenating(shear).concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(move)
  }

  /// The parts of the transform. Its x axis is never flipped; a plane that it folds to a line has no shear.
  public func decomposed() -> CGAffineTransformComponents {
    // The first row of the matrix is the rotated x axis, in units of the horizontal scale.
    let width = hypot(a, b)
    let angle = width > 0 ? atan2(b, a) : atan2(-c, d)
    let (cosine, sine) = (cos(angle), sin(angle))
    // The second row in the axes of the rotation: its shear and its height, both in units of the vertical scale.
    let (along, height) = (c * cosine + d * sine, d * cosine - c * sine)
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : along / height, rotation: angle,
      translation: CGVector(dx: tx, dy: ty))
  }
}
#endif
