import Foundation

/// Draws a view rotated in 3D; layout does not change.
nonisolated public struct _Rotation3DEffect: PrimitiveViewModifier, Animatable {
  /// The angle.
  public var angle: Angle
  /// The axis.
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  /// The point of the view through which the axis leads.
  public var anchor: UnitPoint
  /// The distance of the axis in front of the view.
  public var anchorZ: CGFloat
  /// The strength of the perspective; 0 for none.
  public var perspective: CGFloat

  /// The angle, the axis and its place.
  public var animatableData:
    AnimatablePair<
      Double,
      AnimatablePair<AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        angle.radians,
        AnimatablePair(
          AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)), AnimatablePair(anchorZ, perspective)))
    }
    set {
      angle.radians = newValue.first
      let (axis, rest) = (newValue.second.first, newValue.second.second)
      self.axis = (axis.first, axis.second.first, axis.second.second)
      (anchorZ, perspective) = (rest.first, rest.second)
    }
  }

  /// Puts the effect around each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let (position, direction) = (inputs.makePosition(Self.self), inputs.direction)
    return inputs.effects(
      of: modifier.animated(at: position, inputs: inputs), at: position,
      { [unowned position] in SpatialRotation($0, at: position) }, body: body
    ) { rotation, frame, number, effects in
      effects.project(by: rotation.projection(in: frame, along: direction), number: number)
    }
  }
}

/// A rotation in space whose numbers are finite.
struct SpatialRotation: Equatable {
  private var radians: CGFloat
  private var x: CGFloat, y: CGFloat, z: CGFloat
  private var anchor: UnitPoint
  private var anchorZ: CGFloat
  private var perspective: CGFloat

  /// A rotation from its numbers.
  init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat,
    perspective: CGFloat
  ) {
    radians = CGFloat(angle.radians)
    (x, y, z) = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  /// The projection of a view with a frame, which is mirrored from right to left.
  @MainActor func projection(in frame: CGRect, along direction: DirectionInput?) -> DisplayProjection {
    guard direction?.isRightToLeft == true else { return projection(in: frame) }
    var mirrored = self
    (mirrored.y, mirrored.z, mirrored.anchor.x) = (-y, -z, 1 - anchor.x)
    return mirrored.projection(in: frame)
  }

  /// The rotation of a modifier; invalid numbers are reported at a position.
  @MainActor
  init(_ effect: _Rotation3DEffect, at position: ViewPosition) {
    self.init(
      angle: .radians(Double(position.finite(CGFloat(effect.angle.radians), as: "angle"))),
      axis: (
        position.finite(effect.axis.x, as: "x"), position.finite(effect.axis.y, as: "y"),
        position.finite(effect.axis.z, as: "z")
      ), anchor: effect.anchor, anchorZ: position.finite(effect.anchorZ, as: "anchorZ"),
      perspective: position.finite(effect.perspective, as: "perspective"))
  }

  /// The rotation interpolated towards another one.
  func mixed(with other: SpatialRotation, by part: Double) -> SpatialRotation {
    SpatialRotation(
      angle: .radians(Double(radians.interpolated(towards: other.radians, amount: part))),
      axis: (
        x.interpolated(towards: other.x, amount: part), y.interpolated(towards: other.y, amount: part),
        z.interpolated(towards: other.z, amount: part)
      ), anchor: other.anchor, anchorZ: anchorZ.interpolated(towards: other.anchorZ, amount: part),
      perspective: perspective.interpolated(towards: other.perspective, amount: part))
  }

  /// The rotation of a view with a rectangle.
  ///
  /// The distance of the eye is the longer side of the view, divided by the perspective.
  func projection(in frame: CGRect) -> DisplayProjection {
    let point = anchor.position(in: frame.size)
    let distance = max(frame.width, frame.height)
    return DisplayProjection(
      radians: radians, axis: (x, y, z), about: CGPoint(x: frame.minX + point.x, y: frame.minY + point.y),
      depth: anchorZ, perspective: distance > 0 ? perspective / distance : 0)
  }
}

extension DrawingEffects {
  /// Applies a projection to everything so far: as a transform, or in perspective.
  mutating func project(by projection: DisplayProjection, number: Int) {
    if let transform = projection.transform {
      self.transform(by: transform)
    } else {
      add(.projection(projection), number: number)
    }
  }
}

/// Draws a view by an affine transform from its upper left corner; layout does not change.
nonisolated public struct _TransformEffect: PrimitiveViewModifier, Animatable {
  /// The transform.
  public var transform: CGAffineTransform

  /// The entries of the matrix.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<CGFloat, CGFloat>,
      AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(transform.a, transform.b),
        AnimatablePair(AnimatablePair(transform.c, transform.d), AnimatablePair(transform.tx, transform.ty)))
    }
    set {
      (transform.a, transform.b) = (newValue.first.first, newValue.first.second)
      (transform.c, transform.d) = (newValue.second.first.first, newValue.second.first.second)
      (transform.tx, transform.ty) = (newValue.second.second.first, newValue.second.second.second)
    }
  }

  /// Puts the effect around each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let (position, direction) = (inputs.makePosition(Self.self), inputs.direction)
    return inputs.effects(
      of: modifier.animated(at: position, inputs: inputs), at: position,
      { [unowned position] in DisplayTransform($0.transform, at: position) }, body: body
    ) { transform, frame, _, effects in effects.transform(by: transform.placed(in: frame, along: direction)) }
  }
}

extension DisplayTransform {
  /// The transform with the entries of another one; invalid numbers are reported at a position.
  @MainActor
  fileprivate init(_ transform: CGAffineTransform, at position: ViewPosition) {
    self.init(
      a: position.finite(transform.a, as: "a"), b: position.finite(transform.b, as: "b"),
      c: position.finite(transform.c, as: "c"), d: position.finite(transform.d, as: "d"),
      tx: position.finite(transform.tx, as: "tx"), ty: position.finite(transform.ty, as: "ty"))
  }

  /// The transform of a view, given about its upper left corner, in the coordinates of its frame. From right to left it
  /// is mirrored, as everything in the view is.
  @MainActor func placed(in frame: CGRect, along direction: DirectionInput?) -> DisplayTransform {
    guard direction?.isRightToLeft == true else { return about(frame.origin) }
    let mirror = DisplayTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0)
    return mirror.followed(by: self).followed(by: mirror).about(frame.origin)
  }

  /// The transform in coordinates whose origin is a point.
  private func about(_ origin: CGPoint) -> DisplayTransform {
    DisplayTransform(a: 1, b: 0, c: 0, d: 1, tx: -origin.x, ty: -origin.y).followed(by: self)
      .followed(by: DisplayTransform(a: 1, b: 0, c: 0, d: 1, tx: origin.x, ty: origin.y))
  }
}

extension View {
  /// Draws the view rotated in 3D about an axis; its layout does not change.
  ///
  /// A number that is not finite counts as 0 and is reported as an issue.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Draws the view by an affine transform from its upper left corner; its layout does not change.
  ///
  /// A number that is not finite counts as 0 and is reported as an issue.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
}
