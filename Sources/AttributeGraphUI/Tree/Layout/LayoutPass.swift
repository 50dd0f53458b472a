/// The layout phase of a frame of work: changed nodes are measured from the inside out, then placed from the outside
/// in. Each direction ends where no result changes.
///
/// - Complexity: O(nodes whose results change, and their ancestors). Moving a node costs nothing inside, except for
///   nodes that follow their place.
@MainActor
final class LayoutPass {
  /// Nodes whose answers or placement may have changed.
  private var stale: [LayoutNode] = []
  /// Nodes that place their children in the next pass, once the closures that make the children have run.
  private var later: [LayoutNode] = []
  /// Nodes that are notified of their geometry after the next pass, whether it has changed or not.
  private var listeners: [LayoutNode] = []
  /// The objects that are notified after each pass, as long as they exist.
  private var followers: [WeakFollower] = []
  /// Leaves whose display item may have changed.
  private let leaves = GrowingList<LeafNode>()

  /// The outermost node, until the host ends.
  var root: LayoutNode?

  /// Schedules placement in every node, because the layout direction has changed.
  ///
  /// - Complexity: O(nodes).
  func placeEverything() { root?.placeEverything() }

  /// Whether places are noted before they change, because frames may have to be animated.
  var notesPlaces = false

  /// The number of nodes that fade.
  var fadingCount = 0

  /// Whether some part of the screen was ever unsafe; until then no view reaches beyond the safe area.
  var hasUnsafeArea = false

  /// The version of the nodes' places in the host, which changes with any of them; 0 is never used.
  private(set) var placesVersion: UInt32 = 1

  /// Notes that the place of a node has changed.
  func placesChanged() { placesVersion = placesVersion == .max ? 1 : placesVersion + 1 }

  /// Whether nothing has changed.
  var isEmpty: Bool { isSettled && leaves.isEmpty }

  /// Whether everything is placed; display items may still need an update.
  var isSettled: Bool { stale.isEmpty && later.isEmpty && listeners.isEmpty }

  /// Adds a node that has become stale.
  func enqueue(_ node: LayoutNode) { stale.append(node) }

  /// Schedules a node to place its children in the next pass, after the closures that depend on this pass have run.
  func placeLater(_ node: LayoutNode) { later.append(node) }

  /// Schedules a notification of a node of its geometry after the next pass, even if the pass does not change it.
  func notifyAfterPass(_ node: LayoutNode) { listeners.append(node) }

  private struct WeakFollower { weak var object: (any LayoutFollower)? }

  /// Notifies an object after each pass, as long as it exists.
  func add(_ follower: any LayoutFollower) { followers.append(WeakFollower(object: follower)) }

  /// Queues a leaf for drawing.
  func enqueueDrawing(of leaf: LeafNode) { leaves.append(leaf) }

  /// Drops all queued work.
  func drop() {
    stale = []
    later = []
    listeners = []
    root = nil
    _ = leaves.takeAll()
  }

  /// Measures and places the changed nodes.
  ///
  /// - Parameter limit: The number of passes after which nodes that make each other stale are left as they are.
  /// - Returns: The number of passes.
  func run(limit: Int) -> Int {
    let due = later
    later = []
    for node in due { node.invalidatePlacement() }
    var passes = 0
    while !stale.isEmpty && passes < limit {
      place(measure())
      passes += 1
    }
    let listening = listeners
    listeners = []
    for node in listening { node.geometryChanged() }
    if passes > 0 && !followers.isEmpty {
      followers.removeAll { $0.object == nil }
      for follower in followers { follower.object?.layoutPassed() }
    }
    return passes
  }

  /// Computes answers, the innermost first, until no ancestor is stale any more.
  ///
  /// - Returns: The nodes that have to place their children, by depth.
  private func measure() -> [(node: LayoutNode, depth: Int)] {
    var measured: [(node: LayoutNode, depth: Int)] = []
    while !stale.isEmpty {
      let batch = sortedByDepth(stale, isInnermostFirst: true)
      stale.removeAll()
      // Nodes that became stale meanwhile. They may be deeper than the next node of the batch, as every other node of a
      // chain is where the batch has those between them.
      var added = BinaryHeap<AddedNode>()
      var addedCount = 0
      var index = 0
      while index < batch.count {
        var entry = batch[index]
        if let first = added.first, first.depth > entry.depth, let first = added.popFirst() {
          entry = (first.node, first.depth)
        } else {
          index += 1
        }
        entry.node.takeTurn()
        measured.append(entry)
        for node in stale {
          added.insert(AddedNode(node: node, depth: node.depth, order: addedCount))
          addedCount += 1
        }
        stale.removeAll(keepingCapacity: true)
      }
      for entry in added.sorted { stale.append(entry.node) }
    }
    return measured
  }

  /// A node that became stale while others were measured; the innermost is the first, and of those of one depth the one
  /// that was added first.
  private struct AddedNode: Comparable {
    let node: LayoutNode
    let depth: Int
    let order: Int

    static func == (one: AddedNode, other: AddedNode) -> Bool { one.order == other.order }

    static func < (one: AddedNode, other: AddedNode) -> Bool {
      (other.depth, one.order) < (one.depth, other.order)
    }
  }

  private func place(_ nodes: [(node: LayoutNode, depth: Int)]) {
    for entry in sortedByDepth(nodes.map(\.node), isInnermostFirst: false) { entry.node.renewPlacement() }
  }

  /// Nodes with their depths, the innermost or the outermost first; nodes of one depth keep their order.
  ///
  /// There may be thousands, mostly of one depth: numbers are sorted, which takes no closure and counts no references.
  private func sortedByDepth(
    _ nodes: [LayoutNode], isInnermostFirst: Bool
  ) -> [(node: LayoutNode, depth: Int)] {
    if nodes.count == 1 { return [(nodes[0], nodes[0].depth)] }
    var keys: [Int64] = []
    keys.reserveCapacity(nodes.count)
    var isSorted = true
    for (index, node) in nodes.enumerated() {
      let key = Int64(isInnermostFirst ? -node.depth : node.depth) << 32 | Int64(index)
      if let last = keys.last, last > key { isSorted = false }
      keys.append(key)
    }
    if !isSorted { keys.sort() }
    var sorted: [(node: LayoutNode, depth: Int)] = []
    sorted.reserveCapacity(nodes.count)
    for key in keys {
      let depth = Int(key >> 32)
      sorted.append((nodes[Int(key & 0xFFFF_FFFF)], isInnermostFirst ? -depth : depth))
    }
    return sorted
  }

  /// Updates the display items, first of masks and then of the views that they mask.
  func draw() {
    while !leaves.isEmpty {
      for leaf in leaves.takeAll() { leaf.updateDisplayItem() }
    }
  }
}

extension LayoutNode {
  /// The number of ancestors plus one.
  ///
  /// The pass uses it only to sort. So a node that was moved together with its ancestors may keep its old depth.
  ///
  /// - Complexity: O(ancestors of unknown depth), whose depths are known then, too.
  fileprivate var depth: Int {
    if knownDepth != 0 { return Int(knownDepth) }
    var (depth, node): (UInt32, LayoutNode?) = (1, parent)
    while let here = node, here.knownDepth == 0 {
      depth += 1
      node = here.parent
    }
    depth += node?.knownDepth ?? 0
    var (rest, place): (UInt32, LayoutNode?) = (depth, self)
    while let here = place, here.knownDepth == 0 {
      here.knownDepth = rest
      rest -= 1
      place = here.parent
    }
    return Int(depth)
  }
}

/// An object that is notified after each layout pass that has placed a node.
@MainActor
protocol LayoutFollower: AnyObject {
  /// Called when everything is placed; nodes may become stale again.
  func layoutPassed()
}
