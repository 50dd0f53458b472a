import Testing
import MacroExpansion

struct `The macro plugin` {
  private func reply(to message: String) -> JSON { Plugin.reply(to: Array(message.utf8)) }

  /// The texts of the diagnostics of a reply.
  private func messages(_ reply: JSON) -> [String] {
    (reply["expandMacroResult"]?["diagnostics"]?.array ?? []).compactMap { $0["message"]?.string }
  }

  @Test func `the compiler learns the version of the protocol`() {
    #expect(
      reply(to: #"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        == ["getCapabilityResult": ["capability": ["protocolVersion": .integer(7)]]])
  }

  @Test func `a request to load a library is answered with no`() {
    #expect(
      reply(to: #"{"loadPluginLibrary":{"libraryPath":"/x","moduleName":"X"}}"#)
        == ["loadPluginLibraryResult": ["loaded": .bool(false), "diagnostics": []]])
  }

  @Test(arguments: [#"{"fly":{}}"#, "[]", #"{"expandFreestandingMacro":{}}"#, #"{"expandAttachedMacro":{"macro":{}}}"#])
  func `a message that is not known is answered with an error`(message: String) {
    #expect(
      messages(reply(to: message)) == [
        "The macro plugin does not know the compiler's message. Build with Swift 6.2 or 6.3."
      ])
  }

  @Test func `a message that is no JSON is answered with an error`() {
    #expect(
      messages(reply(to: "{")) == [
        "The compiler's message to the macro plugin is no JSON: A name was expected at byte 1 of the message. Build again."
      ])
  }

  @Test func `a macro that is not known is answered with an error at its use`() {
    let use = MacroUse("#Nothing()")
    #expect(
      use.expansion(of: "NothingMacro")
        == .failed("The macro plugin does not know 'NothingMacro'. Build the package again.", at: "#Nothing()"))
  }

  @Test func `each message of a stream gets a reply, in order`() throws {
    let capability = #"{"getCapability":{}}"#
    var channel = MessageChannel(StoredStream(input: framed(capability) + framed("?") + framed(capability)))
    try Plugin.serve(&channel)
    var replies = MessageChannel(StoredStream(input: channel.stream.output))
    var kinds: [String] = []
    while let reply = try replies.receive() {
      guard case .object(let members) = try JSON(parsing: reply) else { continue }
      kinds += members.keys
    }
    #expect(kinds == ["getCapabilityResult", "expandMacroResult", "getCapabilityResult"])
  }
}
