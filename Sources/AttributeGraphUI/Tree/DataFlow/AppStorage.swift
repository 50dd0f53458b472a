import Foundation

/// A value in the user defaults, shared by all views that use its key.
///
/// A body that reads it runs again when it is set to an unequal one. Changes made directly in the user defaults take
/// effect in the host's next frame. Outside of a mounted view the wrapper reads and writes the user defaults directly;
/// in an `ObservableObject` it sends `objectWillChange` before each write.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  let key: String
  let store: UserDefaults?
  private let initialValue: Value
  private let coding: StoredValueCoding<Value>
  private var location: StoredLocation<Value>?

  init(_ initialValue: Value, key: String, store: UserDefaults?, coding: StoredValueCoding<Value>) {
    self.initialValue = initialValue
    self.key = key
    self.store = store
    self.coding = coding
  }

  /// The current value.
  public var wrappedValue: Value {
    get { location?.valueForView ?? coding.read(store ?? .standard, key) ?? initialValue }
    nonmutating set {
      if let location {
        location.value = newValue
      } else {
        coding.publish(newValue, store ?? .standard, key)
      }
    }
  }

  /// A binding to the value. Making it does not read the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return Binding(get: { wrappedValue }, set: { value, _ in wrappedValue = value })
  }
}

extension AppStorage: FieldComparisonRole {
  /// A parent passes the key and the store, not the value.
  static var comparisonRole: ComparisonRole {
    .comparing(AppStorage<Value>.self) { $0.key == $1.key && $0.store === $1.store }
  }
}

extension AppStorage: ConnectedProperty {
  mutating func connect(to place: inout AnyObject?, in context: PropertyContext) -> Bool {
    let inherited = context.environment.entry(for: \.defaultAppStorage).value
    let store = self.store ?? inherited
    if let known = place as? StoredLocation<Value>, known.isPlace(of: key, in: store) {
      location = known
      return known.noteSeen()
    }
    (place as? StoredLocation<Value>)?.end()
    let made = StoredLocation(key, in: store, initialValue: initialValue, coding: coding, context: context)
    place = made
    location = made
    return true
  }
}

extension EnvironmentValues {
  private enum DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults { .standard } }

  /// The store of `AppStorage` properties that name none.
  var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the store of `AppStorage` properties inside that name none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.defaultAppStorage, value: store))
  }
}
