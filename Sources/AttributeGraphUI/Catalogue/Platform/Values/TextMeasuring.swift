#if !canImport(Darwin)
import Foundation

/// Options of measuring text; the built-in table ignores them.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The last visible line is truncated.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
  /// The text has several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The leading of the font is included.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The outlines of glyphs are measured.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
}

/// The context of drawing a text.
public final class NSStringDrawingContext: NSObject {
  /// The least scale of the text.
  public var minimumScaleFactor: CGFloat = 0
}

extension StringProtocol {
  /// The size of the text on one line, in the font of the attributes or a font of 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(self).measured(attributes, width: nil)
  }

  /// The rectangle of the text wrapped to a width, in the font of the attributes or a font of 12 points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: String(self).measured(attributes, width: options.width(of: size)))
  }

  /// Draws nothing: nothing has pixels.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing: nothing has pixels.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing: nothing has pixels.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {}
}

extension NSString {
  /// The size of the text in one line, in the font of the attributes or else in one of 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// The rectangle of the text in lines of a width, in the font of the attributes or else in one of 12 points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws nothing: nothing has pixels.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing: nothing has pixels.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing: nothing has pixels.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {}
}

extension NSAttributedString {
  /// The size of the text in one line, each part in its font or else in one of 12 points.
  public func size() -> CGSize { measured(width: nil) }

  /// The rectangle of the text in lines of a width, each part in its font or else in one of 12 points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: measured(width: options.width(of: size)))
  }

  /// Draws nothing: nothing has pixels.
  public func draw(at point: CGPoint) {}
  /// Draws nothing: nothing has pixels.
  public func draw(in rect: CGRect) {}
  /// Draws nothing: nothing has pixels.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {}

  private func measured(width: CGFloat?) -> CGSize {
    guard length > 0 else { return .zero }
    let parts = parts.map { part in
      var looks = TextPart.Looks()
      looks.decoration.kerning = part.attributes[.kern].flatMap(AttributeScopes.UIKitAttributes.KernAttribute.value)
      return TextPart(string: part.string, looks: looks, font: .measured(part.attributes))
    }
    return TextRunLayout(parts, symbolScale: .medium, by: BuiltInTextMeasurer())
      .metrics(width: width, lineLimit: nil).size
  }
}

extension String {
  /// The size of the text by the built-in table.
  fileprivate func measured(_ attributes: [NSAttributedString.Key: Any]?, width: CGFloat?) -> CGSize {
    BuiltInTextMeasurer().measure(self, font: .measured(attributes), width: width, lineLimit: nil).size
  }
}

extension Font {
  /// The font of attributes, or else one of 12 points.
  fileprivate static func measured(_ attributes: [NSAttributedString.Key: Any]?) -> Font {
    (attributes?[.font] as? UIFont)?.font ?? .system(size: 12)
  }
}

extension NSStringDrawingOptions {
  /// The width of the lines of a text that is drawn in a size; nil for one line.
  fileprivate func width(of size: CGSize) -> CGFloat? {
    contains(.usesLineFragmentOrigin) && size.width > 0 ? size.width : nil
  }
}
#endif
