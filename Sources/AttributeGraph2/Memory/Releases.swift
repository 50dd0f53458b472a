/// Values and captures to release last, when the internal state is consistent.
@usableFromInline @safe struct Releases: ~Copyable {
  /// Takes the first value out and releases it.
  @usableFromInline typealias Release = (GraphReference) -> Void

  /// Values that evaluations have replaced, and values of ended nodes.
  @usableFromInline var values = ValueChunks<Release>()
  /// The captures of closures whose nodes have ended: objects of the runtime.
  var contexts = PlainStack<UInt>()
  /// Nodes that have lost their last owner or reader, to be checked again.
  var unheld = PlainStack<WeakNode>()
  /// Whether they are being released; additions are handled by the same loop.
  var isReleasing = false

  init() {}

  /// Frees the memory. A `deinit` here crashes the compiler.
  mutating func close() { values.close() }

  @inlinable @inline(__always) mutating func append<Value>(_ value: consuming Value) {
    values.append(value) { graph in
      // SAFETY: the entry was made for a value of this type; it is taken out before the end of the value runs any code.
      let value = unsafe ChunkValue.pointer(to: Value.self, at: graph.fields.releases.values.firstPlace).move()
      graph.fields.releases.values.removeFirst()
      withExtendedLifetime(value) {}
    }
  }

  /// Keeps a value, which lies in the place until values are released.
  @unsafe mutating func place<Value>(of value: consuming Value) -> UnsafeMutablePointer<Value> {
    append(value)
    return unsafe values.lastPlace(of: Value.self)
  }

  /// Keeps the context of a closure, or the object in its place; 0 for none.
  mutating func append(context: UInt) {
    if context != 0 { contexts.push(context) }
  }

  static func release(context: UInt) {
    // SAFETY: the reference that the node had. The class does not matter, except that it is no Objective-C class.
    if let object = unsafe UnsafeRawPointer(bitPattern: context) {
      unsafe Unmanaged<NodeKind>.fromOpaque(object).release()
    }
  }
}

extension GraphReference {
  /// Notes a node that has lost its last owner or reader: it ends when the state is consistent, unless it is held then.
  @inline(__always) func collect(_ node: NodeReference) {
    guard node.owners == 0 && (node.outputs.isEmpty || fields.nodes.mayHaveCycles) else { return }
    fields.releases.unheld.push(WeakNode(node))
    // A node on the stack is checked when it leaves the stack.
    fields.evaluation.slow.insert(isOnStack(node) ? .disturbed | .deferredWork : .deferredWork)
  }

  /// Ends the nodes without owner and reader, and releases their values and captures, in a loop that takes constant
  /// stack space for chains of any length. Values that evaluations have replaced wait until nothing runs.
  @usableFromInline @inline(never) func drainReleases() {
    guard !fields.releases.isReleasing else { return }
    // The captures of a closure may be the last owners of another graph's nodes, and so on.
    guard _fastPath(noteStackIfIdle()) else { return continueOnLargerStack { drainReleases() } }
    fields.releases.isReleasing = true
    retain()
    while true {
      if let node = fields.releases.unheld.pop() {
        if let node = node.living, node.owners == 0, !isOnStack(node) { endIfUnheld(node) }
      } else if let context = fields.releases.contexts.pop() {
        Releases.release(context: context)
      } else if isIdle, !fields.releases.values.isEmpty {
        // Copied: it removes the entry in which it lies.
        let release = fields.releases.values.presentHeader
        release(self)
      } else {
        break
      }
    }
    fields.releases.isReleasing = false
    release()
  }

  func isOnStack(_ node: NodeReference) -> Bool { !node.flags.contains(.isCell) && node.flags.contains(.isOnStack) }
}
