import Foundation

extension Text {
  /// The lines of a text, for a `TextRenderer`.
  ///
  /// Renderers are not called, so a program never receives one.
  nonisolated public struct Layout: RandomAccessCollection, Equatable, Sendable {
    private let elements: [Line]
    /// Whether a part of the text is not shown.
    public let isTruncated: Bool

    /// The index of the first line.
    public var startIndex: Int { elements.startIndex }
    /// The index after the last line.
    public var endIndex: Int { elements.endIndex }
    /// The line at an index.
    public subscript(index: Int) -> Line { elements[index] }
  }

  /// The preference by which texts pass their lines up; no text does.
  nonisolated public struct LayoutKey: PreferenceKey, Sendable {
    /// The lines of a text, and their place.
    public struct AnchoredLayout: Equatable, Sendable {
      /// The upper left corner of the text.
      public let origin: Anchor<CGPoint>
      /// The lines.
      public let layout: Text.Layout
    }

    /// No lines.
    public static var defaultValue: [AnchoredLayout] { [] }
    /// Appends the lines of another text.
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}

extension Text.Layout {
  /// The place of a piece of a text.
  public struct TypographicBounds: Equatable, Sendable {
    /// The start of the baseline.
    public var origin: CGPoint
    /// The width, in points.
    public var width: CGFloat
    /// The height above the baseline, in points.
    public var ascent: CGFloat
    /// The height below the baseline, in points.
    public var descent: CGFloat
    /// The distance to the next line, in points.
    public var leading: CGFloat

    /// A place without an extent.
    public init() {
      origin = .zero
      (width, ascent, descent, leading) = (0, 0, 0, 0)
    }

    /// The rectangle of the piece.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// The index of a character in its text.
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    private let offset: Int
    /// The number of characters to another index.
    public func distance(to other: Self) -> Int { other.offset - offset }
    /// The index some characters further.
    public func advanced(by n: Int) -> Self { Self(offset: offset + n) }
  }

  /// Options for drawing a piece of a text.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Pieces may stand between pixels.
    public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
  }

  /// A line of a text.
  public struct Line: RandomAccessCollection, Equatable, Sendable {
    private let elements: [Run]
    /// The start of the baseline.
    public var origin: CGPoint
    /// The place of the line.
    public let typographicBounds: TypographicBounds

    /// The index of the first run.
    public var startIndex: Int { elements.startIndex }
    /// The index after the last run.
    public var endIndex: Int { elements.endIndex }
    /// The run at an index.
    public subscript(index: Int) -> Run { elements[index] }
  }

  /// Characters of a line with the same attributes.
  public struct Run: RandomAccessCollection, Equatable, Sendable {
    private let elements: [RunSlice]
    /// The direction of the characters.
    public let layoutDirection: LayoutDirection
    /// The place of the run.
    public let typographicBounds: TypographicBounds
    /// The characters in the text.
    public let characterIndices: [CharacterIndex]
    /// The attribute of a type: always nil, because a text drops its attributes.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }

    /// The index of the first piece.
    public var startIndex: Int { elements.startIndex }
    /// The index after the last piece.
    public var endIndex: Int { elements.endIndex }
    /// The piece at an index.
    public subscript(index: Int) -> RunSlice { elements[index] }
    /// The pieces in a range.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
  }

  /// A part of a run.
  public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
    /// The boxed run, because a run contains slices.
    private let runs: [Run]
    private let range: Range<Int>

    /// Makes a part of a run.
    public init(run: Run, indices: Range<Int>) {
      runs = [run]
      range = indices
    }

    /// The run.
    public var run: Run { runs[0] }
    /// The place of the part: that of the run.
    public var typographicBounds: TypographicBounds { run.typographicBounds }
    /// The characters in the text.
    public var characterIndices: [CharacterIndex] { Array(run.characterIndices[range]) }
    /// The attribute of a type: always nil, because a text drops its attributes.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    /// The index of the first piece.
    public var startIndex: Int { range.lowerBound }
    /// The index after the last piece.
    public var endIndex: Int { range.upperBound }
    /// The piece at an index.
    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<(index + 1)) }
    /// The pieces in a range.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
  }
}

extension GraphicsContext {
  /// Draws a line of a text; a program never receives one.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws a run of a text; a program never receives one.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws a part of a run of a text; a program never receives one.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}
