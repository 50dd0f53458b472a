import MacroExpansion

/// The use of a macro in a file, as the compiler hands it to the plugin.
struct MacroUse {
  /// What the plugin makes of it.
  enum Outcome: Equatable {
    /// The source that takes the place of the macro.
    case expanded(String)
    /// An error, and the source that is marked.
    case failed(String, at: String)
    /// A reply that is neither.
    case unreadable(JSON)
  }

  /// The text before the macro's source in the file.
  private static let before = "import SwiftUI\n"

  let source: String
  var surroundings: [String] = []
  var role = "declaration"
  /// The type that an extension macro extends.
  var extendedType: String?
  /// Whether that type needs the conformance.
  var isConforming = false

  init(
    _ source: String, in surroundings: [String] = [], role: String = "declaration", extending type: String? = nil,
    conforming: Bool = false
  ) {
    self.source = source
    self.surroundings = surroundings
    self.role = role
    extendedType = type
    isConforming = conforming
  }

  /// What the plugin replies for a macro whose implementation has this name.
  func expansion(of macro: String) -> Outcome {
    let reply = Plugin.reply(to: message(for: macro).bytes)
    let result = reply["expandMacroResult"]
    if let source = result?["expandedSource"]?.string, result?["diagnostics"] == [] { return .expanded(source) }
    guard let diagnostic = result?["diagnostics"]?.array?.first, let text = diagnostic["message"]?.string,
      let mark = diagnostic["highlights"]?.array?.first, let start = mark["startOffset"]?.integer,
      let end = mark["endOffset"]?.integer, diagnostic["position"]?["offset"] == .integer(start),
      mark["fileName"] == "/Views/File.swift", diagnostic["severity"] == "error"
    else { return .unreadable(reply) }
    let file = Array((Self.before + source).utf8)
    return .failed(text, at: String(decoding: file[start..<end], as: UTF8.self))
  }

  private func message(for macro: String) -> JSON {
    let syntax: JSON = [
      "kind": "declaration", "source": .string(source),
      "location": [
        "fileID": "Views/File.swift", "fileName": "/Views/File.swift", "line": .integer(2), "column": .integer(1),
        "offset": .integer(Self.before.utf8.count),
      ],
    ]
    let common: [String: JSON] = [
      "macro": ["moduleName": "ViewMacroPlugin", "name": .string(macro), "typeName": .string(macro)],
      "macroRole": .string(role), "discriminator": "$s5Views",
      "lexicalContext": .array(surroundings.map { ["kind": "declaration", "source": .string($0)] }),
    ]
    if role == "declaration" {
      return ["expandFreestandingMacro": .object(common.merging(["syntax": syntax]) { $1 })]
    }
    let attribute: JSON = ["kind": "attribute", "source": "@Entry "]
    var attached: [String: JSON] = ["declSyntax": syntax, "attributeSyntax": attribute]
    attached["extendedTypeSyntax"] = extendedType.map { ["kind": "type", "source": .string($0)] }
    if isConforming {
      attached["conformanceListSyntax"] = ["kind": "declaration", "source": "struct S: Animatable {}"]
    }
    return ["expandAttachedMacro": .object(common.merging(attached) { $1 })]
  }
}
