import Foundation
import ThreadSupport

/// The location of a value in the user defaults, for one view.
final class StoredLocation<Value>: BindingLocation<Value> {
  private let key: String
  private let store: UserDefaults
  private let initialValue: Value
  private let coding: StoredValueCoding<Value>
  private let runtime: HostRuntime
  /// The value that was read or set last; readers depend on this state.
  private let state: StateLocation<Value>
  private var last: Value
  var storedIndex = 0

  /// Reads the value, and follows its changes until the view's position ends.
  @MainActor
  init(
    _ key: String, in store: UserDefaults, initialValue: Value, coding: StoredValueCoding<Value>,
    context: PropertyContext
  ) {
    self.key = key
    self.store = store
    self.initialValue = initialValue
    self.coding = coding
    runtime = context.runtime
    last = coding.read(store, key) ?? initialValue
    state = StateLocation(last, in: context)
    super.init()
    runtime.service(StoredPlaces.self).add(self)
  }

  /// Whether this is the location of a key.
  func isPlace(of key: String, in store: UserDefaults) -> Bool { self.key == key && self.store === store }

  override var value: Value {
    get { MainQueue.isCurrent ? state.value : storedValue }
    set {
      if MainQueue.isCurrent { return onMainActor((self, newValue)) { place, value in place.set(value) } }
      coding.publish(newValue, store, key)
      let thread = ThreadTransaction.current
      thread.writeCount += 1
      setOnMainActor((self, thread.transaction)) { place, transaction in
        withTransaction(transaction) { place.renewAll() }
      }
    }
  }

  private var storedValue: Value { coding.read(store, key) ?? initialValue }

  /// The value as the view that owns the property reads it.
  var valueForView: Value { MainQueue.isCurrent ? state.valueForView : storedValue }

  override var changeCount: Int { state.changeCount }

  override func add(_ property: any PropertyOfView) { state.add(property) }

  override func remove(_ property: any PropertyOfView) { state.remove(property) }

  /// Records that the body of its view runs.
  ///
  /// - Returns: Whether the value has changed since the body ran last.
  func noteSeen() -> Bool { state.noteSeen() }

  @MainActor
  private func set(_ value: Value) {
    // The state reports a write during an update, and drops it.
    guard !runtime.isUpdating else { return state.value = value }
    coding.publish(value, store, key)
    renewAll()
  }

  /// Reads the values of all places again: other views with the same key may have another object for the same defaults.
  @MainActor
  private func renewAll() { runtime.service(StoredPlaces.self).renew() }
}

/// A location whose value may be set by others.
@MainActor
protocol StoredPlace: AnyObject {
  /// The index of the location among those of its host.
  var storedIndex: Int { get set }
  /// Reads the value again.
  func renew()
}

/// The locations of a host whose values may be set by others.
final class StoredPlaces: HostService {
  private var places: [any StoredPlace] = []

  /// The number of locations.
  var count: Int { places.count }

  /// Adds a location, until it is removed.
  func add(_ place: any StoredPlace) {
    place.storedIndex = places.count
    places.append(place)
  }

  /// Removes a location.
  ///
  /// - Complexity: O(1): the last one takes its index.
  func remove(_ place: any StoredPlace) {
    guard places.indices.contains(place.storedIndex), places[place.storedIndex] === place else { return }
    let last = places.removeLast()
    guard last !== place else { return }
    places[place.storedIndex] = last
    last.storedIndex = place.storedIndex
  }

  /// Reads all values again.
  ///
  /// - Complexity: O(places).
  func renew() { for place in places { place.renew() } }

  func drop() { places = [] }
}

extension StoredLocation: StoredPlace {
  func renew() {
    let value = storedValue
    guard !coding.areSame(value, last) else { return }
    last = value
    state.value = value
  }
}

extension StoredLocation: Ending {
  func end() {
    state.end()
    runtime.knownService(StoredPlaces.self)?.remove(self)
  }
}
