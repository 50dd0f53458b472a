import AttributeGraph2

/// Views behind or over a view that depend on a preference which the view writes.
nonisolated struct _PreferenceContentModifier<Key: PreferenceKey, Content: View>: PrimitiveViewModifier,
  CollectiveModifier
{
  let alignment: Alignment
  let isBehind: Bool
  let content: (Key.Value) -> Content

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let value = PreferenceCell.make(for: Key.self, at: position, in: inputs.graph)
    let isBehind = modifier.read().isBehind
    return inputs.secondary(
      at: position, modifier, alignment: modifier.property(\.alignment),
      content: { modifier in
        modifier.projection { PreferenceContent<Key, Content>(value: value, content: $0.content) }
      }, isBehind: isBehind, body: body)
  }
}

/// Content that a closure makes from a preference, after the bodies that may change it have run.
struct PreferenceContent<Key: PreferenceKey, Content: View>: PrimitiveView {
  let value: StateCell<Key.Value>
  let content: (Key.Value) -> Content

  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let reader = view.attribute(at: position)
    return LayoutDependentContent.makeItems(
      at: position, inputs: inputs.inside(position), on: inputs.runtime.preferenceContents
    ) {
      let now = reader.value
      return now.content(now.value.value)
    }
  }
}

extension View {
  /// Puts views over this one that depend on its preference.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    modifier(
      _PreferenceContentModifier<Key, Content>(alignment: alignment, isBehind: false, content: transform))
  }

  /// Puts views behind this one that depend on its preference.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    modifier(
      _PreferenceContentModifier<Key, Content>(alignment: alignment, isBehind: true, content: transform))
  }
}
