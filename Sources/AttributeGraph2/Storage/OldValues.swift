/// Values that evaluations have replaced, kept until the outermost evaluation is over.
///
/// The end of a value can run the user's code, which may read and write the graph. In the middle of an evaluation it
/// would meet nodes that are being verified, and take that for a cycle. Plain values never come here.
///
/// The values lie one behind the other in one buffer that is kept, so that keeping one allocates nothing.
@usableFromInline
@safe struct OldValues: ~Copyable {
  /// What stands before each value.
  @usableFromInline
  @safe struct Entry {
    /// Takes the value out of its place behind the entry and releases it.
    @usableFromInline let release: (UnsafeMutableRawPointer) -> Void
    /// Where the next entry begins, in bytes from the start of the buffer.
    @usableFromInline let next: Int

    @inlinable
    init(release: @escaping (UnsafeMutableRawPointer) -> Void, next: Int) {
      unsafe self.release = release
      self.next = next
    }
  }

  @usableFromInline var buffer = ValueBuffer()
  /// Where the first entry begins that was not released yet, in bytes.
  var head = 0
  /// Whether the values are being released: what comes to them meanwhile waits for its turn.
  var isReleasing = false

  init() {}

  @inlinable var isEmpty: Bool { @inline(__always) get { buffer.used == 0 } }

  /// Keeps a value.
  ///
  /// - Complexity: O(1) amortised.
  @inlinable @inline(__always)
  mutating func append<Value>(_ value: consuming Value) {
    let start = buffer.used
    let place = start + ValueBuffer.padded(MemoryLayout<Entry>.size)
    let next = place + ValueBuffer.size(of: Value.self)
    unsafe buffer.reserve(next)
    // SAFETY: the buffer has room for the entry and the value behind it.
    unsafe (buffer.start + start).initializeMemory(
      as: Entry.self, to: Entry(release: { unsafe _ = ValueBuffer.take(Value.self, from: $0) }, next: next))
    unsafe ValueBuffer.put(value, at: buffer.start + place)
    buffer.used = next
  }

  /// Takes out the entry of the value that has waited longest.
  ///
  /// - Returns: The entry and the place of its value; nil where none waits.
  @unsafe mutating func takeFirst() -> (entry: Entry, place: UnsafeMutableRawPointer)? {
    guard head < buffer.used else {
      head = 0
      buffer.used = 0
      return nil
    }
    // SAFETY: every offset that `next` gave was initialised by `append`, and `head` passes each once.
    let start = unsafe buffer.start + head
    let entry = unsafe start.assumingMemoryBound(to: Entry.self).move()
    head = entry.next
    return unsafe (entry, start + ValueBuffer.padded(MemoryLayout<Entry>.size))
  }
}

extension GraphReference {
  /// Keeps a value that an evaluation has replaced until the outermost evaluation is over.
  @inlinable @inline(__always)
  func releaseLater<Value>(_ value: consuming Value) {
    // Known when the caller is compiled: numbers and the like cost nothing.
    if _isPOD(Value.self) { return }
    fields.oldValues.append(value)
    fields.hasAftermath = true
  }

  /// Releases the values that evaluations have replaced, and those that come to them because of it.
  func releaseOldValues() {
    if fields.oldValues.isReleasing { return }
    fields.oldValues.isReleasing = true
    while let (entry, place) = unsafe fields.oldValues.takeFirst() {
      // SAFETY: the value is moved out before its end can run code that makes the buffer grow.
      unsafe entry.release(place)
    }
    fields.oldValues.isReleasing = false
  }
}
