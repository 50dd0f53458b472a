import AttributeGraph2

/// Where a binding reads and writes.
@MainActor
class BindingLocation<Value> {
  /// The value as it is now; read inside a body it makes the body depend on it.
  var value: Value {
    get { preconditionFailure("\(type(of: self)) has no value: it is an abstract place.") }
    set { preconditionFailure("\(type(of: self)) cannot be set to \(newValue): it is an abstract place.") }
  }
}

/// The place of a view's state at its position.
final class StateLocation<Value>: BindingLocation<Value> {
  private let cell: StateCell<Value>
  private let isEqual: ((Value, Value) -> Bool)?
  private let label: PropertyLabel

  init(_ value: Value, label: PropertyLabel) {
    self.label = label
    isEqual = Equality.comparison(of: Value.self)
    // Each set is compared by itself, not the whole action: to set another value and the old one again is a change.
    cell = label.runtime.graph.detached {
      label.runtime.graph.cell(value, comparedBy: nil, name: "\(label.view).\(label.property)")
    }
  }

  override var value: Value {
    get { cell.value }
    set {
      guard !label.runtime.isUpdating else {
        label.runtime.report(.stateSetDuringUpdate(view: label.view, property: label.property))
        return
      }
      if let isEqual, isEqual(label.runtime.graph.untracked { cell.value }, newValue) { return }
      cell.value = newValue
    }
  }
}

/// A value that never changes.
final class ConstantLocation<Value>: BindingLocation<Value> {
  private let constant: Value

  init(_ constant: Value) {
    self.constant = constant
  }

  override var value: Value {
    get { constant }
    set {}
  }
}

/// A place that two closures stand for.
final class ClosureLocation<Value>: BindingLocation<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  override var value: Value {
    get { get() }
    set { set(newValue) }
  }
}

/// Comparison of values whose type is known only when the program runs.
enum Equality {
  /// `==` of a type; nil where it has none, so that every set counts as a change.
  static func comparison<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
    guard let equatable = type as? any Equatable.Type else { return nil }
    return comparison(of: equatable, for: type)
  }

  private static func comparison<Equal: Equatable, Value>(
    of equatable: Equal.Type, for type: Value.Type
  ) -> (Value, Value) -> Bool {
    { first, second in
      guard let first = first as? Equal, let second = second as? Equal else { return false }
      return first == second
    }
  }
}
