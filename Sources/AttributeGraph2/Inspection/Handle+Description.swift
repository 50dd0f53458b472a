// The descriptions of what owns nodes or leads to them. They run no rule, make no input and change no statistics.

extension HandleAddress: CustomStringConvertible {
  @usableFromInline var description: String { "handle of '\(name.onOneLine)'\(isReadable ? "" : " (ended)")" }
}

extension Handle: CustomStringConvertible {
  /// The name of the attribute, and whether it has ended.
  public var description: String { address.description }
}

extension CellHandle: CustomStringConvertible {
  /// The name of the cell, and whether it has ended.
  public var description: String { address.description }
}

extension EffectHandle: CustomStringConvertible {
  /// The name of the effect, and whether it has ended.
  public var description: String { address.description }
}

extension WeakHandle: CustomStringConvertible {
  /// The name of the attribute, and whether it has ended.
  public var description: String { "weak \(address)" }
}

extension Subgraph: CustomStringConvertible {
  /// The name, the number of nodes and of children, and whether it has ended.
  ///
  /// - Complexity: O(nodes and children).
  public var description: String {
    let details = isEnded ? "ended" : "\(counted(scope.nodes.count, "node")), \(children.count) inside"
    return "subgraph '\(name.onOneLine)' (\(details))"
  }
}
