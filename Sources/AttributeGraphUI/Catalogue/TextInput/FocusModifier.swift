/// Connects a value to the focus of the fields inside, in both directions.
nonisolated public struct _FocusModifier<Value: Hashable>: PrimitiveViewModifier, CollectiveModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  /// Makes the object that connects the fields inside to the value.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let first = modifier.read()
    guard let group = first.binding.group else { return body(inputs.inside(position)) }
    let place = FocusPlace(first.value, in: group)
    group.add(place, at: position)
    if group.value == first.value { group.settleLater() }
    modifier.updater.add {
      let value = modifier.read().value
      guard value != place.value else { return }
      place.value = value
      group.settleLater()
    }
    var inside = inputs.inside(position)
    inside.environment = EnvironmentScope(inside: inputs.environment, at: position) { inherited in
      var values = inherited
      values.focusConnections.append(place)
      return values
    }
    return body(inside)
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
