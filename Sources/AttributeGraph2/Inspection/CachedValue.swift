/// The value of a node as text.
enum HeldValue {
  /// A cell, or a computed attribute whose rule has returned.
  case value(String)
  /// A computed attribute whose rule has thrown.
  case error(String)
  /// An effect, or a computed attribute that has not run.
  case nothing
}

/// A value as its own description says it; an object without one by the name of its type.
///
/// The description that Swift gives to an object may hold an address, which no two runs have in common.
private func inWords(_ value: Any) -> String {
  let type = type(of: value)
  let describesItself = value is any CustomStringConvertible || value is any CustomDebugStringConvertible
  return type is AnyClass && !describesItself ? String(describing: type) : String(describing: value)
}

extension GraphReference {
  /// The content of a node without an evaluation; nil for an effect and for a node without a value.
  func content(of node: NodeReference) -> NodeContent? {
    node.state == .ended ? nil : fields.nodes.kinds.with(node.kindID) { $0.content }(node)
  }

  /// The content of a node as text. Its description is not tracked and may not write.
  ///
  /// - Complexity: That of the value's description.
  func heldValue(of node: NodeReference) -> HeldValue {
    switch content(of: node) {
    case .value(let value): .value(refusingWrites { inWords(value) })
    case .error(let error): .error(refusingWrites { inWords(error) })
    case nil: .nothing
    }
  }
}
