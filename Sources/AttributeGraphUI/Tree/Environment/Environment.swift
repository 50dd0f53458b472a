import Observation

/// A value of the environment at the view's position; a body runs again when a value that its view declares changes.
///
/// The key path is an input like any other: a view that receives another key path runs, and depends on that one from
/// then on. The value is no input, because it comes from the environment and not from the parent's body.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  /// The source of the value.
  private let source: Source
  /// The value, once the view is connected.
  private var value: Value?

  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// An object by its type, which an enclosing view has to provide.
    case object(KeyPath<EnvironmentValues, Value?>, type: Any.Type)

    /// The key path.
    var keyPath: AnyKeyPath {
      switch self {
      case .keyPath(let keyPath): keyPath
      case .object(let keyPath, _): keyPath
      }
    }
  }

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads the object of a type.
  ///
  /// If no enclosing view provides one, the host reports an issue and does not run the body.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object(\.[object: ObjectKey<Value>()], type: objectType)
  }

  /// Reads the object of a type, if an enclosing view provides one.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    source = .keyPath(\.[object: ObjectKey<Object>()])
  }

  /// The value when the body began to run; outside of a mounted view, the default.
  ///
  /// - Precondition: An object that is read outside of a mounted view is read as an optional.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(_, let type):
      fatalError(
        """
        No Observable object of type \(type) found. A View.environment(_:) for \(type) may be missing as an ancestor \
        of this view, or the view is not mounted. Read it in a body, or as an optional.
        """)
    }
  }
}

extension Environment: FieldComparisonRole {
  /// A parent passes the key path, not the value.
  static var comparisonRole: ComparisonRole {
    .comparing(Environment<Value>.self) { $0.source.keyPath == $1.source.keyPath }
  }
}

extension Environment: ConnectedProperty {
  mutating func connect(to place: inout AnyObject?, in context: PropertyContext) -> Bool {
    switch source {
    case .keyPath(\EnvironmentValues.self):
      return connectWhole(to: &place, in: context)
    case .keyPath(let keyPath):
      let entry = EnvironmentPlace.read(keyPath, at: &place, in: context)
      value = entry.value
      return entry.hasChanged
    case .object(let keyPath, let type):
      let entry = EnvironmentPlace.read(keyPath, at: &place, in: context)
      value = entry.value
      if value == nil {
        context.reportMissing(
          .missingObject(
            kind: "Observable object", type: String(describing: type), view: context.viewName,
            property: context.property))
      }
      return entry.hasChanged
    }
  }
}

extension Environment {
  /// Connects a property that has the whole environment: its view depends on the keys that are read through it.
  @MainActor
  private mutating func connectWhole(to place: inout AnyObject?, in context: PropertyContext) -> Bool {
    let known = (place as? EnvironmentReader).flatMap { $0.reads(context.environment) ? $0 : nil }
    let reader = known ?? EnvironmentReader(of: context.environment)
    place = reader
    value = context.environment.values.read(by: reader) as? Value
    return reader.takeChanges() || known == nil
  }
}

/// The entry that a property reads, and its change count when the body ran last.
@MainActor
final class EnvironmentPlace<Value> {
  let entry: EnvironmentEntry<Value>
  private let seen: SeenChanges
  private let keyPath: KeyPath<EnvironmentValues, Value>

  private init(_ entry: EnvironmentEntry<Value>, for keyPath: KeyPath<EnvironmentValues, Value>) {
    self.entry = entry
    self.keyPath = keyPath
    seen = SeenChanges(entry.changeCount)
  }

  /// The name of the key, or of the type of the object, that the property reads.
  var keyName: String { EnvironmentValues.keyName(of: keyPath) }

  /// Reads a value for a property at its position, on which the running body depends.
  ///
  /// - Returns: The value, and whether it has changed since the body ran last.
  static func read(
    _ keyPath: KeyPath<EnvironmentValues, Value>, at place: inout AnyObject?, in context: PropertyContext
  ) -> (value: Value, hasChanged: Bool) {
    if let known = place as? EnvironmentPlace, known.keyPath == keyPath {
      return (known.entry.value, known.seen.update(to: known.entry.changeCount))
    }
    let made = EnvironmentPlace(context.environment.entry(for: keyPath), for: keyPath)
    place = made
    return (made.entry.value, true)
  }
}
