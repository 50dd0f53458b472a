extension GraphReference {
  /// The number of reads up to which a linear search is cheaper than the read set.
  private static var fewReads: Int { 8 }

  /// Records a read that needs no work, and returns whether it did: the expected input, one that was read before, or an
  /// untracked read in the only graph.
  @inlinable @inline(__always) func recordExpectedRead(of node: NodeReference) -> Bool {
    // SAFETY: there is always a frame on top.
    let frame = unsafe fields.evaluation.stack.top
    return unsafe _fastPath(frame.pointee.advance(over: node)) || isReadFree
      || frame.pointee.known0 == node.address || frame.pointee.known1 == node.address
  }

  @inlinable @inline(__always) func recordRead(of node: NodeReference) {
    if !recordExpectedRead(of: node) { recordUnexpectedRead(of: node) }
  }

  /// Records a read that the last evaluation did not make at this point.
  ///
  /// Its remaining inputs are removed at once, so the inputs are exactly the reads so far, and a node that was made in
  /// this evaluation outlives it.
  @usableFromInline func recordUnexpectedRead(of node: NodeReference) {
    if _slowPath(fields.evaluation.innerGraphs > 0) && isReadFromInside() { return reportRead(of: node) }
    guard let reader = fields.evaluation.stack.current.reader else { return noteReadFromOutside(of: node) }
    fields.evaluation.stack.current.known1 = fields.evaluation.stack.current.known0
    fields.evaluation.stack.current.known0 = node.address
    let count = readCount(of: reader, fields.evaluation.stack.current)
    // Most such reads repeat the previous one.
    if count > 0 && reader.inputs[count &- 1].leads(to: node) { return }
    if count > 0 && !node.outputs.isEmpty && hasRead(node, reader, among: count) { return }
    if count < reader.inputs.count {
      // The node may be among the removed inputs: it must not end in between.
      node.owners += 1
      unlinkInputs(of: reader, from: count)
      node.owners -= 1
      if fields.evaluation.stack.current.reader == reader { setCursorToEnd(of: reader) }
    }
    // A listener may have ended one of them.
    guard fields.evaluation.stack.current.reader == reader && node.state != .ended else {
      fields.evaluation.stack.current.known0 = 0
      return freeIfUnused(node)
    }
    link(reader, to: node)
    if fields.evaluation.stack.current.reader == reader { setCursorToEnd(of: reader) }
  }

  @inline(__always) func readCount(of reader: NodeReference, _ frame: Frame) -> Int {
    // SAFETY: both lie in the reader's inputs.
    unsafe frame.cursor - reader.firstInput
  }

  @inline(__always) private func setCursorToEnd(of reader: NodeReference) {
    // SAFETY: the end of the reader's inputs.
    let end = unsafe reader.firstInput + reader.inputs.count
    unsafe fields.evaluation.stack.current.cursor = end
    unsafe fields.evaluation.stack.current.end = end
  }

  /// Whether the reader on top has read a node among so many inputs in this evaluation; O(1) amortised.
  private func hasRead(_ node: NodeReference, _ reader: NodeReference, among count: Int) -> Bool {
    if fields.evaluation.stack.current.number == 0 {
      if count <= Self.fewReads {
        for index in 0..<count where reader.inputs[index].node == node { return true }
        return false
      }
      if node.outputs.count <= Self.fewReads {
        for index in 0..<node.outputs.count where node.outputs[index].node == reader {
          return position(.output(of: node, index)) < count
        }
        return false
      }
      fields.evaluation.stack.current.number = fields.evaluation.readSet.begin()
      fields.evaluation.stack.current.numbered = 0
      fields.evaluation.slow.insert(.deferredWork)
    }
    let (number, numbered) = (fields.evaluation.stack.current.number, fields.evaluation.stack.current.numbered)
    for index in numbered..<max(count, numbered) {
      if let input = reader.inputs[index].node { fields.evaluation.readSet.insert(input, number) }
    }
    fields.evaluation.stack.current.numbered = count
    return fields.evaluation.readSet.contains(node, number)
  }

  @inlinable @inline(__always) func beginReads(of reader: NodeReference, isInRule: Bool) {
    // SAFETY: there is always a frame on top, and the cursor lies in the reader's inputs.
    let frame = unsafe fields.evaluation.stack.top
    let first = unsafe reader.firstInput
    unsafe frame.pointee.reader = reader
    unsafe frame.pointee.cursor = first
    unsafe frame.pointee.end = first + reader.inputs.count
    unsafe frame.pointee.known0 = 0
    unsafe frame.pointee.known1 = 0
    unsafe frame.pointee.number = 0
    if isInRule { unsafe frame.pointee.inRule = 1 }
    fields.clock.evaluations &+= 1
    reader.evaluationsModulo &+= 1
    if _slowPath(reader.evaluationsModulo == 0) { carryEvaluations(of: reader) }
  }

  /// Ends the recording of reads of the evaluation on top: inputs that were not read again are removed.
  @inlinable @inline(__always) func finishReads() {
    // SAFETY: there is always a frame on top.
    let frame = unsafe fields.evaluation.stack.top
    if _slowPath(unsafe frame.pointee.cursor != frame.pointee.end) { finishFewerReads() }
    unsafe fields.evaluation.stack.top.pointee.reader = nil
  }

  @usableFromInline @inline(never) func finishFewerReads() {
    guard let reader = fields.evaluation.stack.current.reader else { return }
    let count = readCount(of: reader, fields.evaluation.stack.current)
    unlinkInputs(of: reader, from: count)
    if fields.evaluation.stack.current.reader == reader { setCursorToEnd(of: reader) }
  }

  func stopTracking(_ reader: NodeReference) {
    guard let depth = fields.evaluation.stack.lastDepth(where: { $0.reader == reader }) else { return }
    // SAFETY: a new frame has nothing left to read.
    fields.evaluation.stack[depth] = unsafe Frame(inRule: fields.evaluation.stack[depth].inRule)
  }

  @inlinable func untracked<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try running(inRule: 0, body)
  }

  /// Runs a closure in which writes are refused like those of a rule, and whose reads do not become inputs.
  func refusingWrites<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try running(inRule: 1, body)
  }

  /// Runs a closure in a frame of its own. Deferred work is left to the caller, as the engine may be in the middle of a
  /// step.
  @inlinable @inline(__always) func running<Result, Failure: Error>(
    inRule: UInt32, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let isOutermost = isIdle
    if isOutermost {
      noteStack()
      beginOutermost()
    }
    fields.evaluation.stack.push(inRule: inRule)
    retain()
    defer {
      fields.evaluation.stack.pop()
      if _slowPath(isOutermost && hasOthers) { leaveThread() }
      release()
    }
    return try body()
  }

  /// Runs a closure of the program whose reads do not become inputs. Outside of evaluations it does the deferred work
  /// of those inside when the closure is over.
  @inlinable func untrackedAndSettle<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    retain()
    defer {
      if isIdle { settleUntracked() }
      release()
    }
    return try untracked(body)
  }

  @usableFromInline @inline(never) func settleUntracked() {
    if fields.evaluation.slow.contains(.deferredWork) { settleDeferredWork() }
    if fields.evaluation.slow.contains(.attended) { settleHooks() }
    checkInvariantsIfAsked()
  }

  /// Removes a node that ends from the reads of running evaluations, because another node may soon have its record.
  ///
  /// - Complexity: O(outputs), and for each evaluation that has read the node O(evaluations inside it).
  func forgetReads(of node: NodeReference) {
    for index in 0..<node.outputs.count {
      guard let reader = node.outputs[index].node, reader.state == .computing,
        let depth = fields.evaluation.stack.lastDepth(where: { $0.reader == reader })
      else { continue }
      if fields.evaluation.stack[depth].known0 == node.address { fields.evaluation.stack[depth].known0 = 0 }
      if fields.evaluation.stack[depth].known1 == node.address { fields.evaluation.stack[depth].known1 = 0 }
      let number = fields.evaluation.stack[depth].number
      if number != 0 { fields.evaluation.readSet.remove(node, number) }
    }
  }
}
