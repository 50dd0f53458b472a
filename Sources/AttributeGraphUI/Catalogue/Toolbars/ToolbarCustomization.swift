// Settings of items for a person who rearranges a toolbar, and for the look behind items.

/// Whether a person may move or remove an item of a toolbar; nobody rearranges toolbars here.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private enum Kind: Hashable { case `default`, reorderable, disabled }
  private let kind: Kind

  /// It can be moved and removed.
  public static let `default` = ToolbarCustomizationBehavior(kind: .default)
  /// It can be moved, and not removed.
  public static let reorderable = ToolbarCustomizationBehavior(kind: .reorderable)
  /// It stays where it is.
  public static let disabled = ToolbarCustomizationBehavior(kind: .disabled)
}

/// Options of an item in a toolbar that a person may rearrange.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item cannot be removed.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension ToolbarContent {
  /// Leaves the items out of the toolbar while a condition holds.
  nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent { hidden ? nil : Optional(self) }

  /// Shows or hides the background that an item shares with others; none is drawn, so it has no effect.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Makes the item the place from which a page zooms; pages come at once here, so it has no effect.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Leaves the items out of the toolbar while a condition holds.
  nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    hidden ? nil : Optional(self)
  }

  /// Shows or hides the background that an item shares with others; none is drawn, so it has no effect.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
    self
  }

  /// Makes the item the place from which a page zooms; pages come at once here, so it has no effect.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent { self }

  /// Sets whether a person may move or remove the items; nobody does here, so it has no effect.
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Sets whether the items are in the toolbar before a person rearranges it. Items that are hidden by default are not
  /// shown here, because nobody adds them.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    defaultVisibility == .hidden ? nil : Optional(self)
  }

  /// Sets options of the items; nobody rearranges the toolbar here, so it has no effect.
  nonisolated public func defaultCustomization(
    options: ToolbarCustomizationOptions
  ) -> some CustomizableToolbarContent { self }
}
