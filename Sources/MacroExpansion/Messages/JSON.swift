/// A value of JSON: the compiler and the plugin exchange nothing else.
///
/// It is written here because Foundation would make the plugin larger, slower to build and slower to start.
package enum JSON: Hashable, Sendable {
  /// The value that stands for none.
  case null
  /// A truth value.
  case bool(Bool)
  /// A whole number. The messages have no others; a fraction is read as a double.
  case integer(Int)
  /// A number with a fraction or an exponent.
  case double(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Values by name.
  case object([String: JSON])

  /// The value of a name; nil where this is no object, or has no such name.
  package subscript(name: String) -> JSON? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The text, where this is one.
  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The whole number, where this is one.
  package var integer: Int? {
    if case .integer(let number) = self { number } else { nil }
  }

  /// The elements, where this is an array.
  package var array: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  /// A text.
  package init(stringLiteral value: String) { self = .string(value) }

  /// An object; of several values of one name the last holds.
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { $1 })
  }

  /// An array.
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
}

extension JSON {
  /// The value as text in UTF-8, with the names of objects in alphabetical order.
  ///
  /// - Complexity: O(bytes), and O(n log n) in the names of an object.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .double(let value): bytes += (value.isFinite ? String(value) : "null").utf8
    case .string(let text): Self.write(text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += (#"\u"# + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
