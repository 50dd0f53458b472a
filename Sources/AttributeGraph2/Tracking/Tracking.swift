/// Whose reads are being recorded, and which input it is expected to read next.
///
/// An evaluation usually reads what the one before it read, in the same order. So a cursor walks over
/// the inputs: a read of the node at the cursor costs one comparison, and an evaluation that reads
/// the same again changes no edge.
@usableFromInline
struct Tracking: BitwiseCopyable {
  /// The evaluation's node; nil where reads are not tracked.
  @usableFromInline var reader: ReaderReference?
  /// The input at the cursor; nil past the last one, and once the reads differ from the inputs.
  @usableFromInline var expected: NodeReference?
  /// How many inputs were read again, in order.
  @usableFromInline var cursor = 0
  /// Where this evaluation's part of `GraphState.newInputs` begins.
  @usableFromInline var newInputsBase = 0
  /// The evaluation's number; nodes that it read carry it.
  @usableFromInline var stamp = EvaluationStamp()

  /// Tracks nothing.
  @inlinable init() {}
}

extension GraphReference {
  /// Records that the running evaluation, if there is one, read a node.
  @inlinable @inline(__always)
  func recordRead(of node: NodeReference) {
    if fields.tracking.expected == node {
      node.readBy = fields.tracking.stamp
      advanceCursor()
    } else if fields.tracking.reader != nil && node.readBy != fields.tracking.stamp {
      recordUnexpectedRead(of: node)
    }
  }

  /// Moves the cursor to the next input of the last evaluation.
  @inlinable @inline(__always)
  func advanceCursor() {
    guard let reader = fields.tracking.reader else { return }
    let next = fields.tracking.cursor &+ 1
    fields.tracking.cursor = next
    fields.tracking.expected = next < reader.inputCount ? reader.input(at: next) : nil
  }

  /// Records a read that the last evaluation did not make at this point.
  ///
  /// - Complexity: O(1), but O(inputs read so far) where an evaluation inside this one read the same node.
  @usableFromInline
  func recordUnexpectedRead(of node: NodeReference) {
    guard let reader = fields.tracking.reader else { return }
    // A stamp below ours means that nobody has read the node since this evaluation began. A higher one means that
    // a nested evaluation has, which wiped out whether we had: only the lists can tell then.
    if fields.tracking.stamp < node.readBy && hasRead(node, reader) {
      node.readBy = fields.tracking.stamp
      return
    }
    node.readBy = fields.tracking.stamp
    if fields.tracking.cursor == reader.inputCount && fields.newInputs.count == fields.tracking.newInputsBase {
      link(reader, to: node)
      fields.tracking.cursor += 1
    } else {
      // Old inputs are left over, and some may be read later: they are told apart when the evaluation ends.
      fields.newInputs.push(node)
      fields.tracking.expected = nil
    }
  }

  private func hasRead(_ node: NodeReference, _ reader: ReaderReference) -> Bool {
    for index in 0..<fields.tracking.cursor where reader.input(at: index) == node { return true }
    for index in fields.tracking.newInputsBase..<fields.newInputs.count where fields.newInputs[index] == node {
      return true
    }
    return false
  }

  /// Makes the inputs of the evaluation that ends exactly what it read.
  ///
  /// - Complexity: O(1) where the reads were those of the evaluation before, else O(old and new inputs from the
  ///   first difference on).
  @inlinable @inline(__always)
  func finishTracking(of reader: ReaderReference) {
    if fields.tracking.cursor != reader.inputCount || fields.newInputs.count != fields.tracking.newInputsBase {
      reconcileInputs(of: reader)
    }
  }

  @usableFromInline
  func reconcileInputs(of reader: ReaderReference) {
    unlinkInputs(of: reader, from: fields.tracking.cursor)
    for index in fields.tracking.newInputsBase..<fields.newInputs.count {
      if let node = fields.newInputs[index] { link(reader, to: node) }
    }
    fields.newInputs.truncate(to: fields.tracking.newInputsBase)
  }
}
