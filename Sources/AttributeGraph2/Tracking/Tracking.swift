/// How reads become inputs.
extension GraphReference {
  /// How many reads are looked through one by one.
  private static var fewReads: Int { 8 }

  /// Records that the running evaluation, if there is one, read a node.
  @inlinable @inline(__always)
  func recordRead(of node: NodeReference) {
    if !recordExpectedRead(of: node) { recordUnexpectedRead(of: node) }
  }

  /// Records a read of a node that the evaluation was expected to read now, or is known to have read, or that
  /// nobody tracks.
  ///
  /// - Returns: Whether it was so, and everything is recorded.
  @inlinable @inline(__always)
  func recordExpectedRead(of node: NodeReference) -> Bool {
    _fastPath(fields.tracking.advance(over: node)) || fields.tracking.reader == nil
      || fields.tracking.surprises.knownReads.contains(node)
  }

  /// Records a read that the last evaluation did not make at this point.
  ///
  /// - Complexity: O(1) amortised.
  @usableFromInline
  func recordUnexpectedRead(of node: NodeReference) {
    guard let reader = fields.tracking.reader else { return }
    fields.tracking.surprises.knownReads.insert(node)
    let newInputs = fields.tracking.newInputs(upTo: fields.newInputs.count)
    if reader.inputCount == 0 && newInputs.isEmpty && fields.tracking.surprises.number == 0 {
      // Nothing was read before.
      linkInline(reader, to: node)
      return fields.tracking.setCursorToEnd(of: reader)
    }
    let cursor = fields.tracking.cursor(of: reader)
    // Most that are read again were read just now.
    if cursor > 0 && reader.input(at: cursor - 1) == node { return }
    if hasRead(node, reader, &fields.tracking, newInputs) { return }
    if cursor == reader.inputCount && newInputs.isEmpty {
      link(reader, to: node)
      fields.tracking.setCursorToEnd(of: reader)
    } else {
      // Old inputs are left over, and some may be read later: they are told apart when the evaluation ends.
      node.traits.insert(.wasRead)
      fields.tracking.surprises.newInputsBase = newInputs.lowerBound
      fields.newInputs.push(node)
      fields.tracking.expectNothing()
    }
  }

  /// Whether an evaluation has read a node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - reader: The evaluation's reader.
  ///   - tracking: Its tracking, which may get a number.
  ///   - newInputs: Its part of the new inputs.
  /// - Returns: Whether it has.
  /// - Complexity: O(1) amortised.
  func hasRead(
    _ node: NodeReference, _ reader: ReaderReference, _ tracking: inout Tracking, _ newInputs: Range<Int>
  ) -> Bool {
    guard node.traits.contains(.wasRead) else { return false }
    let cursor = tracking.cursor(of: reader)
    if tracking.surprises.number == 0 {
      if cursor + newInputs.count <= Self.fewReads {
        for index in 0..<cursor where reader.input(at: index) == node { return true }
        for index in newInputs where fields.newInputs[index] == node { return true }
        return false
      }
      if newInputs.isEmpty && node.outputCount <= Self.fewReads {
        // What was read is all linked, and the fewer edges are those at the node.
        for index in 0..<node.outputCount where node.output(at: index) == reader.asNode {
          return position(.output(of: node, index)) < cursor
        }
        return false
      }
      tracking.surprises.number = fields.readSet.begin()
      fields.hasAftermath = true
      tracking.numbered = 0
    }
    number(reader, &tracking, newInputs)
    return fields.readSet.contains(node, tracking.surprises.number)
  }

  /// Puts into the set what an evaluation has read since it was looked at last.
  private func number(_ reader: ReaderReference, _ tracking: inout Tracking, _ newInputs: Range<Int>) {
    let cursor = tracking.cursor(of: reader)
    for index in tracking.numbered..<(cursor + newInputs.count) {
      let node = index < cursor ? reader.input(at: index) : fields.newInputs[newInputs.lowerBound + index - cursor]
      if let node { fields.readSet.insert(node, tracking.surprises.number) }
    }
    tracking.numbered = cursor + newInputs.count
  }

  /// Calls a closure for the record of every running evaluation, and of all that is not tracked inside one, the
  /// innermost first.
  func forEachRecord(_ body: (TrackingReference) -> Void) {
    var current = fields.innermost
    while current != fields.idleTracking {
      body(current)
      current = current.record.outer
    }
  }

  /// Calls a closure for every running evaluation, the innermost first.
  ///
  /// - Parameter body: The closure. It is given the evaluation's reader, its record, and its part of the new inputs, into
  ///   which it may insert.
  func forEachEvaluation(_ body: (ReaderReference, TrackingReference, Range<Int>) -> Void) {
    var end = fields.newInputs.count
    forEachRecord { tracking in
      let newInputs = tracking.record.newInputs(upTo: end)
      if let reader = tracking.record.reader { body(reader, tracking, newInputs) }
      end = newInputs.lowerBound
    }
  }

  /// Calls a closure for every running evaluation that has read a node.
  ///
  /// - Complexity: O(running evaluations inside each other).
  func forEachEvaluation(thatHasRead node: NodeReference, _ body: (ReaderReference) -> Void) {
    guard node.traits.contains(.wasRead) else { return }
    forEachEvaluation { reader, tracking, newInputs in
      if hasRead(node, reader, &tracking.record, newInputs) { body(reader) }
    }
  }

  /// Notes a fact about every running evaluation that has read a node.
  ///
  /// - Complexity: O(running evaluations inside each other).
  func note(_ trait: NodeTraits, aboutReadersOf node: NodeReference) {
    forEachEvaluation(thatHasRead: node) { reader in
      reader.asNode.traits.insert(trait)
      fields.oddities.formUnion([.unsettledReads, .aftermath])
    }
  }

  /// Settles the inputs of an evaluation that has not just read what the one before had read, in the same order.
  ///
  /// - Returns: Whether the reader still lives.
  /// - Complexity: O(old and new inputs from the first difference on).
  @usableFromInline
  func finishUnexpectedReads() -> Bool {
    let newInputs = fields.tracking.newInputs(upTo: fields.newInputs.count)
    guard let reader = fields.tracking.reader else {
      fields.newInputs.truncate(to: newInputs.lowerBound)
      return false
    }
    unlinkInputs(of: reader, from: fields.tracking.cursor(of: reader))
    for index in newInputs {
      if let node = fields.newInputs[index] { link(reader, to: node) }
    }
    fields.newInputs.truncate(to: newInputs.lowerBound)
    fields.tracking.pause()
    return true
  }
}
