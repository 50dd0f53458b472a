/// An action that runs once when it is made, and again after every commit that changed something that it read.
///
/// ```swift
/// let printing = graph.effect { print(total.value) }
/// price.value = 20   // prints before the assignment returns
/// printing.stop()
/// ```
///
/// Effects run in the order of their creation, at most once a flush unless an effect writes something that another
/// one read. The effect lives as long as it has an owner, and stops when the last owner goes. One that is made while
/// another runs belongs to that run, and ends before the next.
public final class Effect: Reader {
  /// Ends the effect: its cleanups run, what it made ends, it never runs again. Stopping it again does nothing.
  ///
  /// The captures of its body are released at once; a body that stops its own effect returns first.
  ///
  /// - Complexity: O(inputs), plus the end of what the effect made.
  public func stop() { graph.stop(reference) }

  /// Whether the effect was stopped.
  public var isStopped: Bool { flags.contains(.isStopped) }
}

/// Effects that wait for ``run()``.
///
/// Every graph has a queue whose effects run after each commit. A framework that decides itself when its effects run
/// makes queues with ``Graph/makeEffectQueue(wake:)``.
public final class EffectQueue {
  let waiting = WaitingEffects()
  let graph: Graph
  /// Called when an effect enters the empty queue.
  let wake: (() -> Void)?
  /// The attribute that runs the queue in its rule; nil where a program does.
  var runner: WeakNode?

  init(graph: Graph, wake: (() -> Void)? = nil) {
    self.graph = graph
    self.wake = wake
  }

  deinit {
    // Each effect owns its queue, so only ended ones may be left.
    _ = waiting.takeFirst()
    waiting.deallocate()
  }

  /// Whether no effect waits.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { waiting.isEmpty }

  /// Runs the effects that wait, in the order of their creation, until none does.
  ///
  /// An effect runs only if an input really changed. Effects of the graph's own queue that these effects invalidate run
  /// after each of their writes, as after any commit.
  ///
  /// Called by an effect of this queue, or by a rule, it does nothing.
  ///
  /// - Complexity: O(waiting effects and what is stale upstream of them), plus their bodies and rules.
  public func run() {
    let state = graph.state
    // A body may drop the last owner of the queue.
    withExtendedLifetime(self) {
      state.takeExternalChanges()
      if state.isIdle { state.noteStack() }
      if state.fields.effects.runningQueues == 0 { state.fields.effects.queuePasses = 0 }
      state.fields.effects.runningQueues += 1
      let generation = state.fields.effects.queueGeneration
      if !state.refusesWrites { state.run(waiting) }
      state.fields.effects.queueGeneration = generation
      state.fields.effects.runningQueues -= 1
      if state.isIdle && state.fields.evaluation.slow.contains(.deferredWork) { state.settleDeferredWork() }
      state.settleHooks()
    }
  }
}

@available(*, unavailable) extension EffectQueue: Sendable {}

struct EffectClosure: ~Copyable {
  let run: () throws -> Void

  init(_ run: consuming @escaping () throws -> Void) { self.run = run }

  @inline(__always) borrowing func call() throws { try run() }
}

extension GraphReference {
  /// Makes an effect, which does not run yet.
  @inline(__always) func makeEffect(
    _ fileID: StaticString, _ line: UInt, on queue: EffectQueue? = nil, isObserver: Bool = false,
    _ body: consuming @escaping () throws -> Void
  ) -> NodeReference {
    let size = queue == nil ? NodeRecord.effectSize : NodeRecord.queuedEffectSize
    let closure = unsafe ClosureWords(EffectClosure(body))
    let variant = queue == nil ? closure.function : ~closure.function
    let kind = fields.nodes.kinds.identifier(fileID, line, of: Effect.self, variant: variant) {
      unsafe NodeKind(
        size: size, function: closure.function,
        dispose: { node in
          node.graph.releaseClosure(of: node)
          if let queue = node.queue {
            // SAFETY: the node's own reference to its queue.
            node.graph.fields.releases.append(
              context: unsafe UInt(bitPattern: Unmanaged.passUnretained(queue).toOpaque()))
          }
        })
    }
    let node = makeReader(kind, size: size, queue == nil ? .isEffect : .isEffect | .hasQueue)
    node.captures = closure.captures
    node.owner = nil
    if let queue {
      // SAFETY: the record has room for the queue.
      unsafe node.field(72, as: UnsafeRawPointer?.self).pointee = unsafe UnsafeRawPointer(
        Unmanaged.passRetained(queue).toOpaque())
      node.order = queue.waiting.nextOrder()
    } else if isObserver {
      node.order = fields.effects.observers.nextOrder() | 1 << 63
    } else {
      node.order = fields.effects.waiting.nextOrder()
    }
    return node
  }

  /// Notes that an effect never runs again, also for the queue in which it waits.
  @inline(__always) func markStopped(_ effect: NodeReference) {
    let flags = effect.flags
    effect.flags.insert(.isStopped)
    if flags.contains(.isScheduled) && !flags.contains(.isStopped) { queue(of: effect).noteStop() }
  }

  /// Stops an effect: its cleanups run, what it made ends, it never runs again; in its own body when that has returned.
  func stop(_ effect: NodeReference) {
    guard effect.state != .ended && !effect.flags.contains(.isStopped) else { return }
    markStopped(effect)
    if effect.state == .computing { return fields.evaluation.slow.insert(.disturbed | .deferredWork) }
    retain()
    effect.owners += 1
    let owner = effect.queue
    let waiting = queue(of: effect)
    finishStop(of: effect)
    waiting.dropStopped()
    withExtendedLifetime(owner) {}
    disown(effect)
    drainReleases()
    settleHooks()
    release()
  }

  /// Ends the last run of an effect that was stopped, and releases its closure.
  func finishStop(of effect: NodeReference) {
    // One that is being verified stays on the stack until that is over.
    if effect.state != .verifying {
      effect.mark = effect.mark.with(.clean).removing(.isOnStack | .isOutdated | .sawTransientValue)
    }
    unlinkInputs(of: effect)
    if effect.flags.contains(.hasScope) { endScope(of: effect) }
    guard effect.state != .ended else { return }
    // `stop` releases it, or has deferred that until the effect leaves the stack.
    releaseClosure(of: effect)
    effect.owner?.noteStoppedEffect()
  }
}
