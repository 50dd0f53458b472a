extension GraphReference {
  /// Marks everything downstream of a changed node as perhaps stale, and schedules the effects among it.
  ///
  /// It stops at nodes that are marked already: all of their outputs are marked too (invariant 3).
  /// It goes on with the first output itself instead of pushing it, so a chain needs no stack, and effects that were
  /// made in the order of their inputs are scheduled in that order.
  ///
  /// - Complexity: O(clean nodes downstream and their edges).
  @usableFromInline
  func markOutputs(of source: NodeReference) {
    var current = source
    while true {
      var following: NodeReference?
      var index = current.with { $0.outputs.count }
      while index > 0 {
        index -= 1
        guard let output = current.with({ $0.outputs.node(at: index) }), output.state == .clean else { continue }
        output.state = .checked
        if output.traits.contains(.isEffect) {
          schedule(output.asReader)
        } else if !output.with({ $0.outputs.isEmpty }) {
          if let following { fields.markStack.push(following) }
          following = output
        }
      }
      guard let next = following ?? fields.markStack.pop() else { return }
      current = next
    }
  }
}
