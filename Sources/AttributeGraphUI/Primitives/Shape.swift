/// A figure that fills the rectangle that it is given.
public protocol Shape: View, Sendable {
  /// The size of the figure for a proposal; by default the proposal, 10 where that is open.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The proposal, 10 where it is open.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A circle; it takes a square, as large as the smaller side of what is proposed.
nonisolated public struct Circle: Shape, PrimitiveView, Equatable, Sendable {
  /// Makes a circle.
  public nonisolated init() {}

  /// A square as long as the smaller side of the proposal, 10 where that is open.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let room = proposal.replacingUnspecifiedDimensions()
    let side = min(room.width, room.height)
    return CGSize(width: side, height: side)
  }

  /// Makes a leaf filled with the style of the foreground.
  @MainActor public static func _makeViewList(view: _GraphValue<Circle>, inputs: _ViewInputs) -> _ViewListOutputs {
    inputs.foregroundShape(view)
  }
}

/// Something to fill a shape with.
public protocol ShapeStyle: Hashable, Sendable {
  /// The colour that a headless host draws it with.
  var _resolvedColor: Color { get }
}

extension Color: ShapeStyle {
  /// The colour itself.
  public var _resolvedColor: Color { self }
}

extension ShapeStyle where Self == Color {
  /// Red, where a style is expected.
  public static var red: Color { Color.red }
  /// Orange, where a style is expected.
  public static var orange: Color { Color.orange }
  /// Yellow, where a style is expected.
  public static var yellow: Color { Color.yellow }
  /// Green, where a style is expected.
  public static var green: Color { Color.green }
  /// Mint, where a style is expected.
  public static var mint: Color { Color.mint }
  /// Blue, where a style is expected.
  public static var blue: Color { Color.blue }
  /// Purple, where a style is expected.
  public static var purple: Color { Color.purple }
  /// Gray, where a style is expected.
  public static var gray: Color { Color.gray }
  /// Black, where a style is expected.
  public static var black: Color { Color.black }
  /// White, where a style is expected.
  public static var white: Color { Color.white }
}

/// A shape with its filling.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style

  /// Makes a leaf that takes what the shape does of a proposal.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let color = view.projection { $0.style._resolvedColor }.layoutValue(comparedBy: ==)
    // Asked for only where the shape has no colour of its own.
    let foreground = Style.self == ForegroundStyle.self ? inputs.environment.foregroundColor : nil
    let node = ShapeNode(at: position, shape: view.projection(\.shape).layoutValue()) {
      .shape(String(describing: Content.self), foreground?.current ?? color.value)
    }
    color.add(node)
    foreground?.add(node)
    node.draw(inputs)
    return inputs.output(node)
  }
}

/// The leaf of a shape, which says how large it is.
final class ShapeNode<Content: Shape>: FillingNode {
  private let shape: LayoutValue<Content>

  /// Makes the leaf of a shape, with what is drawn.
  init(at position: ViewPosition, shape: LayoutValue<Content>, content: @escaping () -> DisplayContent) {
    self.shape = shape
    super.init(at: position, content: content)
    shape.add(self)
  }

  override func inputChanged(_ input: LayoutInput) {
    super.inputChanged(input)
    if input === shape { invalidate() }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    Length.measured(shape.value.sizeThatFits(proposal))
  }
}

extension Shape {
  /// The shape filled with a style.
  nonisolated public func fill<Style: ShapeStyle>(_ style: Style) -> some View {
    _ShapeView(shape: self, style: style)
  }
}
