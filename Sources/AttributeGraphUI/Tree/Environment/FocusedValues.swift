import AttributeGraph2
import Observation

/// A key for values that views provide for the focused part of the program.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// Values that views provide for the focused part of the program.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil if no view provides one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type; nil if no view provides one.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

extension FocusedValues: Equatable {
  /// Whether both have values of the same keys, and these are equal; values whose types have no `==` are equal if they
  /// are one object or plain data with the same bytes.
  public static func == (one: FocusedValues, other: FocusedValues) -> Bool {
    onMainActor((one.values, other.values)) { one, other in
      let plan = FieldPlan.plan(for: Any.self)
      return one.count == other.count
        && one.allSatisfy { key, value in other[key].map { plan.areEqual(value, $0) } ?? false }
    }
  }
}

/// The focused values of a host.
///
/// The values of all views on the screen apply, wherever the focus is; of several values of one key, that of the view
/// inserted last. A view in another tab or below another page is not on the screen.
final class FocusedValuesBook: HostService, Observable {
  /// A view that provides a value.
  private struct Writer {
    unowned let position: ViewPosition
    let write: (inout FocusedValues) -> Void
  }

  private let registrar = ObservationRegistrar()
  private var writers = NumberedList<Writer>()
  /// The collected values; nil if they have to be collected again.
  private var collected: FocusedValues?

  /// The values; a body that reads them runs again when they change.
  var values: FocusedValues {
    registrar.access(self, keyPath: \.values)
    let values = collected ?? valuesOnScreen
    collected = values
    return values
  }

  private var valuesOnScreen: FocusedValues {
    writers.elements.reduce(into: FocusedValues()) { values, writer in
      if writer.position.isOnScreen { writer.write(&values) }
    }
  }

  /// Adds a view until its position leaves the tree.
  func add(at position: ViewPosition, _ write: @escaping (inout FocusedValues) -> Void) {
    let number = writers.append(Writer(position: position, write: write))
    position.leaving = { [weak self] in
      _ = self?.writers.remove(number)
      self?.update()
    }
    update()
  }

  /// Discards the collected values if those of the views on the screen are others.
  func screenChanged() { if let collected, collected != valuesOnScreen { update() } }

  /// Discards the collected values, so that the next read collects them again.
  func update() {
    // The readers since the last change are notified of this one.
    guard collected != nil else { return }
    registrar.withMutation(of: self, keyPath: \.values) { collected = nil }
  }
}

/// Provides a focused value.
nonisolated struct _FocusedValueModifier<Value>: PrimitiveViewModifier {
  let value: Value
  let write: (Value, inout FocusedValues) -> Void

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    let (book, actions) = (inputs.runtime.service(FocusedValuesBook.self), inputs.runtime.actions)
    let owner = ActionOwner("focused value", at: position)
    let plan = FieldPlan.plan(for: Value.self)
    var given = modifier.read().value
    modifier.updater.add {
      let new = modifier.read().value
      guard !plan.areEqual(given, new) else { return }
      given = new
      actions.add(for: owner) { book.update() }
    }
    position.lifecycle = LifecycleActions(
      appear: { [weak book] in book?.screenChanged() }, disappear: { [weak book] in book?.screenChanged() })
    actions.add(for: owner) {
      book.add(at: position) { values in if let modifier = latest.value { modifier.write(modifier.value, &values) } }
    }
    return body(inputs.inside(position))
  }
}

extension View {
  /// Provides a value for the focused part of the program.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_FocusedValueModifier(value: value) { $1[keyPath: keyPath] = $0 })
  }

  /// Provides a value for the focused part of the program; nil provides none.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(value: value) { if let value = $0 { $1[keyPath: keyPath] = value } })
  }

  /// Provides an object for the focused part of the program.
  nonisolated public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(_FocusedValueModifier(value: object) { if let object = $0 { $1[object: Object.self] = object } })
  }

  /// Provides a value for the scene.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedValue(keyPath, value)
  }

  /// Provides a value for the scene; nil provides none.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    focusedValue(keyPath, value)
  }

  /// Provides an object for the scene.
  nonisolated public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    focusedValue(object)
  }

  /// Provides an object for the focused part of the program.
  nonisolated public func focusedObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(_FocusedValueModifier(value: object) { $1[object: Object.self] = $0 })
  }

  /// Provides an object for the focused part of the program; nil provides none.
  nonisolated public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View {
    modifier(_FocusedValueModifier(value: object) { if let object = $0 { $1[object: Object.self] = object } })
  }

  /// Provides an object for the scene.
  nonisolated public func focusedSceneObject<Object: ObservableObject>(_ object: Object) -> some View {
    focusedObject(object)
  }

  /// Provides an object for the scene; nil provides none.
  nonisolated public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View {
    focusedObject(object)
  }
}

/// The focused value of a key that views provide.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?

  /// Reads the value of a key.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Reads the object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable { read = { $0[object: objectType] } }

  /// The value; nil if no view provides one.
  @MainActor public var wrappedValue: Value? { currentFocusedValues.flatMap(read) }
}

/// The binding that views provide for a key.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Binding<Value>?

  /// Reads the binding of a key.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { read = { $0[keyPath: keyPath] } }

  /// The value behind the binding; nil if no view provides one.
  @MainActor public var wrappedValue: Value? {
    get { currentFocusedValues.flatMap(read)?.wrappedValue }
    nonmutating set { if let newValue { currentFocusedValues.flatMap(read)?.wrappedValue = newValue } }
  }

  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value?> {
    let binding = currentFocusedValues.flatMap(read)
    return Binding(get: { binding?.wrappedValue }, set: { new, _ in if let new { binding?.wrappedValue = new } })
  }
}

/// The focused values of the host that is running.
@MainActor
private var currentFocusedValues: FocusedValues? { HostRuntime.current?.service(FocusedValuesBook.self).values }
