#if !canImport(Darwin)
import Foundation

/// The formatting of characters by Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Looks by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// In slanted letters.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// In bold letters.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// In a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)

  /// The formatting of a part of a Markdown text.
  init(_ style: InlineMarkdown.Style) {
    self = []
    if style.contains(.emphasized) { insert(.emphasized) }
    if style.contains(.strong) { insert(.stronglyEmphasized) }
    if style.contains(.struck) { insert(.strikethrough) }
    if style.contains(.code) { insert(.code) }
  }

  /// The formatting as the Markdown parser has it.
  var style: InlineMarkdown.Style {
    var style: InlineMarkdown.Style = []
    if contains(.emphasized) { style.insert(.emphasized) }
    if contains(.stronglyEmphasized) { style.insert(.strong) }
    if contains(.strikethrough) { style.insert(.struck) }
    if contains(.code) { style.insert(.code) }
    return style
  }
}

extension AttributedString {
  /// Options of parsing Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The part of Markdown that is parsed.
    public enum InterpretedSyntax: Sendable {
      /// All of it; here blocks stay as they are written.
      case full
      /// Inline marks.
      case inlineOnly
      /// Inline marks, with spaces and line feeds unchanged.
      case inlineOnlyPreservingWhitespace
    }

    /// The reaction to a parse error; here there are no errors.
    public enum FailurePolicy: Sendable {
      /// The error is thrown.
      case throwError
      /// Returns the parsed part.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes in Markdown are applied; here they are ignored.
    public var allowsExtendedAttributes: Bool
    /// The Markdown that is read.
    public var interpretedSyntax: InterpretedSyntax
    /// The reaction to a parse error.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Makes options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Makes a text from Markdown: emphasis, strong emphasis, strikethrough, code, links and URLs.
  ///
  /// - Throws: Nothing; Foundation's initialiser throws if a text is not Markdown.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for part in InlineMarkdown(markdown).parts {
      var characters = AttributedString(part.agrees ? EnglishAgreement.inflect(part.string) : part.string)
      let intent = InlinePresentationIntent(part.style)
      if !intent.isEmpty { characters.inlinePresentationIntent = intent }
      if let destination = part.destination { characters.link = URL(string: destination, relativeTo: baseURL) }
      append(characters)
    }
  }

  /// Makes a text from Markdown; attributes that Markdown names are ignored, whatever the scope is.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Makes a text from Markdown; attributes that Markdown names are ignored, whatever the scope is.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Makes a text from Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Makes a text from a file of Markdown in UTF-8.
  ///
  /// - Throws: The error of reading the file.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Makes a text from a literal key, whose Markdown is parsed.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    let text = String(localized: key, table: table, bundle: bundle)
    self = (try? AttributedString(markdown: text)) ?? AttributedString(text)
  }
}
#endif
