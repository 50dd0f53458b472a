/// What a position does when it appears and disappears.
@MainActor
struct LifecycleActions {
  /// Runs after the layout of the frame in which the position was inserted, before its commit.
  var appear: (() -> Void)?
  /// Runs after the layout of the frame in which the position was removed, after all appearances.
  var disappear: (() -> Void)?
}

extension ViewPosition {
  /// The positions inside with actions, and this one: parents first, siblings from the last to the first.
  ///
  /// SwiftUI documents no order; this is the one its users have seen.
  func positionsInLifecycleOrder() -> [ViewPosition] {
    var positions = lifecycle == nil ? [] : [self]
    for child in children.reversed() { positions += child.positionsInLifecycleOrder() }
    return positions
  }

  /// Whether one of some positions is around this one.
  ///
  /// - Complexity: O(depth).
  func isInside(anyOf identities: Set<Int>) -> Bool {
    guard identities.count > 1 else { return false }
    var around = parent
    while let position = around {
      if identities.contains(position.identity) { return true }
      around = position.parent
    }
    return false
  }
}
