#if !canImport(Darwin)
import Foundation

/// The shadow of characters; only stored.
public final class NSShadow: NSObject, NSCopying {
  /// The offset, in points.
  public var shadowOffset = CGSize.zero
  /// The blur radius, in points.
  public var shadowBlurRadius: CGFloat = 0
  /// The colour: a `UIColor`.
  public var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Makes a shadow without an offset and without a blur.
  public override init() { super.init() }

  /// A shadow with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }

  /// Whether another object is a shadow with the same values.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  /// A hash of the values.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}

/// A picture or a file among characters; only stored, and measured as a character.
open class NSTextAttachment: NSObject {
  /// The character of an attachment.
  public static let character = 0xFFFC
  /// The bytes of the file; nil for none.
  open var contents: Data?
  /// The type of the file; nil for none.
  open var fileType: String?
  /// The picture; nil for none.
  open var image: UIImage?
  /// The rectangle from the baseline, in points, where y grows upwards; empty for that of the picture.
  open var bounds = CGRect.zero
  /// The distance to the characters around, in points.
  open var lineLayoutPadding: CGFloat = 0

  /// Makes an attachment of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }

  /// Makes an attachment without a file.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Makes an attachment of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

extension NSAttributedString {
  /// Makes a string of one character with an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
#endif
