import Foundation

// Nodes of an array are asked without references of their own.
//
// An object that is taken out of an array is retained for each call, because the compiler cannot know that the call
// leaves the array alone. A stack asks each child some seven questions, and retains and releases were half of the time
// of an insertion among 10,000 rows (Decisions/0053). A value that cannot be copied is read where it lies instead.

/// A node in the memory of an array.
///
/// The questions are methods here, in which the node is known to stay: a caller that takes the node out of its slot
/// retains it.
@MainActor
private struct NodeSlot: ~Copyable {
  private let node: LayoutNode

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }
  func keepsSize(from proposal: ProposedViewSize, along axis: Axis) -> Bool {
    node.keepsSize(from: proposal, along: axis)
  }
  func dimensions(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    node.dimensions(for: proposal, size: size)
  }
  var layoutPriority: Double { node.layoutPriority }
  var hasSpacing: Bool { node.hasSpacing }
  var spacing: ViewSpacing { node.spacing }
  func hasGuides(_ kinds: GuideKinds) -> Bool { node.hasGuides(kinds) }
  var draws: Bool { node.draws }
  var isForgetful: Bool { node.layoutKind.contains(.answersDirectly) }
  func place(in parent: ParentNode, by placement: ChildPlacement) { parent.place(node, by: placement) }
}

/// The nodes of an array that lives longer than this value.
@MainActor
@safe
private struct BorrowedNodes {
  // SAFETY: only the functions of this file make such values, and none outlives the call that makes it; meanwhile that
  // call keeps the array, so its memory is neither changed nor freed. A slot has the layout of the reference that it
  // consists of.
  private let first: UnsafePointer<NodeSlot>?

  init(_ nodes: [LayoutNode]) { unsafe first = Self.memory(of: nodes) }

  /// The memory of an array.
  ///
  /// It belongs to no actor: a closure of the main actor would check its executor.
  nonisolated private static func memory(of nodes: [LayoutNode]) -> UnsafePointer<NodeSlot>? {
    unsafe nodes.withUnsafeBufferPointer {
      unsafe UnsafeRawPointer($0.baseAddress)?.assumingMemoryBound(to: NodeSlot.self)
    }
  }

  /// The node at an index of the array.
  subscript(index: Int) -> BorrowedNode { unsafe BorrowedNode(slot: first.unsafelyUnwrapped + index) }

  /// The nodes of an array.
  static func all(of nodes: [LayoutNode]) -> [BorrowedNode] {
    let borrowed = BorrowedNodes(nodes)
    var all: [BorrowedNode] = []
    all.reserveCapacity(nodes.count)
    for index in nodes.indices { all.append(borrowed[index]) }
    return all
  }
}

/// One of them.
@MainActor
@safe
private struct BorrowedNode: LayoutChild {
  // SAFETY: as above.
  fileprivate let slot: UnsafePointer<NodeSlot>

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { unsafe slot.pointee.sizeThatFits(proposal) }
  func keepsSize(from proposal: ProposedViewSize, along axis: Axis) -> Bool {
    unsafe slot.pointee.keepsSize(from: proposal, along: axis)
  }
  func dimensions(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    unsafe slot.pointee.dimensions(for: proposal, size: size)
  }
  var layoutPriority: Double { unsafe slot.pointee.layoutPriority }
  var hasSpacing: Bool { unsafe slot.pointee.hasSpacing }
  var spacing: ViewSpacing { unsafe slot.pointee.spacing }
  func hasGuides(_ kinds: GuideKinds) -> Bool { unsafe slot.pointee.hasGuides(kinds) }

  /// Whether the node or one of its descendants is drawn.
  var draws: Bool { unsafe slot.pointee.draws }
  /// Whether the node caches no sizes, so that another query would measure it again.
  var isForgetful: Bool { unsafe slot.pointee.isForgetful }
  /// Places the node in its parent.
  func place(in parent: ParentNode, by placement: ChildPlacement) {
    unsafe slot.pointee.place(in: parent, by: placement)
  }
}

extension StackLayout {
  /// The division of a proposal among nodes.
  @MainActor
  func division(of proposal: ProposedViewSize, among nodes: [LayoutNode]) -> StackDivision {
    defer { extendLifetime(nodes) }
    return division(of: proposal, among: BorrowedNodes.all(of: nodes))
  }

  /// The placements of nodes by a division among them.
  @MainActor
  func placements(of division: StackDivision, in size: CGSize, children nodes: [LayoutNode]) -> [ChildPlacement] {
    defer { extendLifetime(nodes) }
    return placements(of: division, in: size, children: BorrowedNodes.all(of: nodes))
  }

  /// The preferred spacing of a stack of nodes.
  @MainActor
  func preferredSpacing(of nodes: [LayoutNode]) -> ViewSpacing {
    defer { extendLifetime(nodes) }
    return preferredSpacing(of: BorrowedNodes.all(of: nodes))
  }
}

extension ParentNode {
  /// Places children as their container computed.
  final func place(_ nodes: [LayoutNode], by placements: [ChildPlacement]) {
    defer { extendLifetime(nodes) }
    let borrowed = BorrowedNodes(nodes)
    for (index, placement) in zip(nodes.indices, placements) { borrowed[index].place(in: self, by: placement) }
  }
}

extension [LayoutNode] {
  /// Whether one of the nodes or their descendants is drawn.
  @MainActor var anyDraws: Bool {
    defer { extendLifetime(self) }
    let borrowed = BorrowedNodes(self)
    for index in indices where borrowed[index].draws { return true }
    return false
  }

  /// Whether one of the nodes, other than a spacer, caches no sizes.
  @MainActor var anyForgets: Bool {
    defer { extendLifetime(self) }
    let borrowed = BorrowedNodes(self)
    for index in indices where borrowed[index].isForgetful && !borrowed[index].hasSpacing { return true }
    return false
  }
}
