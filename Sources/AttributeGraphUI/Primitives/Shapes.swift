import Foundation

/// A rectangle, which takes what is proposed.
nonisolated public struct Rectangle: Shape, PrimitiveView, Equatable, Sendable {
  /// Makes a rectangle.
  public init() {}

  /// Makes a leaf filled with the style of the foreground.
  @MainActor public static func _makeViewList(view: _GraphValue<Rectangle>, inputs: _ViewInputs) -> _ViewListOutputs {
    inputs.foregroundShape(view)
  }
}

/// A rectangle with round corners, which takes what is proposed.
nonisolated public struct RoundedRectangle: Shape, PrimitiveView, Equatable, Sendable {
  /// How far the corners reach, along each side.
  public var cornerSize: CGSize
  /// How the corners are round.
  public var style: RoundedCornerStyle

  /// Makes a rectangle whose corners reach differently far along its sides.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle whose corners have a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a leaf filled with the style of the foreground.
  @MainActor public static func _makeViewList(
    view: _GraphValue<RoundedRectangle>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    inputs.foregroundShape(view)
  }
}

/// How corners are round.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// By a quarter of a circle.
  case circular
  /// By a curve that goes over into the sides.
  case continuous
}

/// A rectangle whose shorter sides are half circles, which takes what is proposed.
nonisolated public struct Capsule: Shape, PrimitiveView, Equatable, Sendable {
  /// How the corners are round.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// Makes a leaf filled with the style of the foreground.
  @MainActor public static func _makeViewList(view: _GraphValue<Capsule>, inputs: _ViewInputs) -> _ViewListOutputs {
    inputs.foregroundShape(view)
  }
}

/// An ellipse in the whole rectangle, which takes what is proposed.
nonisolated public struct Ellipse: Shape, PrimitiveView, Equatable, Sendable {
  /// Makes an ellipse.
  public init() {}

  /// Makes a leaf filled with the style of the foreground.
  @MainActor public static func _makeViewList(view: _GraphValue<Ellipse>, inputs: _ViewInputs) -> _ViewListOutputs {
    inputs.foregroundShape(view)
  }
}

extension _ViewInputs {
  /// Makes the leaf of a shape that is filled with the style of the foreground.
  func foregroundShape<Content: Shape>(_ view: _GraphValue<Content>) -> _ViewListOutputs {
    _ShapeView<Content, ForegroundStyle>._makeViewList(
      view: view.projection { _ShapeView(shape: $0, style: ForegroundStyle()) }, inputs: self)
  }
}

extension View {
  /// Fills the rectangle behind this view with a style, also where it reaches edges of the safe area.
  @_disfavoredOverload
  nonisolated public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills a shape behind this view with a style.
  nonisolated public func background<Style: ShapeStyle, Figure: Shape>(_ style: Style, in shape: Figure) -> some View {
    background { shape.fill(style) }
  }

  /// Fills the rectangle over this view with a style, also where it reaches edges of the safe area.
  @_disfavoredOverload
  nonisolated public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills a shape over this view with a style.
  nonisolated public func overlay<Style: ShapeStyle, Figure: Shape>(_ style: Style, in shape: Figure) -> some View {
    overlay { shape.fill(style) }
  }
}
