import Observation

/// A value of the environment at the view's position; a body runs again when a value that its view declares changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  /// Where the value comes from.
  private let source: Source
  /// The value, once the view is connected.
  private var value: Value?

  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// An object by its type, which a view around has to provide.
    case object(KeyPath<EnvironmentValues, Value?>, type: Any.Type)
  }

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads the object of a type.
  ///
  /// Where no view around provides one, the host reports an issue and does not run the body.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object(\.[object: ObjectKey<Value>()], type: objectType)
  }

  /// Reads the object of a type, if a view around provides one.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    source = .keyPath(\.[object: ObjectKey<Object>()])
  }

  /// The value as it was before the body ran; outside of a mounted view the default.
  ///
  /// - Precondition: An object that is read outside of a mounted view is read as an optional.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(_, let type):
      preconditionFailure(
        """
        No Observable object of type \(type) found. A View.environment(_:) for \(type) may be missing as an ancestor \
        of this view, or the view is not mounted. Read it in a body, or as an optional.
        """)
    }
  }
}

extension Environment: FieldComparisonRole {
  /// The environment is no input that a parent passes.
  static var comparisonRole: ComparisonRole { .ignored }
}

extension Environment: ConnectedProperty {
  mutating func connect(to place: inout AnyObject?, in context: PropertyContext) -> Bool {
    switch source {
    case .keyPath(let keyPath):
      let known = place as? EnvironmentPlace<Value>
      let here = known ?? EnvironmentPlace(context.environment.entry(for: keyPath))
      place = here
      value = here.entry.value
      return here.seen.update(to: here.entry.changeCount) || known == nil
    case .object(let keyPath, let type):
      let known = place as? EnvironmentPlace<Value?>
      let here = known ?? EnvironmentPlace(context.environment.entry(for: keyPath))
      place = here
      value = here.entry.value
      if value == nil {
        context.reportMissing(
          .missingObject(
            kind: "Observable object", type: String(describing: type), view: context.viewName,
            property: context.property))
      }
      return here.seen.update(to: here.entry.changeCount) || known == nil
    }
  }
}

/// The entry that a property reads, and how far it had changed when the body ran last.
@MainActor
final class EnvironmentPlace<Value> {
  let entry: EnvironmentEntry<Value>
  let seen: SeenChanges

  init(_ entry: EnvironmentEntry<Value>) {
    self.entry = entry
    seen = SeenChanges(entry.changeCount)
  }
}
