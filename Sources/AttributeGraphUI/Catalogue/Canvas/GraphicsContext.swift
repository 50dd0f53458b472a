import Foundation

/// Draws into a canvas: each call adds what it draws over what is there.
///
/// It is a value: what a copy changes of itself (its transform, clips, filters, opacity) does not change the original, and
/// both draw into the same canvas.
nonisolated public struct GraphicsContext {
  /// The drawings in it.
  let recorder: CanvasRecorder
  /// How opaque what is drawn next is, from 0 to 1.
  public var opacity = 1.0
  /// How what is drawn next is mixed with what is behind.
  public var blendMode = BlendMode.normal
  /// How what is drawn next is moved, turned and scaled.
  public var transform = CGAffineTransform.identity
  /// The effects on later drawings after the transform, in order.
  private var steps: [CanvasStep] = []

  init(recorder: CanvasRecorder) { self.recorder = recorder }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { recorder.environment }

  /// Scales what is drawn next.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Moves what is drawn next.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Turns what is drawn next.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Does another transform to what is drawn next, before those so far.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Lets nothing of what is drawn next be seen outside of a path, or inside of it.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    var outline = path.applying(transform)
    var style = style
    if options.contains(.inverse) {
      outline.addRect(CGRect(origin: .zero, size: recorder.size))
      style = FillStyle(eoFill: true)
    }
    steps.append(.clip(outline, style))
  }

  /// The rectangle around what can be seen, in the coordinates of the transform.
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

  /// Does a filter to what is drawn next.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    steps.append(.filter(filter))
  }

  /// Draws what a closure draws, put together before the filters, the opacity and the blend mode of this context.
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

  /// Draws a view that has all of the canvas.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isTransformed: Whether the transform of the context was done to it already.
  func add(_ view: AnyView, isTransformed: Bool = false) {
    var view = view
    if !isTransformed && !transform.isIdentity { view = AnyView(view.transformEffect(transform)) }
    for step in steps { view = step.applied(to: view) }
    if opacity != 1 { view = AnyView(view.opacity(opacity)) }
    if blendMode != .normal { view = AnyView(view.blendMode(blendMode)) }
    recorder.operations.append(view)
  }
}

/// An effect on the drawings of a context.
nonisolated enum CanvasStep {
  /// Nothing is seen outside of a path.
  case clip(Path, FillStyle)
  /// It is as opaque as something else, or as that is not.
  case mask(AnyView, isInverse: Bool)
  /// A filter.
  case filter(GraphicsContext.Filter)

  /// Does it to a view.
  func applied(to view: AnyView) -> AnyView {
    switch self {
    case .clip(let path, let style): AnyView(view.clipShape(path, style: style))
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
  let symbols: [AnyHashable: AnyView]
  /// The drawings so far, each in the frame of the canvas.
  var operations: [AnyView] = []

  /// Makes the recorder of a canvas.
  init(size: CGSize, environment: EnvironmentValues, measurer: any TextMeasurer, symbols: [AnyHashable: AnyView]) {
    self.size = size
    self.environment = environment
    self.measurer = measurer
    self.symbols = symbols
  }

  /// Makes the recorder of a layer.
  convenience init(inside around: CanvasRecorder) {
    self.init(
      size: around.size, environment: around.environment, measurer: around.measurer, symbols: around.symbols)
  }
}
