import Observation

/// An `@Observable` object whose properties can be bound.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// Rejects types that are not observable at compile time.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) {
    object = wrappedValue
  }

  /// The wrapper itself, which gives bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Makes the properties of an object bindable.
  public init(wrappedValue: Value) {
    object = wrappedValue
  }

  /// Makes the properties of an object bindable.
  public init(_ wrappedValue: Value) {
    object = wrappedValue
  }

  /// Makes the wrapper from the projected value of another one.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object. A body that makes it depends on the property, as in SwiftUI, whose bindings
  /// have a value from the beginning.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    _ = wrappedValue[keyPath: keyPath]
    return Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The id of the object.
  public var id: Value.ID { wrappedValue.id }
}
