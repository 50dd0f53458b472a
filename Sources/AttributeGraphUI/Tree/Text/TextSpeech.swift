import Foundation

/// The way in which assistive technologies read a text.
struct TextSpeech: Equatable, Sendable {
  /// The text that is read in place of this one; nil for itself.
  var label: TextPiece?
  /// The level of a heading; nil if it is none.
  var heading: AccessibilityHeadingLevel?
  /// Settings that are only stored, by name.
  var settings: [String: String] = [:]

  /// Adds the values of a text inside or behind; the first of several counts.
  mutating func add(_ other: TextSpeech) {
    label = label ?? other.label
    heading = heading ?? other.heading
    settings.merge(other.settings) { first, _ in first }
  }

  /// The labels of two texts; nil if the texts are read differently in anything else.
  func pieces(ifEqualElsewhereTo other: TextSpeech) -> [(TextPiece, TextPiece)]? {
    guard heading == other.heading, settings == other.settings else { return nil }
    switch (label, other.label) {
    case (nil, nil): return []
    case (let label?, let otherLabel?): return [(label, otherLabel)]
    default: return nil
    }
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// Unknown.
  case unspecified
  /// A level, the first above all.
  case h1, h2, h3, h4, h5, h6
}

extension Text {
  /// The text as assistive technologies read it, with the labels of texts in their place.
  func spoken(in values: EnvironmentValues, now: Date) -> ResolvedText {
    ResolvedText(self, in: TextContext(values, now: now, isSpoken: true))
  }
}
