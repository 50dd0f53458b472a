/// How the drawings of a context are mixed with those behind them.
extension GraphicsContext {
  /// A way to mix a drawing with what is behind it. The ways that views lack are drawn as the nearest that they have.
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the way in Core Graphics.
    public let rawValue: Int32

    /// The way with a number of Core Graphics; another number counts as `normal`.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    private init(_ rawValue: Int32) { self.rawValue = rawValue }

    /// The drawing covers what is behind it.
    public static var normal: BlendMode { BlendMode(0) }
    /// The product of the components.
    public static var multiply: BlendMode { BlendMode(1) }
    /// The product of the inverse components, inverted.
    public static var screen: BlendMode { BlendMode(2) }
    /// The product of dark components, the screen of light ones.
    public static var overlay: BlendMode { BlendMode(3) }
    /// The darker component of the two.
    public static var darken: BlendMode { BlendMode(4) }
    /// The lighter component of the two.
    public static var lighten: BlendMode { BlendMode(5) }
    /// Brightens what is behind the drawing.
    public static var colorDodge: BlendMode { BlendMode(6) }
    /// Darkens what is behind the drawing.
    public static var colorBurn: BlendMode { BlendMode(7) }
    /// A soft light on what is behind the drawing.
    public static var softLight: BlendMode { BlendMode(8) }
    /// A hard light on what is behind the drawing.
    public static var hardLight: BlendMode { BlendMode(9) }
    /// The difference of the components.
    public static var difference: BlendMode { BlendMode(10) }
    /// The difference with less contrast.
    public static var exclusion: BlendMode { BlendMode(11) }
    /// The hue of the drawing with the rest of what is behind it.
    public static var hue: BlendMode { BlendMode(12) }
    /// The saturation of the drawing with the rest of what is behind it.
    public static var saturation: BlendMode { BlendMode(13) }
    /// The hue and the saturation of the drawing.
    public static var color: BlendMode { BlendMode(14) }
    /// The luminosity of the drawing.
    public static var luminosity: BlendMode { BlendMode(15) }
    /// Erases what is behind the drawing.
    public static var clear: BlendMode { BlendMode(16) }
    /// The drawing replaces what is behind it; here it covers it.
    public static var copy: BlendMode { BlendMode(17) }
    /// The drawing within what is behind it, which goes; here that stays.
    public static var sourceIn: BlendMode { BlendMode(18) }
    /// The drawing outside of what is behind it, which goes; here the drawing covers it.
    public static var sourceOut: BlendMode { BlendMode(19) }
    /// The drawing within what is behind it.
    public static var sourceAtop: BlendMode { BlendMode(20) }
    /// The drawing behind the rest.
    public static var destinationOver: BlendMode { BlendMode(21) }
    /// Keeps the background within the drawing only; here the drawing covers it.
    public static var destinationIn: BlendMode { BlendMode(22) }
    /// Erases what is behind the drawing, as far as the drawing is opaque.
    public static var destinationOut: BlendMode { BlendMode(23) }
    /// Keeps the background within the drawing only, and draws behind it; here it draws behind all of it.
    public static var destinationAtop: BlendMode { BlendMode(24) }
    /// Each outside of the other; here the drawing covers what is behind it.
    public static var xor: BlendMode { BlendMode(25) }
    /// The sum of the components, darkened.
    public static var plusDarker: BlendMode { BlendMode(26) }
    /// The sum of the components.
    public static var plusLighter: BlendMode { BlendMode(27) }

    /// The mode of views that is used for it.
    var ofViews: AttributeGraphUI.BlendMode {
      let modes: [AttributeGraphUI.BlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
        .difference, .exclusion, .hue, .saturation, .color, .luminosity, .destinationOut, .normal, .sourceAtop,
        .normal, .sourceAtop, .destinationOver, .normal, .destinationOut, .destinationOver, .normal, .plusDarker,
        .plusLighter,
      ]
      return modes.indices.contains(Int(rawValue)) ? modes[Int(rawValue)] : .normal
    }
  }
}
