import Foundation

/// A shape that is scaled about a point of its rectangle.
nonisolated public struct ScaledShape<Content: Shape>: DerivedShape {
  /// The shape.
  public var shape: Content
  /// The factors.
  public var scale: CGSize
  /// The fixed point.
  public var anchor: UnitPoint

  /// Scales a shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The scaled outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: rect)))
  }

  /// The size of the shape for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The role of the shape.
  public static var role: ShapeRole { Content.role }

  /// That of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape, the factors and the point.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData,
        AnimatablePair(AnimatablePair(scale.width, scale.height), AnimatablePair(anchor.x, anchor.y)))
    }
    set {
      shape.animatableData = newValue.first
      let (factors, point) = (newValue.second.first, newValue.second.second)
      scale = CGSize(width: factors.first, height: factors.second)
      anchor = UnitPoint(x: point.first, y: point.second)
    }
  }

  @MainActor static var originName: String { Content.knownName }
}

/// A shape that is rotated about a point of its rectangle.
nonisolated public struct RotatedShape<Content: Shape>: DerivedShape {
  /// The shape.
  public var shape: Content
  /// The clockwise angle.
  public var angle: Angle
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Turns a shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The turned outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: rect)))
  }

  /// The size of the shape for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The role of the shape.
  public static var role: ShapeRole { Content.role }

  /// That of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape, the angle and the point.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.radians, AnimatablePair(anchor.x, anchor.y)))
    }
    set {
      shape.animatableData = newValue.first
      angle.radians = newValue.second.first
      anchor = UnitPoint(x: newValue.second.second.first, y: newValue.second.second.second)
    }
  }

  @MainActor static var originName: String { Content.knownName }
}

/// A shape that is moved from its rectangle.
nonisolated public struct OffsetShape<Content: Shape>: DerivedShape {
  /// The shape.
  public var shape: Content
  /// The offset, in points.
  public var offset: CGSize

  /// Moves a shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The moved outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The size of the shape for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The role of the shape.
  public static var role: ShapeRole { Content.role }

  /// That of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape, and the distance.
  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(offset.width, offset.height)) }
    set {
      shape.animatableData = newValue.first
      offset = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }

  @MainActor static var originName: String { Content.knownName }
}

/// A shape that is transformed by an affine transform from the origin of its rectangle.
nonisolated public struct TransformedShape<Content: Shape>: DerivedShape {
  /// The shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform

  /// Transforms a shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The transformed outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform.about(rect.origin)) }

  /// The size of the shape for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The role of the shape.
  public static var role: ShapeRole { Content.role }

  /// That of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  @MainActor static var originName: String { Content.knownName }
}

/// A shape that is drawn in a rectangle of a fixed size, whatever the available space is.
nonisolated public struct _SizedShape<Content: Shape>: DerivedShape {
  /// The shape.
  public var shape: Content
  /// The size.
  public var size: CGSize
  /// The point that the rectangle and the one of the given size have in common.
  public var anchor: UnitPoint

  /// Gives a shape a size.
  public init(shape: Content, size: CGSize, anchor: UnitPoint = .topLeading) {
    self.shape = shape
    self.size = size
    self.anchor = anchor
  }

  /// The outline in a rectangle of the size.
  public func path(in rect: CGRect) -> Path {
    let (outer, inner) = (anchor.point(in: rect), anchor.position(in: size))
    return shape.path(in: CGRect(origin: CGPoint(x: outer.x - inner.x, y: outer.y - inner.y), size: size))
  }

  /// That of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape, and the size.
  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(size.width, size.height)) }
    set {
      shape.animatableData = newValue.first
      size = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }

  @MainActor static var originName: String { Content.knownName }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
  /// The scaled smaller shape.
  public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
    ScaledShape<Content.InsetShape>(shape: shape.inset(by: amount), scale: scale, anchor: anchor)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The rotated smaller shape.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The moved smaller shape.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape with its type erased.
///
/// The animatable data of the shape do not follow animations.
nonisolated public struct AnyShape: Shape {
  private var shape: any Shape

  /// Wraps a shape.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  /// The outline of the shape.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The size of the shape for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// That of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape.
  public var animatableData: _AnyAnimatableData {
    get { shape.erasedAnimatableData }
    set { shape.erasedAnimatableData = newValue }
  }
}

extension Shape {
  /// The shape scaled about a point.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape scaled by one factor about a point.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape rotated about a point.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape moved by a distance.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// The shape moved by a distance.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved by a distance.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// The shape in a rectangle of a size, at the upper left corner.
  public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// The shape in a rectangle of a size, anchored at a point of the available space.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape in a rectangle of a size, at the upper left corner.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape in a rectangle of a size, at a point of the room that there is.
  public nonisolated func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }

  /// The shape transformed by an affine transform.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

extension UnitPoint {
  /// The point in a rectangle.
  fileprivate nonisolated func point(in rect: CGRect) -> CGPoint {
    let place = position(in: rect.size)
    return CGPoint(x: rect.minX + place.x, y: rect.minY + place.y)
  }
}

extension CGAffineTransform {
  /// The transform in coordinates whose origin is a point.
  fileprivate func about(_ origin: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }
}
