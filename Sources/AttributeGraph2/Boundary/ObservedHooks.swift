/// The hooks that are called when a node gets its first effect and loses its last one.
struct ObservedHooks {
  struct Hook {
    let node: WeakNode
    let action: (Bool) -> Void
    /// The argument of the last call of the action.
    var isObserved: Bool
  }

  var hooks = NumberedList<Hook>()
  /// The count of edge changes when the hooks were called last; nil where a node has ended since.
  var settledAt: Int? = 0
  var isSettling = false
}

extension Node {
  /// Whether a live effect depends on the node, directly or through computed attributes.
  ///
  /// - Complexity: O(nodes downstream and their edges).
  public final var isObserved: Bool { graph.isObserved(reference) }

  /// Calls an action with `true` when the node comes to be observed, and with `false` when it no longer is.
  ///
  /// A program uses it to begin and end something that only an observed value needs, such as a subscription. It is
  /// called after the commit, or after the effect was made or stopped, and may use the graph. The hook itself neither
  /// observes the node nor keeps it alive.
  ///
  /// - Returns: The subscription, which cancels it; it also ends when the subscription is released.
  /// - Complexity: O(1). While a graph has hooks, each commit that changes edges costs O(what is downstream of the
  ///   hooked nodes).
  public final func onObservedChange(_ action: @escaping (_ isObserved: Bool) -> Void) -> Subscription {
    guard !isEnded else { return Subscription {} }
    let graph = graph
    // The hook may outlive this object and the node.
    let node = WeakNode(reference)
    let number = graph.fields.boundary.observedHooks.hooks.append(
      ObservedHooks.Hook(node: node, action: action, isObserved: isObserved))
    graph.noteAttendance()
    return Subscription { EndedNode.graph(of: node.node, node.generation)?.removeHook(number) }
  }
}

extension GraphReference {
  /// Whether an effect that was not stopped is downstream of a node.
  func isObserved(_ node: NodeReference) -> Bool {
    var seen: Set<NodeReference> = [node]
    var work = [node]
    while let current = work.popLast() {
      for index in 0..<current.outputs.count {
        guard let output = current.outputs[index].node else { continue }
        if output.flags.contains(.isEffect) {
          if output.flags.contains(.isStopped) { continue }
          // An effect that runs for an attribute alone observes nothing unless that attribute is observed.
          guard let runner = output.queue?.runner?.living else { return true }
          if seen.insert(runner).inserted { work.append(runner) }
        } else if seen.insert(output).inserted {
          work.append(output)
        }
      }
    }
    return false
  }

  /// Calls the hooks of nodes that are observed, or not observed, since they were called last. Actions that change
  /// without end what is observed meet a limit; the rest of the calls waits for the next change of an edge.
  func settleHooks() {
    guard !fields.boundary.observedHooks.hooks.isEmpty && !fields.boundary.observedHooks.isSettling else { return }
    guard isIdle && !isFlushing && fields.transaction.depth == 0 && fields.effects.runningQueues == 0 else { return }
    fields.boundary.observedHooks.isSettling = true
    var passes = 0
    while fields.boundary.observedHooks.settledAt != fields.clock.edgeChanges {
      fields.boundary.observedHooks.settledAt = fields.clock.edgeChanges
      let due = fields.boundary.observedHooks.hooks.numbers.filter { isDue($0) }
      if let first = due.first, passes == Self.runsPerFlush {
        let node = fields.boundary.observedHooks.hooks[first]?.node.living.map { name(of: $0) }
        report(.observedHooksDoNotSettle(node: node, passes: passes))
        break
      }
      passes += 1
      // An action may remove or call for others.
      for number in due where isDue(number) { callHook(number) }
    }
    fields.boundary.observedHooks.isSettling = false
  }

  /// Whether a hook has to be called, or removed because its node has ended.
  private func isDue(_ number: Int) -> Bool {
    guard let hook = fields.boundary.observedHooks.hooks[number] else { return false }
    return hook.node.living.map { isObserved($0) != hook.isObserved } ?? true
  }

  private func callHook(_ number: Int) {
    guard var hook = fields.boundary.observedHooks.hooks[number] else { return }
    let hasEnded = hook.node.living == nil
    if hasEnded { removeHook(number) }
    guard !hasEnded || hook.isObserved else { return }
    hook.isObserved.toggle()
    fields.boundary.observedHooks.hooks[number] = hook
    hook.action(hook.isObserved)
  }

  fileprivate func removeHook(_ number: Int) {
    // Released last: its action may own something that uses the graph.
    let hook = fields.boundary.observedHooks.hooks.remove(number)
    noteAttendance()
    withExtendedLifetime(hook) {}
  }
}
