import Observation
import ThreadSupport

/// Read and write access to a value that is stored elsewhere.
///
/// Two bindings to the same location are equal, so passing one down does not make a child's body run.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: BindingLocation<Value>
  /// The transaction in which the value is set, but for the properties that the caller's transaction sets.
  public var transaction = Transaction()
  /// The place of the view's property; nil for a binding that is no property of a mounted view.
  private var property: BoundProperty<Value>?

  init(location: BindingLocation<Value>) {
    self.location = location
  }

  /// Makes a binding of two closures. A transaction or an animation of the binding does not reach the setter.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Makes a binding of two closures; the setter also receives the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Makes a binding from the projected value of another one.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a value that never changes; setting it does nothing.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The current value; a body that reads it runs again when it is set to an unequal one.
  public var wrappedValue: Value {
    get {
      guard let property, MainQueue.isCurrent else { return location.value }
      onMainActor(property) { $0.noteRead() }
      let value = location.value
      if location.isPart { onMainActor((property, value)) { $0.noteRead(of: $1) } }
      return value
    }
    nonmutating set {
      if transaction.isUntouched || !location.takesTransactions {
        location.value = newValue
      } else {
        transaction.asDefault { location.value = newValue }
      }
    }
  }

  /// The binding itself, to pass on.
  public var projectedValue: Binding<Value> {
    var binding = self
    // A view that receives the binding reads it as a property of its own.
    binding.property = nil
    return binding
  }

  /// A binding to a part of the value. It counts as changed whenever the whole does. Of an observable object it has the
  /// value of the property from the beginning, on which a body that makes it depends.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    if Value.self is any (AnyObject & Observable).Type, let state = location as? StateLocation<Value> {
      _ = state.newestValue[keyPath: keyPath]
    }
    var binding = Binding<Subject>(location: KeyPathLocation(location, keyPath))
    binding.transaction = transaction
    return binding
  }

  /// A binding to the same value that sets it in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// A binding to the same value that animates the changes of a set.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

extension Binding {
  /// A binding to the value as an optional; setting nil does nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(location: ConvertedLocation(base.location, get: { $0 }, set: { $0 }))
  }

  /// A binding to the wrapped value of an optional; nil if the optional is nil now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: UnwrappedLocation(base.location, value))
  }

  /// A binding to a hashable value as an `AnyHashable`.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      location: ConvertedLocation(base.location, get: { AnyHashable($0) }, set: { $0.base as? V }))
  }
}

extension Binding: FieldComparisonRole {
  /// Bindings are equal if they lead to the same location; constants, if they hold equal values.
  static var comparisonRole: ComparisonRole {
    .comparing(Binding<Value>.self) { first, second in
      let (one, other) = (first.location, second.location)
      return one === other || one.isSamePlace(as: other)
    }
  }
}

extension Binding: ConnectedProperty {
  /// A binding is already connected; its place only remembers the changes it has seen and whether closures have read
  /// it.
  mutating func connect(to place: inout AnyObject?, in context: PropertyContext) -> Bool {
    if let known = place as? BoundProperty<Value> {
      property = known
      known.lead(to: location)
      known.beginRun()
      return known.seen.update(to: location.changeCount)
    }
    let made = BoundProperty(location, in: context)
    property = made
    place = made
    return true
  }
}

/// The place of a view's binding at its position.
@MainActor
final class BoundProperty<Value>: PropertyOfView, Ending {
  /// The change count of the value when the body ran last.
  let seen: SeenChanges
  private(set) var location: BindingLocation<Value>
  private let context: PropertyContext
  var position: ViewPosition { context.position }
  /// Whether a closure of the view has read the value outside of the body.
  private var isReadByClosures = false
  /// The part that the body read in this run and in the one before, for a binding to a part.
  private var parts: (now: Value?, before: Value?)

  init(_ location: BindingLocation<Value>, in context: PropertyContext) {
    seen = SeenChanges(location.changeCount)
    self.location = location
    self.context = context
  }

  /// The state to which the binding leads.
  var boundState: NamedState? { location.namedState }

  /// Stores the location to which the binding leads, and follows it if it is another one.
  func lead(to new: BindingLocation<Value>) {
    guard location !== new else { return }
    if isReadByClosures {
      location.remove(self)
      new.add(self)
    }
    location = new
  }

  /// Records that the body runs again.
  func beginRun() { if parts.now != nil || parts.before != nil { parts = (nil, parts.now) } }

  /// Records that the view reads a part.
  func noteRead(of part: Value) { if HostRuntime.runningBody === position { parts.now = part } }

  /// Records that the view reads the value.
  func noteRead() {
    guard !isReadByClosures && context.isReadByClosure else { return }
    isReadByClosures = true
    location.add(self)
  }

  func end() {
    if isReadByClosures { location.remove(self) }
    parts = (nil, nil)
  }
}

/// The place of a binding that may lead to a part of a value.
@MainActor
protocol PartReading: AnyObject {
  /// Whether the body read the same part in this run as in the one before.
  var isPartEqual: Bool { get }
}

extension BoundProperty: PartReading {
  var isPartEqual: Bool {
    guard let now = parts.now, let before = parts.before else { return false }
    return Equality.areEqual(now, before)
  }
}

/// The change count of a value when a body ran last.
@MainActor
final class SeenChanges {
  private var count: Int

  init(_ count: Int) {
    self.count = count
  }

  /// Stores the number of changes.
  ///
  /// - Returns: Whether the number differs.
  func update(to count: Int) -> Bool {
    defer { self.count = count }
    return self.count != count
  }
}

/// A binding may be passed to code on other threads, which reads and sets it.
///
/// SAFETY: the storage is an object that the compiler cannot check. That of mounted views keeps under a lock what other
/// threads use, and closures made on the main actor check the queue at each access; a constant is never set.
extension Binding: @unchecked Sendable where Value: Sendable {}
