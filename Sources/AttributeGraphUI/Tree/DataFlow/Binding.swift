/// A value that belongs to somebody else, to be read and set here.
///
/// Two bindings to one place are equal, so passing one down does not make a child's body run.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: BindingLocation<Value>
  /// The transaction in which the value is set; one without content is that of the caller.
  public var transaction = Transaction()
  /// The property of a mounted view that the binding is.
  private var property: BoundProperty<Value>?

  init(location: BindingLocation<Value>) {
    self.location = location
  }

  /// Makes a binding of two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: { value, _ in set(value) })
  }

  /// Makes a binding of two closures, of which the setter is told the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Makes a binding of what another one projects.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a value that never changes; setting it does nothing.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value as it is now; a body that reads it runs again when it is set to an unequal one.
  public var wrappedValue: Value {
    get {
      if let property { onMainActor(property) { $0.noteRead() } }
      return location.value
    }
    nonmutating set {
      if transaction.isEmpty {
        location.value = newValue
      } else {
        withTransaction(transaction) { location.value = newValue }
      }
    }
  }

  /// The binding itself, to be handed on.
  public var projectedValue: Binding<Value> {
    var binding = self
    // Who is given it reads it on its own account.
    binding.property = nil
    return binding
  }

  /// A binding to a part of the value. It counts as changed whenever the whole does.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var binding = Binding<Subject>(location: KeyPathLocation(location, keyPath))
    binding.transaction = transaction
    return binding
  }

  /// The same binding, which sets the value in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// The same binding, which animates what follows from a set.
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

  /// A binding to what an optional holds; nil where it holds nothing now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: UnwrappedLocation(base.location, value))
  }

  /// A binding to a hashable value as one of any type.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      location: ConvertedLocation(base.location, get: { AnyHashable($0) }, set: { $0.base as? V }))
  }
}

extension Binding: FieldComparisonRole {
  /// Bindings are equal when they lead to the same place; constants, when they hold equal values.
  static var comparisonRole: ComparisonRole {
    .comparing(Binding<Value>.self) { first, second in
      let (one, other) = (first.location, second.location)
      return one === other || one.isSamePlace(as: other)
    }
  }
}

extension Binding: ConnectedProperty {
  /// A binding comes connected; its place remembers how far its value had changed, and who has read it.
  mutating func connect(to place: inout AnyObject?, in context: PropertyContext) -> Bool {
    if let known = place as? BoundProperty<Value> {
      property = known
      known.lead(to: location)
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
  /// How far the value had changed when the body ran last.
  let seen: SeenChanges
  private var location: BindingLocation<Value>
  private let context: PropertyContext
  var position: ViewPosition { context.position }
  /// Whether a closure of the view has read the value outside of the body.
  private var isReadByClosures = false

  init(_ location: BindingLocation<Value>, in context: PropertyContext) {
    seen = SeenChanges(location.changeCount)
    self.location = location
    self.context = context
  }

  /// The state to which the binding leads.
  var boundState: NamedState? { location.namedState }

  /// Takes note that the binding leads somewhere, perhaps somewhere else.
  func lead(to new: BindingLocation<Value>) {
    guard location !== new else { return }
    if isReadByClosures {
      location.remove(self)
      new.add(self)
    }
    location = new
  }

  /// Takes note that the view reads the value.
  func noteRead() {
    guard !isReadByClosures && context.isReadByClosure else { return }
    isReadByClosures = true
    location.add(self)
  }

  func end() {
    if isReadByClosures { location.remove(self) }
  }
}

/// How far a value had changed when a body ran last.
@MainActor
final class SeenChanges {
  private var count: Int

  init(_ count: Int) {
    self.count = count
  }

  /// Takes over the number of changes.
  ///
  /// - Returns: Whether it is another one.
  func update(to count: Int) -> Bool {
    defer { self.count = count }
    return self.count != count
  }
}
