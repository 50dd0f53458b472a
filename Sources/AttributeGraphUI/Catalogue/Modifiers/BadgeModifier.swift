/// Gives a view a badge, which a host reports and does not draw.
nonisolated public struct _BadgeModifier: PrimitiveViewModifier {
  let text: Text?

  /// Stores the badge at the position of the modifier.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    position.info[BadgePlace.self] = BadgePlace { modifier.read().text?.string }
    return body(inputs.inside(position))
  }
}

/// The text of a badge, stored at the position of the modifier.
private struct BadgePlace {
  let text: @MainActor () -> String?
}

extension View {
  /// Gives the view, a row or a tab, a badge with a number; 0 for none.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(_BadgeModifier(text: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Gives the view, a row or a tab, a badge with a text; nil for none.
  nonisolated public func badge(_ label: Text?) -> some View { modifier(_BadgeModifier(text: label)) }

  /// Gives the view, a row or a tab, a badge with a text; nil for none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(_BadgeModifier(text: key.map { Text($0) }))
  }

  /// Gives the view, a row or a tab, a badge with a text; nil for none.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(_BadgeModifier(text: label.map { Text($0) }))
  }
}

extension ViewElement {
  /// The badges of the view and of those inside, in the order of the source.
  ///
  /// - Complexity: O(positions inside).
  public var badges: [String] {
    var badges: [String] = []
    position.forEachPosition { if let badge = $0.knownInfo?[BadgePlace.self]?.text() { badges.append(badge) } }
    return badges
  }
}
