/// An action that runs once when it is made, and again after every commit that changed something that it read.
///
/// ```swift
/// let printing = graph.effect { print(total.value) }
/// price.value = 20   // prints before the assignment returns
/// printing.stop()
/// ```
///
/// Effects run in the order of their creation, at most once a flush unless an effect writes something that another
/// one read. The effect lives as long as somebody owns it, and stops when the last owner goes.
public final class Effect: Reader {
  /// Where the effect waits for its turn.
  let queue: EffectQueue
  /// The effect's place in the order of creation.
  let order: UInt64

  /// The flush in which the effect ran last.
  var lastFlush: UInt64 {
    get { unsafe uncheckedLastFlush }  // SAFETY: as for `Node.outputs`.
    set { unsafe uncheckedLastFlush = newValue }
  }
  @exclusivity(unchecked) private var uncheckedLastFlush: UInt64 = 0

  /// How often the effect ran in that flush.
  var runsInFlush: Int {
    get { unsafe uncheckedRunsInFlush }  // SAFETY: as for `Node.outputs`.
    set { unsafe uncheckedRunsInFlush = newValue }
  }
  @exclusivity(unchecked) private var uncheckedRunsInFlush = 0

  init(graph: Graph, queue: EffectQueue, name: String?, site: CreationSite.ID, body: @escaping () -> Void) {
    self.queue = queue
    order = queue.nextOrder()
    super.init(
      graph: graph.state, site: site, name: name, traits: .isEffect,
      body: ReaderBody { reader in reader.with(as: Effect.self) { $0.runOnce(body) } })
  }

  deinit {
    if traits.contains(.isScheduled) { queue.forget(NodeReference(self)) }
  }
}
