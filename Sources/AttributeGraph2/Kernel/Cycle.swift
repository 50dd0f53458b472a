/// A rule needs its own value, directly or through others.
///
/// It is thrown by reads that can throw it. A read that cannot traps with the same text.
public struct CycleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The names along the cycle in the order of reading; the first one stands again at the end.
  public let path: [String]

  /// The names along the cycle, and what to do.
  public var description: String {
    """
    Attribute '\(path.first ?? "")' needs its own value: \(path.joined(separator: " → ")). \
    Read one of them with a value from outside the cycle, or move the shared part into a state cell.
    """
  }
}

extension GraphReference {
  /// The error that a read would be thrown because it closes a cycle; nil where it closes none.
  ///
  /// The read counts all the same: the reader has to run again when the attribute has a value after all.
  @usableFromInline
  func cycleError(at node: NodeReference) -> CycleError? {
    guard node.state == .verifying || node.state == .computing else { return nil }
    let error = CycleError(path: cyclePath(at: node))
    if let reader = fields.evaluation.stack.current.reader, reader != node {
      recordRead(of: node)
      fields.nodes.mayHaveCycles = true
      // Whatever value the attribute has when this is over, who was told of the cycle has not seen it.
      reader.flags.insert(.sawCycle)
      recordStaleness(of: reader, .inputRan(name(of: node)))
    }
    return error
  }

  /// The names along the cycle that a read of a reader would close, in reading order, the reader first and last.
  ///
  /// - Complexity: O(readers that are being brought up to date).
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

  /// Stops the program because an attribute needs its own value.
  func trapOnCycle(at node: NodeReference) -> Never {
    if fields.evaluation.isNotifying {
      fatalError(
        """
        A listener read '\(name(of: node))' while it was being brought up to date. \
        A listener may only take notes: read the graph when the update is over.
        """)
    }
    // In every build: the message is the only way to find the cycle.
    fatalError(CycleError(path: cyclePath(at: node)).description)
  }
}
