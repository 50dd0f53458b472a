/// Masks a view with another one; layout does not change.
nonisolated public struct _MaskAlignmentEffect<Mask: View>: PrimitiveViewModifier {
  /// The alignment of the mask.
  public var alignment: Alignment
  /// The mask.
  public var mask: Mask

  /// Masks a view.
  public init(alignment: Alignment, mask: Mask) {
    self.alignment = alignment
    self.mask = mask
  }

  /// Puts the mask around each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    inputs.masked(modifier, alignment: modifier.property(\.alignment), content: { $0.property(\.mask) }, body: body)
  }
}

/// Masks a view with another one in its centre; layout does not change.
nonisolated public struct _MaskEffect<Mask: View>: PrimitiveViewModifier {
  /// The mask.
  public var mask: Mask

  /// Masks a view.
  public init(mask: Mask) {
    self.mask = mask
  }

  /// Puts the mask around each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    inputs.masked(modifier, alignment: modifier.property(\.alignment), content: { $0.property(\.mask) }, body: body)
  }

  private var alignment: Alignment { .center }
}

extension _ViewInputs {
  /// Puts the content of a modifier as a mask over each view inside.
  fileprivate func masked<Modifier, Content: View>(
    _ modifier: _GraphValue<Modifier>, alignment: _GraphValue<Alignment>,
    content: @escaping (_GraphValue<Modifier>) -> _GraphValue<Content>,
    body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = makePosition(Modifier.self)
    let alignment = alignment.layoutValue(comparedBy: ==)
    let direction = self.direction
    let outer = self
    let inside = wrappingInEffect(at: position) { child, place in
      let layer = ViewPosition(SecondaryNode.self, in: place, runtime: place.runtime)
      // Only the drawing of a mask is used.
      layer.preferences = PreferenceGate()
      let modifier = place === position ? modifier : modifier.until(endOf: place)
      let drawn = MaskDrawing(at: layer, inside: outer.opacity?.mask)
      // Effects on the enclosing view apply to the masked result, not to the mask as well.
      var inputs = outer.forChildren(of: layer, along: nil)
      inputs.opacity = OpacityScope(1, drawing: drawn)
      inputs.hasEffects = false
      let isTooDeep = drawn.depth > MaskDrawing.deepest
      if drawn.depth == MaskDrawing.deepest + 1 { layer.report(.masksNestTooDeep(view: place.writtenName)) }
      let content =
        isTooDeep ? .empty : Content._makeViewList(view: content(modifier), inputs: inputs)
      let mask = MaskContentNode(at: layer, content: content, alignment: alignment)
      mask.direction = direction
      return MaskNode(at: place, wrapping: child, mask: mask, drawing: drawn, alignment: alignment)
    }
    return body(inside)
  }
}

/// The drawing of a mask: not on the screen, but a part of the masked view.
@MainActor
final class MaskDrawing {
  private unowned let layer: ViewPosition
  /// The node that is masked.
  fileprivate weak var node: MaskNode?
  /// Whether the items are being collected, so that changes need no notification.
  private var isCollecting = false

  /// How many masks this one is drawn in, itself among them.
  fileprivate let depth: Int
  /// How deep masks may be nested: an item of a masked view contains those of the mask, and so on.
  nonisolated static let deepest = 128

  fileprivate init(at layer: ViewPosition, inside outer: MaskDrawing?) {
    self.layer = layer
    depth = (outer?.depth ?? 0) + 1
  }

  /// Called when an item of the mask has changed.
  func itemsChanged() {
    if !isCollecting { node?.drawMasked() }
  }

  /// The items, from back to front, in coordinates in which the upper left corner of the masked node is known; nil
  /// stands for the host's.
  ///
  /// - Complexity: O(positions of the mask · depth in it).
  fileprivate func items(from corner: CGPoint?) -> [DisplayItem] {
    guard let node else { return [] }
    isCollecting = true
    defer { isCollecting = false }
    var items: [DisplayItem] = []
    layer.forEachLeafInDrawingOrder { leaf in
      guard leaf.mask === self else { return }
      var leafCorner: CGPoint?
      if let corner {
        // A masked leaf may be drawn before the leaves of its mask.
        leaf.updateDisplayItem()
        let offset = leaf.shownOffset(in: node)
        leafCorner = CGPoint(x: corner.x + offset.x, y: corner.y + offset.y)
      }
      if let item = leaf.displayItem(from: leafCorner) { items.append(item) }
    }
    return items
  }
}

/// The views of a mask; effects on the masked view do not apply to them.
final class MaskContentNode: SecondaryNode {
  override class var layoutKind: LayoutKind { [super.layoutKind, .endsEffects] }
}

/// A view that is drawn only where its mask covers it; the mask gets its size and does not affect it.
final class MaskNode: BackgroundNode, DrawingEffectNode {
  private let drawing: MaskDrawing
  private let number: Int

  /// Puts a mask over a node.
  init(
    at position: ViewPosition, wrapping child: LayoutNode, mask: MaskContentNode, drawing: MaskDrawing,
    alignment: LayoutValue<Alignment>
  ) {
    self.drawing = drawing
    number = position.runtime.makeEffectNumber()
    super.init(at: position, wrapping: child, secondary: mask, alignment: alignment)
    drawing.node = self
  }

  func add(to effects: inout DrawingEffects, in frame: CGRect) {
    effects.add(.mask(drawing.items(from: effects.areInHost ? nil : frame.origin)), number: number)
  }

  /// Redraws the masked view.
  fileprivate func drawMasked() { child.drawInside() }
}

extension View {
  /// Masks the view with other views, which are laid out like an overlay; its layout does not change.
  ///
  /// The view becomes as opaque as they are. They are not on the screen themselves; they are reported with the items
  /// that they mask.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskAlignmentEffect(alignment: alignment, mask: mask()))
  }

  /// Masks the view with another one, which is laid out like an overlay; its layout does not change.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskEffect(mask: mask))
  }
}
