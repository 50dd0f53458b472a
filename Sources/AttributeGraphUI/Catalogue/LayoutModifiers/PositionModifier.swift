import Foundation

/// A view that is centred on a point of the space around it.
nonisolated public struct _PositionLayout: LayoutRuleModifier, Animatable {
  /// The point, from the upper leading corner.
  public var position: CGPoint

  /// Centres a view on a point.
  public init(position: CGPoint) {
    self.position = position
  }

  var rule: PositionRule { PositionRule(center: position) }
  static var passesPriority: Bool { true }

  static func check(_ rule: PositionRule, _ report: (Issue) -> Void) {
    if rule.isInvalid { report(.invalidLength(view: String(describing: Self.self), length: "position")) }
  }
}

extension View {
  /// Takes the whole space, and centres the view on a point of it.
  ///
  /// A coordinate that is not a finite number counts as 0 and is reported as an issue.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Takes the whole space, and centres the view on a point of it.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
