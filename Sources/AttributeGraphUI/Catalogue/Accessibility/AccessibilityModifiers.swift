import Foundation

/// Traits, order and grouping of accessibility elements.
extension View {
  /// Makes the view one accessibility element, or a group of those inside.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.children = children }
  }

  /// Leaves the view out.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.isHidden = hidden }
  }

  /// Leaves the view out, where a condition holds.
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

  /// Takes traits away.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.removedTraits = traits }
  }

  /// Sets the place among the elements around: larger numbers come first.
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

  /// Sets where a tap meets the view, in points.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.activationPoint = .point(activationPoint) }
  }

  /// Sets where a tap meets the view, in the unit square.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.activationPoint = .unit(activationPoint) }
  }

  /// Sets where a tap meets the view, in points, where a condition holds.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { if isEnabled { $0.activationPoint = .point(activationPoint) } }
  }

  /// Sets where a tap meets the view, in the unit square, where a condition holds.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { if isEnabled { $0.activationPoint = .unit(activationPoint) } }
  }

  /// Sets whether the view reacts to a person.
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.respondsToUserInteraction = respondsToUserInteraction }
  }

  /// Sets whether the view reacts to a person, where a condition holds.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.respondsToUserInteraction = respondsToUserInteraction } }
  }

  /// Sets whether the colours stay where all others are inverted; it is kept.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.settings["ignores invert colors"] = "\(active)" }
  }

  /// Sets what the text is, for the voice that reads it; it is kept.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.settings["text content type"] = value.name }
  }

  /// Sets whether the view takes fingers itself.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isDirectTouchArea { $0.addedTraits = .allowsDirectInteraction } }
  }

  /// Shows the view larger where a finger rests on it; it is kept.
  nonisolated public func accessibilityShowsLargeContentViewer() -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.settings["large content"] = "view" }
  }

  /// Describes a chart; it is kept.
  nonisolated public func accessibilityChartDescriptor<R>(_ representable: R) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.settings["chart descriptor"] = "\(R.self)" }
  }

  /// Sets the pitch of the voice, from -1 to 1; it is kept.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.settings["speech pitch"] = "\(value)" }
  }

  /// Has the voice read marks between words; it is kept.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.settings["speech punctuation"] = "\(value)" }
  }

  /// Has the voice wait for its turn; it is kept.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.settings["speech queued"] = "\(value)" }
  }

  /// Has the voice read letter by letter; it is kept.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.settings["speech spelling"] = "\(value)" }
  }

  /// Has the elements of another view stand for those of this one; they are made when a tree is asked for.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: @escaping () -> V)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.representation = { AnyView(representation()) } }
  }

  /// Has the elements of other views stand for those inside; they are made when a tree is asked for.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: @escaping () -> V) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.childContent = { AnyView(children()) } }
  }

  /// Adds something that a person can do with the view.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.actions.append(AccessibilityAction(kind: actionKind, perform: handler)) }
  }

  /// Adds something with a name that a person can do with the view.
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

  /// Adds something with a label of views that a person can do with the view.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: @escaping () -> Label
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.actionContent = { AnyView(Button(action: action, label: label)) } }
  }

  /// Adds what the buttons of views do; they are made when a tree is asked for.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: @escaping () -> Content)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.actionContent = { AnyView(content()) } }
  }

  /// Adds what the buttons of views do, in a group; they are made when a tree is asked for.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: @escaping () -> Content
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.actionContent = { AnyView(content()) } }
  }

  /// Has the value of the view go up and down in steps.
  nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.adjust = handler }
  }

  /// Has the view scroll by a page.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.scroll = handler }
  }

  /// Has the content of the view grow and shrink.
  nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.zoom = handler }
  }

  /// Says that one view has the words for another one; it is kept.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.settings["labeled pair"] = "\(role) \(id)" }
  }

  /// Says that views belong together; it is kept.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.settings["linked group"] = "\(id)" }
  }

  /// Shows other views larger where a finger rests on the view; it is kept.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.settings["large content"] = "\(V.self)" }
  }
}
