/// Values and captures to release last, when no internal state is half changed.
@usableFromInline
@safe struct Releases: ~Copyable {
  /// Takes the first value out and releases it.
  @usableFromInline typealias Release = (GraphReference) -> Void

  /// Values that evaluations have replaced, and those of nodes that have ended.
  @usableFromInline var values = ValueChunks<Release>()
  /// The captures of closures whose nodes have ended: objects of the runtime.
  var contexts = PlainStack<UInt>()
  /// Nodes that have lost their last owner or reader, to be looked at again.
  var unheld = PlainStack<WeakNode>()
  /// Whether they are being released: what comes to them meanwhile waits for the same loop.
  var isReleasing = false

  init() {}

  /// Gives the memory back. The compiler cannot cope with a `deinit` here.
  mutating func close() { values.close() }

  /// Keeps a value.
  ///
  /// - Complexity: O(1) amortised.
  @inlinable @inline(__always)
  mutating func append<Value>(_ value: consuming Value) {
    values.append(value) { graph in
      // SAFETY: the entry was made for a value of this type; it is taken out before the end of the value runs any code.
      let value = unsafe ChunkValue.take(Value.self, from: graph.fields.releases.values.firstPlace)
      graph.fields.releases.values.removeFirst()
      withExtendedLifetime(value) {}
    }
  }

  /// Keeps an object that a closure captured, or that stands in its place; 0 for none.
  mutating func append(context: UInt) {
    if context != 0 { contexts.push(context) }
  }

  /// Releases the object of a closure.
  static func release(context: UInt) {
    // SAFETY: the reference that the node had. The class is of no concern; this one says that it is no Objective-C object.
    if let object = unsafe UnsafeRawPointer(bitPattern: context) {
      unsafe Unmanaged<NodeKind>.fromOpaque(object).release()
    }
  }
}

extension GraphReference {
  /// Notes a node that has lost an owner or a reader, if that was the last: it ends when nothing is half changed, unless it is
  /// held then.
  @inline(__always)
  func collect(_ node: NodeReference) {
    guard node.owners == 0 && (node.outputs.isEmpty || fields.nodes.mayHaveCycles) else { return }
    fields.releases.unheld.push(WeakNode(node))
    // What is on the stack is looked at when it leaves it.
    fields.evaluation.slow.formUnion(isOnStack(node) ? [.disturbed, .deferredWork] : .deferredWork)
  }

  /// Ends the nodes that nobody owns or reads, and releases what they owned, in a loop: in constant stack space, however
  /// long the chain.
  ///
  /// Values that evaluations have replaced wait until nothing runs.
  ///
  /// - Complexity: O(what goes because of it).
  @usableFromInline @inline(never)
  func drainReleases() {
    guard !fields.releases.isReleasing else { return }
    fields.releases.isReleasing = true
    retain()
    while true {
      if let node = fields.releases.unheld.pop() {
        if let node = node.living, node.owners == 0, !isOnStack(node) { endIfUnheld(node) }
      } else if let context = fields.releases.contexts.pop() {
        Releases.release(context: context)
      } else if isIdle, let release = fields.releases.values.firstHeader {
        release(self)
      } else {
        break
      }
    }
    fields.releases.isReleasing = false
    release()
  }

  func isOnStack(_ node: NodeReference) -> Bool {
    !node.flags.contains(.isCell) && node.flags.contains(.isOnStack)
  }
}
