/// A request of the compiler to expand a macro.
package struct ExpansionRequest {
  /// The name of the macro's type, as in `#externalMacro`.
  package let macro: String
  /// The role of the macro: `declaration`, `accessor`, `peer`, `extension`.
  package let role: String
  /// The source of a macro that stands by itself, or of the declaration to which one is attached.
  package let source: SourceText
  /// The start of a name that the expansion has to itself.
  package let discriminator: String
  /// The name of the type that an extension macro extends, with the types around it.
  package let extendedType: String?
  /// Whether an extension macro adds a conformance that the type does not have yet.
  package let lacksConformance: Bool
  /// The declarations around the macro, without their members; the innermost comes first.
  package let surroundings: [String]

  /// Reads the request in a message; nil where the message is another one, or lacks something.
  package init?(_ message: JSON) {
    let content: JSON
    let syntax: JSON?
    if let freestanding = message["expandFreestandingMacro"] {
      (content, syntax) = (freestanding, freestanding["syntax"])
    } else if let attached = message["expandAttachedMacro"] {
      (content, syntax) = (attached, attached["declSyntax"])
    } else {
      return nil
    }
    guard let source = syntax.flatMap(SourceText.init), let macro = content["macro"]?["typeName"]?.string else {
      return nil
    }
    self.source = source
    self.macro = macro
    role = content["macroRole"]?.string ?? ""
    extendedType = content["extendedTypeSyntax"]?["source"]?.string?.filter { !$0.isWhitespace }
    lacksConformance = content["conformanceListSyntax"]?["source"]?.string != nil
    discriminator = content["discriminator"]?.string ?? ""
    surroundings = (content["lexicalContext"]?.array ?? []).compactMap { $0["source"]?.string }
  }
}

/// A piece of a source file, with the place where it stands.
package struct SourceText {
  /// The text in UTF-8.
  package let bytes: [UInt8]
  /// The path of the file.
  package let fileName: String
  /// The module and the name of the file, as `#fileID` has it.
  package let fileID: String
  /// Where the text begins, in bytes from the start of the file.
  package let offset: Int
  /// The line in which it begins, from 1.
  package let line: Int
  /// The column in which it begins, in bytes from 1.
  package let column: Int

  /// Reads the text in a message; nil where it is none.
  package init?(_ syntax: JSON) {
    guard let source = syntax["source"]?.string else { return nil }
    let location = syntax["location"]
    bytes = Array(source.utf8)
    fileName = location?["fileName"]?.string ?? ""
    fileID = location?["fileID"]?.string ?? ""
    offset = location?["offset"]?.integer ?? 0
    line = location?["line"]?.integer ?? 1
    column = location?["column"]?.integer ?? 1
  }

  /// A part of the text.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The line and the column of a byte in the file, from 1.
  ///
  /// - Complexity: O(bytes before it).
  package func place(of index: Int) -> (line: Int, column: Int) {
    let before = bytes[..<index]
    let newline = UInt8(ascii: "\n")
    guard let last = before.lastIndex(of: newline) else { return (line, column + index) }
    return (line + before.count { $0 == newline }, index - last)
  }
}
