#if !canImport(Darwin)
import Foundation

/// Looks that Markdown gives to characters.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Looks by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// In slanted letters.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// In bold letters.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// In equally wide letters.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)

  /// The looks of a part of a Markdown text.
  init(_ style: InlineMarkdown.Style) {
    self = []
    if style.contains(.emphasized) { insert(.emphasized) }
    if style.contains(.strong) { insert(.stronglyEmphasized) }
    if style.contains(.struck) { insert(.strikethrough) }
    if style.contains(.code) { insert(.code) }
  }

  /// The looks as a Markdown text has them.
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
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// The Markdown that is read.
    public enum InterpretedSyntax: Sendable {
      /// All of it; blocks stay as they are written here.
      case full
      /// Marks inside of lines.
      case inlineOnly
      /// Marks inside of lines, with spaces and line feeds as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// The end of reading at an error; there are no errors here.
    public enum FailurePolicy: Sendable {
      /// The error is thrown.
      case throwError
      /// Returns the part that was read.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes in Markdown count; they do not.
    public var allowsExtendedAttributes: Bool
    /// The Markdown that is read.
    public var interpretedSyntax: InterpretedSyntax
    /// The end of reading at an error.
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

  /// Makes a text of Markdown: emphasis, strong emphasis, strikethrough, code, links and addresses.
  ///
  /// - Throws: Nothing; Foundation's throws where a text is no Markdown.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for part in InlineMarkdown(markdown).parts {
      var characters = AttributedString(part.string)
      let intent = InlinePresentationIntent(part.style)
      if !intent.isEmpty { characters.inlinePresentationIntent = intent }
      if let destination = part.destination { characters.link = URL(string: destination, relativeTo: baseURL) }
      append(characters)
    }
  }

  /// Makes a text of a literal key, whose Markdown is read.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    let text = String(localized: key, table: table, bundle: bundle)
    self = (try? AttributedString(markdown: text)) ?? AttributedString(text)
  }
}
#endif
