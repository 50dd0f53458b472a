import Foundation

/// The properties of texts besides their font that the environment sets: few texts have any, so all is one value.
struct TextLooks: Hashable, Sendable {
  /// Lines through and under texts, and distances between their characters.
  var decoration = TextDecoration()
  /// How texts are made to fit.
  var fitting = TextFitting()
  /// In which letters texts are written; nil for their own.
  var letterCase: Text.Case?

  /// Whether nothing is said.
  var isUsual: Bool { self == TextLooks() }
}

extension EnvironmentValues {
  private enum LooksKey: EnvironmentKey { static var defaultValue: TextLooks { TextLooks() } }

  /// The properties of texts besides their font.
  var textLooks: TextLooks {
    get { self[LooksKey.self] }
    set { self[LooksKey.self] = newValue }
  }

  /// In which letters texts are written; nil for their own.
  public var textCase: Text.Case? {
    get { textLooks.letterCase }
    set { textLooks.letterCase = newValue }
  }

  /// The least part of its size to which a text that does not fit shrinks.
  public var minimumScaleFactor: CGFloat {
    get { textLooks.fitting.leastScale }
    set { textLooks.fitting.leastScale = newValue }
  }

  /// Whether the characters of a text that does not fit may come nearer to each other.
  public var allowsTightening: Bool {
    get { textLooks.fitting.allowsTightening }
    set { textLooks.fitting.allowsTightening = newValue }
  }
}
