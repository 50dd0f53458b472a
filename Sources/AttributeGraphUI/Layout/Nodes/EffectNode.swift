import Foundation

/// What is done to what is drawn of a view, after layout.
struct DrawingEffects: Equatable {
  /// How it is scaled, turned and moved.
  var transform = DisplayTransform.identity
  /// The rectangle outside of which nothing is seen; nil for none.
  var clip: CGRect?
}

/// A modifier that changes what is drawn inside and leaves layout as it is.
final class EffectNode<Effect: Equatable>: PassingNode, DrawingEffectNode {
  private let effect: LayoutValue<Effect>
  private let apply: (Effect, CGRect, inout DrawingEffects) -> Void

  /// Puts an effect around a node; the closure adds it to those inside, and gets the rectangle of the view.
  init(
    at position: ViewPosition, around child: LayoutNode, effect: LayoutValue<Effect>,
    apply: @escaping (Effect, CGRect, inout DrawingEffects) -> Void
  ) {
    self.effect = effect
    self.apply = apply
    super.init(at: position, around: child)
    effect.add(self)
  }

  override func inputChanged(_ input: LayoutInput) { drawInside() }

  override func geometryChanged() {
    if isPlaced && !hasEnded { drawInside() }
  }

  func add(to effects: inout DrawingEffects) { apply(effect.value, geometry.frame, &effects) }
}

/// A node that changes what is drawn inside.
@MainActor
protocol DrawingEffectNode: LayoutNode {
  /// Adds what it does to what is done inside.
  func add(to effects: inout DrawingEffects)
}

extension LayoutNode {
  /// Has the leaves inside drawn again.
  ///
  /// - Complexity: O(nodes inside).
  fileprivate func drawInside() {
    if let leaf = self as? LeafNode { return leaf.noteDrawing() }
    forEachChild { $0.drawInside() }
  }

  /// What the modifiers around do to what is drawn here, from the inside out.
  ///
  /// - Complexity: O(depth).
  var effectsAround: DrawingEffects {
    var effects = DrawingEffects()
    var node = around
    while let here = node {
      (here as? any DrawingEffectNode)?.add(to: &effects)
      node = here.around
    }
    return effects
  }
}

extension _ViewInputs {
  /// Puts an effect on what is drawn around each view of a modifier.
  func effects<Modifier, Effect: Equatable>(
    of modifier: _GraphValue<Modifier>, at position: ViewPosition, _ effect: @escaping (Modifier) -> Effect,
    body: (_ViewInputs) -> _ViewListOutputs, apply: @escaping (Effect, CGRect, inout DrawingEffects) -> Void
  ) -> _ViewListOutputs {
    let value = modifier.projection(effect).layoutValue { $0 == $1 }
    var inside = wrapping(at: position) { child, place in
      EffectNode(at: place, around: child, effect: value, apply: apply)
    }
    inside.hasEffects = true
    return body(inside)
  }
}
