/// Making and removing edges; both ends always change together (invariant 1).
extension GraphReference {
  /// Adds an edge at the end of a reader's inputs.
  ///
  /// - Complexity: O(1) amortised.
  func link(_ reader: ReaderReference, to source: NodeReference) {
    let inputPosition = reader.inputCount
    let outputPosition = source.with { $0.outputs.count }
    reader.with { $0.inputs.append(source, position: outputPosition, bytes: &fields.counters.bytes) }
    source.with { $0.outputs.append(reader.asNode, position: inputPosition, bytes: &fields.counters.bytes) }
    fields.counters.edges += 1
    fields.edgeChanges &+= 1
    if fields.isWatched { emit(.edgeAdded(input: label(of: source), reader: label(of: reader.asNode))) }
  }

  /// Removes the edges to a reader's inputs from an index on.
  ///
  /// - Complexity: O(edges removed).
  func unlinkInputs(of reader: ReaderReference, from start: Int) {
    var index = reader.inputCount
    while index > start {
      index -= 1
      if let source = reader.input(at: index) {
        removeOutput(of: source, at: reader.with { $0.inputs.position(at: index) })
        noteEdgeRemoved(from: source, to: reader)
      }
    }
    reader.with { $0.inputs.truncate(to: start, bytes: &fields.counters.bytes) }
  }

  /// Counts an edge that is gone.
  @inline(__always)
  func noteEdgeRemoved(from source: NodeReference, to reader: ReaderReference) {
    fields.counters.edges -= 1
    fields.edgeChanges &+= 1
    if fields.isWatched { emit(.edgeRemoved(input: label(of: source), reader: label(of: reader.asNode))) }
  }

  /// Removes an output by moving the last one into its place.
  private func removeOutput(of source: NodeReference, at position: Int) {
    let last = source.with { $0.outputs.count } - 1
    if position != last, let moved = source.with({ $0.outputs.node(at: last) }) {
      let movedPosition = source.with { $0.outputs.position(at: last) }
      source.with { $0.outputs.setNode(moved, at: position) }
      source.with { $0.outputs.setPosition(movedPosition, at: position) }
      moved.asReader.with { $0.inputs.setPosition(position, at: movedPosition) }
    }
    source.with { $0.outputs.truncate(to: last, bytes: &fields.counters.bytes) }
  }
}
