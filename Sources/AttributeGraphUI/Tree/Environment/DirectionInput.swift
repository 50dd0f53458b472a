/// The layout direction in a part of the tree.
///
/// Every node that lays out views reads it at each placement, and none follows it: it changes so rarely that a change
/// places everything again.
@MainActor
final class DirectionInput {
  /// Whether the direction is right to left.
  private(set) var isRightToLeft: Bool

  /// The direction.
  var current: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  init(isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
  }

  /// Sets the direction of the environment.
  ///
  /// - Returns: Whether it differs.
  func update(to direction: LayoutDirection) -> Bool {
    let isNew = isRightToLeft != (direction == .rightToLeft)
    isRightToLeft = direction == .rightToLeft
    return isNew
  }
}

extension _ViewInputs {
  /// The layout direction here, for a node that lays out views.
  var direction: DirectionInput { environment.direction(in: runtime.layout) }
}
