/// An object that is owned elsewhere: the body runs whenever the object announces a change, whatever the body reads of
/// it.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType
  private var observation: ObjectObservation?

  /// The type of `$object`.
  public typealias Wrapper = ObservedObjectBindings<ObjectType>

  /// Observes an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Observes an object.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// Bindings to the object's properties.
  @MainActor public var projectedValue: Wrapper { Wrapper(object: wrappedValue, observation: observation) }
}

extension ObservedObject: FieldComparisonRole {
  /// Two are equal if they observe the same object.
  static var comparisonRole: ComparisonRole {
    .comparing(ObservedObject<ObjectType>.self) { $0.wrappedValue === $1.wrappedValue }
  }
}

extension ObservedObject: ConnectedProperty {
  mutating func connect(to place: inout AnyObject?, in context: PropertyContext) -> Bool {
    let here = place as? ObjectPlace<ObjectType> ?? ObjectPlace(ObjectObservation(in: context))
    place = here
    here.observation.follow(wrappedValue)
    here.observation.noteRead()
    observation = here.observation
    return here.seen.update(to: here.observation.changeCount)
  }
}

/// The subscription of a property to its object, and the change count when the body ran last.
@MainActor
final class ObjectPlace<ObjectType> {
  let observation: ObjectObservation
  let seen = SeenChanges(0)
  /// The object, for a property that owns it.
  var object: ObjectType?

  init(_ observation: ObjectObservation) {
    self.observation = observation
  }
}
