import Foundation

/// A combination of two shapes in one rectangle.
nonisolated struct _CombinedShape<First: Shape, Second: Shape>: DerivedShape {
  /// The shapes.
  var first: First, second: Second
  /// Whether the even-odd rule applies, and not the nonzero winding rule.
  var eoFill: Bool
  /// The operation on their paths.
  var combine: @Sendable (Path, Path, Bool) -> Path

  func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect), eoFill) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  static var role: ShapeRole { First.role }

  /// That of the first shape that may be mirrored.
  var layoutDirectionBehavior: LayoutDirectionBehavior {
    first.layoutDirectionBehavior == .fixed ? second.layoutDirectionBehavior : first.layoutDirectionBehavior
  }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  @MainActor static var originName: String { First.knownName }
}

extension Shape {
  /// The area inside both shapes.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, eoFill: eoFill) { $0.intersection($1, eoFill: $2) }
  }

  /// The area inside at least one of the shapes.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, eoFill: eoFill) { $0.union($1, eoFill: $2) }
  }

  /// The area inside this shape and outside the other.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, eoFill: eoFill) { $0.subtracting($1, eoFill: $2) }
  }

  /// The area inside exactly one of the shapes.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, eoFill: eoFill) { $0.symmetricDifference($1, eoFill: $2) }
  }

  /// The parts of the line that are inside of another shape.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, eoFill: eoFill) { $0.lineIntersection($1, eoFill: $2) }
  }

  /// The parts of the line that are outside of another shape.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, eoFill: eoFill) { $0.lineSubtraction($1, eoFill: $2) }
  }
}
