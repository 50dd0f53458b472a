/// The hooks that are called when an attribute gets its first effect and loses its last one.
struct ObservedHooks {
  struct Hook {
    let node: NodeReference
    let action: (Bool) -> Void
    /// The argument of the last call of the action.
    var isObserved: Bool
  }

  var hooks = NumberedList<Hook>()
  /// The hooks of nodes that have ended while they were observed, which are called for the last time.
  var last: [Hook] = []
  /// The count of edge changes when the hooks were called last.
  var edgeChanges = 0
  var isSettling = false

  /// Whether there is a hook that may have to be called.
  var isThere: Bool { !hooks.isEmpty || !last.isEmpty }
}

extension Node {
  /// Whether a live effect depends on the node, directly or through computed attributes.
  ///
  /// - Complexity: O(nodes downstream and their edges).
  public final var isObserved: Bool { graph.isObserved(reference) }

  /// Calls an action with `true` when the node comes to be observed, and with `false` when it no longer is.
  ///
  /// A program uses it to begin and end something that only an observed value needs, such as a subscription. It is called
  /// after the commit, or after the effect was made or stopped, and may use the graph. The hook itself neither observes
  /// the node nor keeps it alive.
  ///
  /// - Returns: What cancels it; it also ends when nobody holds it.
  /// - Complexity: O(1). While a graph has hooks, each commit that changes edges costs O(what is downstream of the
  ///   hooked nodes).
  public final func onObservedChange(_ action: @escaping (_ isObserved: Bool) -> Void) -> Subscription {
    guard !isEnded else { return Subscription {} }
    let graph = graph
    let number = graph.fields.boundary.observedHooks.hooks.append(
      ObservedHooks.Hook(node: reference, action: action, isObserved: isObserved))
    graph.noteAttendance()
    // The node may outlive this object, and its hooks end with it.
    let node = WeakNode(reference)
    return Subscription { node.living?.graph.removeHook(number) }
  }
}

extension GraphReference {
  /// Whether an effect that was not stopped is downstream of a node.
  func isObserved(_ node: NodeReference) -> Bool {
    var seen: Set<NodeReference> = [node]
    var work = [node]
    while let current = work.popLast() {
      for index in 0..<current.outputs.count {
        guard let output = current.output(at: index) else { continue }
        if output.flags.contains(.isEffect) {
          if output.flags.contains(.isStopped) { continue }
          // An effect that runs for an attribute alone observes nothing unless somebody observes that.
          guard let runner = output.queue?.runner?.living else { return true }
          if seen.insert(runner).inserted { work.append(runner) }
        } else if seen.insert(output).inserted {
          work.append(output)
        }
      }
    }
    return false
  }

  /// Calls the hooks of nodes that are observed, or not observed, since they were called last.
  func settleHooks() {
    guard fields.boundary.observedHooks.isThere && !fields.boundary.observedHooks.isSettling else { return }
    guard isIdle && !isFlushing && fields.transaction.depth == 0 else { return }
    fields.boundary.observedHooks.isSettling = true
    while fields.boundary.observedHooks.edgeChanges != fields.clock.edgeChanges {
      let last = fields.boundary.observedHooks.last
      fields.boundary.observedHooks.last = []
      for hook in last { hook.action(false) }
      fields.boundary.observedHooks.edgeChanges = fields.clock.edgeChanges
      // The actions may add and remove hooks.
      for number in fields.boundary.observedHooks.hooks.numbers {
        guard var hook = fields.boundary.observedHooks.hooks[number] else { continue }
        let isObserved = isObserved(hook.node)
        guard isObserved != hook.isObserved else { continue }
        hook.isObserved = isObserved
        fields.boundary.observedHooks.hooks[number] = hook
        hook.action(isObserved)
      }
    }
    fields.boundary.observedHooks.isSettling = false
    noteAttendance()
  }

  fileprivate func removeHook(_ number: Int) {
    // Released last: its action may own something that uses the graph.
    let hook = fields.boundary.observedHooks.hooks.remove(number)
    noteAttendance()
    withExtendedLifetime(hook) {}
  }

  /// Forgets the hooks of a node that ends, after the last call of those that it was observed for. The actions are released
  /// when no state is half changed.
  func forgetHooks(of node: NodeReference) {
    let hooks = fields.boundary.observedHooks.hooks
    let numbers = hooks.numbers.filter { hooks[$0]?.node == node }
    guard !numbers.isEmpty else { return }
    let gone = numbers.compactMap { fields.boundary.observedHooks.hooks.remove($0) }
    fields.boundary.observedHooks.last += gone.filter { $0.isObserved }
    noteAttendance()
    releaseLater(gone)
  }
}
