import Foundation

/// A view of a shape, to which fills and strokes of the same shape can be added, each over the previous ones.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A shape filled with a style, over its previous fills and strokes.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: LayeredShapeView {
  /// The shape.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// The fill rule.
  public var fillStyle: FillStyle
  /// The background.
  public var background: Background

  /// Fills a shape over a view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  var front: _ShapeView<Content, Style> { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
}

/// The line along a shape, over its previous fills and strokes.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: LayeredShapeView {
  /// The shape.
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// The stroke style.
  public var strokeStyle: StrokeStyle
  /// Whether edges are antialiased.
  public var isAntialiased: Bool
  /// The background.
  public var background: Background

  /// Draws the line along a shape over a view.
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  var front: _ShapeView<_StrokedShape<Content>, Style> {
    _ShapeView(
      shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
  }
}

/// The line along a shape and inside of it, over its previous fills and strokes.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  LayeredShapeView
{
  /// The shape.
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// The stroke style.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// The background.
  public var background: Background

  /// Draws the line inside a shape over a view.
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  var front: _ShapeView<_StrokedShape<Content.InsetShape>, Style> {
    _ShapeView(
      shape: _StrokedShape(shape: shape.inset(by: strokeStyle.usableWidth / 2), style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
  }
}

/// A shape over another view, which has its size.
protocol LayeredShapeView: ShapeView, PrimitiveView {
  /// The type of the front view.
  associatedtype Front: View
  /// The type of the background.
  associatedtype Background: View
  /// The view in front.
  nonisolated var front: Front { get }
  /// The background.
  nonisolated var background: Background { get }
}

extension LayeredShapeView {
  /// Makes the front, and behind it the background, if there is one.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    if Background.self == EmptyView.self {
      return Front._makeViewList(view: view.property(\.front), inputs: inputs)
    }
    let layered = view.projection { $0.front.modifier(_BackgroundModifier(background: $0.background)) }
    return ModifiedContent<Front, _BackgroundModifier<Background>>._makeViewList(view: layered, inputs: inputs)
  }
}

extension ShapeView {
  /// Fills the same shape with another style, over its previous fills and strokes.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws the line along the same shape, over its previous fills and strokes.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws the line along the same shape, over what is shown of it.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws the line along the same shape and inside of it, over its previous fills and strokes.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws the line along the same shape and inside of it, over what is shown of it.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
