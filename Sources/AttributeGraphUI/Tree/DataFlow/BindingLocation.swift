import ThreadSupport

/// The storage that a binding reads and writes.
///
/// A location in a mounted view belongs to the main actor. A location made of two closures, or a constant, belongs to
/// the isolation domain of the code that holds it.
@usableFromInline
class BindingLocation<Value> {
  /// The current value; a body that reads it depends on it.
  var value: Value {
    get { fatalError("\(type(of: self)) has no value: it is an abstract place.") }
    set { fatalError("\(type(of: self)) cannot be set to \(newValue): it is an abstract place.") }
  }

  /// A number that grows with each change of the value; 0 for locations that cannot detect changes.
  var changeCount: Int { 0 }

  /// Whether the value is a part of one that counts as changed as a whole.
  var isPart: Bool { false }

  /// Whether a set belongs to the transaction of a binding; if not, only to that of the code that sets the value.
  var takesTransactions: Bool { true }

  /// Makes the view of a property run with each change, even if its body does not read the value, provided that the
  /// location can detect changes.
  func add(_ property: any PropertyOfView) {}

  /// Undoes `add(_:)`.
  func remove(_ property: any PropertyOfView) {}

  /// The state or the object to which the location belongs; nil if unknown.
  @MainActor var namedState: NamedState? { nil }

  /// Whether another location leads to the same storage, so that replacing one by the other need not run a view.
  func isSamePlace(as other: BindingLocation<Value>) -> Bool { self === other }
}

/// The state or object that a binding reads and writes.
struct NamedState {
  /// The view's type and property, or the object's type.
  let name: String
  /// The number of the view; nil for an object.
  var position: Int?
}

/// A property of an object; its readers depend on the object.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override var value: Value {
    get { object[keyPath: keyPath] }
    set { object[keyPath: keyPath] = newValue }
  }

  override func isSamePlace(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
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

  override func isSamePlace(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return Equality.areEqual(constant, other.constant)
  }
}

/// A location made of two closures.
final class ClosureLocation<Value>: BindingLocation<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  /// Whether the setter has the transaction as a parameter.
  private let isTransactional: Bool
  /// Whether the closures were written in code on the main queue, so that they may use what belongs to it.
  private let isOfMainQueue = MainQueue.isCurrent

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    (self.get, self.set, isTransactional) = (get, set, true)
  }

  /// A location whose setter has no use for the transaction of a binding.
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set, isTransactional) = (get, { value, _ in set(value) }, false)
  }

  override var value: Value {
    get {
      checkQueue()
      return get()
    }
    set {
      checkQueue()
      set(newValue, Transaction.current)
    }
  }

  override var takesTransactions: Bool { isTransactional }

  private func checkQueue() {
    guard isOfMainQueue && !MainQueue.isCurrent else { return }
    fatalError(
      "A binding of closures that was made on the main actor is read and set there only: use `await MainActor.run { }`."
    )
  }
}
