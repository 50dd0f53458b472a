import Foundation

/// Lines through and under a text, and distances between its characters.
struct TextDecoration: Hashable, Sendable {
  /// How much further apart characters are, in points; nil if unset.
  var kerning: CGFloat?
  /// How much further apart characters are, with ligatures left as they are; it counts before the kerning.
  var tracking: CGFloat?
  /// How far characters are raised, in points.
  var baselineOffset: CGFloat?
  /// The line under the text; a line of nil is none, whatever the surroundings say.
  var underline: Text.LineStyle??
  /// The line through the text.
  var strikethrough: Text.LineStyle??
  /// Whether it is of less importance, so that it is smaller.
  var isSecondary = false

  /// Whether nothing is said.
  var isUsual: Bool { self == TextDecoration() }

  /// This decoration, and where it says nothing that of the surroundings.
  func merged(over outer: TextDecoration) -> TextDecoration {
    guard !isUsual else { return outer }
    var merged = self
    merged.kerning = kerning ?? outer.kerning
    merged.tracking = tracking ?? outer.tracking
    merged.baselineOffset = baselineOffset ?? outer.baselineOffset
    merged.underline = underline ?? outer.underline
    merged.strikethrough = strikethrough ?? outer.strikethrough
    merged.isSecondary = isSecondary || outer.isSecondary
    return merged
  }

  /// How much further apart characters are, in points; a distance that is no number is none.
  var spacing: CGFloat {
    guard let spacing = tracking ?? kerning, spacing.isFinite else { return 0 }
    return spacing
  }
}

extension Text {
  /// A line under or through a text.
  nonisolated public struct LineStyle: Hashable, Sendable {
    /// How a line is broken.
    nonisolated public struct Pattern: Hashable, Sendable {
      private enum Shape: String {
        case solid, dot, dash, dashDot, dashDotDot
      }

      private let shape: Shape

      /// Not at all.
      public static let solid = Pattern(shape: .solid)
      /// In dots.
      public static let dot = Pattern(shape: .dot)
      /// In dashes.
      public static let dash = Pattern(shape: .dash)
      /// In dashes and dots.
      public static let dashDot = Pattern(shape: .dashDot)
      /// In dashes with two dots between them.
      public static let dashDotDot = Pattern(shape: .dashDotDot)
    }

    /// How the line is broken.
    let pattern: Pattern
    /// Its colour; nil for that of the text.
    let color: Color?

    /// Makes a line; without a colour it has that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line, not broken, in the colour of the text.
    public static let single = LineStyle()
  }

  /// In which letters a text is written.
  nonisolated public enum Case: Hashable, Sendable {
    /// In capitals.
    case uppercase
    /// In small letters.
    case lowercase

    /// A text in these letters.
    func applied(to string: String, in locale: Locale) -> String {
      self == .uppercase ? string.uppercased(with: locale) : string.lowercased(with: locale)
    }
  }

  /// How large a text is beside another one in the same font.
  nonisolated public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    /// As large.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller, for what is of less importance.
    public static let secondary = Scale(isSecondary: true)

    /// What the size of the font is multiplied by for what is of less importance. That number is ours.
    static let secondaryFactor: CGFloat = 0.85
  }
}

/// What is done to a text that does not fit.
struct TextFitting: Hashable, Sendable {
  /// The least part of its size to which it may shrink.
  var leastScale: CGFloat = 1
  /// Whether its characters may come nearer to each other.
  var allowsTightening = false

  /// How near characters may come to each other, in parts of the font size. That number is ours.
  static let tightest: CGFloat = 0.05
  /// In how many steps a text shrinks.
  static let steps = 64

  /// Whether nothing is done but to cut it off.
  var isUsual: Bool { !(leastScale < 1) && !allowsTightening }
}
