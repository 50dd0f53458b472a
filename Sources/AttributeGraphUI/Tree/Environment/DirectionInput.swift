/// Where lines begin in a part of the tree.
///
/// Every node that lays out views asks for it whenever it places them, and none follows it: it changes so rarely that
/// a change has everything placed again.
@MainActor
final class DirectionInput {
  /// Whether lines begin on the right.
  private(set) var isRightToLeft: Bool

  init(isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
  }

  /// Takes over what the environment says.
  ///
  /// - Returns: Whether it is something else.
  func update(to direction: LayoutDirection) -> Bool {
    let isNew = isRightToLeft != (direction == .rightToLeft)
    isRightToLeft = direction == .rightToLeft
    return isNew
  }
}

extension _ViewInputs {
  /// Where lines begin here, for a node that lays out views.
  var direction: DirectionInput { environment.direction(in: runtime.layout) }
}
