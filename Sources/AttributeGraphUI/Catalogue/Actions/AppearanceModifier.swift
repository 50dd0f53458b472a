/// Runs actions when the view is inserted and removed; around several views, with the first and the last of them.
nonisolated public struct _AppearanceActionModifier: PrimitiveViewModifier, CollectiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  /// Makes the view inside, and adds the actions to its position.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    let outputs = body(inputs.inside(position))
    position.setLifecycle(
      LifecycleActions(appear: { latest.value?.appear?() }, disappear: { latest.value?.disappear?() }),
      of: outputs, inputs: inputs)
    return outputs
  }
}

extension View {
  /// Runs an action each time the view is inserted: after its layout, before the frame is committed.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Runs an action each time the view is removed: after the frame's layout, before it is committed.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}
