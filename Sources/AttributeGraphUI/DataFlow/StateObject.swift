/// A model that belongs to a view's position: made when the view is first evaluated, released when it is removed.
///
/// The expression that makes the model runs once per position, however often the view's value is made.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Prepares a model; the expression runs when the view is first evaluated.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
    self.make = make
  }

  /// The model; outside of a mounted view a new one at every access.
  @MainActor public var wrappedValue: ObjectType { object ?? make() }
}

extension StateObject: FieldComparisonRole {
  /// A model is not an input of its view: it belongs to the position.
  static var comparisonRole: ComparisonRole { .ignored }
}

extension StateObject: ConnectedProperty {
  mutating func connect(to place: inout AnyObject?, as label: PropertyLabel) {
    if let known = place as? ObjectType {
      object = known
    } else {
      let made = make()
      place = made
      object = made
    }
  }
}
