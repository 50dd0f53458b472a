/// What a position does when it appears and disappears.
@MainActor
struct LifecycleActions {
  /// Runs after the layout of the frame in which the position was inserted, before its commit.
  var appear: (() -> Void)?
  /// Runs after the layout of the frame in which the position was removed, after all appearances.
  var disappear: (() -> Void)?
}

extension ViewPosition {
  /// The positions inside with actions, and this one: parents first, siblings from the last to the first, rows of lazy
  /// containers from the first to the last.
  ///
  /// SwiftUI documents no order; this is the one its users have seen.
  ///
  /// - Complexity: O(positions), without the parts of the tree in which there is no action.
  func positionsInLifecycleOrder() -> [ViewPosition] {
    var positions: [ViewPosition] = []
    appendInLifecycleOrder(to: &positions)
    return positions
  }

  private func appendInLifecycleOrder(to positions: inout [ViewPosition]) {
    guard contents.contains(.lifecycle) else { return }
    if lifecycle != nil { positions.append(self) }
    for child in appearsInOrder ? children : children.reversed() { child.appendInLifecycleOrder(to: &positions) }
    for child in positionsAside { child.appendInLifecycleOrder(to: &positions) }
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
