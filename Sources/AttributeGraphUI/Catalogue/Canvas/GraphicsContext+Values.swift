import Foundation

extension GraphicsContext {
  /// Options of a clip.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The outside of the clip is visible.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Options of a filter; they have no effect here.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Colours are mixed in a linear space.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Options of a blur.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The edges stay opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// The result is dithered.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Options of a shadow; they have no effect here.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow is above its object.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Only the shadow is drawn.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The shadow does not follow the transform.
    public static let disablesGroup = ShadowOptions(rawValue: 4)
    /// The shadow is inverted.
    public static let invertsAlpha = ShadowOptions(rawValue: 8)
  }

  /// The continuation of a gradient beyond its ends; it has no effect here.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It is repeated.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// It goes back.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colours are mixed in a linear space.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// The paint of a drawing.
  public struct Shading: Sendable {
    /// The style, for a canvas of a size.
    let style: @Sendable (CGSize) -> AnyShapeStyle

    private init<S: ShapeStyle>(_ style: @escaping @Sendable (CGSize) -> S) {
      self.style = { AnyShapeStyle(style($0)) }
    }

    func style(in size: CGSize) -> AnyShapeStyle { style(size) }

    /// The background of the environment.
    public static var backdrop: Shading { Shading { _ in BackgroundStyle() } }
    /// The foreground of the environment.
    public static var foreground: Shading { Shading { _ in ForegroundStyle() } }
    /// The first of several shadings.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading { _ in color } }
    /// A colour by its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading { _ in style } }

    private static func unit(_ point: CGPoint, _ size: CGSize) -> UnitPoint {
      UnitPoint(x: size.width > 0 ? point.x / size.width : 0, y: size.height > 0 ? point.y / size.height : 0)
    }

    /// A gradient between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading {
        LinearGradient(gradient: gradient, startPoint: unit(startPoint, $0), endPoint: unit(endPoint, $0))
      }
    }
    /// A gradient between two circles around a point of the canvas.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading {
        RadialGradient(
          gradient: gradient, center: unit(center, $0), startRadius: startRadius, endRadius: endRadius)
      }
    }
    /// A gradient around a point of the canvas.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { AngularGradient(gradient: gradient, center: unit(center, $0), angle: angle) }
    }
    /// A tiled picture.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading { _ in ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
    }
    /// The colours of a shader; a host draws with the colour of texts.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { Shading { _ in shader } }
    /// A gradient between the points of a mesh.
    public static func meshGradient(_ mesh: MeshGradient, options: GradientOptions = GradientOptions()) -> Shading {
      Shading { _ in mesh }
    }
  }

  /// An effect on drawings.
  public struct Filter: Sendable {
    private let apply: @Sendable (AnyView) -> AnyView

    /// Does it to a view.
    func applied(to view: AnyView) -> AnyView { apply(view) }

    /// A transform.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { AnyView($0.projectionEffect(matrix)) }
    }
    /// A shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) }
    }
    /// Colours times a colour.
    public static func colorMultiply(_ color: Color) -> Filter { Filter { AnyView($0.colorMultiply(color)) } }
    /// Other hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter { AnyView($0.hueRotation(angle)) } }
    /// A change of the saturation.
    public static func saturation(_ amount: Double) -> Filter { Filter { AnyView($0.saturation(amount)) } }
    /// Brighter.
    public static func brightness(_ amount: Double) -> Filter { Filter { AnyView($0.brightness(amount)) } }
    /// Another contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter { AnyView($0.contrast(amount)) } }
    /// The opposite colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter { amount > 0 ? AnyView($0.colorInvert()) : $0 }
    }
    /// Grey.
    public static func grayscale(_ amount: Double) -> Filter { Filter { AnyView($0.grayscale(amount)) } }
    /// The luminance becomes the opacity.
    public static var luminanceToAlpha: Filter { Filter { AnyView($0.luminanceToAlpha()) } }
    /// Blurred.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { AnyView($0.blur(radius: radius, opaque: options.contains(.opaque))) }
    }
    /// Only sufficiently opaque parts, in a colour; it has no effect here.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter { $0 } }
    /// The colours that a shader returns; shaders are not run.
    public static func colorShader(_ shader: Shader) -> Filter { Filter { $0 } }
    /// The places that a shader returns; shaders are not run.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { Filter { $0 } }
    /// The colours that a shader returns for the layer; shaders are not run.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { Filter { $0 } }
  }
}
