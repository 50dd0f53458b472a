/// Expands `#Preview`: a type that the host finds by its conformance, and that makes the preview.
///
/// The arguments are handed on to an initializer of `Preview` as they are written, so every form of the macro is one
/// of the initializer. Variables with `@Previewable` become the properties of a view whose body is the rest.
struct PreviewExpansion {
  private let request: ExpansionRequest
  private let source: SourceText
  private let tokens: [Token]
  /// The index of the `#`.
  private let start: Int
  /// The index behind the macro's name.
  private let arguments: Int

  /// Finds the macro behind its attributes and modifiers.
  init(_ request: ExpansionRequest) throws(Diagnostic) {
    self.request = request
    source = request.source
    tokens = TokenScanner.tokens(of: source.bytes)
    guard let start = tokens.firstIndex(where: { $0.text == "#" }), start + 1 < tokens.count else {
      throw Diagnostic("'#Preview' could not be read. Write '#Preview { … }'.", at: source.code)
    }
    self.start = start
    var end = start + 2
    while end + 1 < tokens.count && tokens[end].text == "." { end += 2 }
    arguments = end
  }

  /// The type that takes the place of the macro.
  func expansion() throws(Diagnostic) -> String {
    let place = source.place(of: tokens[start].range.lowerBound)
    let attributes = source.text((tokens.first?.range.lowerBound ?? 0)..<tokens[start].range.lowerBound)
    let (call, members) = try preview()
    return """
      \(attributes)struct \(name): AttributeGraphUI.PreviewRegistry {
        static var fileID: String { \(JSON.string(source.fileID).literal) }
        static var line: Int { \(place.line) }
        static var column: Int { \(place.column) }
        @MainActor static func makePreview() throws -> AttributeGraphUI.Preview {
          AttributeGraphUI.Preview\(call)
        }\(members)
      }
      """
  }

  /// A name that no other declaration has, as the compiler's discriminator makes it.
  private var name: String {
    let own = "PreviewRegistry"
    return "\(request.discriminator)\(own.utf8.count)\(own)fMu_"
  }

  /// The arguments and closures of the initializer, and what else the type declares.
  private func preview() throws(Diagnostic) -> (call: String, members: String) {
    let end = tokens.last?.range.upperBound ?? 0
    guard arguments < tokens.count else {
      throw Diagnostic("'#Preview' has no view. Write one: '#Preview { … }'.", at: source.code)
    }
    let first = tokens[arguments].range.lowerBound
    guard let body = bodyBraces else { return (source.text(first..<end), "") }
    if let misplaced = PreviewableBody.misplacedAttribute(in: tokens[body]) {
      throw Diagnostic.previewableElsewhere(at: misplaced)
    }
    guard let split = PreviewableBody(of: tokens[body], in: source) else { return (source.text(first..<end), "") }
    let (open, close) = (tokens[body.lowerBound].range, tokens[body.upperBound - 1].range)
    let before = source.text(first..<open.upperBound)
    let after = source.text(close.lowerBound..<end)
    return (
      "\(before) Previewed() \(after)",
      """

        private struct Previewed: AttributeGraphUI.View {
      \(split.properties)
          var body: some AttributeGraphUI.View {
      \(split.rest)
          }
        }
      """
    )
  }

  /// The tokens of the closure that makes the view, with its braces: the last there is.
  private var bodyBraces: Range<Int>? {
    var index = arguments
    var found: Range<Int>?
    while index < tokens.count {
      if tokens[index].text == "{" && tokens[index].kind == .punctuation {
        let end = tokens[...].end(ofBracketAt: index)
        found = index..<end
        index = end
      } else {
        // The closure may be an argument too: `#Preview("…", body: { … })`.
        index += 1
      }
    }
    return found
  }
}

extension JSON {
  /// A text as a literal of Swift, which escapes as JSON does in the names of files.
  fileprivate var literal: String { String(decoding: bytes, as: UTF8.self) }
}

extension Diagnostic {
  /// `@Previewable` where no preview takes it: what `#Preview` takes is not expanded. The compiler does not expand it
  /// at local variables of functions, so there it is overlooked.
  static func previewableElsewhere(in request: ExpansionRequest) -> Diagnostic {
    var tokens = TokenScanner.tokens(of: request.source.bytes)[...]
    let attribute = VariableDeclaration.takeAttributes(&tokens).first { PreviewableBody.isPreviewable($0.name) }
    return previewableElsewhere(at: attribute?.range ?? request.source.code)
  }

  /// `@Previewable` where no preview takes it.
  static func previewableElsewhere(at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      """
      '@Previewable' belongs to the variables of a '#Preview' body, outside of all other braces. \
      Move the variable there, or remove the attribute.
      """, at: range)
  }
}
