/// A value that belongs to somebody else, to be read and set here.
///
/// Two bindings to one place are equal, so passing one down does not make a child's body run.
@propertyWrapper
public struct Binding<Value> {
  private let location: BindingLocation<Value>
  /// The value of a binding that never changes.
  private var constant: Value?

  init(location: BindingLocation<Value>) {
    self.location = location
  }

  /// Makes a binding of two closures.
  @MainActor public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// A binding to a value that never changes; setting it does nothing.
  @MainActor public static func constant(_ value: Value) -> Binding<Value> {
    var binding = Binding(location: ConstantLocation(value))
    binding.constant = value
    return binding
  }

  /// The value as it is now; a body that reads it runs again when it is set to an unequal one.
  @MainActor public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }
}

extension Binding: FieldComparisonRole {
  /// Bindings are equal when they lead to the same place; constants, when they hold equal values.
  static var comparisonRole: ComparisonRole {
    .comparing(Binding<Value>.self) { first, second in
      if first.location === second.location { return true }
      guard let first = first.constant, let second = second.constant else { return false }
      return Equality.comparison(of: Value.self)?(first, second) ?? false
    }
  }
}
