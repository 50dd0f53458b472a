import Foundation

/// A rectangle, which takes what is proposed.
nonisolated public struct Rectangle: Shape, Equatable, Sendable {
  /// Makes a rectangle.
  public init() {}

  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners, which takes what is proposed.
nonisolated public struct RoundedRectangle: Shape, Equatable, Sendable {
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

  /// The rectangle with its round corners.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

  /// How far the corners reach.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

/// A rectangle whose shorter sides are half circles, which takes what is proposed.
nonisolated public struct Capsule: Shape, Equatable, Sendable {
  /// How the corners are round.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The rectangle with corners as round as its shorter sides let them be.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}

/// An ellipse in the whole rectangle, which takes what is proposed.
nonisolated public struct Ellipse: Shape, Equatable, Sendable {
  /// Makes an ellipse.
  public init() {}

  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A circle; it takes a square, as large as the smaller side of what is proposed.
nonisolated public struct Circle: Shape, Equatable, Sendable {
  /// Makes a circle.
  public nonisolated init() {}

  /// The largest circle around the middle of the rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square as long as the smaller side of the proposal, 10 where that is open.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let room = proposal.replacingUnspecifiedDimensions()
    let side = min(room.width, room.height)
    return CGSize(width: side, height: side)
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
  nonisolated public func background<Style: ShapeStyle, Figure: Shape>(
    _ style: Style, in shape: Figure, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Fills the rectangle over this view with a style, also where it reaches edges of the safe area.
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
