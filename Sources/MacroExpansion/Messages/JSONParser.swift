/// An error in the syntax of JSON.
package struct JSONError: Error, Hashable, CustomStringConvertible {
  /// The expected syntax.
  package let expectation: String
  /// The place, in bytes from the start.
  package let offset: Int

  /// Makes an error about a place.
  package init(expectation: String, offset: Int) {
    self.expectation = expectation
    self.offset = offset
  }

  /// The expected syntax, and the place.
  package var description: String { "\(expectation) was expected at byte \(offset) of the message" }
}

extension JSON {
  /// Reads a value of JSON in UTF-8.
  ///
  /// - Throws: `JSONError` where the bytes are anything else.
  /// - Complexity: O(bytes).
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    var parser = JSONParser(bytes: bytes)
    self = try parser.document()
  }
}

/// Reads JSON from left to right.
private struct JSONParser {
  /// How many arrays and objects may stand inside each other: the messages have six, and the stack has its limit.
  private static let deepestNesting = 200

  let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the only value there is.
  mutating func document() throws(JSONError) -> JSON {
    let value = try value()
    skipSpace()
    guard offset == bytes.count else { throw expected("The end") }
    return value
  }

  private func expected(_ what: String) -> JSONError { JSONError(expectation: what, offset: offset) }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let next, [0x20, 0x09, 0x0a, 0x0d].contains(next) { offset += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    offset += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard bytes[offset...].starts(with: word.utf8) else { return false }
    offset += word.utf8.count
    return true
  }

  private mutating func value() throws(JSONError) -> JSON {
    skipSpace()
    guard let next else { throw expected("A value") }
    switch next {
    case UInt8(ascii: "{"): return try nested { parser throws(JSONError) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(JSONError) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try text())
    case UInt8(ascii: "t") where take(word: "true"): return .bool(true)
    case UInt8(ascii: "f") where take(word: "false"): return .bool(false)
    case UInt8(ascii: "n") where take(word: "null"): return .null
    default: return try number()
    }
  }

  private mutating func nested(_ read: (inout JSONParser) throws(JSONError) -> JSON) throws(JSONError) -> JSON {
    depth += 1
    guard depth <= Self.deepestNesting else { throw expected("Less nesting") }
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONError) -> JSON {
    offset += 1
    var members: [String: JSON] = [:]
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw expected("A name") }
      let name = try text()
      guard take(UInt8(ascii: ":")) else { throw expected("':'") }
      members[name] = try value()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw expected("'}'") }
    return .object(members)
  }

  private mutating func array() throws(JSONError) -> JSON {
    offset += 1
    var elements: [JSON] = []
    if take(UInt8(ascii: "]")) { return .array(elements) }
    repeat { elements.append(try value()) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw expected("']'") }
    return .array(elements)
  }

  private mutating func number() throws(JSONError) -> JSON {
    let start = offset
    while let next, "+-.0123456789eE".utf8.contains(next) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if let integer = Int(text) { return .integer(integer) }
    if let double = Double(text) { return .double(double) }
    offset = start
    throw expected("A value")
  }

  private mutating func text() throws(JSONError) -> String {
    offset += 1
    var text: [UInt8] = []
    while let byte = next {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      default: text.append(byte)
      }
    }
    throw expected("The end of a text")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    guard let byte = next else { throw expected("An escaped character") }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0a)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0d)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0c)
    case UInt8(ascii: "u"): text += Array(String(try scalar()).utf8)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    default: throw expected("An escaped character")
    }
  }

  /// Reads what stands behind `\u`: one unit, or two that make a scalar.
  private mutating func scalar() throws(JSONError) -> Character {
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]), take(word: #"\u"#) { units.append(try unit()) }
    return String(decoding: units, as: UTF16.self).first ?? "\u{fffd}"
  }

  private mutating func unit() throws(JSONError) -> UInt16 {
    let digits = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, let unit = UInt16(digits, radix: 16) else { throw expected("Four digits") }
    offset += 4
    return unit
  }
}
