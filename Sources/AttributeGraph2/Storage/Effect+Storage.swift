/// An action that runs once when it is made, and again after every commit that changed something that it read.
///
/// ```swift
/// let printing = graph.effect { print(total.value) }
/// price.value = 20   // prints before the assignment returns
/// printing.stop()
/// ```
///
/// Effects run in the order of their creation, at most once a flush unless an effect writes something that another
/// one read. The effect lives as long as somebody owns it, and stops when the last owner goes. One that is made while
/// another runs belongs to that run, and ends before the next.
public final class Effect: Reader {
  /// What the effect does; a constant, so that it is called without being retained.
  let action: EffectClosure
  /// Where the effect waits for its turn.
  let turns: EffectTurns

  /// The framework's queue to which they belong, which the effect owns; nil for one of the graph's own.
  var queue: EffectQueue? { turns.queue }

  /// The effect's place in the order of creation.
  ///
  /// An effect has no outputs; it stands where the only one would. So an effect takes 120 bytes, which is the most that
  /// the allocator of Linux gives and takes back in a quarter of the time.
  var order: UInt64 { @inline(__always) get { outputs.word } }

  /// The run of its queue in which the effect changed something last, and how often it did then, up to 255 times.
  ///
  /// Runs that changed nothing do not count: a loop cannot go on without writes, and one who only looks on is not the
  /// one to stop.
  private var runsWithWrites: (round: UInt64, count: UInt8) {
    // SAFETY: as for `Node.outputs`.
    get { unsafe (uncheckedRoundAndRuns >> 8, UInt8(truncatingIfNeeded: uncheckedRoundAndRuns)) }
    set { unsafe uncheckedRoundAndRuns = newValue.round << 8 | UInt64(newValue.count) }
  }

  /// Counts a run that changed something.
  func countRunWithWrites() {
    let (round, count) = runsWithWrites
    runsWithWrites = (turns.round, round != turns.round ? 1 : count < .max ? count + 1 : .max)
  }

  /// Whether the effect has changed something less than so many times in this run of its queue.
  @inline(__always)
  func hasTurnsLeft(of limit: UInt8) -> Bool { runsWithWrites.count < limit || runsWithWrites.round != turns.round }

  @exclusivity(unchecked) private var uncheckedRoundAndRuns: UInt64 = 0

  /// The head of the chain that ended at the effect when it came to wait, see `EffectTurns.Chain`; nil where none did.
  var chainHead: NodeReference? {
    get { unsafe uncheckedChainHead }  // SAFETY: as for `Node.outputs`.
    set { unsafe uncheckedChainHead = newValue }
  }
  @exclusivity(unchecked) private var uncheckedChainHead: NodeReference?

  /// The scope that owns the effect, if one does: the run of another effect, or a subgraph.
  var owner: Scope? {
    get { unsafe uncheckedOwner }  // SAFETY: as for `Node.outputs`.
    set { unsafe uncheckedOwner = newValue }
  }
  @exclusivity(unchecked) private var uncheckedOwner: Scope?

  init(
    graph: GraphReference, kind: NodeKind.ID, turns: EffectTurns, name: String?,
    action: consuming @escaping () throws -> Void
  ) {
    self.action = EffectClosure(run: action)
    self.turns = turns
    turns.retainQueue()
    super.init(graph: graph, kind: kind, name: name, traits: .isEffect, order: turns.nextOrder())
  }

  deinit {
    if traits.contains(.isScheduled) { turns.forget(order: order) }
    graph.takeContext(of: self, closure: action.words, at: ClosureContext.offset)
    turns.releaseQueue()
  }
}

/// The action of an effect.
struct EffectClosure {
  let run: () throws -> Void

  /// What the closure consists of.
  var words: (function: UInt, context: UInt) {
    // SAFETY: a closure is two words, which are only looked at.
    unsafe unsafeBitCast(self, to: (function: UInt, context: UInt).self)
  }
}

extension ReaderReference {
  /// The effect, owned: for the rare steps that run the code of others between two uses of it.
  ///
  /// - Precondition: The reader is an effect.
  var effect: Effect {
    // SAFETY: the precondition; only effects wait in queues, and the reader lives at the time of the call.
    unsafe Unmanaged<Effect>.fromOpaque(unmanaged.toOpaque()).takeUnretainedValue()
  }
}
