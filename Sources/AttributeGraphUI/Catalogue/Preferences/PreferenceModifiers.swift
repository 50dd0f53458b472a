/// Writes a preference.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: PrimitiveViewModifier {
  /// The value of the key.
  public var value: Key.Value

  /// Writes a preference.
  public init(key: Key.Type = Key.self, value: Key.Value) {
    self.value = value
  }

  /// Writes the value at a position of its own.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let value = modifier.property(\.value)
    let writer = PreferenceWriter<Key>(value.read())
    position.preferences = writer
    let runtime = inputs.runtime
    writer.noteChange(in: runtime)
    let isSame = Equality.comparison(of: Key.Value.self)
    modifier.updater.add {
      let new = value.read()
      if let isSame, isSame(writer.latest.present, new) { return }
      writer.latest.replace(by: new)
      writer.noteChange(in: runtime)
    }
    let outputs = body(inputs.inside(position))
    // The number of rows of a lazy container on the screen is not known, so the value counts once for all of them.
    if inputs.listing == nil { writer.follow(outputs.items, at: position) }
    return outputs
  }
}

/// Changes the preference that the views inside write.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveViewModifier {
  /// Changes the value.
  public var transform: (inout Key.Value) -> Void

  /// Changes a preference.
  public init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) {
    self.transform = transform
  }

  /// Registers the transformation at a position of its own.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let runtime = inputs.runtime
    let transformer = PreferenceTransformer<Key>(in: runtime, modifier.read().transform)
    position.preferences = transformer
    transformer.noteChange(in: runtime)
    modifier.updater.add {
      transformer.transform = modifier.read().transform
      transformer.noteChange(in: runtime)
    }
    return body(inputs.inside(position))
  }
}

/// Runs an action when the preference that the views inside write has changed.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: PrimitiveViewModifier, CollectiveModifier
where Key.Value: Equatable {
  /// The action to run, with the new value.
  public var action: (Key.Value) -> Void

  /// Runs an action when a preference has changed.
  public init(action: @escaping (Key.Value) -> Void) {
    self.action = action
  }

  /// Listens at a position of its own.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let (latest, actions) = (modifier.latest(), inputs.runtime.actions)
    let owner = ActionOwner("Bound preference \(Key.self)", at: position)
    // The value is read several times in an update: before and after layout, and again when views depend on it. The
    // action gets the one at the end of the update, as in SwiftUI, where no value is known before the others are.
    let (reported, current) = (Latest<Key.Value>(), Latest<Key.Value>())
    var frameOfLast = 0
    position.preferences = PreferenceListener<Key>(at: position) { reduced in
      // An action that was cut off, as a part of a loop, is not due in later frames.
      let isDue = current.hasValue && frameOfLast == actions.frame
      // If no view has written a value yet, there is nothing to report.
      current.value = reduced.isEmpty && !reported.hasValue ? nil : reduced.value
      guard let new = current.value, !isDue, !reported.hasValue || reported.present != new else {
        if !isDue { current.value = nil }
        return
      }
      frameOfLast = actions.frame
      actions.add(for: owner) {
        guard let new = current.value else { return }
        current.value = nil
        guard !reported.hasValue || reported.present != new else { return }
        reported.replace(by: new)
        latest.present.action(new)
      }
    }
    return body(inputs.inside(position))
  }
}

extension View {
  /// Writes a preference for the enclosing views.
  nonisolated public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    modifier(_PreferenceWritingModifier<Key>(value: value))
  }

  /// Changes the preference of the views inside.
  nonisolated public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<Key>(transform: callback))
  }

  /// Runs an action with the preference of the views inside: once when a view writes it first, then whenever it has
  /// changed.
  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(_PreferenceActionModifier<Key>(action: action))
  }
}
