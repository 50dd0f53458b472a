extension GraphReference {
  /// The error to throw for a read that closes a cycle; nil if it closes none.
  ///
  /// The read is recorded nevertheless: the reader has to run again when the attribute has a value.
  @usableFromInline func cycleError(at node: NodeReference) -> CycleError? {
    guard node.state == .verifying || node.state == .computing else { return nil }
    let error = CycleError(path: cyclePath(at: node))
    if let reader = fields.evaluation.stack.current.reader, reader != node {
      recordRead(of: node)
      fields.nodes.mayHaveCycles = true
      // The reader has not seen the value that the attribute will have.
      reader.flags.insert(.sawCycle)
      recordStaleness(of: reader, .inputRan(name(of: node)))
    }
    return error
  }

  /// The names along the cycle that a read of a reader would close, in reading order, the reader first and last.
  func cyclePath(at node: NodeReference) -> [String] {
    var path: [String] = []
    for depth in fields.evaluation.updates.depths {
      let reader = fields.evaluation.updates[depth].node
      guard reader.state != .ended else { continue }
      if path.isEmpty && reader != node { continue }
      path.append(name(of: reader))
    }
    path.append(name(of: node))
    return path
  }

  func trapOnCycle(at node: NodeReference) -> Never {
    if fields.evaluation.isNotifying {
      fatalError(
        """
        A listener read '\(name(of: node))' while it was being brought up to date. \
        A listener may only take notes: read the graph when the update is over.
        """)
    }
    // In release builds too: the message is the only way to find the cycle.
    fatalError(CycleError(path: cyclePath(at: node)).description)
  }
}
