/// What the closure of a reader owns, or a rarer reader itself, taken out of the reader at its end.
///
/// A rule owns what it captures, and that may own the next rule. Released as the members of objects are, a long chain
/// would nest as deep as it is long; so each reader that ends hands the context of its closure to the graph, which
/// releases one after the other. A closure that is running keeps its context until it has returned.
@safe struct ClosureContext: BitwiseCopyable {
  /// The context: an object of the runtime. Its class is of no concern; this one says that it is no Objective-C object.
  private let object: Unmanaged<NodeKind>

  /// Where the fields of a subclass of `Reader` begin in its objects: behind the header, and the fields of `Node` and
  /// `Reader`.
  static var offset: Int { 2 * MemoryLayout<UInt>.stride + MemoryLayout<UInt>.stride + 48 }

  /// Where a closure stands in an object of such a class, as the field behind the first.
  ///
  /// - Parameter first: The type of the first field.
  /// - Returns: The distance from the beginning of the object, in bytes.
  static func offset<First>(behind first: First.Type) -> Int {
    func rounded(_ offset: Int, _ alignment: Int) -> Int { (offset + alignment - 1) & ~(alignment - 1) }
    let start = rounded(offset, MemoryLayout<First>.alignment)
    return rounded(start + MemoryLayout<First>.size, MemoryLayout<UInt>.alignment)
  }

  /// Takes the context out of a reader that ends; nil where the closure has none.
  ///
  /// - Parameters:
  ///   - reader: The reader, whose `deinit` runs.
  ///   - closure: The two words of its closure.
  ///   - offset: Where they are expected in the object.
  @inline(__always)
  init?(of reader: Reader, closure: (function: UInt, context: UInt), at offset: Int) {
    // SAFETY: the words that lie there are compared with those of the closure. So what is taken is its context, and
    // what is left in its place is none, which the end of the object releases without effect.
    let place = unsafe Unmanaged.passUnretained(reader).toOpaque() + offset
    let words = unsafe place.assumingMemoryBound(to: (function: UInt, context: UInt).self)
    guard unsafe words.pointee.function == closure.function && words.pointee.context == closure.context,
      let context = unsafe UnsafeRawPointer(bitPattern: closure.context)
    else { return nil }
    unsafe words.pointee.context = 0
    unsafe object = Unmanaged<NodeKind>.fromOpaque(context)
  }

  /// Takes an object in place of the context of a closure.
  init(_ other: AnyObject) {
    // SAFETY: only `release` looks at it, which takes it for an object of the runtime.
    unsafe object = Unmanaged<NodeKind>.fromOpaque(Unmanaged.passRetained(other).toOpaque())
  }

  func release() {
    // SAFETY: the reference that the reader had.
    unsafe object.release()
  }
}

extension GraphReference {
  /// Takes what the closure of a reader owns that ends, to be released when the reader is out of the graph, and no
  /// earlier than the closure returns.
  @inline(__always)
  func takeContext(of reader: Reader, closure: (function: UInt, context: UInt), at offset: Int) {
    guard let context = ClosureContext(of: reader, closure: closure, at: offset) else { return }
    keep(context, of: reader)
  }

  /// Keeps what a reader owned that ends, as above.
  @inline(__always)
  func keep(_ context: ClosureContext, of reader: Reader) {
    if reader.state == .computing {
      fields.endedWhileRunning.push(context)
      fields.hasAftermath = true
    } else {
      fields.contextsToRelease.push(context)
    }
  }

  /// Releases what the closures of ended readers owned, one after the other.
  ///
  /// - Complexity: O(what goes because of it), in constant stack space.
  func releaseContexts() {
    guard !fields.isReleasingContexts else { return }
    fields.isReleasingContexts = true
    // What a context owned comes back to the stack, and waits for its turn in this loop.
    while let context = fields.contextsToRelease.pop() { context.release() }
    fields.isReleasingContexts = false
  }

  /// Releases the contexts of readers that ended in the middle of their own evaluation, once nothing runs.
  func releaseContextsOfEnded() {
    while let context = fields.endedWhileRunning.pop() { fields.contextsToRelease.push(context) }
    releaseContexts()
  }
}
