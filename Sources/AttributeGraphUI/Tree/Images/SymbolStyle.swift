/// The environment's settings for symbols.
struct SymbolStyle: Hashable, Sendable {
  /// Their size relative to text.
  var scale = Image.Scale.medium
  /// The colouring of their layers; nil if the symbol decides.
  var renderingMode: SymbolRenderingMode?
  /// The variants that are shown.
  var variants = SymbolVariants.none
}

extension EnvironmentValues {
  private enum SymbolStyleKey: EnvironmentKey { static var defaultValue: SymbolStyle { SymbolStyle() } }

  /// The style of symbols.
  var symbolStyle: SymbolStyle {
    get { self[SymbolStyleKey.self] }
    set { self[SymbolStyleKey.self] = newValue }
  }

  /// The size of symbols relative to the text of the same font.
  public var imageScale: Image.Scale {
    get { symbolStyle.scale }
    set { symbolStyle.scale = newValue }
  }

  /// The colouring of symbols' layers; nil if the symbol decides.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { symbolStyle.renderingMode }
    set { symbolStyle.renderingMode = newValue }
  }

  /// The variants of symbols that are shown.
  public var symbolVariants: SymbolVariants {
    get { symbolStyle.variants }
    set { symbolStyle.variants = newValue }
  }
}

/// Variants of a symbol: filled, struck through, in an outline.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  private enum Enclosure: String {
    case circle, square, rectangle
  }

  private var enclosure: Enclosure?
  private var isFilled = false
  private var isSlashed = false

  /// The symbol without variants.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = none.circle
  /// In a square.
  public static let square = none.square
  /// In a rectangle.
  public static let rectangle = none.rectangle
  /// Filled.
  public static let fill = none.fill
  /// Struck through.
  public static let slash = none.slash

  /// The same variants, in a circle.
  public var circle: SymbolVariants { inside(.circle) }
  /// The same variants, in a square.
  public var square: SymbolVariants { inside(.square) }
  /// The same variants, in a rectangle.
  public var rectangle: SymbolVariants { inside(.rectangle) }

  /// The same variants, filled.
  public var fill: SymbolVariants {
    var variants = self
    variants.isFilled = true
    return variants
  }

  /// The same variants, struck through.
  public var slash: SymbolVariants {
    var variants = self
    variants.isSlashed = true
    return variants
  }

  /// Whether all variants of another value are among these.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  /// These variants combined with those of another value, whose outline takes precedence.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    var variants = self
    variants.enclosure = other.enclosure ?? enclosure
    variants.isFilled = isFilled || other.isFilled
    variants.isSlashed = isSlashed || other.isSlashed
    return variants
  }

  /// The name of a symbol in these variants: their names follow its own, each once.
  func name(of symbol: String) -> String {
    guard self != .none else { return symbol }
    var parts = symbol.split(separator: ".").map(String.init)
    let wasFilled = parts.last == "fill"
    if wasFilled { parts.removeLast() }
    for part in [isSlashed ? "slash" : nil, enclosure?.rawValue] {
      if let part, !parts.contains(part) { parts.append(part) }
    }
    if wasFilled || isFilled { parts.append("fill") }
    return parts.joined(separator: ".")
  }

  private func inside(_ enclosure: Enclosure) -> SymbolVariants {
    var variants = self
    variants.enclosure = enclosure
    return variants
  }
}

extension View {
  /// Sets the size of the symbols inside relative to text in the same font.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Sets the colouring of the layers of the symbols inside; nil if the symbol decides.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Shows a variant of the symbols inside, in addition to the inherited ones.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants, by: variant) { $0 = $0.adding($1) }
  }
}
