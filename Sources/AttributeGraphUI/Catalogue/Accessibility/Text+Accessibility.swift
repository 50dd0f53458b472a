/// The way in which assistive technologies read a text. A part of a longer text keeps its own.
extension Text {
  /// The text with a label in its place.
  public nonisolated func accessibilityLabel(_ label: Text) -> Text { spoken { $0.label = TextPiece(label) } }

  /// The text with a label in its place.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// The text with a label in its place.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

  #if !canImport(Darwin)
  /// The text with a label from a resource in its place.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text {
    accessibilityLabel(Text(labelResource))
  }
  #endif

  /// The text as a heading of a level.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    spoken { $0.heading = level }
  }

  /// The text as a kind of text; the setting is only stored.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    setting(.textContentType, to: value.name)
  }

  /// The text read in a pitch, from -1 to 1; the setting is only stored.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { setting(.pitch, to: "\(value)") }

  /// The text read with its punctuation; the setting is only stored.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    setting(.punctuation, to: "\(value)")
  }

  /// The text read after speech that is running; the setting is only stored.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    setting(.queued, to: "\(value)")
  }

  /// The text read character by character; the setting is only stored.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    setting(.spelling, to: "\(value)")
  }

  private nonisolated func setting(_ setting: SpeechSetting, to value: String) -> Text {
    spoken { $0.settings[setting.rawValue] = value }
  }
}

/// The settings of reading that texts and views have, by their names in an element.
enum SpeechSetting: String {
  case textContentType = "text content type"
  case pitch = "speech pitch"
  case punctuation = "speech punctuation"
  case queued = "speech queued"
  case spelling = "speech spelling"
}
