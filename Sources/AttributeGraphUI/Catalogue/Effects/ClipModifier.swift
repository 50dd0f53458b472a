import Foundation

/// Clips a view to a shape in its rectangle; layout does not change.
nonisolated public struct _ClipEffect<ClipShape: Shape>: PrimitiveViewModifier, Animatable {
  /// The shape.
  public var shape: ClipShape
  /// The fill rule of the shape.
  public var style: FillStyle

  /// Clips a view to a shape.
  public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }

  /// The animatable data of the shape.
  public var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// Puts the effect around each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    if ClipShape.hasCorners {
      let check = { [unowned position] in modifier.read().shape.checkCorners(at: position) }
      check()
      modifier.updater.add { check() }
    }
    let isAnimatable = ClipShape.AnimatableData.self != EmptyAnimatableData.self
    let modifier = isAnimatable ? modifier.animated(at: position, inputs: inputs) : modifier
    let clip = modifier.layoutValue()
    return body(
      inputs.wrappingInEffect(at: position) { child, place in ClipNode(at: place, wrapping: child, clip: clip) })
  }
}

/// A node that draws nothing outside of a shape.
final class ClipNode<ClipShape: Shape>: SizedEffectNode {
  private let clip: LayoutValue<_ClipEffect<ClipShape>>
  /// The outline, with the size and the layout direction for which it was computed.
  private var outline: (size: CGSize, direction: LayoutDirection, path: Path)?

  /// Puts a clip around a node.
  init(at position: ViewPosition, wrapping child: LayoutNode, clip: LayoutValue<_ClipEffect<ClipShape>>) {
    self.clip = clip
    super.init(at: position, wrapping: child, following: clip)
  }

  override func inputChanged(_ input: LayoutInput) {
    outline = nil
    super.inputChanged(input)
  }

  // A change of the layout direction places every node again.
  override func proposalChanged() {
    if let outline, outline.direction != layoutDirection { redraw() } else { super.proposalChanged() }
  }

  override var isClip: Bool { true }

  override func add(to effects: inout DrawingEffects, in frame: CGRect) {
    if ClipShape.self == Rectangle.self { return effects.clip(to: frame) }
    let origin = effects.rounded(frame).origin
    guard frame.size.width.isFinite, frame.size.height.isFinite, origin.x.isFinite, origin.y.isFinite else { return }
    effects.clip(
      to: path(for: frame.size).offsetBy(dx: origin.x, dy: origin.y), isEvenOddFilled: clip.value.style.isEOFilled,
      number: number)
  }

  private func path(for size: CGSize) -> Path {
    let direction = layoutDirection
    if let outline, outline.size == size, outline.direction == direction { return outline.path }
    let rect = CGRect(origin: .zero, size: size)
    let path = clip.value.shape.path(in: rect, along: direction, reportingTo: position)
    outline = (size, direction, path)
    return path
  }

  private var layoutDirection: LayoutDirection { direction?.current ?? .leftToRight }
}

extension View {
  /// Clips the view to its rectangle; its layout does not change.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Clips the view to a shape in its rectangle; its layout does not change.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Clips the view to its rectangle with rounded corners; its layout does not change.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Draws a line over the view, along the inside of its edges; its layout does not change.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}
