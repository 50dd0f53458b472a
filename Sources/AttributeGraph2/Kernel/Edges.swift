/// Making and removing edges. Both ends always change together (invariant 1).
extension GraphReference {
  /// Adds an edge at the end of a reader's inputs.
  @inline(__always) func link(_ reader: NodeReference, to source: NodeReference) {
    let inputPosition = reader.inputs.count
    let outputPosition = source.outputs.count
    reader.inputs.append(Edge(source, position: outputPosition), &fields.edges.blocks)
    source.outputs.append(Edge(reader, position: inputPosition), &fields.edges.blocks)
    if max(inputPosition, outputPosition) >= Edge.farPosition {
      fields.edges.farPositions.note(outputPosition, at: .input(of: reader, inputPosition))
      fields.edges.farPositions.note(inputPosition, at: .output(of: source, outputPosition))
    }
    fields.edges.count &+= 1
    fields.clock.edgeChanges &+= 1
    if fields.evaluation.slow.contains(.watched) {
      emit(.edgeAdded(input: label(of: source), reader: label(of: reader)))
    }
  }

  /// Removes the edges to a reader's inputs from an index on; inputs without an owner or output end later. A listener
  /// is notified last, as it may end one.
  func unlinkInputs(of reader: NodeReference, from start: Int = 0) {
    while reader.inputs.count > start {
      let index = reader.inputs.count &- 1
      let edge = reader.inputs[index]
      guard let source = edge.node else {
        reader.inputs.truncate(to: index, &fields.edges.blocks)
        continue
      }
      removeOutput(of: source, at: position(.input(of: reader, index)))
      fields.edges.farPositions.forget(.input(of: reader, index))
      reader.inputs.truncate(to: index, &fields.edges.blocks)
      collect(source)
      noteEdgeRemoved(from: source, to: reader)
    }
  }

  @inline(__always) func noteEdgeRemoved(from source: NodeReference, to reader: NodeReference) {
    fields.edges.count &-= 1
    fields.clock.edgeChanges &+= 1
    if fields.evaluation.slow.contains(.watched) {
      emit(.edgeRemoved(input: label(of: source), reader: label(of: reader)))
    }
  }

  /// Removes an output by moving the last one into its place.
  @inline(__always) private func removeOutput(of source: NodeReference, at position: Int) {
    let last = source.outputs.count &- 1
    if position != last, let moved = source.outputs[last].node {
      let movedPosition = self.position(.output(of: source, last))
      source.outputs[position] = Edge(moved, position: movedPosition)
      fields.edges.farPositions.note(movedPosition, at: .output(of: source, position))
      moved.inputs[movedPosition].position = position
      fields.edges.farPositions.note(position, at: .input(of: moved, movedPosition))
    }
    fields.edges.farPositions.forget(.output(of: source, last))
    source.outputs.truncate(to: last, &fields.edges.blocks)
  }

  /// Removes all outputs of a node that ends; its readers keep a tombstone and are stale.
  ///
  /// - Complexity: O(outputs, and what is downstream of them).
  func dropOutputs(of node: NodeReference) {
    // The end of an input is a change: readers that were verified before it are out of date.
    fields.clock.revision.advance()
    countChangeInVerification()
    markOutputs(of: node)
    var first = 0
    // In the order of the outputs; the list is emptied last, so that positions stay valid.
    while first < node.outputs.count {
      if let reader = node.outputs[first].node {
        let position = position(.output(of: node, first))
        reader.inputs[position] = .tombstone
        fields.edges.farPositions.forget(.input(of: reader, position))
        fields.edges.farPositions.forget(.output(of: node, first))
        node.outputs[first] = .tombstone
        if reader.state != .computing {
          recordStaleness(of: reader, .inputEnded(name(of: node), transaction: currentTransaction))
        }
        if reader.state == .checked { reader.state = .dirty }
        noteEdgeRemoved(from: node, to: reader)
      }
      first += 1
    }
    node.outputs.truncate(to: 0, &fields.edges.blocks)
  }

  /// The position of an edge in the list at its other end.
  @inline(__always) func position(_ end: EdgeEnd) -> Int {
    let position = end.isInput ? end.node.inputs[end.index].position : end.node.outputs[end.index].position
    return _slowPath(position == Edge.farPosition) ? fields.edges.farPositions[end] : position
  }

  /// Removes the tombstones from a reader's inputs; the edges behind them move up.
  func compactInputs(of reader: NodeReference) {
    guard var count = (0..<reader.inputs.count).first(where: { reader.inputs[$0].node == nil }) else { return }
    for index in count..<reader.inputs.count {
      guard let input = reader.inputs[index].node else { continue }
      let position = position(.input(of: reader, index))
      fields.edges.farPositions.forget(.input(of: reader, index))
      reader.inputs[count] = reader.inputs[index]
      fields.edges.farPositions.note(position, at: .input(of: reader, count))
      input.outputs[position].position = count
      fields.edges.farPositions.note(count, at: .output(of: input, position))
      count += 1
    }
    reader.inputs.truncate(to: count, &fields.edges.blocks)
  }
}
