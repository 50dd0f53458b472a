import Foundation

/// A figure that fills its rectangle.
///
/// A custom shape returns its path. As a view it is filled with the foreground style; its animatable data follow
/// animations.
nonisolated public protocol Shape: View, Animatable, Sendable, _RemoveGlobalActorIsolation {
  /// The outline in a rectangle, which has its upper left corner at the origin if the shape is a view.
  nonisolated func path(in rect: CGRect) -> Path
  /// The size of the figure for a proposal; by default the proposal, with 10 for an unspecified length.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The role of the figure; by default it is filled.
  nonisolated static var role: ShapeRole { get }
  /// Whether the figure is mirrored in right-to-left layouts; by default it is.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// The role of a shape.
public enum ShapeRole: Hashable, Sendable {
  /// It is filled.
  case fill
  /// It is a line.
  case stroke
  /// It separates others.
  case separator
}

extension Shape {
  /// The proposal, with 10 for an unspecified length.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// It is filled.
  public nonisolated static var role: ShapeRole { .fill }

  /// It is mirrored in right-to-left layouts.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The shape filled with the foreground style.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Makes a leaf filled with the foreground style.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    _ShapeView<Self, ForegroundStyle>._makeViewList(
      view: view.projection { _ShapeView(shape: $0, style: ForegroundStyle()) }, inputs: inputs)
  }

  /// The shape filled with a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape filled with the style of the foreground.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// The line along the shape, with a style.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// The line along the shape, drawn in a style.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The line along the shape, as a shape.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// The line along the shape, as a shape.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The part of the shape's outline between two fractions of its length, 0 to 1.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}

extension Path: Shape {
  /// The path itself, wherever the rectangle is.
  public func path(in _: CGRect) -> Path { self }
}
