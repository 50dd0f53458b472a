import Foundation
import Testing

@testable import AttributeGraph2

/// Semantics 19.16: strings in JSON.
struct `JSON strings` {
  @Test func `19.16: JSON gives every character below 256 back`() throws {
    let text = String(String.UnicodeScalarView((0..<256).compactMap { Unicode.Scalar($0) }))
    #expect(try JSONDecoder().decode([String].self, from: Data("[\(text.quotedForJSON)]".utf8)) == [text])
  }
}
