import Foundation

/// A view that a closure draws at the view's size.
///
/// Each drawing command makes a display item of its own. The closure runs in the layout phase: at first, when the size
/// has changed, and when the enclosing body has made another one.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
  /// The views that the closure may draw, each with a tag.
  public var symbols: Symbols
  /// Draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether it is opaque.
  public var isOpaque: Bool
  /// The colour space of the drawing.
  public var colorMode: ColorRenderingMode
  /// Whether it may be drawn later than its surroundings; a host draws them together.
  public var rendersAsynchronously: Bool

  /// Makes a view that a closure draws, which may draw views with tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas: PartsContent {
  @MainActor static var isOneView: Bool { true }

  @MainActor func parts(at path: [AnyHashable], by resolver: BodyResolver) -> CanvasSymbols {
    CanvasSymbols(in: symbols, at: path, by: resolver)
  }

  @MainActor func content(of symbols: CanvasSymbols) -> CanvasDrawing {
    CanvasDrawing(symbols: symbols, renderer: renderer)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a view that a closure draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

/// A geometry reader with the drawings of a canvas.
nonisolated struct CanvasDrawing: PrimitiveView {
  /// The views that the closure may draw.
  let symbols: CanvasSymbols
  /// Draws.
  let renderer: (inout GraphicsContext, CGSize) -> Void

  @MainActor static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let (scope, measurer) = (inputs.environment, inputs.runtime.measurer)
    let sizes = CanvasSymbolSizes(of: view.projection { $0.symbols }, at: position, inputs: inputs)
    // A finger hits the whole canvas, whatever is drawn.
    typealias Reader = ModifiedContent<GeometryReader<CanvasLayer>, _ContentShapeModifier<Rectangle>>
    let reader = view.projection { drawing in
      Reader(
        content: GeometryReader { proxy in
          let recorder = CanvasRecorder(
            size: proxy.size, environment: scope.values, measurer: measurer, symbols: drawing.symbols, sizes: sizes)
          var context = GraphicsContext(recorder: recorder)
          drawing.renderer(&context, proxy.size)
          return CanvasLayer(operations: recorder.operations)
        }, modifier: _ContentShapeModifier(kind: .interaction, shape: Rectangle(), eoFill: false))
    }
    return Reader._makeViewList(view: reader, inputs: inputs.inside(position))
  }
}

/// The drawings of a canvas, from back to front.
nonisolated struct CanvasLayer: View, InternalView {
  let operations: [AnyView]

  @MainActor var body: some View {
    // A canvas is shown on the way to its frame as a whole; its drawings are where they are drawn.
    CanvasLayout { ForEach(operations.indices, id: \.self) { operations[$0] } }
      .modifier(_UnanimatedModifier())
      .geometryGroup()
  }
}

/// Gives each drawing the whole canvas.
nonisolated struct CanvasLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// Aligns a point of a drawing with a point of the canvas.
nonisolated struct CanvasPlacement: Layout {
  /// The point of the canvas.
  let point: CGPoint
  /// The point of the drawing.
  let anchor: UnitPoint
  /// The proposed size; nil for an unspecified one.
  let size: CGSize?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: anchor,
        proposal: size.map { ProposedViewSize($0) } ?? .unspecified)
    }
  }
}
