/// The actions of a position when it appears and disappears.
///
/// The actions belong to all views together that the position gives to the enclosing container: the position appears
/// with the first view and disappears with the last. If there is no view, its actions do not run.
@MainActor
struct LifecycleActions {
  /// Runs after the layout of the frame in which the position was inserted, before its commit.
  var appear: (() -> Void)?
  /// Runs after the layout of the frame in which the position was removed, after all appearances.
  var disappear: (() -> Void)?
  /// Whether there is currently no view.
  var isVacant = false
}

extension ViewPosition {
  /// This position and those inside that have actions, in the host's lifecycle order.
  ///
  /// - Complexity: O(positions), without the parts of the tree in which there is no action.
  func positionsInLifecycleOrder() -> [ViewPosition] {
    var positions: [ViewPosition] = []
    appendInLifecycleOrder(to: &positions, runtime.lifecycleOrder)
    return positions
  }

  private func appendInLifecycleOrder(to positions: inout [ViewPosition], _ order: LifecycleOrder) {
    guard contents.contains(.lifecycle) else { return }
    if lifecycle != nil && order == .outsideIn { positions.append(self) }
    for child in appearsInOrder ? children : children.reversed() { child.appendInLifecycleOrder(to: &positions, order) }
    for child in positionsAside { child.appendInLifecycleOrder(to: &positions, order) }
    if lifecycle != nil && order == .insideOut { positions.append(self) }
  }

  /// Sorts positions by the host's lifecycle order (decision D3).
  ///
  /// Inside out, siblings among them are in the order of the source, as SwiftUI removes the items of a container;
  /// within each of them, siblings come from the last to the first.
  ///
  /// A position that was removed has lost its list of children, so siblings that were all removed are sorted by their
  /// numbers: they were made in the order of the source.
  ///
  /// - Parameters:
  ///   - positions: Positions of one tree, siblings among them in the order of the source; they may have been removed.
  ///   - order: The host's order.
  /// - Returns: Those of them that have actions, at them or inside.
  /// - Complexity: O(*n* log *n*) in their number and that of the positions around them.
  static func lifecycleOrder(of positions: [ViewPosition], _ order: LifecycleOrder) -> [ViewPosition] {
    let positions = positions.filter { $0.contents.contains(.lifecycle) }
    guard positions.count > 1 else { return positions }
    let wanted = Set(positions.map(\.identity))
    var outermost: [ViewPosition] = []
    var inside: [Int: [ViewPosition]] = [:]
    var known: Set<Int> = []
    for position in positions {
      var here = position
      while known.insert(here.identity).inserted {
        guard let parent = here.parent else {
          outermost.append(here)
          break
        }
        inside[parent.identity, default: []].append(here)
        here = parent
      }
    }
    var ordered: [ViewPosition] = []
    func append(_ position: ViewPosition) {
      let isWanted = wanted.contains(position.identity)
      if isWanted && order == .outsideIn { ordered.append(position) }
      if var children = inside[position.identity] {
        if !children.allSatisfy({ wanted.contains($0.identity) }) { children.sort { $0.identity < $1.identity } }
        let isInOrder = position.appearsInOrder || order == .insideOut
        for child in isInOrder ? children : children.reversed() { append(child) }
      }
      if isWanted && order == .insideOut { ordered.append(position) }
    }
    for position in outermost { append(position) }
    return ordered
  }

  /// Whether one of some positions encloses this one.
  ///
  /// - Complexity: O(depth).
  func isInside(anyOf identities: Set<Int>) -> Bool {
    guard identities.count > 1 else { return false }
    var ancestor = parent
    while let position = ancestor {
      if identities.contains(position.identity) { return true }
      ancestor = position.parent
    }
    return false
  }
}
