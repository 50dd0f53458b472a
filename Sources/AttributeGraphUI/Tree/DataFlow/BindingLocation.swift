import AttributeGraph2
import ThreadSupport

/// The storage that a binding reads and writes.
///
/// A location in a mounted view belongs to the main actor. A location made of two closures, or a constant, belongs to
/// the isolation domain of the code that holds it.
@usableFromInline
class BindingLocation<Value> {
  /// The current value; a body that reads it depends on it.
  var value: Value {
    get { fatalError("\(type(of: self)) has no value: it is an abstract place.") }
    set { fatalError("\(type(of: self)) cannot be set to \(newValue): it is an abstract place.") }
  }

  /// A number that grows with each change of the value; 0 for locations that cannot detect changes.
  var changeCount: Int { 0 }

  /// Whether the value is a part of one that counts as changed as a whole.
  var isPart: Bool { false }

  /// Makes the view of a property run with each change, even if its body does not read the value, provided that the
  /// location can detect changes.
  func add(_ property: any PropertyOfView) {}

  /// Undoes `add(_:)`.
  func remove(_ property: any PropertyOfView) {}

  /// The state or the object to which the location belongs; nil if unknown.
  @MainActor var namedState: NamedState? { nil }

  /// Whether another location leads to the same storage, so that replacing one by the other need not run a view.
  func isSamePlace(as other: BindingLocation<Value>) -> Bool { self === other }
}

/// The state or object that a binding reads and writes.
struct NamedState {
  /// The view's type and property, or the object's type.
  let name: String
  /// The number of the view; nil for an object.
  var position: Int?
}

/// The place of a view's state at its position.
///
/// Actions read a new value at once. Bodies read it from the next update on: the writes of one transaction come
/// together, those of the next transaction in an update of their own.
@usableFromInline
final class StateLocation<Value>: BindingLocation<Value> {
  fileprivate let cell: StateCell<Value>
  private let place: PropertyPlace
  /// Properties of other views, with a binding to this state, whose closures have read it outside of the body.
  private var properties: [ObjectIdentifier: any PropertyOfView] = [:]
  /// The value that was set last.
  private var newest: Value
  /// The value when the body of its view ran last.
  private var seen: Value
  private var changes: Int32 = 0
  /// Whether it has changed since the body of its view ran last.
  private var hasUnseenChange = false
  private var hasEnded = false
  /// Whether its view has read it, in the body or in a closure.
  private var isRead = false
  /// Whether a closure of its view, such as a row's or a geometry reader's, has read it outside of the body.
  private var isReadByClosures = false

  @MainActor
  init(_ value: Value, in context: PropertyContext) {
    place = context.place
    newest = value
    seen = value
    // Each set is compared by itself, not the whole action: setting another value and then the old one again is a
    // change.
    cell = context.runtime.graph.cell(value, comparedBy: nil)
  }

  override var value: Value {
    get { onMainActor(self) { $0.currentValue } }
    set { setOnMainActor((self, newValue)) { place, value in place.set(value) } }
  }

  @MainActor private var currentValue: Value { place.runtime.isUpdating ? cell.value : newest }

  @MainActor
  private func set(_ value: Value) {
    let runtime = place.runtime
    guard !runtime.isUpdating else {
      place.position.report(.stateSetDuringUpdate(view: place.viewName, property: place.property))
      return
    }
    // The position has ended: no view can read the value any more.
    guard !hasEnded else { return }
    if Equality.areEqual(newest, value) { return }
    newest = value
    runtime.write(to: place) { [self] in
      changes &+= 1
      hasUnseenChange = true
      cell.value = value
      if isReadByClosures { place.position.invalidateBody() }
      for property in properties.values { property.position.invalidateBody() }
    }
  }

  /// The value as the view that owns the state reads it: in a closure that runs during an update, such as that of a sheet's
  /// content, the value that the view had when its body ran last, as in SwiftUI. From then on the body depends on it.
  var valueForView: Value {
    onMainActor(self) { state in
      let value = state.currentValue
      state.isRead = true
      guard state.place.isReadByClosure else { return value }
      state.isReadByClosures = true
      return state.place.position.hasBody ? state.seen : value
    }
  }

  /// The position of the view to which the state belongs.
  @MainActor var position: ViewPosition { place.position }

  /// The value that was set last, read without a dependency.
  var newestValue: Value { onMainActor(self) { $0.newest } }

  override var changeCount: Int { Int(changes) }

  @MainActor override var namedState: NamedState? { state }

  /// The view's property.
  @MainActor var state: NamedState {
    NamedState(name: "\(place.viewName).\(place.property)", position: place.position.identity)
  }

  override func add(_ property: any PropertyOfView) { properties[ObjectIdentifier(property)] = property }

  override func remove(_ property: any PropertyOfView) { properties[ObjectIdentifier(property)] = nil }

  /// Whether a view of the host has the state.
  @MainActor func isAlive(in runtime: HostRuntime) -> Bool { !hasEnded && place.runtime === runtime }

  /// Records that the body of its view runs.
  ///
  /// - Returns: Whether the value has changed since the body ran last, and the view has read it.
  func noteSeen() -> Bool {
    guard hasUnseenChange else { return false }
    hasUnseenChange = false
    onMainActor(self) { state in state.seen = state.place.runtime.graph.untracked { state.cell.value } }
    return isRead
  }
}

extension StateLocation: NodeOwner {
  var namedNodes: [(node: Node, name: String)] {
    [(cell, state.position.map { "\(state.name) #\($0)" } ?? state.name)]
  }
}

extension StateLocation: Ending {
  func end() {
    hasEnded = true
    if !properties.isEmpty { properties = [:] }
  }
}

/// A location whose value is derived from that of another one.
///
/// A change of the whole counts as a change of each part (row S-122).
class PartLocation<Base, Value>: BindingLocation<Value> {
  fileprivate let base: BindingLocation<Base>

  fileprivate init(of base: BindingLocation<Base>) { self.base = base }

  final override var changeCount: Int { base.changeCount }

  final override var isPart: Bool { true }

  @MainActor final override var namedState: NamedState? { base.namedState }

  final override func add(_ property: any PropertyOfView) { base.add(property) }

  final override func remove(_ property: any PropertyOfView) { base.remove(property) }
}

/// A part of a value behind a binding.
final class KeyPathLocation<Root, Value>: PartLocation<Root, Value> {
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: BindingLocation<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.keyPath = keyPath
    super.init(of: root)
  }

  override var value: Value {
    get { base.value[keyPath: keyPath] }
    set { base.value[keyPath: keyPath] = newValue }
  }

  override func isSamePlace(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && base.isSamePlace(as: other.base)
  }
}

/// An element of a collection behind a binding.
final class ElementLocation<Base: MutableCollection>: PartLocation<Base, Base.Element> {
  private let index: Base.Index
  /// The element's last value while its index was valid: a row that is being removed may read it once more.
  private var last: Base.Element

  init(_ base: BindingLocation<Base>, at index: Base.Index) {
    self.index = index
    last = base.value[index]
    super.init(of: base)
  }

  override var value: Base.Element {
    get {
      let collection = base.value
      guard collection.startIndex <= index && index < collection.endIndex else { return last }
      last = collection[index]
      return last
    }
    set {
      let collection = base.value
      guard collection.startIndex <= index && index < collection.endIndex else { return }
      base.value[index] = newValue
    }
  }

  override func isSamePlace(as other: BindingLocation<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.isSamePlace(as: other.base)
  }
}

/// The element of a row behind a binding: the one that has the row's id, wherever it stands in the collection.
final class RowElementLocation<Base: MutableCollection, ID: Hashable>: PartLocation<Base, Base.Element> {
  private let index: Base.Index
  private let identify: (Base.Element) -> ID
  /// The id of the element; another one once the element was set to one with that.
  private var id: ID
  /// The element's last value: a row that is being removed may read it once more.
  private var last: Base.Element

  init(_ base: BindingLocation<Base>, at index: Base.Index, id: ID, identify: @escaping (Base.Element) -> ID) {
    (self.index, self.id, self.identify) = (index, id, identify)
    last = base.value[index]
    super.init(of: base)
  }

  /// Where the element is now: most often where it was.
  private func place(in collection: Base) -> Base.Index? {
    if collection.startIndex <= index && index < collection.endIndex && identify(collection[index]) == id {
      return index
    }
    return collection.indices.first { identify(collection[$0]) == id }
  }

  override var value: Base.Element {
    get {
      let collection = base.value
      if let place = place(in: collection) { last = collection[place] }
      return last
    }
    set {
      guard let place = place(in: base.value) else {
        guard MainQueue.isCurrent else { return }
        return onMainActor("\(Base.Element.self)") { RuntimeIssues.report(.rowOfBindingIsGone(type: $0)) }
      }
      base.value[place] = newValue
      let newID = identify(newValue)
      // A refused write leaves the element, and its id, as they were.
      guard newID != id, base.value.contains(where: { identify($0) == newID }) else { return }
      (last, id) = (newValue, newID)
    }
  }

  override func isSamePlace(as other: BindingLocation<Base.Element>) -> Bool {
    guard let other = other as? RowElementLocation<Base, ID> else { return false }
    return index == other.index && id == other.id && base.isSamePlace(as: other.base)
  }
}

/// The value of an optional behind a binding, as long as there is one.
final class UnwrappedLocation<Value>: PartLocation<Value?, Value> {
  /// The last wrapped value before nil: a view that is being removed may read it once more.
  private var last: Value

  init(_ base: BindingLocation<Value?>, _ value: Value) {
    last = value
    super.init(of: base)
  }

  override var value: Value {
    get {
      if let value = base.value { last = value }
      return last
    }
    set {
      last = newValue
      base.value = newValue
    }
  }

  override func isSamePlace(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return base.isSamePlace(as: other.base)
  }
}

/// A value behind a binding, as another type.
final class ConvertedLocation<Base, Value>: PartLocation<Base, Value> {
  private let get: (Base) -> Value
  private let set: (Value) -> Base?

  init(_ base: BindingLocation<Base>, get: @escaping (Base) -> Value, set: @escaping (Value) -> Base?) {
    self.get = get
    self.set = set
    super.init(of: base)
  }

  override var value: Value {
    get { get(base.value) }
    set { if let value = set(newValue) { base.value = value } }
  }

  override func isSamePlace(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConvertedLocation<Base, Value> else { return false }
    return base.isSamePlace(as: other.base)
  }
}

/// A property of an object; its readers depend on the object.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override var value: Value {
    get { object[keyPath: keyPath] }
    set { object[keyPath: keyPath] = newValue }
  }

  override func isSamePlace(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// A value that never changes.
final class ConstantLocation<Value>: BindingLocation<Value> {
  private let constant: Value

  init(_ constant: Value) {
    self.constant = constant
  }

  override var value: Value {
    get { constant }
    set {}
  }

  override func isSamePlace(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return Equality.areEqual(constant, other.constant)
  }
}

/// A location made of two closures.
final class ClosureLocation<Value>: BindingLocation<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  /// Whether the closures were written in code on the main queue, so that they may use what belongs to it.
  private let isOfMainQueue = MainQueue.isCurrent

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  override var value: Value {
    get {
      checkQueue()
      return get()
    }
    set {
      checkQueue()
      set(newValue, Transaction.current)
    }
  }

  private func checkQueue() {
    guard isOfMainQueue && !MainQueue.isCurrent else { return }
    fatalError(
      "A binding of closures that was made on the main actor is read and set there only: use `await MainActor.run { }`."
    )
  }
}
