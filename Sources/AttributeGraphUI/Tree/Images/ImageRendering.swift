import Foundation

/// How a picture is drawn, as far as that is not as usual.
nonisolated public struct ImageRendering: Hashable, Sendable {
  /// Whether it is drawn in the colour of its surroundings or in its own; nil if its kind decides.
  public internal(set) var renderingMode: Image.TemplateRenderingMode?
  /// How pixels are made up for another size.
  public internal(set) var interpolation = Image.Interpolation.medium
  /// Whether edges are smooth.
  public internal(set) var isAntialiased = true
  /// How the layers of a symbol are coloured; nil if the symbol decides.
  public internal(set) var symbolRenderingMode: SymbolRenderingMode?
  /// How much of a symbol is filled, from 0 to 1; nil for all of it.
  public internal(set) var variableValue: Double?
  /// The margins that are not stretched.
  public internal(set) var capInsets = EdgeInsets()
  /// Whether it is stretched or repeated to fill a size.
  public internal(set) var resizingMode = Image.ResizingMode.stretch
}

extension Image {
  /// Whether a picture is drawn in the colour of its surroundings.
  nonisolated public enum TemplateRenderingMode: Hashable, Sendable {
    /// It is.
    case template
    /// It has colours of its own.
    case original
  }

  /// How pixels are made up where a picture is drawn in another size than its own.
  nonisolated public enum Interpolation: Hashable, Sendable {
    /// Pixels are repeated.
    case none
    /// Quickly.
    case low
    /// Fairly well.
    case medium
    /// As well as can be.
    case high
  }

  /// How a picture fills a size other than its own.
  nonisolated public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// How large symbols are beside the text of the same font.
  nonisolated public enum Scale: CaseIterable, Hashable, Sendable {
    /// Smaller than usual.
    case small
    /// As usual.
    case medium
    /// Larger than usual.
    case large

    /// What the side of a symbol is multiplied by. The numbers are ours; those of Apple's symbols vary around them.
    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    }
  }

  /// The picture in the colour of its surroundings, or in its own; nil if its kind decides.
  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    rendered { $0.renderingMode = renderingMode }
  }

  /// The picture with pixels made up in a way where it is drawn in another size than its own.
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
    rendered { $0.interpolation = interpolation }
  }

  /// The picture with smooth edges or without.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image {
    rendered { $0.isAntialiased = isAntialiased }
  }

  /// The symbol with its layers coloured in a way; nil if the surroundings or the symbol decide.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    rendered { $0.symbolRenderingMode = mode }
  }
}

/// How the layers of a symbol are coloured.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
  private enum Mode: Hashable {
    case monochrome, multicolor, hierarchical, palette
  }

  private let mode: Mode

  /// All in one colour.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// In the colours of the symbol.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
  /// In one colour, more or less opaque.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// Each in a style of its own.
  public static let palette = SymbolRenderingMode(mode: .palette)
}
