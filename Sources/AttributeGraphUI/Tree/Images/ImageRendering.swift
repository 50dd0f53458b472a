import Foundation

/// The rendering of a picture, where it is not the default.
nonisolated public struct ImageRendering: Hashable, Sendable {
  /// Whether it is drawn in the foreground colour or in its own; nil if its kind decides.
  public internal(set) var renderingMode: Image.TemplateRenderingMode?
  /// The interpolation of pixels for another size.
  public internal(set) var interpolation = Image.Interpolation.medium
  /// Whether edges are antialiased.
  public internal(set) var isAntialiased = true
  /// The colouring of a symbol's layers; nil if the symbol decides.
  public internal(set) var symbolRenderingMode: SymbolRenderingMode?
  /// The filled fraction of a symbol, from 0 to 1; nil for all of it.
  public internal(set) var variableValue: Double?
  /// The margins that are not stretched.
  public internal(set) var capInsets = EdgeInsets()
  /// Whether it is stretched or tiled to fill a size.
  public internal(set) var resizingMode = Image.ResizingMode.stretch
}

extension Image {
  /// Whether a picture is drawn in the foreground colour.
  nonisolated public enum TemplateRenderingMode: Hashable, Sendable {
    /// It is.
    case template
    /// It has colours of its own.
    case original
  }

  /// The interpolation of pixels when a picture is scaled.
  nonisolated public enum Interpolation: Hashable, Sendable {
    /// Pixels are repeated.
    case none
    /// Quickly.
    case low
    /// Fairly well.
    case medium
    /// With the best quality.
    case high
  }

  /// The way in which a picture fills a size other than its own.
  nonisolated public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// The size of symbols relative to text in the same font.
  nonisolated public enum Scale: CaseIterable, Hashable, Sendable {
    /// Smaller than usual.
    case small
    /// As usual.
    case medium
    /// Larger than usual.
    case large

    /// The factor for the side of a symbol. The numbers are ours; those of Apple's symbols vary around them.
    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    }
  }

  /// The picture in the foreground colour, or in its own; nil if its kind decides.
  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    rendered { $0.renderingMode = renderingMode }
  }

  /// The picture with an interpolation for other sizes than its own.
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
    rendered { $0.interpolation = interpolation }
  }

  /// The picture with or without antialiased edges.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image {
    rendered { $0.isAntialiased = isAntialiased }
  }

  /// The symbol with a colouring of its layers; nil if the environment or the symbol decides.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    rendered { $0.symbolRenderingMode = mode }
  }
}

/// The colouring of a symbol's layers.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
  private enum Mode: Hashable {
    case monochrome, multicolor, hierarchical, palette
  }

  private let mode: Mode

  /// All in one colour.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// In the colours of the symbol.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
  /// In one colour, with different opacities.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// Each in a style of its own.
  public static let palette = SymbolRenderingMode(mode: .palette)
}
