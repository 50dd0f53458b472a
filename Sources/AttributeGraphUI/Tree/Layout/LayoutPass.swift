/// The layout phase of a frame of work: what has changed is measured from the inside out, then placed from the outside
/// in, and each way ends where nothing comes out different.
///
/// - Complexity: O(nodes that come out different, and those around them). Moving a node costs nothing inside, but for
///   those that follow their place.
@MainActor
final class LayoutPass {
  /// Nodes whose answers or placement may be different.
  private var stale: [LayoutNode] = []
  /// Nodes that place their children when the closures have run that make them.
  private var later: [LayoutNode] = []
  /// Leaves whose display item may be different.
  private let leaves = GrowingList<LeafNode>()

  /// The outermost node, until the host has gone.
  var root: LayoutNode?

  /// Has every node place its children again, because lines begin on another side.
  ///
  /// - Complexity: O(nodes).
  func placeEverything() { root?.placeEverything() }

  /// Whether some part of the screen was ever unsafe; until then no view reaches beyond the safe area.
  var hasUnsafeArea = false

  /// The number of the last change of any node's place in the host; 0 is none's.
  private(set) var placesVersion: UInt32 = 1

  /// Takes note that some node has another place.
  func placesChanged() { placesVersion = placesVersion == .max ? 1 : placesVersion + 1 }

  /// Whether nothing has changed.
  var isEmpty: Bool { isSettled && leaves.isEmpty }

  /// Whether everything is placed; display items may still have to be brought up to date.
  var isSettled: Bool { stale.isEmpty && later.isEmpty }

  /// Adds a node that has become stale.
  func enqueue(_ node: LayoutNode) { stale.append(node) }

  /// Has a node place its children in the next pass, after the closures have run that depend on this one.
  func placeLater(_ node: LayoutNode) { later.append(node) }

  /// Adds a leaf to be drawn.
  func enqueueDrawing(of leaf: LeafNode) { leaves.append(leaf) }

  /// Drops what waits.
  func drop() {
    stale = []
    later = []
    root = nil
    _ = leaves.takeAll()
  }

  /// Measures and places what has changed.
  func run() {
    let due = later
    later = []
    for node in due { node.placementIsDue() }
    while !stale.isEmpty { place(measure()) }
  }

  /// Works out answers, the innermost first, until no node around has to any more.
  ///
  /// - Returns: The nodes that have to place their children, by depth.
  private func measure() -> [(node: LayoutNode, depth: Int)] {
    var measured: [(node: LayoutNode, depth: Int)] = []
    while !stale.isEmpty {
      let batch = sortedByDepth(stale, isInnermostFirst: true)
      stale = []
      for (index, entry) in batch.enumerated() {
        entry.node.takeTurn()
        measured.append(entry)
        // The node around may be further in than the next of the batch.
        if index + 1 < batch.count, let added = stale.last, added.depth > batch[index + 1].depth {
          stale.append(contentsOf: batch[(index + 1)...].map(\.node))
          break
        }
      }
    }
    return measured
  }

  private func place(_ nodes: [(node: LayoutNode, depth: Int)]) {
    for entry in sortedByDepth(nodes.map(\.node), isInnermostFirst: false) { entry.node.renewPlacement() }
  }

  /// Nodes with their depths, the innermost or the outermost first, those of one depth in the order in which they are.
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

  /// Brings the display items up to date, of masks and then of what they mask.
  func draw() {
    while !leaves.isEmpty {
      for leaf in leaves.takeAll() { leaf.updateDisplayItem() }
    }
  }
}

extension LayoutNode {
  /// How many nodes are around, and this one.
  ///
  /// The pass only sorts by it. So one that was moved with what is around it may keep the depth that it had.
  ///
  /// - Complexity: O(depth) the first time, O(1) later.
  fileprivate var depth: Int {
    if knownDepth != 0 { return Int(knownDepth) }
    var (depth, node) = (1, around)
    while let here = node, here.knownDepth == 0 {
      depth += 1
      node = here.around
    }
    depth += Int(node?.knownDepth ?? 0)
    knownDepth = UInt16(exactly: depth) ?? 0
    return depth
  }
}
