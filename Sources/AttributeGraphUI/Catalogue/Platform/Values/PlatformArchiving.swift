#if !canImport(Darwin)
import Foundation

/// A value of UIKit that `NSKeyedArchiver` writes: a colour or a font. It is the usual way of keeping one among the
/// preferences.
///
/// These are no `NSObject`s, because Foundation traps where it compares two attributed strings with attributes of such
/// a type. The archives are this package's own: UIKit does not read them.
public protocol _ArchivedValue: AnyObject {
  /// The bytes of the value.
  ///
  /// - Throws: An error of the encoder.
  func _archived() throws -> Data
  /// The value of bytes.
  ///
  /// - Throws: An error of the decoder for bytes that are no such value.
  static func _unarchived(from data: Data) throws -> Self
}

extension NSKeyedArchiver {
  /// The bytes of a colour or a font.
  ///
  /// - Throws: An error of the encoder.
  public class func archivedData(
    withRootObject object: some _ArchivedValue, requiringSecureCoding requiresSecureCoding: Bool
  ) throws -> Data { try object._archived() }
}

extension NSKeyedUnarchiver {
  /// The colour or the font of bytes.
  ///
  /// - Throws: An error of the decoder for bytes that are no such value.
  public class func unarchivedObject<Value: _ArchivedValue>(
    ofClass cls: Value.Type, from data: Data
  ) throws -> Value? { try Value._unarchived(from: data) }
}

extension UIColor: _ArchivedValue {
  /// The name of a system colour; of any other colour the components, in the light and the dark appearance.
  public func _archived() throws -> Data { try PropertyListEncoder().encode(StoredColor(color)) }
  /// The colour of bytes.
  public static func _unarchived(from data: Data) throws -> UIColor {
    UIColor(try PropertyListDecoder().decode(StoredColor.self, from: data).color)
  }
}

extension UIFont: _ArchivedValue {
  /// The name, the size and the traits. The text style is not kept: as in UIKit, the size is.
  public func _archived() throws -> Data { try PropertyListEncoder().encode(StoredFont(font, name: name)) }
  /// The font of bytes.
  public static func _unarchived(from data: Data) throws -> UIFont {
    let stored = try PropertyListDecoder().decode(StoredFont.self, from: data)
    return UIFont(stored.font, name: stored.name)
  }
}

extension SystemColor: Codable {}

/// A colour in an archive.
private enum StoredColor: Codable {
  case system(SystemColor)
  case shades(light: Shade, dark: Shade)

  /// The components of a colour.
  struct Shade: Codable, Equatable {
    private static let spaces: [Color.RGBColorSpace] = [.sRGB, .sRGBLinear, .displayP3]
    private let space: Int
    private let values: [Double]

    init(_ components: Color.Components) {
      space = Self.spaces.firstIndex(of: components.colorSpace) ?? 0
      values = [components.red, components.green, components.blue, components.opacity]
    }

    /// The components; black for an archive that was changed.
    var source: Color.Source {
      guard Self.spaces.indices.contains(space), values.count == 4 else { return .named(.black) }
      return .components(
        Color.Components(
          colorSpace: Self.spaces[space], red: values[0], green: values[1], blue: values[2], opacity: values[3]))
    }
  }

  init(_ color: Color) {
    if case .named(let name) = color.source {
      self = .system(name)
    } else {
      self = .shades(light: Shade(color.components(in: .light)), dark: Shade(color.components(in: .dark)))
    }
  }

  var color: Color {
    switch self {
    case .system(let name): Color(source: .named(name))
    case .shades(let light, let dark):
      Color(source: light == dark ? light.source : .adaptive(light: light.source, dark: dark.source))
    }
  }
}

/// A font in an archive.
private struct StoredFont: Codable {
  private static let designs: [Font.Design] = [.default, .serif, .rounded, .monospaced]
  let name: String?
  private let size: CGFloat
  private let weight: Double
  private let width: CGFloat?
  private let design: Int
  private let isItalic: Bool

  init(_ font: Font, name: String?) {
    (self.name, size, weight) = (name, font.pointSize, font.resolvedWeight.value)
    (width, isItalic) = (font.requestedWidth?.value, font.isItalic)
    design = Self.designs.firstIndex(of: font.resolvedDesign) ?? 0
  }

  var font: Font {
    let weight = weight == 0 ? nil : Font.Weight(weight)
    let design = Self.designs.indices.contains(design) && design > 0 ? Self.designs[design] : nil
    var font = name.map { Font.custom($0, fixedSize: size) } ?? .system(size: size, design: design)
    if let weight { font = font.weight(weight) }
    if let width { font = font.width(Font.Width(width)) }
    return isItalic ? font.italic() : font
  }
}
#endif
