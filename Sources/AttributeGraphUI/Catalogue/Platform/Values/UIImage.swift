#if !canImport(Darwin)
import Foundation

/// A picture of UIKit: a name, a symbol, or the bytes of a file. Only the size is read from the bytes.
public final class UIImage: NSObject, Sendable, _ExpressibleByImageLiteral {
  /// The source of the picture.
  enum Content: Hashable, Sendable {
    /// A picture of a catalogue or a bundle.
    case asset(AssetName)
    /// A symbol of the system.
    case symbol(String)
    /// The bytes of a file, or only a size.
    case bitmap(Bitmap)
  }

  /// The orientation of a picture.
  public enum Orientation: Int, Sendable {
    /// As it is stored.
    case up
    /// By half a turn.
    case down
    /// By a quarter of a turn against the clock.
    case left
    /// By a quarter of a turn with the clock.
    case right
    /// As it is stored, mirrored.
    case upMirrored
    /// By half a turn, seen in a mirror.
    case downMirrored
    /// By a quarter of a turn against the clock, seen in a mirror.
    case leftMirrored
    /// By a quarter of a turn with the clock, seen in a mirror.
    case rightMirrored
  }

  /// Whether the colours of a picture are used.
  public enum RenderingMode: Int, Sendable {
    /// As the picture or its context requires.
    case automatic
    /// The colours are used.
    case alwaysOriginal
    /// The colours are ignored: the shape is drawn in the tint.
    case alwaysTemplate
  }

  /// The source of the picture.
  let content: Content
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The orientation of the picture.
  public let imageOrientation: Orientation
  /// Whether the colours are used.
  public let renderingMode: RenderingMode
  /// The tint of the picture; nil for the inherited one.
  let tint: UIColor?

  init(
    _ content: Content, scale: CGFloat = 1, orientation: Orientation = .up, mode: RenderingMode = .automatic,
    tint: UIColor? = nil
  ) {
    (self.content, self.scale, imageOrientation, renderingMode, self.tint) = (content, scale, orientation, mode, tint)
  }

  /// A picture without a size.
  public override convenience init() { self.init(.bitmap(Bitmap(pixels: .zero))) }

  /// The picture with a name in the asset catalogues; nil if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// The picture of a name in the asset catalogues of a bundle; nil if none has it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    let asset = AssetName(name, in: bundle)
    guard AssetCatalogue.image(of: asset) != nil else { return nil }
    self.init(.asset(asset))
  }

  /// The picture of a resource.
  public convenience init(resource: ImageResource) {
    self.init(.asset(AssetName(resource.name, in: resource.bundle)))
  }

  /// The picture of a literal: `#imageLiteral(resourceName: "name")`, which may be missing.
  public convenience init(imageLiteralResourceName name: String) { self.init(.asset(AssetName(name, in: nil))) }

  /// The symbol with a name; never nil, because the existing symbols are not known.
  public convenience init?(systemName name: String) { self.init(.symbol(name)) }

  /// The symbol with a name; the configuration is ignored.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(.symbol(name))
  }

  /// The picture from bytes; nil if they are no picture.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture from bytes, with a number of pixels per point; nil if they are no picture.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = PictureFile.size(of: data, scale: 1) else { return nil }
    self.init(.bitmap(Bitmap(pixels: pixels, data: data)), scale: scale)
  }

  /// The picture from a file; nil if there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The picture from a bitmap.
  public convenience init(cgImage: CGImage) { self.init(.bitmap(cgImage.bitmap)) }

  /// The picture from a bitmap, with a number of pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(.bitmap(cgImage.bitmap), scale: scale, orientation: orientation)
  }

  /// The size in points.
  public var size: CGSize {
    switch content {
    case .asset(let name): AssetCatalogue.image(of: name)?.size ?? .zero
    case .symbol: CGSize(width: UIFont.bodyLineHeight, height: UIFont.bodyLineHeight)
    case .bitmap(let bitmap): CGSize(width: bitmap.pixels.width / scale, height: bitmap.pixels.height / scale)
    }
  }

  /// The bitmap; nil for a symbol.
  public var cgImage: CGImage? {
    if case .symbol = content { return nil }
    return CGImage(bitmap: bitmap)
  }

  /// Whether the picture is a symbol.
  public var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

  /// The bitmap, as far as it is known.
  private var bitmap: Bitmap {
    if case .bitmap(let bitmap) = content { return bitmap }
    guard case .asset(let name) = content, let file = AssetCatalogue.image(of: name) else {
      return Bitmap(pixels: .zero)
    }
    return Bitmap(pixels: file.size, data: try? Data(contentsOf: file.url))
  }

  /// A copy in another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changed(mode: renderingMode, tint: tint) }

  /// A copy in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { changed(mode: renderingMode, tint: color) }

  /// A copy in a colour and in another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed(mode: renderingMode, tint: color)
  }

  /// The picture unchanged: the configuration is ignored.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  private func changed(mode: RenderingMode, tint: UIColor?) -> UIImage {
    UIImage(content, scale: scale, orientation: imageOrientation, mode: mode, tint: tint)
  }

  /// The bytes of the PNG file that the picture was made from; nil for any other, because nothing is encoded.
  public func pngData() -> Data? { bytes(beginningWith: [0x89, 0x50, 0x4E, 0x47]) }

  /// The bytes of the JPEG file that the picture was made from, whatever the quality; nil for any other, because
  /// nothing is encoded.
  public func jpegData(compressionQuality: CGFloat) -> Data? { bytes(beginningWith: [0xFF, 0xD8]) }

  private func bytes(beginningWith signature: [UInt8]) -> Data? {
    bitmap.data.flatMap { $0.starts(with: signature) ? $0 : nil }
  }

  /// Whether another object is a picture of the same source that is drawn the same way.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return content == other.content && scale == other.scale && imageOrientation == other.imageOrientation
      && renderingMode == other.renderingMode && tint == other.tint
  }

  /// A hash of the source.
  public override var hash: Int { content.hashValue }

  /// The configuration of a symbol; it does not change the size.
  public class Configuration {
    init() {}
  }

  /// The appearance of a symbol; it does not change the size.
  public final class SymbolConfiguration: Configuration {
    /// In a size in points.
    public init(pointSize: CGFloat) { super.init() }
    /// In a size in points and a weight.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { super.init() }
    /// In a size in points, a weight and a scale.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) { super.init() }
    /// In a weight.
    public init(weight: UIImage.SymbolWeight) { super.init() }
    /// In a scale.
    public init(scale: UIImage.SymbolScale) { super.init() }
    /// In a text style.
    public init(textStyle: UIFont.TextStyle) { super.init() }
    /// In a font.
    public init(font: UIFont) { super.init() }
    /// With the properties of another one on top.
    public func applying(_ otherConfiguration: UIImage.SymbolConfiguration?) -> UIImage.SymbolConfiguration { self }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// Unspecified, or a named weight.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The scale of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    /// Default, unspecified, or a named scale.
    case `default` = -1, unspecified, small, medium, large
  }
}

/// The type of `#imageLiteral` without other type information.
public typealias _ImageLiteralType = UIImage

extension Image {
  /// The picture of UIKit, in its own size.
  public nonisolated init(uiImage: UIImage) {
    switch uiImage.content {
    case .asset(let name): self.init(source: .asset(name))
    case .symbol(let name): self.init(source: .symbol(name))
    case .bitmap(let bitmap): self.init(source: .bitmap(bitmap, size: uiImage.size))
    }
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: self = renderingMode(.original)
    case .alwaysTemplate: self = renderingMode(.template)
    }
  }
}
#endif
