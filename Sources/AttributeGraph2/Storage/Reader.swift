/// A node that reads others: a computed attribute or an effect.
@safe public class Reader: Node {
  /// What the last evaluation read, in the order in which it read it first.
  @usableFromInline final var inputs: EdgeList {
    // SAFETY: as for `Node.outputs`.
    @inlinable @inline(__always) _read { yield unsafe uncheckedInputs }
    @inlinable @inline(__always) _modify { yield unsafe &uncheckedInputs }
  }
  @usableFromInline @exclusivity(unchecked) final var uncheckedInputs = EdgeList()

  /// The revision up to which no input is known to have changed.
  @usableFromInline final var verifiedAt: Revision {
    @inlinable @inline(__always) get { unsafe uncheckedVerifiedAt }  // SAFETY: as for `Node.outputs`.
    @inlinable @inline(__always) set { unsafe uncheckedVerifiedAt = newValue }
  }
  @usableFromInline @exclusivity(unchecked) final var uncheckedVerifiedAt = Revision()

  /// How often the rule or body ran since the node was made.
  ///
  /// - Complexity: O(1).
  public internal(set) final var evaluations: Int {
    @inlinable get { unsafe uncheckedEvaluations }  // SAFETY: as for `Node.outputs`.
    @inlinable @inline(__always) set { unsafe uncheckedEvaluations = newValue }
  }
  @usableFromInline @exclusivity(unchecked) final var uncheckedEvaluations = 0

  /// What the reader runs; owned by hand, see `ReaderBody`.
  @usableFromInline final let body: Unmanaged<ReaderBody>

  @usableFromInline
  init(graph: GraphReference, site: CreationSite.ID, name: String?, traits: NodeTraits, body: ReaderBody) {
    // SAFETY: `deinit` takes the reference back.
    unsafe self.body = Unmanaged.passRetained(body)
    super.init(graph: graph, site: site, name: name, state: .dirty, traits: traits)
  }

  deinit {
    // The edges go first: what the body owned may run the user's code when it is released, and that code must not
    // meet a reader of this one that still counts on it.
    if state != .ended { graph.dropEdges(of: ReaderReference(self)) }
    if traits.contains(.hasScope) { graph.endScope(of: ReaderReference(self)) }
    if traits.contains(.isEffect) { graph.settleHooks() }
    // SAFETY: the reference that `init` retained; the graph owns it from here on.
    unsafe graph.release(body, isRunning: state == .computing)
  }

  /// Keeps the body beyond the reader's end, which comes while the body runs.
  final func keepBodyUntilItReturns() {
    // SAFETY: the reference is given back when nothing runs any more.
    unsafe graph.release(body.retain(), isRunning: true)
  }
}

/// The names of what a reader depends on, for messages and inspection.
extension Reader {
  /// The names of the inputs, in the order in which the last evaluation read them first.
  ///
  /// - Complexity: O(number of inputs).
  public final var inputNames: [String] {
    (0..<inputs.count).compactMap { index in inputs.node(at: index).map { graph.name(of: $0) } }
  }
}
