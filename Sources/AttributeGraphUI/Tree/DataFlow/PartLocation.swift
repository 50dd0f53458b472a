import ThreadSupport

/// A location whose value is derived from that of another one.
///
/// A change of the whole counts as a change of each part (row S-122).
class PartLocation<Base, Value>: BindingLocation<Value> {
  fileprivate let base: BindingLocation<Base>

  fileprivate init(of base: BindingLocation<Base>) { self.base = base }

  final override var changeCount: Int { base.changeCount }

  final override var isPart: Bool { true }

  final override var takesTransactions: Bool { base.takesTransactions }

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
  private let last: SharedValue<Base.Element>

  init(_ base: BindingLocation<Base>, at index: Base.Index) {
    self.index = index
    last = SharedValue(base.value[index])
    super.init(of: base)
  }

  override var value: Base.Element {
    get {
      let collection = base.value
      guard collection.startIndex <= index && index < collection.endIndex else { return last.value }
      let element = collection[index]
      last.value = element
      return element
    }
    set {
      var collection = base.value
      guard collection.startIndex <= index && index < collection.endIndex else { return }
      collection[index] = newValue
      base.value = collection
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
  private let id: SharedValue<ID>
  /// The element's last value: a row that is being removed may read it once more.
  private let last: SharedValue<Base.Element>

  init(_ base: BindingLocation<Base>, at index: Base.Index, id: ID, identify: @escaping (Base.Element) -> ID) {
    (self.index, self.identify) = (index, identify)
    self.id = SharedValue(id)
    last = SharedValue(base.value[index])
    super.init(of: base)
  }

  /// Where the element is now: most often where it was.
  private func place(in collection: Base) -> Base.Index? {
    let id = id.value
    if collection.startIndex <= index && index < collection.endIndex && identify(collection[index]) == id {
      return index
    }
    return collection.indices.first { identify(collection[$0]) == id }
  }

  override var value: Base.Element {
    get {
      let collection = base.value
      guard let place = place(in: collection) else { return last.value }
      let element = collection[place]
      last.value = element
      return element
    }
    set {
      var collection = base.value
      guard let place = place(in: collection) else {
        return setOnMainActor("\(Base.Element.self)") { RuntimeIssues.report(.rowOfBindingIsGone(type: $0)) }
      }
      collection[place] = newValue
      base.value = collection
      let newID = identify(newValue)
      // A refused write leaves the element, and its id, as they were.
      guard newID != id.value, base.value.contains(where: { identify($0) == newID }) else { return }
      last.value = newValue
      id.value = newID
    }
  }

  override func isSamePlace(as other: BindingLocation<Base.Element>) -> Bool {
    guard let other = other as? RowElementLocation<Base, ID> else { return false }
    return index == other.index && id.value == other.id.value && base.isSamePlace(as: other.base)
  }
}

/// The value of an optional behind a binding, as long as there is one.
final class UnwrappedLocation<Value>: PartLocation<Value?, Value> {
  /// The last wrapped value before nil: a view that is being removed may read it once more.
  private let last: SharedValue<Value>

  init(_ base: BindingLocation<Value?>, _ value: Value) {
    last = SharedValue(value)
    super.init(of: base)
  }

  override var value: Value {
    get {
      guard let value = base.value else { return last.value }
      last.value = value
      return value
    }
    set {
      last.value = newValue
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
