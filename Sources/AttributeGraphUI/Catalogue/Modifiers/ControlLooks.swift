import Foundation

// Looks of controls, labels and symbols that a host does not draw.

/// How the layers of a symbol are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  /// With a colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// With a gradient.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows a variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  /// By the opacity of its layers.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By the length of its lines.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension Image {
  /// Sets how the layers of the symbol are filled; a host draws no symbols, so it has no effect.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

  /// Sets how the symbol shows a variable value; a host draws no symbols, so it has no effect.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}

extension View {
  /// Sets how the layers of symbols inside are filled; a host draws no symbols, so it has no effect.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

  /// Sets how symbols inside show a variable value; a host draws no symbols, so it has no effect.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }

  /// Shows or hides the arrow of links inside; none is drawn, so it has no effect.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }

  /// Shows or hides the knob of sliders inside; a host moves it in any case, so it has no effect.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the distance between the icon and the title of labels inside; here it is always 8 points.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }

  /// Sets the width that labels inside keep for their icon; here an icon has its own width.
  nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }

  /// Sets the look of controls inside under a pointer; a host shows none.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}

/// When the glass behind a view is shown.
public enum GlassBackgroundDisplayMode: Hashable, Sendable {
  /// By the surroundings.
  case implicit
  /// Always.
  case always
  /// Never.
  case never
}

extension View {
  /// Draws glass behind the view: a material, in a rounded rectangle.
  nonisolated public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View {
    glassBackgroundEffect(in: RoundedRectangle(cornerRadius: 46), displayMode: displayMode)
  }

  /// Draws glass behind the view: a material, in a shape.
  nonisolated public func glassBackgroundEffect<S: InsettableShape>(
    in shape: S, displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View {
    background { if displayMode != .never { shape.fill(.regularMaterial) } }
  }
}
