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
  /// The names along the cycle that a read of a reader would close, in reading order, the reader first and last.
  ///
  /// - Complexity: O(depth of the evaluation stack).
  func cyclePath(at reader: ReaderReference) -> [String] {
    var path = namesInOpenChain(from: reader)
    // What a chain keeps off the stack stands between the effect at its end and what runs.
    for index in (path.isEmpty ? 0 : 1)..<fields.evaluationStack.count {
      guard let frame = fields.evaluationStack[index].reader else { continue }
      if path.isEmpty && frame.asNode != reader.asNode { continue }
      path.append(name(of: frame.asNode))
    }
    path.append(name(of: reader.asNode))
    return path
  }

  /// Stops the program because an attribute needs its own value.
  func trapOnCycle(at reader: ReaderReference) -> Never {
    // In every build: the message is the only way to find the cycle.
    fatalError(CycleError(path: cyclePath(at: reader)).description)
  }
}
