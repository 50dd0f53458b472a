#if !canImport(Darwin)
import Foundation

extension NSAttributedString {
  /// The parts of the string with the same attributes, in order.
  var parts: [(string: String, attributes: [Key: Any])] {
    var parts: [(string: String, attributes: [Key: Any])] = []
    let whole = NSRange(location: 0, length: length)
    // SAFETY: the third argument is the address of a flag that would end the enumeration; nothing touches it.
    unsafe enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      parts.append((attributedSubstring(from: range).string, attributes))
    }
    return parts
  }
}
#endif
