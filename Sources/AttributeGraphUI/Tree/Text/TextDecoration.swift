import Foundation

/// Lines through and under a text, and distances between its characters.
struct TextDecoration: Hashable, Sendable {
  /// The additional distance between characters, in points; nil if unset.
  var kerning: CGFloat?
  /// The additional distance between characters, with ligatures kept; it overrides the kerning.
  var tracking: CGFloat?
  /// The elevation above the baseline, in points.
  var baselineOffset: CGFloat?
  /// The line under the text; an inner nil removes that of the environment.
  var underline: Text.LineStyle??
  /// The line through the text.
  var strikethrough: Text.LineStyle??
  /// Whether it is of secondary importance, and therefore smaller.
  var isSecondary = false

  /// Whether nothing is set.
  var isUsual: Bool { self == TextDecoration() }

  /// This decoration, with that of the environment where it is unset.
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

  /// The additional distance between characters, in points; 0 if it is not a number.
  var spacing: CGFloat {
    guard let spacing = tracking ?? kerning, spacing.isFinite else { return 0 }
    return spacing
  }
}

extension Text {
  /// A line under or through a text.
  nonisolated public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    nonisolated public struct Pattern: Hashable, Sendable {
      private enum Shape: String {
        case solid, dot, dash, dashDot, dashDotDot
      }

      private let shape: Shape

      /// A solid line.
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

    /// The pattern of the line.
    let pattern: Pattern
    /// Its colour; nil for that of the text.
    let color: Color?

    /// Makes a line; without a colour it has that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single solid line in the colour of the text.
    public static let single = LineStyle()
  }

  /// The letter case of a text.
  nonisolated public enum Case: Hashable, Sendable {
    /// In capitals.
    case uppercase
    /// In small letters.
    case lowercase

    /// A text in this letter case.
    func applied(to string: String, in locale: Locale) -> String {
      self == .uppercase ? string.uppercased(with: locale) : string.lowercased(with: locale)
    }
  }

  /// The size of a text relative to others in the same font.
  nonisolated public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    /// The default size.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller, for secondary importance.
    public static let secondary = Scale(isSecondary: true)

    /// The factor of the font size for texts of secondary importance. This number is ours.
    static let secondaryFactor: CGFloat = 0.85
  }
}

/// The change of a text that does not fit.
struct TextFitting: Hashable, Sendable {
  /// The minimum scale of its size.
  var leastScale: CGFloat = 1
  /// Whether its characters may be tightened.
  var allowsTightening = false

  /// The maximum tightening, in fractions of the font size. This number is ours.
  static let tightest: CGFloat = 0.05
  /// The number of steps in which a text shrinks.
  static let steps = 64

  /// Whether a text that does not fit is only truncated.
  var isUsual: Bool { !(leastScale < 1) && !allowsTightening }
}
