import Foundation

/// The line along a shape.
nonisolated public struct _StrokedShape<S: Shape>: LineShape {
  /// The shape.
  public var shape: S
  /// The style of the line.
  public var style: StrokeStyle

  /// Makes the line along a shape.
  public init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  /// The outline of the line.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// The size of the shape for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// It is a line.
  public static var role: ShapeRole { .stroke }

  /// That of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape and of the line.
  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }

  var origin: S { shape }
  @MainActor static var originName: String { S.knownName }
}

/// A part of the outline of a shape.
nonisolated public struct _TrimmedShape<S: Shape>: DerivedShape {
  /// The shape.
  public var shape: S
  /// The fraction of the length at which the part begins.
  public var startFraction: CGFloat
  /// The fraction of the length at which the part ends.
  public var endFraction: CGFloat

  /// Makes a part of the outline of a shape.
  public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  /// The part.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The size of the shape for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The role of the shape.
  public static var role: ShapeRole { S.role }

  /// That of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape, and the ends of the part.
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }

  @MainActor static var originName: String { S.knownName }
}
