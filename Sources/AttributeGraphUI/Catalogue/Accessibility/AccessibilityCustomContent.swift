/// An entry in the custom content of an accessibility element.
struct AccessibilityContentEntry {
  /// The id of its key; nil for one without a key.
  let id: String?
  let label: String
  let value: String
}

/// A change of the custom content of an accessibility element.
enum AccessibilityCustomContent {
  /// Adds a label and a value.
  case entry(label: Text, value: Text)
  /// Sets the value of a key; nil removes it.
  case keyed(AccessibilityCustomContentKey, value: Text?)

  /// Applies the change to the entries of the views inside.
  func apply(to entries: inout [AccessibilityContentEntry], words: (Text) -> String) {
    switch self {
    case .entry(let label, let value):
      entries.append(AccessibilityContentEntry(id: nil, label: words(label), value: words(value)))
    case .keyed(let key, let value):
      entries.removeAll { $0.id == key.id }
      if let value {
        entries.append(AccessibilityContentEntry(id: key.id, label: words(key.label), value: words(value)))
      }
    }
  }
}

extension AccessibilityProperties {
  /// Adds a label and a value.
  fileprivate mutating func append(customContent label: Text, _ value: Text) {
    customContent.append(.entry(label: label, value: value))
  }

  /// Sets the value of a key; nil removes it.
  fileprivate mutating func set(customContent value: Text?, for key: AccessibilityCustomContentKey) {
    customContent.append(.keyed(key, value: value))
  }
}

extension View {
  /// Adds custom content: a label and a value.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.append(customContent: label, value) }
  }

  /// Adds custom content: a label and a value.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.append(customContent: label, Text(valueKey)) }
  }

  /// Adds custom content: a label and a value.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ label: Text, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.append(customContent: label, Text(value)) }
  }

  /// Adds custom content: a label and a value.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.append(customContent: Text(labelKey), value) }
  }

  /// Adds custom content: a label and a value.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.append(customContent: Text(labelKey), Text(valueKey)) }
  }

  /// Adds custom content: a label and a value.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.append(customContent: Text(labelKey), Text(value)) }
  }

  /// Sets the custom content of a key; nil removes it.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.set(customContent: value, for: key) }
  }

  /// Sets the custom content of a key.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.set(customContent: Text(valueKey), for: key) }
  }

  /// Sets the custom content of a key.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.set(customContent: Text(value), for: key) }
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
