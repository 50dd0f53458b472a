/// A model that belongs to a view's position: made when the view is first evaluated, released when it is removed.
///
/// The expression that makes the model runs once per position, however often the view's value is made.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Prepares a model; the expression runs when the view is first evaluated.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
    self.make = make
  }

  /// The model; outside of a mounted view a new one at every access.
  @MainActor public var wrappedValue: ObjectType {
    if let object { return object }
    RuntimeIssues.report(.stateObjectOutsideOfView(type: String(describing: ObjectType.self)))
    return make()
  }
}

extension StateObject: FieldComparisonRole {
  /// A model is not an input of its view: it belongs to the position.
  static var comparisonRole: ComparisonRole { .ignored }
}

extension StateObject: ConnectedProperty {
  mutating func connect(to place: inout AnyObject?, in context: PropertyContext) -> Bool {
    if let known = place as? ObjectType {
      object = known
      return false
    }
    let made = make()
    place = made
    object = made
    return true
  }
}
