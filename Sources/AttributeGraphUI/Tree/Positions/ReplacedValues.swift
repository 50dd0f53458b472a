/// The values that are being replaced: while their successors are passed on, a branch that ends can still read the
/// value that it had, which its views need as long as they are shown leaving.
@MainActor
enum ReplacedValues {
  /// Each exchanges a new value and the one that it replaces.
  private static var exchanges: [() -> Void] = []

  /// The number of values that can be read.
  static var count: Int { exchanges.count }

  /// Adds a value, by a closure that exchanges it and its successor.
  static func add(_ exchange: @escaping () -> Void) { exchanges.append(exchange) }

  /// Releases the values that were added when there were already a number of them; nil for none.
  static func release(from count: Int?) {
    if let count { exchanges.removeLast(exchanges.count - count) }
  }

  /// Whether the replaced values are being read.
  private(set) static var areRead = false

  /// The result of a closure that reads the replaced values instead of the new ones.
  static func read<Value>(_ read: () -> Value) -> Value {
    let exchanges = self.exchanges
    for exchange in exchanges { exchange() }
    areRead = true
    defer {
      areRead = false
      for exchange in exchanges { exchange() }
    }
    return read()
  }
}

extension Latest {
  /// Replaces the value, which stays readable (`ReplacedValues`) in an update that may show views leaving.
  ///
  /// - Returns: The number from which the replaced values are released when the new value was passed on; nil for none.
  func replace(by new: Value, in runtime: HostRuntime) -> Int? {
    guard runtime.frames.mayAnimateViews else {
      replace(by: new)
      return nil
    }
    defer { replaceReadably(by: new) }
    return ReplacedValues.count
  }

  /// Replaces the value, which is made from others; it stays readable as long as these do.
  func replace(byPartOfReplaced new: Value) {
    if ReplacedValues.count > 0 { replaceReadably(by: new) } else { replace(by: new) }
  }

  private func replaceReadably(by new: Value) {
    guard let value else { return replace(by: new) }
    var old = value
    replace(by: new)
    ReplacedValues.add { [self] in
      let current = present
      replace(by: old)
      old = current
    }
  }
}
