import Foundation

/// The environment's settings for texts besides their font. Few texts have any, so they are one value.
struct TextLooks: Hashable, Sendable {
  /// Lines through and under texts, and distances between their characters.
  var decoration = TextDecoration()
  /// The ways to make texts fit.
  var fitting = TextFitting()
  /// The letter case of texts; nil for their own.
  var letterCase: Text.Case?
}

extension EnvironmentValues {
  private enum LooksKey: EnvironmentKey { static var defaultValue: TextLooks { TextLooks() } }

  /// The properties of texts besides their font.
  var textLooks: TextLooks {
    get { self[LooksKey.self] }
    set { self[LooksKey.self] = newValue }
  }

  /// The letter case of texts; nil for their own.
  public var textCase: Text.Case? {
    get { textLooks.letterCase }
    set { textLooks.letterCase = newValue }
  }

  /// The minimum scale to which a text that does not fit shrinks.
  public var minimumScaleFactor: CGFloat {
    get { textLooks.fitting.leastScale }
    set { textLooks.fitting.leastScale = newValue }
  }

  /// Whether the characters of a text that does not fit may be tightened.
  public var allowsTightening: Bool {
    get { textLooks.fitting.allowsTightening }
    set { textLooks.fitting.allowsTightening = newValue }
  }
}
