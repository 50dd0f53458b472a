import Foundation

/// A shader function of a library; a host runs none.
public struct ShaderFunction: Equatable, Sendable {
  /// The library.
  public var library: ShaderLibrary
  /// The name.
  public var name: String

  /// Names a function of a library.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  /// The function with arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }

  /// The function with values for its parameters.
  public func callAsFunction(_ arguments: Shader.Argument...) -> Shader { Shader(function: self, arguments: arguments) }
}

/// A library of shader functions.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private enum Source: Equatable, Sendable {
    case main
    case url(URL)
    case data(Data)
  }
  private let source: Source

  /// The library of the program.
  public static let `default` = ShaderLibrary(source: .main)
  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(source: .url(bundle.bundleURL)) }

  private init(source: Source) { self.source = source }
  /// The library of bytes.
  public init(data: Data) { source = .data(data) }
  /// The library at a URL.
  public init(url: URL) { source = .url(url) }

  /// The function with a name in the library of the program.
  public static subscript(dynamicMember name: String) -> ShaderFunction { Self.default[dynamicMember: name] }
  /// The function with a name.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A shader function with arguments.
public struct Shader: Equatable, Sendable {
  /// The function.
  public var function: ShaderFunction
  /// The values.
  public var arguments: [Argument]
  /// Whether colours are dithered.
  public var dithersColor = false

  /// A function with arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// An argument of a shader.
  public struct Argument: Equatable, Sendable {
    private let text: String
    private init(_ text: String) { self.text = text }

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument("\(x)") }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument("\(x) \(y)") }
    /// Two numbers.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    /// Two numbers.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    /// Two numbers.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument("\(x) \(y) \(z)") }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument("\(x) \(y) \(z) \(w)")
    }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument("\(array)") }
    /// The rectangle of the view.
    public static var boundingRect: Argument { Argument("boundingRect") }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument("\(color)") }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument("\(array)") }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument("\(image)") }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument("\(data)") }
  }
}

extension Shader: ShapeStyle {
  /// A host runs no shaders: shapes have the colour of texts.
  nonisolated public var _resolvedColor: Color { .primary }
}

extension View {
  /// Changes colours with a shader; a host draws them unchanged.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

  /// Moves pixels with a shader; a host draws them unchanged.
  nonisolated public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some View
  { self }

  /// Changes pixels with a shader; a host draws them unchanged.
  nonisolated public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    self
  }
}

extension VisualEffect {
  /// Changes colours by a function of the graphics processor; a host draws them as they are.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Moves pixels by a function of the graphics processor; a host draws them where they are.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    self
  }

  /// Changes pixels by a function of the graphics processor; a host draws them as they are.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    self
  }
}

/// Containers with a background of their own.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind: Hashable { case navigation, navigationSplitView, tabView, window, widget, subscriptionStore }
  private let kind: Kind
  /// The page.
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  /// The columns of pages.
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .navigationSplitView)
  /// The tabs.
  public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
  /// The window.
  public static let window = ContainerBackgroundPlacement(kind: .window)
  /// The widget.
  public static let widget = ContainerBackgroundPlacement(kind: .widget)
}

extension View {
  /// Puts a style behind the view, for the enclosing container; here it is behind the view itself.
  nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
    -> some View
  { background(style) }

  /// Puts views behind the view, for the enclosing container; here they are behind the view itself.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { background(alignment: alignment, content: content) }
}
