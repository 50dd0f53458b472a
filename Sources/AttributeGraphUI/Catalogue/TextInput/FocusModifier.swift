/// Connects a value to the focus of the fields inside, in both directions.
nonisolated public struct _FocusModifier<Value: Hashable>: PrimitiveViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  /// Makes the object that connects the fields inside to the value.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    let place = FocusPlace(
      isWanted: { latest.value.map { $0.binding.wrappedValue == $0.value } ?? false },
      notify: { isFocused in
        guard let modifier = latest.value else { return }
        if isFocused {
          modifier.binding.wrappedValue = modifier.value
        } else if modifier.binding.wrappedValue == modifier.value {
          modifier.binding.wrappedValue = modifier.binding.none
        }
      })
    let (actions, owner) = (inputs.runtime.actions, ActionOwner("focus of \(Value.self)", at: position))
    let watch = ValueWatch(of: modifier, at: position, inputs: inputs) { $0.binding.wrappedValue == $0.value }
    watch.onChange = { actions.add(for: owner) { place.follow() } }
    if watch.current { actions.add(for: owner) { place.follow() } }
    var inside = inputs.inside(position)
    inside.environment = EnvironmentScope(inside: inputs.environment, at: position) { inherited in
      var values = inherited
      values.focusPlaces.append(place)
      return values
    }
    return body(inside)
  }
}

/// Connects a focus value to its fields.
@MainActor
final class FocusPlace {
  /// A field, while it exists.
  private struct Field {
    weak var editing: TextEditing?
  }

  private var fields: [Field] = []
  private let isWanted: () -> Bool
  /// Notifies the value that a field was focused or left.
  let notify: (Bool) -> Void

  /// Makes a place; the first closure returns whether the value is that of the fields.
  init(isWanted: @escaping () -> Bool, notify: @escaping (Bool) -> Void) {
    self.isWanted = isWanted
    self.notify = notify
  }

  /// Adds a field that is inside.
  func add(_ editing: TextEditing) {
    fields.removeAll { $0.editing == nil }
    fields.append(Field(editing: editing))
  }

  /// Focuses or leaves a field inside to match the value.
  func follow() {
    let inside = fields.compactMap(\.editing)
    guard isWanted() else { return inside.first(where: \.isEditing)?.leave() ?? () }
    if inside.contains(where: \.isEditing) { return }
    guard let first = inside.first(where: { $0.isEnabled() }) else { return notify(false) }
    first.begin()
  }
}

extension FocusPlace: Equatable {
  /// Whether both are the same place.
  nonisolated static func == (one: FocusPlace, other: FocusPlace) -> Bool { one === other }
}

extension EnvironmentValues {
  private enum FocusPlacesKey: EnvironmentKey { static var defaultValue: [FocusPlace] { [] } }

  /// The enclosing focus modifiers, which connect values to the fields inside.
  var focusPlaces: [FocusPlace] {
    get { self[FocusPlacesKey.self] }
    set { self[FocusPlacesKey.self] = newValue }
  }
}

extension View {
  /// Binds the focus of this view to a value: it is set when a person focuses a field, and setting it moves the focus.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_FocusModifier(binding: binding, value: value))
  }

  /// Binds the focus of this view to a Boolean: it is set when a person focuses or leaves a field, and setting it moves
  /// the focus.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusModifier(binding: condition, value: true))
  }
}
