/// What an evaluation or a subgraph owns: the nodes that were made in it, and what has to be done at its end.
final class Scope {
  /// What is done at the end, in the order in which it was asked for.
  private var cleanups: [() throws -> Void] = []
  /// How many of the nodes are effects that were stopped before the scope's end.
  private var stopped = 0
  /// Who owns what a cleanup makes: the scope around this one; nil where there is none.
  var around: Scope?

  // SAFETY: the three that follow are used in the graph's isolation domain alone, and no access to them calls out; so
  // accesses cannot overlap. They are looked at for each node that is made and ends.
  @exclusivity(unchecked) private var uncheckedNodes = Possessions()
  @exclusivity(unchecked) private var uncheckedIsEnding = false
  @exclusivity(unchecked) private var uncheckedIsClosed = false

  /// The nodes in the order in which they were made; a copy, which keeps none of them alive.
  var nodes: [Possessions.Possession] {
    // SAFETY: see above.
    let count = unsafe uncheckedNodes.count
    return (0..<count).map { unsafe uncheckedNodes[$0] }
  }
  /// Whether the scope is being emptied: what is made for it meanwhile is not its own.
  var isEnding: Bool {
    get { unsafe uncheckedIsEnding }  // SAFETY: see above.
    set { unsafe uncheckedIsEnding = newValue }
  }
  /// Whether the end of its subgraph has come, or was asked for and put off.
  var isClosed: Bool {
    get { unsafe uncheckedIsClosed }  // SAFETY: see above.
    set { unsafe uncheckedIsClosed = newValue }
  }

  init(around: Scope?) { self.around = around }

  /// Keeps a node until the scope's end.
  ///
  /// - Complexity: O(1) amortised.
  @inline(__always)
  func keep(_ node: Node, slot: HandleSlot? = nil) { unsafe uncheckedNodes.append(node, slot: slot) }

  /// Notes where the handles of a node lead, which the scope keeps from now on if it did not.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func give(_ slot: HandleSlot, to node: Node) {
    if unsafe !uncheckedNodes.give(slot, toLast: NodeReference(node)) { keep(node, slot: slot) }
  }

  /// Retires the handles of the nodes, which die before the scope's end.
  func retireHandles(in state: GraphReference) {
    for possession in nodes {
      guard let slot = possession.slot else { continue }
      state.fields.handles.retire(slot, name: state.givenName(of: possession.node))
    }
    unsafe uncheckedNodes.forgetSlots()
  }

  /// Does something at the scope's end, before what was asked for earlier.
  ///
  /// - Complexity: O(1) amortised.
  func add(_ cleanup: @escaping () throws -> Void) { cleanups.append(cleanup) }

  /// Takes out the node that was made last, which the caller releases.
  @inline(__always)
  func takeLastNode() -> Possessions.Possession? { unsafe uncheckedNodes.popLast() }

  /// Takes out the cleanup that was asked for last.
  func takeLastCleanup() -> (() throws -> Void)? { cleanups.popLast() }

  /// Lets an effect go that was stopped, so that a scope whose effects come and go does not grow.
  ///
  /// - Complexity: O(1) amortised.
  func noteStoppedEffect() {
    guard !isEnding else { return }
    stopped += 1
    guard unsafe stopped > 8 && stopped * 2 > uncheckedNodes.count else { return }
    stopped = 0
    let gone = unsafe uncheckedNodes.takeAll { $0.traits.isSuperset(of: [.isEffect, .isStopped]) }
    for possession in gone {
      guard let slot = possession.slot else { continue }
      let graph = possession.node.with { $0.graph }
      graph.fields.handles.retire(slot, name: graph.givenName(of: possession.node))
    }
    // Their end may run the user's code, which meets a scope without them.
    for possession in gone { possession.release() }
  }
}

/// A scope that owns what is made while a closure runs, instead of the evaluation around it; nil stands for nobody.
@safe struct Builder: BitwiseCopyable {
  /// The scope, which whoever runs the closure keeps alive.
  private let unmanagedScope: Unmanaged<Scope>?
  /// Whether the closure is a cleanup: what it makes is not the running evaluation's.
  let isCleanup: Bool
  /// How many evaluations were running when the closure began: inside a later one, that owns.
  let depth: Int

  init(scope: Scope?, isCleanup: Bool, depth: Int) {
    // SAFETY: the closure has returned before the scope may go.
    unsafe unmanagedScope = scope.map { unsafe Unmanaged.passUnretained($0) }
    self.isCleanup = isCleanup
    self.depth = depth
  }

  /// The scope.
  var scope: Scope? { unsafe unmanagedScope?.takeUnretainedValue() }

  /// Runs a closure on the scope, if there is one, without retaining it.
  @inline(__always)
  func withScope(_ body: (Scope) -> Void) { unsafe unmanagedScope?._withUnsafeGuaranteedRef(body) }
}
