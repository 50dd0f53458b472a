import Foundation

/// The older forms of the modifiers for accessibility.
extension View {
  /// Sets the accessibility label of the view.
  nonisolated public func accessibility(
    label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.label = label }
  }

  /// Sets the accessibility value of the view.
  nonisolated public func accessibility(
    value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.value = value }
  }

  /// Sets the hint: what the view does.
  nonisolated public func accessibility(
    hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.hint = hint }
  }

  /// Hides the view from assistive technologies.
  nonisolated public func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.isHidden = hidden }
  }

  /// Gives the view a name by which tests find it.
  nonisolated public func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.identifier = identifier }
  }

  /// Adds traits.
  nonisolated public func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.addedTraits = traits }
  }

  /// Removes traits.
  nonisolated public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.removedTraits = traits }
  }

  /// Sets the place among its siblings: larger numbers come first.
  nonisolated public func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.sortPriority = sortPriority }
  }

  /// Sets the names by which voice control finds the view.
  nonisolated public func accessibility(
    inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.inputLabels = inputLabels }
  }

  /// Sets where a tap meets the view, in points.
  nonisolated public func accessibility(
    activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.activationPoint = .point(activationPoint) }
  }

  /// Sets where a tap meets the view, in the unit square.
  nonisolated public func accessibility(
    activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.activationPoint = .unit(activationPoint) }
  }

  /// Sets the label of the view for a selector; the setting is only stored.
  nonisolated public func accessibility(
    selectionIdentifier: AnyHashable
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.settings["selection identifier"] = "\(selectionIdentifier)" }
  }
}
