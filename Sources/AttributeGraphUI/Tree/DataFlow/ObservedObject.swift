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
    let here = ObjectPlace<ObjectType>.at(&place, in: context)
    observation = here.observation
    return here.follow(wrappedValue)
  }
}

/// The subscription of a property to its object, and the change count when the body ran last.
@MainActor
final class ObjectPlace<ObjectType> {
  let observation: ObjectObservation
  let seen = SeenChanges(0)
  /// The object, for a property that owns it.
  var object: ObjectType?

  private init(_ observation: ObjectObservation) {
    self.observation = observation
  }

  /// That of a property at its position, made with the first run of the body.
  static func at(_ place: inout AnyObject?, in context: PropertyContext) -> ObjectPlace {
    if let known = place as? ObjectPlace { return known }
    let made = ObjectPlace(ObjectObservation(in: context))
    place = made
    return made
  }
}

extension ObjectPlace where ObjectType: ObservableObject {
  /// Follows an object, on which the running body depends.
  ///
  /// - Returns: Whether it has changed since the body ran last.
  func follow(_ object: ObjectType) -> Bool {
    observation.follow(object)
    observation.noteRead()
    return seen.update(to: observation.changeCount)
  }
}
