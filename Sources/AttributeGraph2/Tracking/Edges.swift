/// Making and removing edges; both ends always change together (invariant 1).
extension GraphReference {
  /// Adds an edge at the end of a reader's inputs.
  ///
  /// - Complexity: O(1) amortised.
  func link(_ reader: ReaderReference, to source: NodeReference) { linkInline(reader, to: source) }

  /// The body of `link`, of which the first read of an evaluation is to be one function.
  @inline(__always)
  func linkInline(_ reader: ReaderReference, to source: NodeReference) {
    let inputPosition = reader.inputCount
    let outputPosition = source.outputCount
    reader.with { $0.inputs.append(Edge(source, position: outputPosition), &fields.edgeBlocks) }
    source.with { $0.outputs.append(Edge(reader.asNode, position: inputPosition), &fields.edgeBlocks) }
    if max(inputPosition, outputPosition) >= Edge.farPosition {
      noteFar(outputPosition, at: .input(of: reader, inputPosition))
      noteFar(inputPosition, at: .output(of: source, outputPosition))
    }
    source.traits.insert(.wasRead)
    fields.counters.edges &+= 1
    fields.edgeChanges &+= 2
    if fields.isWatched { emit(.edgeAdded(input: label(of: source), reader: label(of: reader.asNode))) }
  }

  /// Removes the edges to a reader's inputs.
  ///
  /// - Complexity: O(edges removed).
  @inline(__always)
  func unlinkInputs(of reader: ReaderReference) {
    if reader.with({ $0.inputs.isSingle }), let source = reader.input(at: 0), source.with({ $0.outputs.isSingle }) {
      // The only edge at both of its ends: nothing has to move.
      reader.with { $0.inputs = EdgeList() }
      source.with { $0.outputs = EdgeList() }
      noteEdgeRemoved(from: source, to: reader)
    } else if reader.inputCount > 0 {
      unlinkInputs(of: reader, from: 0)
    }
  }

  /// Removes the edges to a reader's inputs from an index on.
  ///
  /// - Complexity: O(edges removed).
  func unlinkInputs(of reader: ReaderReference, from start: Int) {
    var index = reader.inputCount
    guard index > start else { return }
    while index > start {
      index -= 1
      if let source = reader.input(at: index) {
        removeOutput(of: source, at: position(.input(of: reader, index)))
        noteEdgeRemoved(from: source, to: reader)
      }
      forgetFar(.input(of: reader, index))
    }
    reader.with { $0.inputs.truncate(to: start, &fields.edgeBlocks) }
  }

  /// Counts an edge that is gone.
  @inline(__always)
  func noteEdgeRemoved(from source: NodeReference, to reader: ReaderReference) {
    fields.counters.edges &-= 1
    fields.edgeChanges &+= 2
    if fields.isWatched { emit(.edgeRemoved(input: label(of: source), reader: label(of: reader.asNode))) }
  }

  /// Removes all outputs of a node, whose readers know that it goes.
  func removeOutputs(of node: NodeReference) {
    if !fields.farPositions.isEmpty {
      for index in 0..<node.outputCount { forgetFar(.output(of: node, index)) }
    }
    node.with { $0.outputs.truncate(to: 0, &fields.edgeBlocks) }
  }

  /// Removes an output by moving the last one into its place.
  private func removeOutput(of source: NodeReference, at position: Int) {
    let last = source.outputCount - 1
    if position != last, let moved = source.output(at: last) {
      let movedPosition = self.position(.output(of: source, last))
      source.with { $0.outputs[position] = Edge(moved, position: movedPosition) }
      noteFar(movedPosition, at: .output(of: source, position))
      moved.asReader.with { $0.inputs[movedPosition].position = position }
      noteFar(position, at: .input(of: moved.asReader, movedPosition))
    }
    forgetFar(.output(of: source, last))
    source.with { $0.outputs.truncate(to: last, &fields.edgeBlocks) }
  }
}

/// One end of an edge: a node, which of its lists, and the index there.
struct EdgeEnd: Hashable {
  var node: NodeReference
  var isInput: Bool
  var index: Int

  static func input(of reader: ReaderReference, _ index: Int) -> EdgeEnd {
    EdgeEnd(node: reader.asNode, isInput: true, index: index)
  }

  static func output(of node: NodeReference, _ index: Int) -> EdgeEnd {
    EdgeEnd(node: node, isInput: false, index: index)
  }
}

/// Positions in lists of more than a million edges, which do not fit into the edges themselves.
extension GraphReference {
  /// The position of an edge in the list at its other end.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func position(_ end: EdgeEnd) -> Int {
    let position =
      end.isInput
      ? end.node.asReader.with { $0.inputs[end.index].position } : end.node.with { $0.outputs[end.index].position }
    return position == Edge.farPosition ? farPosition(end) : position
  }

  private func farPosition(_ end: EdgeEnd) -> Int {
    guard let position = fields.farPositions[end] else { preconditionFailure("An edge has lost its other end.") }
    return position
  }

  /// Keeps the position of an edge in the list at its other end, where the edge itself has no room for it.
  private func noteFar(_ position: Int, at end: EdgeEnd) {
    if position >= Edge.farPosition { fields.farPositions[end] = position } else { forgetFar(end) }
  }

  /// Forgets the position of an edge that goes, or that has room for its position again.
  @inline(__always)
  private func forgetFar(_ end: EdgeEnd) {
    if !fields.farPositions.isEmpty { fields.farPositions[end] = nil }
  }
}
