/// Runs an action when the view, or any content of it that is not a control, is tapped.
nonisolated public struct _TapGestureModifier: PrimitiveViewModifier {
  let count: Int
  let action: () -> Void

  /// Makes the position at which the host finds the gesture.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    position.control = Control(
      TapAction(count: modifier.read().count) { modifier.read().action() }, inputs: inputs)
    return body(inputs.inside(position))
  }
}

extension View {
  /// Runs an action when the view is tapped a number of times in a row.
  ///
  /// - Precondition: The count is at least 1.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(_TapGestureModifier(count: checkedTapCount(count), action: action))
  }
}
