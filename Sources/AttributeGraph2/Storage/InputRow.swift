/// The inputs of a reader where they lie, one behind the other, as long as none comes or goes.
@usableFromInline
@safe struct InputRow: BitwiseCopyable {
  /// The first of them.
  @usableFromInline let start: UnsafeMutablePointer<Edge>
  /// The address behind the last.
  @usableFromInline let end: UInt

  @inlinable @inline(__always)
  init(of reader: ReaderReference) {
    unsafe start = reader.with { unsafe $0.firstInput }
    end = unsafe UInt(bitPattern: start + reader.inputCount)
  }

  /// The only input of a reader, which lies in the reader itself.
  @inlinable @inline(__always)
  init(ofOnlyInputOf reader: ReaderReference) {
    unsafe start = reader.with { unsafe $0.onlyInput }
    end = unsafe UInt(bitPattern: start + 1)
  }

  /// Whether one of them has changed; nil where that depends on one that is stale itself.
  ///
  /// - Complexity: O(inputs before the first that has changed or is stale).
  @inlinable @inline(__always)
  func haveChanged(since revision: Revision) -> Bool? {
    var input = unsafe start
    while UInt(bitPattern: input) < end {
      // SAFETY: what lies before the end is an edge. A tombstone stands for an input that is gone: that is a change.
      guard let mark = unsafe input.pointee.node?.mark else { return true }
      if !mark.isSettled { return nil }
      if mark.hasChanged(since: revision) { return true }
      unsafe input += 1
    }
    return false
  }
}
