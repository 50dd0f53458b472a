import Testing
import MacroExpansion

struct `JSON of the plugin` {
  private func parsed(_ text: String) throws -> JSON { try JSON(parsing: Array(text.utf8)) }

  private func text(_ value: JSON) -> String { String(decoding: value.bytes, as: UTF8.self) }

  @Test func `values of every kind are read`() throws {
    let value = try parsed(#" {"a": [1, -2.5, "x", true, false, null], "b": {}} "#)
    #expect(value == ["a": [.integer(1), .double(-2.5), "x", .bool(true), .bool(false), .null], "b": [:]])
  }

  @Test func `escapes are read, also of characters that take two units`() throws {
    #expect(try parsed(#""\"\\\/\n\t\r\b\fé😀""#) == "\"\\/\n\t\r\u{8}\u{c}é😀")
  }

  @Test func `half a pair of units is read as the character for what cannot be read`() throws {
    #expect(try parsed(#""\ud83dx""#) == "\u{fffd}x")
  }

  @Test(arguments: [
    "", "{", "[1,", "{\"a\"}", "{\"a\":1,}", "[1 2]", "tru", "\"a", "\"\\x\"", "\"\\u12\"", "1 2", "-", "{a:1}",
  ])
  func `text that is no JSON is an error`(text: String) {
    #expect(throws: JSONError.self) { try parsed(text) }
  }

  @Test func `an error tells what was expected where`() {
    #expect(throws: JSONError(expectation: "']'", offset: 3)) { try parsed("[1 2]") }
  }

  @Test func `arrays inside each other are refused before they take the stack`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError(expectation: "Less nesting", offset: 200)) { try parsed(deep) }
  }

  @Test func `what is written is read as the same value`() throws {
    let value: JSON = ["z": ["\"quoted\" \\ \n\t\u{1} é😀", .integer(.min), .double(0.5), .null], "a": .bool(true)]
    #expect(try JSON(parsing: value.bytes) == value)
  }

  @Test func `the names of an object are written in alphabetical order`() {
    #expect(text(["b": .integer(1), "a": []]) == #"{"a":[],"b":1}"#)
  }
}
