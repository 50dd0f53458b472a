/// A node that holds a value, for those who do not know its type.
protocol ValueHolding: Node {
  /// What the node holds as it is, in words; nil where it holds nothing. Nothing runs for it but the description.
  func describeHeld() -> HeldValue
}

/// What a node holds, in words.
enum HeldValue {
  /// A cell, or a computed attribute whose rule has returned.
  case value(String)
  /// A computed attribute whose rule has thrown.
  case error(String)
  /// An effect, or a computed attribute that has not run.
  case nothing
}

extension StateCell: ValueHolding {
  func describeHeld() -> HeldValue { .value(inWords(stored)) }
}

extension Computed: ValueHolding {
  func describeHeld() -> HeldValue {
    if let failure { return .error(inWords(failure)) }
    return stored.map { .value(inWords($0)) } ?? .nothing
  }
}

/// A value as its own description says it; an object without one by the name of its type.
///
/// The description that Swift gives to an object may hold an address, which no two runs have in common.
private func inWords<Value>(_ value: Value) -> String {
  let type = type(of: value as Any)
  let describesItself = value is any CustomStringConvertible || value is any CustomDebugStringConvertible
  return type is AnyClass && !describesItself ? String(describing: type) : String(describing: value)
}

extension GraphReference {
  /// What a node holds, in words; what these words run is not tracked and may not write.
  ///
  /// - Complexity: That of the value's description.
  func heldValue(of node: Node) -> HeldValue {
    guard let holder = node as? any ValueHolding else { return .nothing }
    return refusingWrites { untracked { holder.describeHeld() } }
  }
}
