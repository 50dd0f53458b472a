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

  /// Replaces the accessibility label by the labels of the views in a closure, whose argument stands for the previous one.
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

  /// Adds custom content: a label and a value.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.customContent.append((label, value)) }
  }

  /// Adds custom content: a label and a value.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.customContent.append((label, Text(valueKey))) }
  }

  /// Adds custom content: a label and a value.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ label: Text, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.customContent.append((label, Text(value))) }
  }

  /// Adds custom content: a label and a value.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.customContent.append((Text(labelKey), value)) }
  }

  /// Adds custom content: a label and a value.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.customContent.append((Text(labelKey), Text(valueKey))) }
  }

  /// Adds custom content: a label and a value.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.customContent.append((Text(labelKey), Text(value))) }
  }

  /// Adds custom content: a label and a value.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.customContent.append((key.label, value)) }
  }

  /// Adds custom content: a label and a value.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.customContent.append((key.label, Text(valueKey))) }
  }

  /// Adds custom content: a label and a value.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.customContent.append((key.label, Text(value))) }
  }
}

/// The key of custom content.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let id: String
  let label: Text

  /// A name with an id.
  public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }
  /// A name with an id.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  /// Makes a key from a label, which is its own id.
  public init(_ labelKey: LocalizedStringKey) {
    let label = Text(labelKey)
    self.init(label, id: label.string)
  }

  /// Whether two keys have the same id.
  public static func == (one: AccessibilityCustomContentKey, other: AccessibilityCustomContentKey) -> Bool {
    one.id == other.id
  }
}

#if !canImport(Darwin)
/// Custom content, where the Accessibility framework does not exist.
public enum AXCustomContent {
  /// Whether custom content is read immediately.
  public enum Importance: UInt, Sendable {
    /// Read on request.
    case `default`
    /// At once.
    case high
  }
}
#endif
