import Foundation

/// Settings for the texts inside.
extension View {
  /// Sets the number of lines after which texts are truncated; nil for no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets the minimum and the maximum number of lines of texts.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.leastLines, limit.lowerBound)
  }

  /// Sets the minimum number of lines for which texts reserve space.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil).environment(\.leastLines, limit.lowerBound)
  }

  /// Sets the number of lines after which texts are truncated.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  /// Sets the number of lines after which texts are truncated, and whether they reserve space for all of them.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.leastLines, reservesSpace ? limit : 1)
  }

  /// The distance between two lines of a text, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets the alignment of the lines of a multiline text; its size does not depend on it.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the place of the ellipsis in a truncated text.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// The weight of texts, whatever their font; nil for that of the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment(\.fontVariation, by: weight) { $0.weight = $1 }
  }

  /// Texts in bold, whatever their font.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontVariation, by: isActive) { $0.weight = $1 ? .bold : nil }
  }

  /// Texts in slanted letters, whatever their font.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontVariation, by: isActive) { $0.isItalic = $1 }
  }

  /// Texts in a monospaced font, whatever their font.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontVariation, by: isActive) { $0.design = $1 ? .monospaced : nil }
  }
}

/// Settings for a text itself.
extension Text {
  /// The text in a weight of its own; nil for that of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    varied { $0.weight = weight }
  }

  /// The text in bold.
  public func bold(_ isActive: Bool = true) -> Text {
    varied { $0.weight = isActive ? .bold : nil }
  }

  /// The text in slanted letters.
  public func italic(_ isActive: Bool = true) -> Text {
    varied { $0.isItalic = isActive }
  }

  /// The text in a monospaced font.
  public func monospaced(_ isActive: Bool = true) -> Text {
    varied { $0.design = isActive ? .monospaced : nil }
  }
}
