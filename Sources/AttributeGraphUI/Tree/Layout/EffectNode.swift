import Foundation

/// The effects on the drawing of a view, applied after layout.
///
/// Rectangles and points are in the host's coordinates, on its pixels, or in other coordinates, without rounding.
struct DrawingEffects: Equatable {
  /// The pixels of the host; nil in other coordinates.
  private let pixels: PixelGrid?
  /// The transform: scale, rotation and offset.
  var transform = DisplayTransform.identity
  /// The visible rectangle; nil for no clipping.
  private(set) var clip: CGRect?
  /// The opacity, apart from that of the enclosing views.
  var opacity = 1.0
  /// The redaction.
  var redaction = Redaction()
  /// The other effects, which apply before the clip rectangle.
  private(set) var others: [DisplayEffect] = []

  /// Makes empty effects, on the pixels of the host or in other coordinates.
  init(on pixels: PixelGrid?) { self.pixels = pixels }

  /// Whether the coordinates are those of the host.
  var areInHost: Bool { pixels != nil }

  /// A rectangle rounded to the nearest pixels; unchanged without a pixel grid.
  func rounded(_ rect: CGRect) -> CGRect { pixels?.rounded(rect) ?? rect }

  /// Applies a transform to all effects so far.
  ///
  /// A transform that is not finite, or whose result is not, is ignored.
  mutating func transform(by next: DisplayTransform) {
    let transform = transform.followed(by: next)
    guard next.isFinite && transform.isFinite else { return }
    self.transform = transform
    clip = clip.map(next.applied(to:))
    others = others.map { $0.followed(by: next) }
  }

  /// Clips to a rectangle.
  mutating func clip(to rect: CGRect) { clip = clip.map { $0.intersection(rect) } ?? rect }

  /// Clips to a path; the order of clipping by it and by a rectangle does not matter.
  mutating func clip(to path: Path, isEvenOddFilled: Bool, number: Int) {
    others.append(DisplayEffect(id: number, kind: .clip(path, isEvenOddFilled: isEvenOddFilled)))
  }

  /// Adds an effect that applies to the drawing as clipped so far.
  mutating func add(_ kind: DisplayEffect.Kind, number: Int) {
    if let clip { self.clip(to: Path(rounded(clip)), isEvenOddFilled: false, number: number) }
    clip = nil
    others.append(DisplayEffect(id: number, kind: kind))
  }

  /// Rounds the clip rectangle to the nearest pixels.
  mutating func round() { clip = clip.map(rounded) }
}

/// The effect of a modifier on the leaves inside. It does not change layout.
final class EffectNode<Effect: Equatable>: SizedEffectNode {
  /// Adds an effect to those inside, given the rectangle of the view and the number of the effect.
  typealias Application = (Effect, CGRect, Int, inout DrawingEffects) -> Void

  private let effect: LayoutValue<Effect>
  private let apply: Application

  /// Makes a node that applies an effect to another node.
  init(
    at position: ViewPosition, wrapping child: LayoutNode, effect: LayoutValue<Effect>, apply: @escaping Application
  ) {
    self.effect = effect
    self.apply = apply
    super.init(at: position, wrapping: child, following: effect)
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
protocol DrawingEffectNode: ParentNode {
  /// Adds its effect to those on the leaves inside, given its rectangle in the coordinates of the effects.
  func add(to effects: inout DrawingEffects, in frame: CGRect)

  /// Whether the effect only hides what is outside of a shape.
  var isClip: Bool { get }
}

extension DrawingEffectNode {
  var isClip: Bool { false }
}

/// The kinds of clips around a view.
struct DrawingClips: OptionSet {
  let rawValue: UInt8
  /// Those of the modifiers `clipped`, `clipShape` and `cornerRadius`.
  static let modifiers = DrawingClips(rawValue: 1)
  /// The edges of scroll views.
  static let scrollViews = DrawingClips(rawValue: 2)
}

/// A wrapper that changes how the leaves inside are drawn, by its size and its inputs.
class SizedEffectNode: WrapperNode, DrawingEffectNode {
  /// The number of the effect, which identifies it in the display list.
  final let number: Int
  /// The size at the last drawing of the leaves inside.
  private final var drawnSize = CGSize.zero

  override init(at position: ViewPosition, wrapping child: LayoutNode, following input: LayoutInput? = nil) {
    number = position.runtime.makeEffectNumber()
    super.init(at: position, wrapping: child, following: input)
  }

  func add(to effects: inout DrawingEffects, in frame: CGRect) {}
  var isClip: Bool { false }
  override func inputChanged(_ input: LayoutInput) { redraw() }
  override func geometryChanged() { redrawIfResized() }

  /// Redraws the leaves inside, because the effect has changed.
  ///
  /// - Complexity: O(nodes inside).
  final func redraw() {
    drawnSize = nodePlace.size
    drawInside()
  }

  /// Redraws the leaves inside if the size of the node has changed.
  ///
  /// - Complexity: O(nodes inside) if the size has changed, else O(1).
  final func redrawIfResized() {
    if isPlaced && !hasEnded && drawnSize != nodePlace.size { redraw() }
  }
}

extension LayoutNode {
  /// Redraws the leaves inside.
  ///
  /// - Complexity: O(nodes inside).
  func drawInside() {
    if let leaf = self as? LeafNode { return leaf.noteDrawing() }
    if status.contains(.followsPlace) { effectsChanged() }
    forEachChild { $0.drawInside() }
  }

  /// The transform that the enclosing modifiers, up to a node, apply to the drawing of this node.
  ///
  /// - Complexity: O(depth).
  func enclosingTransform(upTo space: LayoutNode? = nil) -> DisplayTransform {
    var effects = DrawingEffects(on: runtime.pixels)
    var node = parent
    while let here = node, here !== space, !here.layoutKind.contains(.endsEffects) {
      // A mask would be drawn to compute its effect.
      if here.status.contains(.isEffect), !(here is MaskNode), let effect = here as? any DrawingEffectNode {
        effect.add(to: &effects, in: here.frameInHost)
      }
      node = here.parent
    }
    return effects.transform
  }

  /// The effects of the enclosing modifiers on the drawing of this node.
  ///
  /// - Parameters:
  ///   - own: Effects that come first.
  ///   - corner: The upper left corner of this node in the coordinates of the effects; nil stands for the host's. From
  ///     one corner, the effects are the same wherever the group that moves with them is in the host.
  ///   - clips: The kinds of clips that count. The display list has the whole content of scroll views, so that
  ///     scrolling does no more than move it.
  /// - Returns: The effects, from the inside out.
  /// - Complexity: O(depth).
  func enclosingEffects(
    after own: [DisplayEffect.Kind] = [], from corner: CGPoint? = nil, clips: DrawingClips = .modifiers
  ) -> DrawingEffects {
    var effects = DrawingEffects(on: corner == nil ? runtime.pixels : nil)
    // The numbers of positions and of effects are positive; a negative number is that of a style.
    for kind in own { effects.add(kind, number: -position.identity) }
    let frames = runtime.frames
    let start = frames.isRunning ? corner.map { (corner: $0, shown: shownFrame.origin) } : nil
    var (inside, corner) = (self, corner)
    while let here = inside.parent, !here.layoutKind.contains(.endsEffects) {
      if let known = corner {
        let offset = inside.drawnOffset
        corner = CGPoint(x: known.x - offset.x, y: known.y - offset.y)
      }
      if here.status.contains(.isEffect), let effect = here as? any DrawingEffectNode,
        clips.contains(.modifiers) || !effect.isClip
      {
        var frame = here.shownFrame
        if let start {
          frame.origin.x += start.corner.x - start.shown.x
          frame.origin.y += start.corner.y - start.shown.y
        } else if let corner {
          frame.origin = corner
        }
        effect.add(to: &effects, in: frame)
      }
      if clips.contains(.scrollViews), let reach = here.providedContext?.scrolledContentReach {
        effects.clip(to: here.shownFrame.grown(by: reach))
      }
      inside = here
    }
    return effects
  }

  /// The distance of the upper left corner from that of an ancestor.
  ///
  /// - Complexity: O(nodes between them).
  func drawnOffset(in space: LayoutNode) -> CGPoint {
    var (sum, node) = (CGPoint.zero, self)
    while node !== space, let parent = node.parent {
      let offset = node.drawnOffset
      sum = CGPoint(x: sum.x + offset.x, y: sum.y + offset.y)
      node = parent
    }
    return sum
  }

  /// The distance of the upper left corner from that of the parent; a removed view keeps its place in the host.
  private var drawnOffset: CGPoint {
    guard status.contains(.staysInHost), let parent else { return nodePlace.offset }
    let (here, there) = (originInHost, parent.originInHost)
    return CGPoint(x: here.x - there.x, y: here.y - there.y)
  }
}

extension _ViewInputs {
  /// Wraps each view of a modifier in a node that applies an effect to its drawing.
  func effects<Modifier, Effect: Equatable>(
    of modifier: _GraphValue<Modifier>, at position: ViewPosition, _ effect: @escaping (Modifier) -> Effect,
    body: (_ViewInputs) -> _ViewListOutputs, apply: @escaping EffectNode<Effect>.Application
  ) -> _ViewListOutputs {
    let value = modifier.projection(effect).layoutValue { $0 == $1 }
    return body(
      wrappingInEffect(at: position) { child, place in
        EffectNode(at: place, wrapping: child, effect: value, apply: apply)
      })
  }

  /// Whether the drawing here depends on the place in an enclosing effect, or in the view that it masks.
  var followsEffects: Bool { hasEffects || opacity?.mask != nil }

  /// The inputs inside a modifier's position, which wrap each view in a node that changes its drawing.
  func wrappingInEffect(
    at position: ViewPosition, _ make: @escaping (LayoutNode, ViewPosition) -> any DrawingEffectNode
  ) -> _ViewInputs {
    let (isInEffect, transform, direction) = (followsEffects, transactionTransform, direction)
    var inside = wrapping(at: position) { child, place in
      let node = make(child, place)
      node.direction = direction
      node.status.insert(.isEffect)
      node.follow(transform)
      // The child may have passed its flag on before this node was marked as an effect.
      if isInEffect { node.status.insert(.followsEffects) } else { node.status.remove(.followsEffects) }
      return node
    }
    inside.hasEffects = true
    return inside
  }
}
