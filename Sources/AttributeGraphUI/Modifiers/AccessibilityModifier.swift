/// Gives a view what accessibility and tests know it by.
nonisolated public struct AccessibilityAttachmentModifier: PrimitiveViewModifier {
  let identifier: String

  /// Makes the position under which the host finds the view, and notes its first node.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    position.facts.identifier = { modifier.read().identifier }
    return body(inputs.inside(position).notingNode())
  }
}

extension View {
  /// Gives the view a name by which tests find it.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(identifier: identifier))
  }
}
