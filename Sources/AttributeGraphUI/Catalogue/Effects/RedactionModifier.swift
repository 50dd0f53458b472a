/// Changes the redaction of the drawing inside.
nonisolated public struct _RedactionModifier: PrimitiveViewModifier {
  let mark: RedactionMark

  /// Puts the mark around each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    return inputs.effects(of: modifier, at: position, { $0.mark }, body: body) { mark, _, _, effects in
      effects.redaction.add(mark)
    }
  }
}

extension View {
  /// Draws texts and pictures inside as grey spots, for a reason; their layout does not change.
  ///
  /// For privacy, only those marked with `privacySensitive()` are.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(_RedactionModifier(mark: .redacted(reason))).transformEnvironment(\.redactionReasons) {
      $0.formUnion(reason)
    }
  }

  /// Draws texts and pictures inside unredacted, whatever enclosing modifiers request.
  nonisolated public func unredacted() -> some View {
    modifier(_RedactionModifier(mark: .unredacted)).environment(\.redactionReasons, [])
  }

  /// Sets whether texts and pictures inside are private.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(_RedactionModifier(mark: .sensitive(sensitive)))
  }
}
