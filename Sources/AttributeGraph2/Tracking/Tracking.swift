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
    if fields.tracking.stamp < node.readBy
      && hasRead(node, reader, fields.tracking, fields.tracking.newInputsBase..<fields.newInputs.count)
    {
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

  /// Whether an evaluation has read a node, by its lists.
  ///
  /// - Complexity: O(the fewer of inputs read again and outputs of the node, and new inputs).
  func hasRead(_ node: NodeReference, _ reader: ReaderReference, _ tracking: Tracking, _ newInputs: Range<Int>) -> Bool
  {
    for index in newInputs where fields.newInputs[index] == node { return true }
    let outputs = node.with { $0.outputs.count }
    if outputs < tracking.cursor {
      for index in 0..<outputs where node.with({ $0.outputs.node(at: index) }) == reader.asNode {
        return node.with { $0.outputs.position(at: index) } < tracking.cursor
      }
    } else {
      for index in 0..<tracking.cursor where reader.input(at: index) == node { return true }
    }
    return false
  }

  /// The tracking of a running evaluation, and the part of `newInputs` that is its own.
  ///
  /// Level 0 is the outermost. The level above the suspended ones is the running one, whose reader is nil where
  /// nothing is tracked at this moment.
  func evaluation(at level: Int) -> (Tracking, newInputs: Range<Int>) {
    let suspended = fields.suspendedTracking.count
    if level == suspended {
      return (fields.tracking, fields.tracking.newInputsBase..<fields.newInputs.count)
    }
    let tracking = fields.suspendedTracking[level]
    var end = fields.newInputs.count
    if level + 1 < suspended {
      end = fields.suspendedTracking[level + 1].newInputsBase
    } else if fields.tracking.reader != nil {
      end = fields.tracking.newInputsBase
    }
    return (tracking, tracking.newInputsBase..<end)
  }

  /// Replaces the tracking of a running evaluation.
  func setTracking(_ tracking: Tracking, at level: Int) {
    if level == fields.suspendedTracking.count {
      fields.tracking = tracking
    } else {
      fields.suspendedTracking[level] = tracking
    }
  }

  /// Notes a fact about every running evaluation that has read a node.
  ///
  /// - Complexity: O(running evaluations inside each other), where none of them has read it since.
  func note(_ trait: NodeTraits, aboutReadersOf node: NodeReference) {
    for level in 0...fields.suspendedTracking.count {
      let (tracking, newInputs) = evaluation(at: level)
      guard let reader = tracking.reader, !(node.readBy < tracking.stamp) else { continue }
      if node.readBy == tracking.stamp || hasRead(node, reader, tracking, newInputs) {
        reader.asNode.traits.insert(trait)
      }
    }
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
