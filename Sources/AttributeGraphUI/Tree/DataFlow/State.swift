import AttributeGraph2

/// A value that belongs to a view's position: it is made when the view is inserted and lives until it is removed.
///
/// A body that reads it runs again when it is set to an unequal value; setting a value that is not `Equatable` counts
/// as a change. Outside of a mounted view the wrapper holds its initial value, and setting it does nothing.
///
/// A view that is made with the wrapper itself (`Child(count: _count)`, which stores it in its own `_count`) shares the
/// value with the view that owns it, from its insertion on.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  @usableFromInline let initialValue: Value
  @usableFromInline var location: StateLocation<Value>?

  /// Makes state with an initial value.
  ///
  /// Rows are remade with each update of their parent; inlining makes a row with state a third cheaper.
  @inlinable public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Makes state with an initial value.
  @inlinable public init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// The current value.
  public var wrappedValue: Value {
    get {
      // Without an optional of the value, whose metadata would be looked up.
      guard let location else { return initialValue }
      return location.valueForView
    }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value. Making it does not read the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    setOnMainActor(String(describing: Value.self)) { RuntimeIssues.report(.stateOutsideOfView(type: $0)) }
    return .constant(initialValue)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes state that is initially nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: FieldComparisonRole {
  /// State is not an input of its view: it belongs to the position.
  static var comparisonRole: ComparisonRole { .ignored }
}

extension State: ConnectedProperty {
  mutating func connect(to place: inout AnyObject?, in context: PropertyContext) -> Bool {
    if let known = place as? StateLocation<Value> {
      location = known
      return known.noteSeen()
    }
    if let shared = place as? BoundProperty<Value>, let known = shared.location as? StateLocation<Value> {
      location = known
      return shared.seen.update(to: known.changeCount)
    }
    context.position.note(.state)
    // The view that owns the state has handed over its property: the place here is that of a binding.
    if let location, location.isAlive(in: context.runtime) {
      place = BoundProperty(location, in: context)
    } else {
      let made = StateLocation(initialValue, in: context)
      place = made
      location = made
    }
    return true
  }
}
