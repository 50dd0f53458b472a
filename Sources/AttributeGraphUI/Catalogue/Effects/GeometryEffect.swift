import Foundation

/// A change of a view's drawing that depends on its size and does not affect layout.
///
/// The display list contains affine transforms. A transform with perspective is approximated by the affine one at the
/// centre of the view.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation where Body == Never {
  /// The transform for a size, about the upper left corner of the view; from right to left it is mirrored.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Puts the effect around each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let (position, direction) = (inputs.makePosition(Self.self), inputs.direction)
    return inputs.effects(
      of: modifier.animated(at: position, inputs: inputs), at: position, { AnyGeometryEffect(effect: $0) }, body: body
    ) { [unowned position] effect, frame, _, effects in
      let own = effect.effect.effectValue(size: frame.size)
        .affine(around: CGPoint(x: frame.width / 2, y: frame.height / 2))
      if !own.isFinite { position.report(invalid: "effectValue") }
      effects.transform(by: own.placed(in: frame, along: direction))
    }
  }

  /// The effect itself, which never affects layout.
  nonisolated public func ignoredByLayout() -> Self { self }
}

/// A custom effect, which equals only effects with the same fields.
private struct AnyGeometryEffect<Effect: GeometryEffect>: Equatable {
  let effect: Effect

  static func == (one: Self, other: Self) -> Bool {
    onMainActor((one.effect, other.effect)) { FieldPlan.plan(for: Effect.self).areEqual($0.0, $0.1) }
  }
}
