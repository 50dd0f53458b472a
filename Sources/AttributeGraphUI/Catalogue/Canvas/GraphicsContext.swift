import Foundation

/// Draws into a canvas: each call adds its drawing over the existing ones.
///
/// It is a value: changes of a copy (its transform, clips, filters, opacity) do not affect the original, and both draw
/// into the same canvas.
nonisolated public struct GraphicsContext {
  /// The drawings in it.
  let recorder: CanvasRecorder
  /// The opacity of later drawings, from 0 to 1.
  public var opacity = 1.0
  /// The blend mode of later drawings.
  public var blendMode = GraphicsContext.BlendMode.normal
  /// The transform of later drawings.
  public var transform = CGAffineTransform.identity
  /// The effects on later drawings after the transform, in order.
  private var steps: [CanvasStep] = []

  init(recorder: CanvasRecorder) { self.recorder = recorder }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { recorder.environment }

  /// Scales later drawings.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Moves later drawings.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Rotates later drawings.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Applies another transform to later drawings, before the existing ones.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Clips later drawings to the inside of a path, or to its outside.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    var outline = path.applying(transform)
    var style = style
    if options.contains(.inverse) {
      outline.addRect(CGRect(origin: .zero, size: recorder.size))
      style = FillStyle(eoFill: true)
    }
    steps.append(.clip(outline, style))
  }

  /// The rectangle around the visible area, in the coordinates of the transform.
  public var clipBoundingRect: CGRect {
    let rect = steps.reduce(CGRect(origin: .zero, size: recorder.size)) { rect, step in
      if case .clip(let path, _) = step { rect.intersection(path.boundingRect) } else { rect }
    }
    return Path(rect).applying(transform.inverted()).boundingRect
  }

  /// Clips later drawings by the opacity of the drawings of a closure.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = try layer(content)
    steps.append(.mask(AnyView(layer.opacity(opacity)), isInverse: options.contains(.inverse)))
  }

  /// Applies a filter to later drawings.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    steps.append(.filter(filter))
  }

  /// Draws the drawings of a closure as one layer, with the filters, the opacity and the blend mode of this context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = try layer(content)
    add(AnyView(layer.compositingGroup()), isTransformed: true)
  }

  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> CanvasLayer {
    let inner = CanvasRecorder(inside: recorder)
    var context = GraphicsContext(recorder: inner)
    context.transform = transform
    try content(&context)
    return CanvasLayer(operations: inner.operations)
  }

  /// Draws a view in the whole canvas.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isTransformed: Whether the transform of the context was already applied to it.
  func add(_ view: AnyView, isTransformed: Bool = false) {
    var view = view
    if !isTransformed && !transform.isIdentity { view = AnyView(view.transformEffect(transform)) }
    for step in steps { view = step.applied(to: view) }
    if opacity != 1 { view = AnyView(view.opacity(opacity)) }
    if blendMode.ofViews != .normal { view = AnyView(view.blendMode(blendMode.ofViews)) }
    recorder.operations.append(view)
  }
}

/// An effect on the drawings of a context.
nonisolated enum CanvasStep {
  /// Clips to a path.
  case clip(Path, FillStyle)
  /// Masks with the opacity of a view, or with its inverse.
  case mask(AnyView, isInverse: Bool)
  /// A filter.
  case filter(GraphicsContext.Filter)

  /// Does it to a view.
  func applied(to view: AnyView) -> AnyView {
    switch self {
    case .clip(let path, let style): AnyView(view.clipShape(CanvasPath(path: path), style: style))
    case .mask(let mask, false): AnyView(view.mask { mask })
    case .mask(let mask, true):
      AnyView(
        view.mask {
          CanvasLayer(operations: [AnyView(Rectangle()), AnyView(mask.blendMode(.destinationOut))]).compositingGroup()
        })
    case .filter(let filter): filter.applied(to: view)
    }
  }
}

/// The drawings of a canvas or of a layer.
nonisolated final class CanvasRecorder {
  /// The size of the canvas.
  let size: CGSize
  /// The environment of the canvas.
  let environment: EnvironmentValues
  /// Measures texts.
  let measurer: any TextMeasurer
  /// The views that can be drawn.
  let symbols: CanvasSymbols
  /// The sizes of these views.
  let sizes: CanvasSymbolSizes
  /// The drawings so far, each in the frame of the canvas.
  var operations: [AnyView] = []

  /// Makes the recorder of a canvas.
  init(
    size: CGSize, environment: EnvironmentValues, measurer: any TextMeasurer, symbols: CanvasSymbols,
    sizes: CanvasSymbolSizes
  ) {
    self.size = size
    self.environment = environment
    self.measurer = measurer
    self.symbols = symbols
    self.sizes = sizes
  }

  /// Makes the recorder of a layer.
  convenience init(inside parent: CanvasRecorder) {
    self.init(
      size: parent.size, environment: parent.environment, measurer: parent.measurer, symbols: parent.symbols,
      sizes: parent.sizes)
  }
}
