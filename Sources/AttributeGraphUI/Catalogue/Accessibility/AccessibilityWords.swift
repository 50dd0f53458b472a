import Foundation

/// Labels, values, hints and input labels of views.
extension View {
  /// Sets the accessibility label of the view.
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.label = label }
  }

  /// Sets the accessibility label of the view, if a condition holds.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.label = label } }
  }

  /// Sets the accessibility label of the view.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.label = Text(labelKey) }
  }

  /// Sets the accessibility label of the view, if a condition holds.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.label = Text(labelKey) } }
  }

  /// Sets the accessibility label of the view.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.label = Text(label) }
  }

  /// Sets the accessibility label of the view, if a condition holds.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.label = Text(label) } }
  }

  /// Replaces the accessibility label by the labels of the views in a closure, whose argument stands for the previous
  /// one.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    let modified = content(PlaceholderContentView())
    return accessibility { properties in
      properties.labelContent = { AnyView(_LabelContent<Self, V>(modified: modified, label: Text(verbatim: $0))) }
    }
  }

  /// Sets the accessibility value of the view.
  nonisolated public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.value = value }
  }

  /// Sets the accessibility value of the view, if a condition holds.
  nonisolated public func accessibilityValue(
    _ value: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.value = value } }
  }

  /// Sets the accessibility value of the view.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.value = Text(valueKey) }
  }

  /// Sets the accessibility value of the view, if a condition holds.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.value = Text(valueKey) } }
  }

  /// Sets the accessibility value of the view.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.value = Text(value) }
  }

  /// Sets the accessibility value of the view, if a condition holds.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.value = Text(value) } }
  }

  /// Sets the hint: what the view does.
  nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.hint = hint }
  }

  /// Sets the hint, if a condition holds.
  nonisolated public func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.hint = hint } }
  }

  /// Sets the hint: what the view does.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.hint = Text(hintKey) }
  }

  /// Sets the hint, if a condition holds.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.hint = Text(hintKey) } }
  }

  /// Sets the hint: what the view does.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.hint = Text(hint) }
  }

  /// Sets the hint, if a condition holds.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.hint = Text(hint) } }
  }

  /// Sets the names by which voice control finds the view.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.inputLabels = inputLabels }
  }

  /// Sets the names by which voice control finds the view, if a condition holds.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.inputLabels = inputLabels } }
  }

  /// Sets the names by which voice control finds the view.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.inputLabels = inputLabelKeys.map { Text($0) } }
  }

  /// Sets the names by which voice control finds the view, if a condition holds.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.inputLabels = inputLabelKeys.map { Text($0) } } }
  }

  /// Sets the names by which voice control finds the view.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.inputLabels = inputLabels.map { Text($0) } }
  }

  /// Sets the names by which voice control finds the view, if a condition holds.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.inputLabels = inputLabels.map { Text($0) } } }
  }
}
