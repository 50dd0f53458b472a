// Accepted: there is no sidebar and no menu of a tab.
extension TabContent {
  /// Gives a section buttons in the sidebar; there is none, so it has no effect.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { changing { _ in } }

  /// Gives a tab a menu in the sidebar; there is none, so it has no effect.
  nonisolated public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TabContent<TabValue> { changing { _ in } }

  /// Gives a tab swipe actions in the sidebar; there is none, so it has no effect.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { changing { _ in } }

  /// Sets the accessibility label of the tabs; it has no effect.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    changing { _ in }
  }

  /// Sets the help text of the tabs, which has no effect.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { changing { _ in } }

  /// Sets the help text of the tabs, which has no effect.
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { changing { _ in } }

  /// Describes what the tabs do; it has no effect.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    changing { _ in }
  }

  /// Describes what the tabs do; it has no effect.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { changing { _ in } }

  /// Describes what the tabs do; it has no effect.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { changing { _ in } }

  /// Sets the names by which voice control finds the tabs; it has no effect.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { changing { _ in } }

  /// Sets the names by which voice control finds the tabs; it has no effect.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { changing { _ in } }

  /// Sets the names by which voice control finds the tabs; it has no effect.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { changing { _ in } }

  /// Describes the tabs in a few words; no tooltip is drawn, so it has no effect.
  nonisolated public func help(_ text: Text) -> some TabContent<TabValue> { changing { _ in } }

  /// Describes the tabs in a few words; no tooltip is drawn, so it has no effect.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some TabContent<TabValue> { changing { _ in } }

  /// Describes the tabs in a few words; no tooltip is drawn, so it has no effect.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some TabContent<TabValue> { changing { _ in } }

  /// Lets a person drag the tab out of the sidebar; there is none, so it has no effect.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<TabValue> { changing { _ in } }

  /// Sets whether a drag that rests on the tab selects it; a tab has no place on the screen, so it has no effect.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
    changing { _ in }
  }

  /// Lets a person drop items on the tab; a tab has no place on the screen, so it has no effect.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> { changing { _ in } }

  /// Presents a popover at the tab while a binding is true; a tab has no place on the screen, so it has no effect.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> { changing { _ in } }

  /// Presents a popover at the tab for a binding's value; a tab has no place on the screen, so it has no effect.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> { changing { _ in } }
}
