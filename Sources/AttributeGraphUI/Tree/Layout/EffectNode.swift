import Foundation

/// What is done to what is drawn of a view, after layout.
///
/// Rectangles and points are in the host's coordinates, on its pixels, or in others, where nothing is rounded.
struct DrawingEffects: Equatable {
  /// The pixels of the host; nil in other coordinates.
  private let pixels: PixelGrid?
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

  /// Nothing is done yet, on the pixels of the host or in other coordinates.
  init(on pixels: PixelGrid?) { self.pixels = pixels }

  /// Whether the coordinates are those of the host.
  var areInHost: Bool { pixels != nil }

  /// A rectangle on the nearest pixels; the rectangle itself where there are none.
  func rounded(_ rect: CGRect) -> CGRect { pixels?.rounded(rect) ?? rect }

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
  mutating func add(_ kind: DisplayEffect.Kind, number: Int) {
    if let clip { self.clip(to: Path(rounded(clip)), isEvenOddFilled: false, number: number) }
    clip = nil
    others.append(DisplayEffect(id: number, kind: kind))
  }

  /// Brings the rectangle to the nearest pixels.
  mutating func round() { clip = clip.map(rounded) }
}

/// The effect of a modifier on the leaves inside, which leaves layout as it is.
final class EffectNode<Effect: Equatable>: SizedEffectNode {
  /// Adds an effect to those inside, given the rectangle of the view and the number of the effect.
  typealias Application = (Effect, CGRect, Int, inout DrawingEffects) -> Void

  private let effect: LayoutValue<Effect>
  private let apply: Application

  /// Puts an effect around a node.
  init(
    at position: ViewPosition, around child: LayoutNode, effect: LayoutValue<Effect>, apply: @escaping Application
  ) {
    self.effect = effect
    self.apply = apply
    super.init(at: position, around: child, following: effect)
  }

  override func add(to effects: inout DrawingEffects, in frame: CGRect) {
    apply(effect.value, frame, number, &effects)
  }
}

/// A node that changes how the leaves inside are drawn.
///
/// It need not follow its place: a leaf that moves with it is drawn as before, and a leaf that moves in it is notified
/// (`LayoutNode.followEffects`).
@MainActor
protocol DrawingEffectNode: LayoutNode {
  /// Adds its effect to those on the leaves inside, given its rectangle in the coordinates of the effects.
  func add(to effects: inout DrawingEffects, in frame: CGRect)
}

/// A wrapper that changes how the leaves inside are drawn, by its size and its inputs.
class SizedEffectNode: WrapperNode, DrawingEffectNode {
  /// The number of the effect, by which the display list tells it from others.
  final let number: Int
  /// The size for which the leaves inside were drawn last.
  private final var drawnSize = CGSize.zero

  override init(at position: ViewPosition, around child: LayoutNode, following input: LayoutInput? = nil) {
    number = position.runtime.makeEffectNumber()
    super.init(at: position, around: child, following: input)
  }

  func add(to effects: inout DrawingEffects, in frame: CGRect) {}
  override func inputChanged(_ input: LayoutInput) { redraw() }
  override func geometryChanged() { redrawIfResized() }

  /// Has the leaves inside drawn again, because the effect has changed.
  ///
  /// - Complexity: O(nodes inside).
  final func redraw() {
    drawnSize = nodePlace.size
    drawInside()
  }

  /// Has the leaves inside drawn again if the node has another size.
  ///
  /// - Complexity: O(nodes inside) then, else O(1).
  final func redrawIfResized() {
    if isPlaced && !hasEnded && drawnSize != nodePlace.size { redraw() }
  }
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
    var effects = DrawingEffects(on: runtime.pixels)
    var node = around
    while let here = node, here !== space, !here.layoutKind.contains(.endsEffects) {
      // A mask would be drawn for it.
      if here.status.contains(.isEffect), !(here is MaskNode), let effect = here as? any DrawingEffectNode {
        effect.add(to: &effects, in: here.frameInHost)
      }
      node = here.around
    }
    return effects.transform
  }

  /// The effects of the modifiers around on what is drawn here.
  ///
  /// - Parameters:
  ///   - own: Effects that come first.
  ///   - corner: The upper left corner of this node in the coordinates of the effects; nil stands for the host's. From one
  ///     corner, the effects are the same wherever the group is in the host that moves with them.
  ///   - scrollViewsClip: Whether scroll views around cut off what is outside of them. The display list has what is in
  ///     them whole, so that scrolling does no more than move it.
  /// - Returns: The effects, from the inside out.
  /// - Complexity: O(depth).
  func effectsAround(
    after own: [DisplayEffect.Kind] = [], from corner: CGPoint? = nil, scrollViewsClip: Bool = false
  ) -> DrawingEffects {
    var effects = DrawingEffects(on: corner == nil ? runtime.pixels : nil)
    // Numbers of positions are positive, and so are those of effects: a negative one is that of a style.
    for kind in own { effects.add(kind, number: -position.identity) }
    var (inside, corner) = (self, corner)
    while let here = inside.around, !here.layoutKind.contains(.endsEffects) {
      if let known = corner {
        let offset = inside.drawnOffset
        corner = CGPoint(x: known.x - offset.x, y: known.y - offset.y)
      }
      if here.status.contains(.isEffect), let effect = here as? any DrawingEffectNode {
        effect.add(to: &effects, in: CGRect(origin: corner ?? here.originInHost, size: here.nodePlace.size))
      }
      if scrollViewsClip, here.providedContext?.clipsScrolledContent == true { effects.clip(to: here.frameInHost) }
      inside = here
    }
    return effects
  }

  /// The distance of the upper left corner from that of a node around.
  ///
  /// - Complexity: O(nodes between them).
  func drawnOffset(in space: LayoutNode) -> CGPoint {
    var (sum, node) = (CGPoint.zero, self)
    while node !== space, let around = node.around {
      let offset = node.drawnOffset
      sum = CGPoint(x: sum.x + offset.x, y: sum.y + offset.y)
      node = around
    }
    return sum
  }

  /// The distance of the upper left corner from that of the node around; a view that leaves keeps its place in the host.
  private var drawnOffset: CGPoint {
    guard status.contains(.staysInHost), let around else { return nodePlace.offset }
    let (here, there) = (originInHost, around.originInHost)
    return CGPoint(x: here.x - there.x, y: here.y - there.y)
  }
}

extension _ViewInputs {
  /// Puts an effect on what is drawn around each view of a modifier.
  func effects<Modifier, Effect: Equatable>(
    of modifier: _GraphValue<Modifier>, at position: ViewPosition, _ effect: @escaping (Modifier) -> Effect,
    body: (_ViewInputs) -> _ViewListOutputs, apply: @escaping EffectNode<Effect>.Application
  ) -> _ViewListOutputs {
    let value = modifier.projection(effect).layoutValue { $0 == $1 }
    return body(
      wrappingInEffect(at: position) { child, place in
        EffectNode(at: place, around: child, effect: value, apply: apply)
      })
  }

  /// Whether how something is drawn here depends on where it is in an effect around, or in the view that it masks.
  var followsEffects: Bool { hasEffects || opacity?.mask != nil }

  /// The inputs inside a modifier's position, with a node around each view that changes how it is drawn.
  func wrappingInEffect(
    at position: ViewPosition, _ make: @escaping (LayoutNode, ViewPosition) -> any DrawingEffectNode
  ) -> _ViewInputs {
    let isInEffect = followsEffects
    var inside = wrapping(at: position) { child, place in
      let node = make(child, place)
      node.status.insert(.isEffect)
      // The child may have passed its flag on before this node was known to be an effect.
      if isInEffect { node.status.insert(.followsEffects) } else { node.status.remove(.followsEffects) }
      return node
    }
    inside.hasEffects = true
    return inside
  }
}
