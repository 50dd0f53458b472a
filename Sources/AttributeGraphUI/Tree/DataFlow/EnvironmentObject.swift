/// An object provided by `environmentObject(_:)` of an enclosing view.
///
/// The body runs whenever the object announces a change. If no enclosing view provides one, the host reports an issue
/// and does not run the body.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  // Programs look for the object by this name, with a mirror, where there may be none.
  private var _store: ObjectType?
  private var observation: ObjectObservation?

  /// The type of `$object`.
  public typealias Wrapper = ObservedObjectBindings<ObjectType>

  /// Requests the object of the type.
  public init() {}

  /// The object.
  ///
  /// - Precondition: It is read in the body of a mounted view, or in an action that the body made.
  @MainActor public var wrappedValue: ObjectType {
    guard let _store else {
      fatalError(
        """
        No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may \
        be missing as an ancestor of this view, or the view is not mounted. Read it in a body.
        """)
    }
    return _store
  }

  /// Bindings to the object's properties.
  @MainActor public var projectedValue: Wrapper { Wrapper(object: wrappedValue, observation: observation) }
}

extension EnvironmentObject: FieldComparisonRole {
  /// The environment is no input that a parent passes.
  static var comparisonRole: ComparisonRole { .ignored }
}

extension EnvironmentObject: ConnectedProperty {
  mutating func connect(to place: inout AnyObject?, in context: PropertyContext) -> Bool {
    let here = ObjectPlace<ObjectType>.at(&place, in: context)
    guard let found = context.environment.entry(for: \.[object: ObjectKey<ObjectType>()]).value else {
      context.reportMissing(
        .missingObject(
          kind: "ObservableObject", type: String(describing: ObjectType.self), view: context.viewName,
          property: context.property))
      return true
    }
    (_store, observation) = (found, here.observation)
    return here.follow(found)
  }
}

extension View {
  /// Provides an object to the views inside, which find it by its type.
  nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(
      _EnvironmentKeyWritingModifier<Object?>(keyPath: \.[object: ObjectKey<Object>()], value: object))
  }
}
