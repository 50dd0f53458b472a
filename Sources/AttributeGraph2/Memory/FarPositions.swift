/// Positions in lists of more than half a million edges, which do not fit into the edges themselves.
struct FarPositions: ~Copyable {
  private(set) var positions: [EdgeEnd: Int] = [:]

  /// The position of an edge in the list at its other end.
  ///
  /// - Precondition: It was noted because the edge has no room for it.
  subscript(end: EdgeEnd) -> Int {
    @inline(never) get {
      guard let position = positions[end] else { preconditionFailure("An edge has lost its other end.") }
      return position
    }
    @inline(never) set { positions[end] = newValue }
  }

  /// Keeps the position of an edge in the list at its other end, where the edge itself has no room for it.
  @inline(__always) mutating func note(_ position: Int, at end: EdgeEnd) {
    if _slowPath(position >= Edge.farPosition) { self[end] = position } else { forget(end) }
  }

  /// Removes the position of an edge that is removed, or has room for its position again.
  @inline(__always) mutating func forget(_ end: EdgeEnd) {
    if _slowPath(!positions.isEmpty) { remove(end) }
  }

  @inline(never) private mutating func remove(_ end: EdgeEnd) { positions[end] = nil }
}

struct EdgeEnd: Hashable {
  let node: NodeReference
  let isInput: Bool
  let index: Int

  static func input(of reader: NodeReference, _ index: Int) -> EdgeEnd {
    EdgeEnd(node: reader, isInput: true, index: index)
  }

  static func output(of node: NodeReference, _ index: Int) -> EdgeEnd {
    EdgeEnd(node: node, isInput: false, index: index)
  }
}
