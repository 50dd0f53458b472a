import AttributeGraph2

// Views that read a preference of views beside them, by SwiftUI's own names.

/// The value of a preference of the views that `_delay(_:)` makes, which `_PreferenceReadingView` reads.
public struct _PreferenceValue<Key: PreferenceKey> {
  let value: StateCell<Key.Value>
}

/// Views that depend on the value of a preference; they follow it without the views that write it.
nonisolated public struct _PreferenceReadingView<Key: PreferenceKey, Content: View>: View {
  private let value: _PreferenceValue<Key>
  private let transform: (Key.Value) -> Content

  /// Makes views that a closure makes from the value.
  public init(value: _PreferenceValue<Key>, @ViewBuilder transform: @escaping (Key.Value) -> Content) {
    (self.value, self.transform) = (value, transform)
  }

  /// The views, made after the bodies that may change the preference have run.
  @MainActor public var body: some View {
    PreferenceContent<Key, Content>(value: value.value, content: transform)
  }
}

extension PreferenceKey {
  /// Views that get the key's value from themselves: those that write it, and those that read it.
  nonisolated public static func _delay<T: View>(
    @ViewBuilder _ transform: @escaping (_PreferenceValue<Self>) -> T
  ) -> some View {
    DelayedPreferenceView<Self, T>(transform: transform)
  }
}

/// Views that a closure makes from the value of a preference that they write.
nonisolated private struct DelayedPreferenceView<Key: PreferenceKey, Content: View>: PrimitiveView {
  let transform: (_PreferenceValue<Key>) -> Content

  @MainActor static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let value = PreferenceCell.make(for: Key.self, at: position, in: inputs.graph)
    let reader = view.attribute(at: position)
    let content = ClosureContent(at: position, inputs: inputs) {
      reader.value.transform(_PreferenceValue(value: value))
    }
    return content.makeViewList(inputs: inputs.inside(position))
  }
}

/// The cell with the value of a preference.
@MainActor
enum PreferenceCell {
  /// Makes a cell that follows the preference of the views inside a position.
  static func make<Key: PreferenceKey>(
    for key: Key.Type, at position: ViewPosition, in graph: Graph
  ) -> StateCell<Key.Value> {
    let value = graph.detached { graph.cell(key.defaultValue, comparedBy: Equality.comparison(of: Key.Value.self)) }
    position.preferences = PreferenceListener<Key>(at: position, hearsLayers: false) { reduced in
      value.value = reduced.value
    }
    return value
  }
}
