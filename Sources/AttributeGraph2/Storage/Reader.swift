/// A node that reads others: a computed attribute or an effect.
///
/// Its fields, like those of `Node`, leave no gaps: they end at 72 bytes. `ClosureContext` knows where its subclasses have
/// what they run.
@safe public class Reader: Node {
  /// What the last evaluation read, in the order in which it read it first.
  @usableFromInline final var inputs: EdgeList {
    // SAFETY: as for `Node.outputs`.
    @inlinable @inline(__always) _read { yield unsafe uncheckedInputs }
    @inlinable @inline(__always) _modify { yield unsafe &uncheckedInputs }
  }
  @usableFromInline @exclusivity(unchecked) final var uncheckedInputs = EdgeList()

  /// How often the rule or body ran, but for the multiples of 2^32 that `GraphState.evaluationCarries` keeps.
  @usableFromInline final var evaluationsModulo: UInt32 {
    @inlinable @inline(__always) get { unsafe uncheckedEvaluations }  // SAFETY: as for `Node.outputs`.
    @inlinable @inline(__always) set { unsafe uncheckedEvaluations = newValue }
  }
  @usableFromInline @exclusivity(unchecked) final var uncheckedEvaluations: UInt32 = 0

  /// The revision up to which no input is known to have changed.
  @usableFromInline final var verifiedAt: Revision {
    @inlinable @inline(__always) get { unsafe uncheckedVerifiedAt }  // SAFETY: as for `Node.outputs`.
    @inlinable @inline(__always) set { unsafe uncheckedVerifiedAt = newValue }
  }
  @usableFromInline @exclusivity(unchecked) final var uncheckedVerifiedAt = Revision()

  /// Where the first input is in memory: in the reader itself, or in the block of its edges.
  @unsafe @usableFromInline final var firstInput: UnsafeMutablePointer<Edge> {
    @inlinable @inline(__always) get {
      if inputs.usesBlock { return unsafe inputs.block }
      return unsafe onlyInput
    }
  }

  /// Where the only input is in memory.
  ///
  /// - Precondition: The list of inputs has no block.
  @unsafe @usableFromInline final var onlyInput: UnsafeMutablePointer<Edge> {
    @inlinable @inline(__always) get {
      // SAFETY: the word of a list without a block is its only edge, and a stored property of an object does not move.
      unsafe withUnsafeMutablePointer(to: &uncheckedInputs) {
        unsafe UnsafeMutableRawPointer($0).assumingMemoryBound(to: Edge.self)
      }
    }
  }

  /// Makes a reader that never ran; the order is that of an effect.
  @usableFromInline
  init(graph: GraphReference, kind: NodeKind.ID, name: String?, traits: NodeTraits, order: UInt64 = 0) {
    super.init(graph: graph, kindID: kind, name: name, state: .dirty, traits: traits, order: order)
  }

  deinit {
    // The edges go first: what the closure owned may run the user's code when it is released, and that code must not
    // meet a reader of this one that still counts on it.
    if state != .ended { graph.dropEdges(of: ReaderReference(self)) }
    if traits.contains(.hasScope) { graph.endScope(of: ReaderReference(self)) }
    if traits.contains(.isEffect) && !graph.fields.observedHooks.hooks.isEmpty { graph.settleHooks() }
    if !graph.fields.evaluationCarries.isEmpty { graph.fields.evaluationCarries[NodeReference(self)] = nil }
    if !graph.fields.contextsToRelease.isEmpty { graph.releaseContexts() }
  }
}

/// What a reader tells of itself.
extension Reader {
  /// How often the rule or body ran since the node was made.
  ///
  /// - Complexity: O(1).
  public final var evaluations: Int {
    Int(evaluationsModulo) + (graph.fields.evaluationCarries[NodeReference(self)] ?? 0)
  }

  /// The names of the inputs, in the order in which the last evaluation read them first.
  ///
  /// - Complexity: O(number of inputs).
  public final var inputNames: [String] {
    (0..<inputs.count).compactMap { index in inputs.node(at: index).map { graph.name(of: $0) } }
  }
}
