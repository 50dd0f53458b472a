/// Has a value tell whether a person writes in a field inside, and has the value begin and end that.
nonisolated public struct _FocusModifier<Value: Hashable>: PrimitiveViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  /// Makes the position at which the fields inside and the value hear of each other.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    let place = FocusPlace(
      isWanted: { latest.value.map { $0.binding.wrappedValue == $0.value } ?? false },
      tell: { isFocused in
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
    inside.environment = EnvironmentScope(inside: inputs.environment, at: position) { around in
      var values = around
      values.focusPlaces.append(place)
      return values
    }
    return body(inside)
  }
}

/// Where a value and the fields that it stands for hear of each other.
@MainActor
final class FocusPlace {
  /// A field, as long as it is there.
  private struct Field {
    weak var editing: TextEditing?
  }

  private var fields: [Field] = []
  private let isWanted: () -> Bool
  /// Tells the value that a person has begun or ended to write.
  let tell: (Bool) -> Void

  /// Makes a place; the first closure says whether the value stands for it.
  init(isWanted: @escaping () -> Bool, tell: @escaping (Bool) -> Void) {
    self.isWanted = isWanted
    self.tell = tell
  }

  /// Adds a field that is inside.
  func add(_ editing: TextEditing) {
    fields.removeAll { $0.editing == nil }
    fields.append(Field(editing: editing))
  }

  /// Begins or ends writing in a field inside, because the value says so.
  func follow() {
    let inside = fields.compactMap(\.editing)
    guard isWanted() else { return inside.first(where: \.isEditing)?.leave() ?? () }
    if inside.contains(where: \.isEditing) { return }
    guard let first = inside.first(where: { $0.isEnabled() }) else { return tell(false) }
    first.begin()
  }
}

extension FocusPlace: Equatable {
  /// Whether both are the same place.
  nonisolated static func == (one: FocusPlace, other: FocusPlace) -> Bool { one === other }
}

extension EnvironmentValues {
  private enum FocusPlacesKey: EnvironmentKey { static var defaultValue: [FocusPlace] { [] } }

  /// Where values tell in which field a person writes; they stand for the fields inside.
  var focusPlaces: [FocusPlace] {
    get { self[FocusPlacesKey.self] }
    set { self[FocusPlacesKey.self] = newValue }
  }
}

extension View {
  /// Has a value tell whether a person writes in this view, which it also begins when it is set.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_FocusModifier(binding: binding, value: value))
  }

  /// Has a value tell whether a person writes in this view, which it also begins and ends when it is set.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusModifier(binding: condition, value: true))
  }
}
