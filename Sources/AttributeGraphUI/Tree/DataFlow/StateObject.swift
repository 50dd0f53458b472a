/// An object that belongs to a view's position: made when the view is first evaluated, released when it is removed.
///
/// The expression that makes the object runs once per position, however often the view's value is made. The body runs
/// whenever the object announces a change, whatever the body reads of it.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?
  private var observation: ObjectObservation?

  /// The type of `$object`.
  public typealias Wrapper = ObservedObjectBindings<ObjectType>

  /// Prepares an object; the expression runs when the view is first evaluated.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
    self.make = make
  }

  /// The object; outside of a mounted view, every access makes a new one.
  @MainActor public var wrappedValue: ObjectType {
    if let object { return object }
    RuntimeIssues.report(.stateObjectOutsideOfView(type: String(describing: ObjectType.self)))
    return make()
  }

  /// Bindings to the object's properties.
  @MainActor public var projectedValue: Wrapper { Wrapper(object: wrappedValue, observation: observation) }
}

extension StateObject: FieldComparisonRole {
  /// The object is not an input of its view: it belongs to the position.
  static var comparisonRole: ComparisonRole { .ignored }
}

extension StateObject: ConnectedProperty {
  mutating func connect(to place: inout AnyObject?, in context: PropertyContext) -> Bool {
    let here = ObjectPlace<ObjectType>.at(&place, in: context)
    context.position.note(.state)
    // A view that has handed over its property shares the object.
    let made = here.object ?? object ?? make()
    here.object = made
    (object, observation) = (made, here.observation)
    return here.follow(made)
  }
}
