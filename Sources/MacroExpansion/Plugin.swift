/// The plugin that expands the macros of the views, for the compiler that has started it.
///
/// The compiler writes a message to standard input and waits for the reply on standard output: JSON, with its length
/// before it. That protocol is swift-syntax's (`PluginMessage` in `SwiftCompilerPluginMessageHandling`), of version 7,
/// which the compilers of Swift 6.2 and 6.3 speak. A plugin that speaks it itself needs no dependency, so a package
/// that uses these macros never builds swift-syntax.
package enum Plugin {
  /// The version of the protocol that the replies have.
  package static let protocolVersion = 7

  /// Replies to the compiler until it closes the connection: what the program of the plugin does.
  package static func run() {
    var channel = MessageChannel(StandardStreams())
    do {
      try serve(&channel)
    } catch {
      // The compiler shows what a plugin wrote here when it ends before it has replied.
      preconditionFailure("\(error)")
    }
  }

  /// Replies to each message of a channel, until there are no more.
  package static func serve<Stream: ByteStream>(
    _ channel: inout MessageChannel<Stream>
  ) throws(MessageChannel<Stream>.Failure) {
    while let message = try channel.receive() {
      try channel.send(reply(to: message).bytes)
    }
  }

  /// The reply to a message. There always is one, because the compiler waits for it.
  package static func reply(to message: [UInt8]) -> JSON {
    do throws(JSONError) {
      let message = try JSON(parsing: message)
      if message["getCapability"] != nil {
        return ["getCapabilityResult": ["capability": ["protocolVersion": .integer(protocolVersion)]]]
      }
      if message["loadPluginLibrary"] != nil {
        return ["loadPluginLibraryResult": ["loaded": .bool(false), "diagnostics": []]]
      }
      guard let request = ExpansionRequest(message) else {
        return failure("The macro plugin does not know the compiler's message. Build with Swift 6.2 or 6.3.")
      }
      return expansion(of: request)
    } catch {
      return failure("The compiler's message to the macro plugin is no JSON: \(error). Build again.")
    }
  }

  /// The source that takes the place of a macro, or a diagnostic.
  private static func expansion(of request: ExpansionRequest) -> JSON {
    do throws(Diagnostic) {
      return result(try request.expanded(), diagnostics: [])
    } catch {
      return result(nil, diagnostics: [error.json(in: request.source)])
    }
  }

  /// An error without a place in the source.
  private static func failure(_ message: String) -> JSON {
    result(
      nil,
      diagnostics: [
        [
          "message": .string(message), "severity": "error", "notes": [], "fixIts": [], "highlights": [],
          "position": ["fileName": "", "offset": .integer(0)],
        ]
      ])
  }

  private static func result(_ source: String?, diagnostics: [JSON]) -> JSON {
    ["expandMacroResult": ["expandedSource": source.map(JSON.string) ?? .null, "diagnostics": .array(diagnostics)]]
  }
}

extension ExpansionRequest {
  /// Whether the macro stands in a `#Preview`, by whatever module.
  private var isInPreview: Bool {
    surroundings.contains { around in
      let tokens = TokenScanner.tokens(of: Array(around.utf8)).prefix { $0.text != "(" && $0.text != "{" }
      return tokens.first?.text == "#" && tokens.last?.text == "Preview" || tokens.last?.text == "#Preview"
    }
  }

  /// The source that takes the place of the macro.
  func expanded() throws(Diagnostic) -> String {
    switch macro {
    case "PreviewMacro": try PreviewExpansion(self).expansion()
    // In a preview the macro around takes the variable; the compiler may ask for its peers before.
    case "PreviewableMacro" where isInPreview: ""
    case "PreviewableMacro": throw Diagnostic.previewableElsewhere(in: self)
    case "EntryMacro": try EntryExpansion(self).expansion()
    case "EntryDefaultValueMacro": try DefaultValueExpansion(self).expansion()
    case "AnimatableMacro": try AnimatableExpansion(self).expansion()
    // It is only read by `@Animatable`.
    case "AnimatableIgnoredMacro": ""
    default:
      throw Diagnostic("The macro plugin does not know '\(macro)'. Build the package again.", at: source.code)
    }
  }
}
