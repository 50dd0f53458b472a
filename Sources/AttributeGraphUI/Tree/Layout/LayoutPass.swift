/// The layout phase of a frame of work: what has changed is measured from the inside out, then placed from the outside
/// in, and each way ends where nothing comes out different.
///
/// - Complexity: O(nodes that come out different, and those around them); moving a node costs all nodes inside.
@MainActor
final class LayoutPass {
  /// Nodes whose answers or placement may be different.
  private var stale: [LayoutNode] = []
  /// Nodes that place their children when the closures have run that make them.
  private var later: [LayoutNode] = []
  /// Leaves whose display item may be different.
  private let leaves = GrowingList<LeafNode>()

  /// The outermost node.
  weak var root: LayoutNode?

  /// Has every node place its children again, because lines begin on another side.
  ///
  /// - Complexity: O(nodes).
  func placeEverything() { root?.placeEverything() }

  /// Whether some part of the screen was ever unsafe; until then no view reaches beyond the safe area.
  var hasUnsafeArea = false

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
      let batch = stale.map { (node: $0, depth: $0.depth) }.sorted { $0.depth > $1.depth }
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
    for entry in nodes.sorted(by: { $0.depth < $1.depth }) { entry.node.renewPlacement() }
  }

  /// Brings the display items up to date, of masks and then of what they mask.
  func draw() {
    while !leaves.isEmpty {
      for leaf in leaves.takeAll() { leaf.updateDisplayItem() }
    }
  }
}

extension LayoutNode {
  /// The number of nodes around.
  ///
  /// - Complexity: O(depth).
  fileprivate var depth: Int {
    var (depth, node) = (0, around)
    while let here = node {
      depth += 1
      node = here.around
    }
    return depth
  }
}
