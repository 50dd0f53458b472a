import Foundation

/// A shape that can be inset from its outline.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape with its outline moved inwards by a distance, in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// The line along the shape and inside of it, with a style.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// The line along the shape and inside of it, drawn in a style.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The line along the shape and inside of it, in the foreground style.
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// The line along the shape and inside of it, drawn in the style of the foreground.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension CGRect {
  /// The rectangle with its sides moved inwards; the null rectangle if nothing is left.
  func inset(by amount: CGFloat) -> CGRect {
    let (width, height) = (width - 2 * amount, height - 2 * amount)
    guard width >= 0 && height >= 0 else { return .null }
    return CGRect(x: minX + amount, y: minY + amount, width: width, height: height)
  }
}

extension Rectangle: InsettableShape {
  /// A smaller rectangle.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

  /// A rectangle inset by a distance.
  nonisolated struct _Inset: DistantShape {
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { Path(rect.inset(by: amount)) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { Rectangle().layoutDirectionBehavior }

    @MainActor static var originName: String { Rectangle.knownName }
  }
}

extension RoundedRectangle: InsettableShape {
  /// A smaller rectangle, with its corner radii reduced by the distance.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

  /// A rounded rectangle inset by a distance.
  nonisolated struct _Inset: DistantShape {
    var base: RoundedRectangle
    var amount: CGFloat

    func path(in rect: CGRect) -> Path {
      let corner = CGSize(
        width: max(base.cornerSize.width - amount, 0), height: max(base.cornerSize.height - amount, 0))
      return Path(roundedRect: rect.inset(by: amount), cornerSize: corner, style: base.style)
    }

    var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
      get { AnimatablePair(base.animatableData, amount) }
      set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    @MainActor static var originName: String { RoundedRectangle.knownName }
  }
}

extension Capsule: InsettableShape {
  /// A smaller capsule.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

  /// A capsule inset by a distance.
  nonisolated struct _Inset: DistantShape {
    var base: Capsule
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { base.path(in: rect.inset(by: amount)) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    @MainActor static var originName: String { Capsule.knownName }
  }
}

extension Ellipse: InsettableShape {
  /// A smaller ellipse.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

  /// An ellipse in a rectangle that is inset by a distance.
  nonisolated struct _Inset: DistantShape {
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.inset(by: amount)) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { Ellipse().layoutDirectionBehavior }

    @MainActor static var originName: String { Ellipse.knownName }
  }
}

extension Circle: InsettableShape {
  /// A smaller circle.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

  /// A circle inset by a distance, which takes the space of the original.
  nonisolated struct _Inset: DistantShape {
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { Circle().path(in: rect.inset(by: amount)) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Circle().sizeThatFits(proposal) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { Circle().layoutDirectionBehavior }

    @MainActor static var originName: String { Circle.knownName }
  }
}

/// A shape that is inset by a distance.
nonisolated protocol DistantShape: InsettableShape, DerivedShape {
  /// The distance, in points.
  nonisolated var amount: CGFloat { get set }
}

extension DistantShape {
  /// A shape that is inset further.
  nonisolated func inset(by amount: CGFloat) -> Self {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension DistantShape where AnimatableData == CGFloat {
  /// The distance.
  nonisolated var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}
