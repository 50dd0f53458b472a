import Foundation

/// A shape with its filling.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  /// The shape.
  public var shape: Content
  /// The fill style.
  public var style: Style
  /// The fill rule.
  public var fillStyle: FillStyle

  /// Fills a shape with a style.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  /// Makes a leaf with the shape's size for a proposal.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let surroundings = inputs.environment.input(of: Style.self)
    let environment = inputs.environment
    let isFollowed = surroundings != nil
    let filling = view.projection { (view: Self) -> ShapeFilling in
      var filling = ShapeFilling(paint: view.style._paint, isEOFilled: view.fillStyle.isEOFilled)
      if isFollowed { filling.resolve = { view.style._paint(in: environment.values) } }
      return filling
    }
    // It is only read if the shape has no style of its own.
    let foreground = Style.self == ForegroundStyle.self ? inputs.environment.foregroundPaint : nil
    var shape = view.property(\.shape)
    if Content.hasCorners {
      let check = { [shape, unowned position] in shape.read().checkCorners(at: position) }
      check()
      view.updater.add { check() }
    }
    if Content.AnimatableData.self != EmptyAnimatableData.self { shape = shape.animated(at: position, inputs: inputs) }
    let node = ShapeNode(
      at: position, shape: shape.layoutValue(), filling: filling.layoutValue(comparedBy: ==), foreground: foreground,
      direction: inputs.direction)
    let name = Content.knownName
    if name == ContainerRelativeShape.knownName || name == ConcentricRectangle.knownName {
      node.follow(inputs.environment.entry(for: \.containerShape))
    }
    surroundings?.add(node)
    node.draw(inputs)
    return inputs.output(node)
  }
}

extension _ShapeView: ViewWrittenOtherwise {
  @MainActor static var writtenName: String { Content.knownName }
}

/// The fill of a shape.
struct ShapeFilling: Equatable {
  /// The paint.
  let paint: DisplayPaint
  /// Whether the even-odd rule applies.
  let isEOFilled: Bool
  /// Computes the paint in the current environment, for a style that depends on it.
  var resolve: (@MainActor () -> DisplayPaint)?

  /// Whether both are the same in every environment.
  static func == (one: ShapeFilling, other: ShapeFilling) -> Bool {
    one.paint == other.paint && one.isEOFilled == other.isEOFilled && one.resolve == nil && other.resolve == nil
  }
}

/// The leaf of a shape, which determines the leaf's size and path.
final class ShapeNode<Content: Shape>: LeafNode {
  private let shape: LayoutValue<Content>
  private let filling: LayoutValue<ShapeFilling>
  private let inheritedPaint: EnvironmentEntry<DisplayPaint?>?
  private let direction: DirectionInput
  /// The outline, with the size and the layout direction for which it was computed; nil if the shape is not queried for
  /// a path.
  private var outline: (size: CGSize, direction: LayoutDirection, path: Path)?

  /// Makes the leaf of a shape, which is drawn in the style of the foreground where that is given.
  init(
    at position: ViewPosition, shape: LayoutValue<Content>, filling: LayoutValue<ShapeFilling>,
    foreground: EnvironmentEntry<DisplayPaint?>?, direction: DirectionInput
  ) {
    self.shape = shape
    self.filling = filling
    self.direction = direction
    inheritedPaint = foreground
    super.init(at: position)
    shape.add(self)
    filling.add(self)
    foreground?.add(self)
  }

  /// The shape of the enclosing container, for a shape that is relative to it.
  private var containerShape: EnvironmentEntry<ContainerShape?>?

  /// Makes the shape follow that of the enclosing container.
  func follow(_ containerShape: EnvironmentEntry<ContainerShape?>) {
    self.containerShape = containerShape
    containerShape.add(self)
    // The corners depend on the places of both.
    followPlace()
  }

  override class var layoutKind: LayoutKind { .answersDirectly }

  /// Whether its name and its rectangle determine the outline, so that no path is needed.
  private static var isToldByName: Bool {
    Content.self == Rectangle.self || Content.self == Circle.self || Content.self == Ellipse.self
      || Content.self == Capsule.self
  }

  private var paint: DisplayPaint {
    inheritedPaint?.current ?? filling.value.resolve?() ?? filling.value.paint
  }

  override var paintEffects: [DisplayEffect.Kind] { paint.effects }

  override var content: DisplayContent? {
    let (name, paint) = (Content.knownName, self.paint)
    if let image = paint.image { return .pattern(name, image.usable(reportingTo: position)) }
    guard let gradient = paint.gradient else { return .shape(name, paint.color ?? .primary) }
    if gradient.isFinite { return .gradient(name, gradient) }
    position.report(invalid: "gradient")
    return .shape(name, gradient.gradient.firstColor)
  }

  override var figure: DisplayFigure? {
    let size = shownSize
    guard !Self.isToldByName, size.width.isFinite, size.height.isFinite else { return nil }
    let direction = direction.current
    if let outline, outline.size == size, outline.direction == direction { return figure(of: outline.path) }
    let rect = CGRect(origin: .zero, size: size)
    let path =
      path(inContainer: rect, along: direction)
      ?? (shape.value as? any LineShape)?.origin.path(in: rect, along: direction, reportingTo: position)
      ?? shape.value.path(in: rect, along: direction, reportingTo: position)
    outline = (size, direction, path)
    return figure(of: path)
  }

  /// The outline of a shape that depends on the enclosing container; nil for others, and without a container.
  private func path(inContainer rect: CGRect, along direction: LayoutDirection) -> Path? {
    guard let container = containerShape?.current else { return nil }
    let shape: any Shape = (shape.value as? any LineShape)?.origin ?? shape.value
    return (shape as? ConcentricRectangle)?.path(in: rect, at: shownFrame, inside: container, along: direction)
      ?? container.path(in: rect, at: shownFrame, along: direction)
  }

  private func figure(of path: Path) -> DisplayFigure {
    DisplayFigure(
      path: path, stroke: (shape.value as? any LineShape)?.style.usable(reportingTo: position),
      isEvenOddFilled: filling.value.isEOFilled)
  }

  // A path belongs to a size: one that only moves keeps it.
  override func geometryChanged() {
    if containerShape != nil { outline = nil }
    if Self.isToldByName || outline?.size == frameInHost.size { super.geometryChanged() } else { noteDrawing() }
  }

  // The path in a container depends on the place. A change of the layout direction places every node again.
  override func proposalChanged() {
    let isTurned = outline.map { $0.direction != direction.current } ?? false
    if isTurned { outline = nil }
    if containerShape == nil && !isTurned { super.proposalChanged() } else { geometryChanged() }
  }

  override func inputChanged(_ input: LayoutInput) {
    // The filling does not matter to layout.
    noteDrawing()
    if input === shape || input === containerShape {
      outline = nil
      invalidate()
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    position.measured(shape.value.sizeThatFits(proposal), as: "sizeThatFits")
  }
}

/// A shape derived from another one, with the name of that on the screen.
protocol DerivedShape: Shape {
  /// The name of the type of the original shape.
  @MainActor static var originName: String { get }
}

extension Shape {
  /// The name of the type of the shape, or of the one that it is derived from.
  @MainActor static var knownName: String {
    if let known = ShapeNames.known[Self.self] { return known }
    let name = (Self.self as? any DerivedShape.Type)?.originName ?? String(describing: Self.self)
    ShapeNames.known.set(name, for: Self.self)
    return name
  }
}

/// The names of types of shapes, which are asked for whenever a shape is drawn.
@MainActor
private enum ShapeNames {
  static let known = TypeTable<String>()
}

/// A shape that is a line along another one.
protocol LineShape<Origin>: DerivedShape {
  /// The type of the other shape.
  associatedtype Origin: Shape
  /// The shape along which the line is drawn.
  var origin: Origin { get }
  /// The stroke style.
  var style: StrokeStyle { get }
}
