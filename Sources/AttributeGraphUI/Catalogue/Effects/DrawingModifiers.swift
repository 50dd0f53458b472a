import Foundation

/// Draws a view larger or smaller; layout does not change.
nonisolated public struct _ScaleEffect: TransformModifier {
  /// The factors, horizontally and vertically.
  public var scale: CGSize
  /// The fixed point.
  public var anchor: UnitPoint

  /// The factors.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(scale.width, scale.height) }
    set { scale = CGSize(width: newValue.first, height: newValue.second) }
  }

  @MainActor func transform(at position: ViewPosition) -> TransformEffect {
    TransformEffect(
      scale: CGSize(width: position.finite(scale.width, as: "x"), height: position.finite(scale.height, as: "y")),
      radians: 0, anchor: position.finite(anchor, as: "anchor"))
  }
}

/// Draws a view rotated; layout does not change.
nonisolated public struct _RotationEffect: TransformModifier {
  /// The clockwise angle.
  public var angle: Angle
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// The angle.
  public var animatableData: Double {
    get { angle.radians }
    set { angle.radians = newValue }
  }

  @MainActor func transform(at position: ViewPosition) -> TransformEffect {
    TransformEffect(
      scale: CGSize(width: 1, height: 1),
      radians: Double(position.finite(CGFloat(angle.radians), as: "angle")),
      anchor: position.finite(anchor, as: "anchor"))
  }
}

/// A modifier that scales or rotates a view's drawing.
@MainActor
protocol TransformModifier: PrimitiveViewModifier, Animatable {
  /// The transform of the drawing; invalid numbers are reported at a position.
  func transform(at position: ViewPosition) -> TransformEffect
}

extension TransformModifier {
  /// Puts the effect around each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let (position, direction) = (inputs.makePosition(Self.self), inputs.direction)
    return inputs.effects(
      of: modifier.animated(at: position, inputs: inputs), at: position,
      { [unowned position] in $0.transform(at: position) }, body: body
    ) { $0.apply(in: $1, along: direction, to: &$3) }
  }
}

/// A scale and a rotation about a point of a view.
struct TransformEffect: Equatable {
  let scale: CGSize
  let radians: Double
  let anchor: UnitPoint

  @MainActor func apply(in frame: CGRect, along direction: DirectionInput?, to effects: inout DrawingEffects) {
    let transform = DisplayTransform(scale: scale, radians: radians, about: anchor.position(in: frame.size))
    effects.transform(by: transform.placed(in: frame, along: direction))
  }
}

extension View {
  /// Draws the view scaled about a point; its layout does not change.
  ///
  /// A factor that is not a finite number counts as 0 and is reported as an issue.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws the view scaled by one factor about a point; its layout does not change.
  nonisolated public func scaleEffect(_ factor: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: factor, height: factor), anchor: anchor)
  }

  /// Draws the view scaled by two factors about a point; its layout does not change.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view rotated about a point; its layout does not change.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
}
