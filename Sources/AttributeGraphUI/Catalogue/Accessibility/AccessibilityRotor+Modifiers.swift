import Foundation

/// Rotors of views; their entries are made when they are read.
extension View {
  /// Gives the view a rotor with entries.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    rotor(label, entries: entries)
  }

  /// Gives the view a rotor with an entry for each element that has an id.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    rotor(label) { entries.map { AccessibilityRotorRecord(label: $0[keyPath: entryLabel]) {} } }
  }

  /// Gives the view a rotor with an entry for each element.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    rotor(label) { entries.map { AccessibilityRotorRecord(label: $0[keyPath: entryLabel]) {} } }
  }

  /// Gives the view a rotor with ranges of its text.
  nonisolated public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    rotor(label) { textRanges.indices.map { AccessibilityRotorRecord(label: "\($0 + 1)") {} } }
  }

  /// Gives the view a rotor with entries.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    rotor(Text(labelKey), entries: entries)
  }

  /// Gives the view a rotor with an entry for each element that has an id.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    rotor(Text(labelKey)) { entries.map { AccessibilityRotorRecord(label: $0[keyPath: entryLabel]) {} } }
  }

  /// Gives the view a rotor with an entry for each element.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    rotor(Text(labelKey)) { entries.map { AccessibilityRotorRecord(label: $0[keyPath: entryLabel]) {} } }
  }

  /// Gives the view a rotor with ranges of its text.
  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    rotor(Text(labelKey)) { textRanges.indices.map { AccessibilityRotorRecord(label: "\($0 + 1)") {} } }
  }

  /// Gives the view a rotor with entries.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    rotor(Text(label), entries: entries)
  }

  /// Gives the view a rotor with an entry for each element that has an id.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    rotor(Text(label)) { entries.map { AccessibilityRotorRecord(label: $0[keyPath: entryLabel]) {} } }
  }

  /// Gives the view a rotor with an entry for each element.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    rotor(Text(label)) { entries.map { AccessibilityRotorRecord(label: $0[keyPath: entryLabel]) {} } }
  }

  /// Gives the view a rotor with ranges of its text.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    rotor(Text(label)) { textRanges.indices.map { AccessibilityRotorRecord(label: "\($0 + 1)") {} } }
  }

  /// Gives the view a rotor with entries.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    rotor(Text(verbatim: systemRotor.name), entries: entries)
  }

  /// Gives the view a rotor with an entry for each element that has an id.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    rotor(Text(verbatim: systemRotor.name)) {
      entries.map { AccessibilityRotorRecord(label: $0[keyPath: entryLabel]) {} }
    }
  }

  /// Gives the view a rotor with an entry for each element.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    rotor(Text(verbatim: systemRotor.name)) {
      entries.map { AccessibilityRotorRecord(label: $0[keyPath: entryLabel]) {} }
    }
  }

  /// Gives the view a rotor with ranges of its text.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    rotor(Text(verbatim: systemRotor.name)) {
      textRanges.indices.map { AccessibilityRotorRecord(label: "\($0 + 1)") {} }
    }
  }

  /// Sets which entry of a rotor the view is; entries are identified by their labels here.
  nonisolated public func accessibilityRotorEntry<ID: Hashable, Namespace: Hashable>(
    id: ID, in namespace: Namespace
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.settings["rotor entry"] = "\(id)" }
  }

  nonisolated private func rotor<Content: AccessibilityRotorContent>(
    _ label: Text, entries: @escaping () -> Content
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    rotor(label) { onMainActor(entries) { $0()._entries.map(\.record) } }
  }

  nonisolated private func rotor(
    _ label: Text, _ entries: @escaping () -> [AccessibilityRotorRecord]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.rotors.append((label, entries)) }
  }
}
