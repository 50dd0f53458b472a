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

  /// Makes a geometry reader with the drawings.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let (scope, measurer) = (inputs.environment, inputs.runtime.measurer)
    // A finger hits the whole canvas, whatever is drawn.
    typealias Reader = ModifiedContent<GeometryReader<CanvasLayer>, _ContentShapeModifier<Rectangle>>
    let reader = view.projection { canvas in
      Reader(
        content: GeometryReader { proxy in
          canvas.drawing(in: proxy.size, environment: scope.values, measurer: measurer)
        }, modifier: _ContentShapeModifier(kind: .interaction, shape: Rectangle(), eoFill: false))
    }
    return Reader._makeViewList(view: reader, inputs: inputs.inside(position))
  }

  /// The drawings of the closure.
  @MainActor private func drawing(in size: CGSize, environment: EnvironmentValues, measurer: any TextMeasurer)
    -> CanvasLayer
  {
    let recorder = CanvasRecorder(
      size: size, environment: environment, measurer: measurer, symbols: symbols.viewsByTag)
    var context = GraphicsContext(recorder: recorder)
    renderer(&context, size)
    return CanvasLayer(operations: recorder.operations)
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

extension View {
  /// The tagged views of a block, by their tags; of several with one tag, the first.
  @MainActor fileprivate var viewsByTag: [AnyHashable: AnyView] {
    var views: [AnyHashable: AnyView] = [:]
    for element in FlattenedViews(of: self, by: nil).elements {
      guard let tag = (element.view as? any TraitCarrier)?.tagTrait, views[tag] == nil else { continue }
      views[tag] = AnyView(erasing: element.view)
    }
    return views
  }
}
