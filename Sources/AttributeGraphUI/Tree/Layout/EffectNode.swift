import Foundation

/// What is done to what is drawn of a view, after layout.
struct DrawingEffects: Equatable {
  /// How it is scaled, turned and moved.
  var transform = DisplayTransform.identity
  /// The rectangle outside of which nothing is seen; nil for none.
  private(set) var clip: CGRect?
  /// How opaque it is, beside the opacity of the views around.
  var opacity = 1.0
  /// What is said of its redaction.
  var redaction = Redaction()
  /// What else is done, before the rectangle counts.
  private(set) var others: [DisplayEffect] = []

  /// Scales, turns or moves everything so far.
  ///
  /// A transform with a number that has no end, or that leads to one, is left out.
  mutating func transform(by next: DisplayTransform) {
    let transform = transform.followed(by: next)
    guard next.isFinite && transform.isFinite else { return }
    self.transform = transform
    clip = clip.map(next.applied(to:))
    others = others.map { $0.followed(by: next) }
  }

  /// Lets nothing be seen outside of a rectangle.
  mutating func clip(to rect: CGRect) { clip = clip.map { $0.intersection(rect) } ?? rect }

  /// Lets nothing be seen outside of a path; in which order it is clipped by that and by a rectangle does not matter.
  mutating func clip(to path: Path, isEvenOddFilled: Bool, number: Int) {
    others.append(DisplayEffect(id: number, kind: .clip(path, isEvenOddFilled: isEvenOddFilled)))
  }

  /// Adds something that is done to what is left by the clips so far.
  mutating func add(_ kind: DisplayEffect.Kind, number: Int, on pixels: PixelGrid) {
    if let clip { self.clip(to: Path(pixels.rounded(clip)), isEvenOddFilled: false, number: number) }
    clip = nil
    others.append(DisplayEffect(id: number, kind: kind))
  }

  /// Brings the rectangle to the nearest pixels.
  mutating func round(to pixels: PixelGrid) { clip = clip.map(pixels.rounded) }
}

/// A modifier that changes what is drawn inside and leaves layout as it is.
final class EffectNode<Effect: Equatable>: PassingNode, DrawingEffectNode {
  /// Adds an effect to those inside, given the rectangle of the view and the number of the effect.
  typealias Application = (Effect, CGRect, Int, inout DrawingEffects) -> Void

  private let effect: LayoutValue<Effect>
  private let apply: Application
  private let number: Int

  /// Puts an effect around a node.
  init(
    at position: ViewPosition, around child: LayoutNode, effect: LayoutValue<Effect>, apply: @escaping Application
  ) {
    self.effect = effect
    self.apply = apply
    number = position.runtime.makeEffectNumber()
    super.init(at: position, around: child)
    effect.add(self)
    followPlace()
  }

  override func inputChanged(_ input: LayoutInput) { drawInside() }

  override func geometryChanged() {
    if isPlaced && !hasEnded { drawInside() }
  }

  func add(to effects: inout DrawingEffects) { apply(effect.value, frameInHost, number, &effects) }
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
  func drawInside() {
    if let leaf = self as? LeafNode { return leaf.noteDrawing() }
    if status.contains(.followsPlace) { effectsChanged() }
    forEachChild { $0.drawInside() }
  }

  /// How the modifiers around, up to a node, scale, turn and move what is drawn here.
  ///
  /// - Complexity: O(depth).
  func transformAround(upTo space: LayoutNode? = nil) -> DisplayTransform {
    var effects = DrawingEffects()
    var node = around
    while let here = node, here !== space, !here.endsEffects {
      // A mask would be drawn for it.
      if !(here is MaskNode) { (here as? any DrawingEffectNode)?.add(to: &effects) }
      node = here.around
    }
    return effects.transform
  }

  /// What the modifiers around do to what is drawn here.
  ///
  /// - Parameters:
  ///   - scrollViewsClip: Whether scroll views around cut off what is outside of them. The display list tells
  ///     what is in them whole, so that scrolling does no more than move it.
  ///   - own: What is done before.
  /// - Returns: What they do, from the inside out.
  /// - Complexity: O(depth).
  func effectsAround(scrollViewsClip: Bool = false, after own: [DisplayEffect.Kind] = []) -> DrawingEffects {
    var effects = DrawingEffects()
    // Numbers of positions are positive, and so are those of effects: a negative one is that of a style.
    for kind in own { effects.add(kind, number: -position.identity, on: runtime.pixels) }
    var node = around
    while let here = node, !here.endsEffects {
      (here as? any DrawingEffectNode)?.add(to: &effects)
      if scrollViewsClip, here.clipsScrolledContent { effects.clip(to: here.frameInHost) }
      node = here.around
    }
    return effects
  }
}

extension _ViewInputs {
  /// Puts an effect on what is drawn around each view of a modifier.
  func effects<Modifier, Effect: Equatable>(
    of modifier: _GraphValue<Modifier>, at position: ViewPosition, _ effect: @escaping (Modifier) -> Effect,
    body: (_ViewInputs) -> _ViewListOutputs, apply: @escaping EffectNode<Effect>.Application
  ) -> _ViewListOutputs {
    let value = modifier.projection(effect).layoutValue { $0 == $1 }
    var inside = wrapping(at: position) { child, place in
      EffectNode(at: place, around: child, effect: value, apply: apply)
    }
    inside.hasEffects = true
    return body(inside)
  }
}
