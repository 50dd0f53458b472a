import Foundation

/// How texts inside are set.
extension View {
  /// The number of lines after which texts are cut off; nil for no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// The least and the greatest number of lines of texts.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.leastLines, limit.lowerBound)
  }

  /// The least number of lines for which texts have room.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil).environment(\.leastLines, limit.lowerBound)
  }

  /// The number of lines after which texts are cut off.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  /// The number of lines after which texts are cut off, and for which there may be room in any case.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.leastLines, reservesSpace ? limit : 1)
  }

  /// The distance between two lines of a text, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Where the lines of a text of several lines begin or end; its size does not depend on it.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Where the ellipsis stands in a text that is cut off.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// The weight of texts, whatever their font; nil for that of the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment(\.fontVariation) { $0.weight = weight }
  }

  /// Texts in bold, whatever their font.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontVariation) { $0.weight = isActive ? .bold : nil }
  }

  /// Texts in slanted letters, whatever their font.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontVariation) { $0.isItalic = isActive }
  }

  /// Texts of equally wide characters, whatever their font.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontVariation) { $0.design = isActive ? .monospaced : nil }
  }
}

/// How a text itself is set.
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

  /// The text in equally wide characters.
  public func monospaced(_ isActive: Bool = true) -> Text {
    varied { $0.design = isActive ? .monospaced : nil }
  }
}
