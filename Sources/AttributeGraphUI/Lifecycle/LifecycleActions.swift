/// What a position does when it appears and disappears.
///
/// The actions are those of the views that the position gives to the container around, of all of them together: they
/// appear with the first and disappear with the last. Where there is none, nobody is there to appear.
@MainActor
struct LifecycleActions {
  /// Runs after the layout of the frame in which the position was inserted, before its commit.
  var appear: (() -> Void)?
  /// Runs after the layout of the frame in which the position was removed, after all appearances.
  var disappear: (() -> Void)?
  /// Whether there is no view at the moment.
  var isVacant = false
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

  /// Brings positions into the order in which what stands there appears or disappears: parents first, siblings from the
  /// last to the first, rows of lazy containers from the first to the last (decision D3).
  ///
  /// Nobody but their own list tells in which order siblings stood that have all left. Elsewhere siblings were made in
  /// the order of the source.
  ///
  /// - Parameter positions: Positions of one tree, siblings among them in the order of the source; they may have left.
  /// - Returns: Those of them at which or inside which there are actions.
  /// - Complexity: O(*n* log *n*) in their number and that of the positions around them.
  static func lifecycleOrder(of positions: [ViewPosition]) -> [ViewPosition] {
    let positions = positions.filter { $0.contents.contains(.lifecycle) }
    guard positions.count > 1 else { return positions }
    let wanted = Set(positions.map(\.identity))
    var outermost: [ViewPosition] = []
    var inside: [Int: [ViewPosition]] = [:]
    var known: Set<Int> = []
    for position in positions {
      var here = position
      while known.insert(here.identity).inserted {
        guard let around = here.parent else {
          outermost.append(here)
          break
        }
        inside[around.identity, default: []].append(here)
        here = around
      }
    }
    var ordered: [ViewPosition] = []
    func append(_ position: ViewPosition) {
      if wanted.contains(position.identity) { ordered.append(position) }
      guard var children = inside[position.identity] else { return }
      if !children.allSatisfy({ wanted.contains($0.identity) }) { children.sort { $0.identity < $1.identity } }
      for child in position.appearsInOrder ? children : children.reversed() { append(child) }
    }
    for position in outermost { append(position) }
    return ordered
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
