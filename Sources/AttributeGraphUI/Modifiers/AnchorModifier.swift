import Foundation

/// Writes a preference of a place of the view, as often as the place is another one.
nonisolated struct _AnchorWritingModifier<Place, Key: PreferenceKey>: PrimitiveViewModifier {
  let source: Anchor<Place>.Source
  let transform: (Anchor<Place>) -> Key.Value

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    return body(
      inputs.wrapping(at: position) { child, place in
        let writer = PreferenceWriter<Key>(nil)
        place.preferences = writer
        return PlaceTellingNode(at: place, around: child) { frame in
          guard let modifier = latest.value else { return }
          writer.value = modifier.transform(modifier.source.anchor(of: frame))
          place.notePreferenceChange(of: Key.self)
        }
      })
  }
}

extension View {
  /// Says something of a key to the views around that depends on where this view is.
  nonisolated public func anchorPreference<Place, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<Place>.Source, transform: @escaping (Anchor<Place>) -> Key.Value
  ) -> some View {
    modifier(_AnchorWritingModifier<Place, Key>(source: value, transform: transform))
  }
}
