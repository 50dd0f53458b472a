#if !canImport(Darwin)
import Foundation

extension View {
  /// Sets the label of the view, from a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityLabel(Text(labelResource))
  }

  /// Sets the label of the view, from a resource, if a condition holds.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityLabel(Text(labelResource), isEnabled: isEnabled)
  }

  /// Sets the value of the view, from a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityValue(Text(valueResource))
  }

  /// Sets the value of the view, from a resource, if a condition holds.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityValue(Text(valueResource), isEnabled: isEnabled)
  }

  /// Sets the hint of the view, from a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityHint(Text(hintResource))
  }

  /// Sets the hint of the view, from a resource, if a condition holds.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityHint(Text(hintResource), isEnabled: isEnabled)
  }

  /// Sets the names by which voice control finds the view, from resources.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels(_ inputLabelResources: [LocalizedStringResource]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityInputLabels(inputLabelResources.map { Text($0) })
  }

  /// Adds an action with a name from a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameResource), handler)
  }

  /// Adds custom content with a label and a value from resources.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelResource), Text(valueResource), importance: importance)
  }

  /// Adds custom content with a label from a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelResource), value, importance: importance)
  }
}
#endif
