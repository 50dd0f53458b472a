import Foundation

/// Lines, distances and letters of texts inside.
extension View {
  /// Draws a line under the texts inside.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let line = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return transformEnvironment(\.textLooks, by: line) { $0.decoration.underline = .some($1) }
  }

  /// Draws a line through the texts inside.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let line = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return transformEnvironment(\.textLooks, by: line) { $0.decoration.strikethrough = .some($1) }
  }

  /// Increases the distance between the characters of the texts inside, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    transformEnvironment(\.textLooks, by: kerning) { $0.decoration.kerning = $1 }
  }

  /// Increases the distance between the characters of the texts inside, in points; it overrides the kerning.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    transformEnvironment(\.textLooks, by: tracking) { $0.decoration.tracking = $1 }
  }

  /// Raises the characters of the texts inside, by points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    transformEnvironment(\.textLooks, by: baselineOffset) { $0.decoration.baselineOffset = $1 }
  }

  /// Sets the letter case of the texts inside; nil leaves them unchanged.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Makes the texts inside smaller, or not.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textLooks, by: isEnabled && scale.isSecondary) { $0.decoration.isSecondary = $1 }
  }

  /// Lets texts inside that do not fit shrink, down to a fraction of their size from 0 to 1.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets the characters of texts inside that do not fit be tightened.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Gives the digits of the texts inside equal widths.
  nonisolated public func monospacedDigit() -> some View {
    transformEnvironment(\.fontVariation, by: true) { $0.hasMonospacedDigits = $1 }
  }

  /// Sets the font design of the texts inside; nil for that of their font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    transformEnvironment(\.fontVariation, by: design) { $0.design = $1 }
  }

  /// Sets the width of the letters of the texts inside; nil for that of their font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    transformEnvironment(\.fontVariation, by: width) { $0.width = $1 }
  }

  /// Sets the preferred text size.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the preferred text size to a range.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    return transformEnvironment(\.dynamicTypeSize, by: sizes) { size, sizes in
      guard let least = sizes.first, let greatest = sizes.last else { return }
      size = min(max(size, least), greatest)
    }
  }
}

/// Lines, distances and letters of a text itself.
extension Text {
  /// The text with a line under it.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// The text with a line under it, broken in a pattern.
  public nonisolated func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    decorated { $0.underline = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }

  /// The text with a line through it.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// The text with a line through it, broken in a pattern.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    decorated { $0.strikethrough = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }

  /// The text with the distance between its characters increased, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { decorated { $0.kerning = kerning } }

  /// The text with the distance between its characters increased, in points; it overrides the kerning.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { decorated { $0.tracking = tracking } }

  /// The text with its characters raised, by points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    decorated { $0.baselineOffset = baselineOffset }
  }

  /// The text with digits of equal widths.
  public nonisolated func monospacedDigit() -> Text { varied { $0.hasMonospacedDigits = true } }

  /// The text in a design; nil for that of its font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text { varied { $0.design = design } }

  /// The text in wider or narrower letters; nil for those of its font.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { varied { $0.width = width } }

  /// The text in a smaller size, or not.
  public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    decorated { $0.isSecondary = isEnabled && scale.isSecondary }
  }
}
