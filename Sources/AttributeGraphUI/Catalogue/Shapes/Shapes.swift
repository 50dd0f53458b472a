import Foundation

/// A rectangle, which takes the proposed size.
nonisolated public struct Rectangle: Shape, Equatable, Sendable {
  /// Makes a rectangle.
  public init() {}

  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// It is not mirrored: it looks the same.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle with rounded corners, which takes the proposed size.
nonisolated public struct RoundedRectangle: Shape, Equatable, Sendable {
  /// The length of the corners, along each side.
  public var cornerSize: CGSize
  /// The style of the rounded corners.
  public var style: RoundedCornerStyle

  /// Makes a rectangle whose rounded corners have different lengths along its sides.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle with a corner radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rectangle with its rounded corners.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

  /// It is not mirrored: it looks the same.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The length of the corners.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

/// A rectangle whose shorter sides are half circles, which takes the proposed size.
nonisolated public struct Capsule: Shape, Equatable, Sendable {
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The rectangle with the largest corner radius that its shorter sides allow.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// It is not mirrored: it looks the same.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// An ellipse in the whole rectangle, which takes the proposed size.
nonisolated public struct Ellipse: Shape, Equatable, Sendable {
  /// Makes an ellipse.
  public init() {}

  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// It is not mirrored: it looks the same.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A circle, which takes a square with the smaller side of the proposal.
nonisolated public struct Circle: Shape, Equatable, Sendable {
  /// Makes a circle.
  public nonisolated init() {}

  /// The largest circle around the middle of the rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// It is not mirrored: it looks the same.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A square with the smaller side of the proposal; with the other one where one is unspecified, and with 10 where
  /// both are.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = [proposal.width, proposal.height].compactMap(\.self).min() ?? 10
    return CGSize(width: side, height: side)
  }
}

extension View {
  /// Fills the rectangle behind this view with a style, extended where it touches edges of the safe area.
  @_disfavoredOverload
  nonisolated public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills a shape behind this view with a style.
  nonisolated public func background<Style: ShapeStyle, Figure: Shape>(
    _ style: Style, in shape: Figure, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Fills the rectangle over this view with a style, extended where it touches edges of the safe area.
  @_disfavoredOverload
  nonisolated public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills a shape over this view with a style.
  nonisolated public func overlay<Style: ShapeStyle, Figure: Shape>(
    _ style: Style, in shape: Figure, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}
