/// The object that views provide for the focused part of the program: the body runs whenever it changes.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var observation: ObjectObservation?

  /// The type of `$object`.
  public typealias Wrapper = ObservedObjectBindings<ObjectType>

  /// Reads the object of the type.
  public init() {}

  @MainActor private var object: ObjectType? {
    HostRuntime.current?.service(FocusedValuesBook.self).values[object: ObjectType.self]
  }

  /// The object; nil if no view provides one.
  @MainActor public var wrappedValue: ObjectType? { object }

  /// Bindings to the object's properties; nil if no view provides one.
  @MainActor public var projectedValue: Wrapper? {
    object.map { ObservedObjectBindings(object: $0, observation: observation) }
  }
}

extension FocusedObject: ConnectedProperty {
  mutating func connect(to place: inout AnyObject?, in context: PropertyContext) -> Bool {
    guard let object else { return false }
    let here = ObjectPlace<ObjectType>.at(&place, in: context)
    observation = here.observation
    return here.follow(object)
  }
}
