/// The two words of a closure: the function, which is that of the node's kind, and what it captures, which is in the
/// record.
@usableFromInline @safe struct ClosureWords: BitwiseCopyable {
  @usableFromInline let function: UInt
  /// The object with what the closure captures; 0 for none.
  @usableFromInline let captures: UInt

  @inlinable @inline(__always) init(function: UInt, captures: UInt) {
    self.function = function
    self.captures = captures
  }

  /// Takes a closure apart. Whoever has the words owns what it captures.
  ///
  /// - Precondition: The type has one field, a closure.
  @unsafe @inlinable @inline(__always) init<Closure: ~Copyable>(_ closure: consuming Closure) {
    assert(MemoryLayout<Closure>.size == MemoryLayout<ClosureWords>.size)
    var words = ClosureWords(function: 0, captures: 0)
    var taken = Optional(closure)
    // SAFETY: a closure is two words; those on the stack are plain, so that the closure is not released there.
    unsafe withUnsafeMutablePointer(to: &words) {
      guard let closure = taken.take() else { return }
      unsafe UnsafeMutableRawPointer($0).bindMemory(to: Closure.self, capacity: 1).initialize(to: closure)
    }
    self = words
  }

  /// Calls a closure with the one that the words make; it owns nothing.
  ///
  /// - Precondition: The words are those of a closure of the type, and what it captures lives as long as the call.
  @unsafe @inlinable @inline(__always) func with<Closure: ~Copyable, Result, Failure: Error>(
    _ type: Closure.Type, _ body: (borrowing Closure) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // SAFETY: the precondition.
    try unsafe withUnsafePointer(to: self) { (words) throws(Failure) in
      try unsafe body(UnsafeRawPointer(words).assumingMemoryBound(to: Closure.self).pointee)
    }
  }
}
