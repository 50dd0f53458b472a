import Foundation

/// Traits, order and grouping of accessibility elements.
extension View {
  /// Makes the view an accessibility element that contains, combines or ignores those inside.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.children = children }
  }

  /// Hides the view from assistive technologies.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.isHidden = hidden }
  }

  /// Hides the view from assistive technologies, if a condition holds.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { if isEnabled { $0.isHidden = hidden } }
  }

  /// Adds traits.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.addedTraits = traits }
  }

  /// Removes traits.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.removedTraits = traits }
  }

  /// Sets the order among sibling elements: elements with larger numbers come first.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.sortPriority = sortPriority }
  }

  /// Makes the view a heading of a level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.heading = level }
  }

  /// Sets the activation point of the view, in points.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.activationPoint = .point(activationPoint) }
  }

  /// Sets the activation point of the view, in the unit square.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.activationPoint = .unit(activationPoint) }
  }

  /// Sets the activation point of the view, in points, if a condition holds.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { if isEnabled { $0.activationPoint = .point(activationPoint) } }
  }

  /// Sets the activation point of the view, in the unit square, if a condition holds.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { if isEnabled { $0.activationPoint = .unit(activationPoint) } }
  }

  /// Sets whether the view responds to user interaction.
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.respondsToUserInteraction = respondsToUserInteraction }
  }

  /// Sets whether the view responds to user interaction, if a condition holds.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.respondsToUserInteraction = respondsToUserInteraction } }
  }

  /// Sets whether the view keeps its colours where colours are inverted; the setting is only stored.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.settings["ignores invert colors"] = "\(active)" }
  }

  /// Sets the kind of text, for a screen reader; the setting is only stored.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.settings[SpeechSetting.textContentType.rawValue] = value.name }
  }

  /// Sets whether the view handles direct touch.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isDirectTouchArea { $0.addedTraits = .allowsDirectInteraction } }
  }

  /// Shows the view enlarged while a finger rests on it; the setting is only stored.
  nonisolated public func accessibilityShowsLargeContentViewer() -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.settings["large content"] = "view" }
  }

  /// Sets the words for the scroll position; the setting is only stored.
  nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { if isEnabled { $0.settings["scroll status"] = status.string } }
  }

  /// Sets the words for the scroll position; the setting is only stored.
  nonisolated public func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityScrollStatus(Text(statusKey), isEnabled: isEnabled)
  }

  /// Sets the words for the scroll position; the setting is only stored.
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }

  #if canImport(Darwin)
  /// Describes a chart; the setting is only stored.
  nonisolated public func accessibilityChartDescriptor<R>(_ representable: R) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.settings["chart descriptor"] = "\(R.self)" }
  }
  #endif

  /// Sets the pitch of speech, from -1 to 1; the setting is only stored.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.settings[SpeechSetting.pitch.rawValue] = "\(value)" }
  }

  /// Has a screen reader speak punctuation; the setting is only stored.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.settings[SpeechSetting.punctuation.rawValue] = "\(value)" }
  }

  /// Queues announcements behind speech that is running; the setting is only stored.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.settings[SpeechSetting.queued.rawValue] = "\(value)" }
  }

  /// Has a screen reader spell text out; the setting is only stored.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.settings[SpeechSetting.spelling.rawValue] = "\(value)" }
  }

  /// Replaces the elements of the view by those of another one, whose positions are made when a tree is requested.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    let representation = representation()
    return accessibility { $0.representation = { AnyView(representation) } }
  }

  /// Replaces the elements inside by those of other views, whose positions are made when a tree is requested.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    let children = children()
    return accessibility { $0.childContent = { AnyView(children) } }
  }

  /// Adds an action to the element of the view.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.actions.append(AccessibilityAction(kind: actionKind, perform: handler)) }
  }

  /// Adds a named action to the element of the view.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.actions.append(AccessibilityAction(kind: .init(named: name), perform: handler)) }
  }

  /// Adds something with a name that a person can do with the view.
  nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.actions.append(AccessibilityAction(kind: .init(named: Text(nameKey)), perform: handler)) }
  }

  /// Adds something with a name that a person can do with the view.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.actions.append(AccessibilityAction(kind: .init(named: Text(name)), perform: handler)) }
  }

  /// Adds an action with a label of views to the element of the view.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let label = label()
    return accessibility { $0.actionContent = { AnyView(Button(action: action) { label }) } }
  }

  /// Adds the actions of buttons, whose positions are made when a tree is requested.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    let content = content()
    return accessibility { $0.actionContent = { AnyView(content) } }
  }

  /// Adds the actions of buttons in a group; their positions are made when a tree is requested.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let content = content()
    return accessibility { $0.actionContent = { AnyView(content) } }
  }

  /// Adds an action that changes the value of the view in steps.
  nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.adjust = handler }
  }

  /// Adds an action that scrolls the view by a page.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.scroll = handler }
  }

  /// Adds an action that zooms the content of the view.
  nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.zoom = handler }
  }

  /// Pairs a label with the view that it labels; the setting is only stored.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.settings["labeled pair"] = "\(role) \(id)" }
  }

  /// Links views that belong together; the setting is only stored.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.settings["linked group"] = "\(id)" }
  }

  /// Shows other views enlarged while a finger rests on the view; the setting is only stored.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.settings["large content"] = "\(V.self)" }
  }
}
