// Items of a touch bar, which a host does not have.

/// Whether an item of a touch bar can be removed by a person, with the identifier of the item.
public enum TouchBarItemPresence: Hashable, Sendable {
  /// It is always there.
  case required(_ id: String)
  /// It is there until a person removes it.
  case `default`(_ id: String)
  /// A person may add it.
  case optional(_ id: String)
}

extension View {
  /// Sets whether a person can remove the view from a touch bar; a host has none.
  nonisolated public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { self }

  /// Sets whether the view is the main item of a touch bar; a host has none.
  nonisolated public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }

  /// Sets the words for the view where a person arranges a touch bar; a host has none.
  nonisolated public func touchBarCustomizationLabel(_ label: Text) -> some View { self }
}
