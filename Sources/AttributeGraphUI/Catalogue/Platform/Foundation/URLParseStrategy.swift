#if !canImport(Darwin) && compiler(<6.4)
import Foundation

extension URL {
  /// A strategy that makes addresses of texts, which Foundation has here from Swift 6.4 on: parts can be required or
  /// have a value where there is none.
  public struct ParseStrategy: Codable, Hashable, Sendable {
    /// The treatment of a missing part.
    public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable, Hashable, Sendable,
      CustomStringConvertible
    {
      /// The text is no address.
      case required
      /// The address has no such part.
      case optional
      /// The part has this value.
      case defaultValue(Component)

      /// The rule in words.
      public var description: String {
        switch self {
        case .required: "required"
        case .optional: "optional"
        case .defaultValue(let value): "assumeValueIfMissing(\(value))"
        }
      }

      /// The value of a missing part; nil for none.
      ///
      /// - Throws: An error if the part is required.
      fileprivate func substitute() throws -> Component? {
        switch self {
        case .required: throw CocoaError(.formatting)
        case .optional: nil
        case .defaultValue(let value): value
        }
      }
    }

    private var scheme: ComponentParseStrategy<String>
    private var user: ComponentParseStrategy<String>
    private var password: ComponentParseStrategy<String>
    private var host: ComponentParseStrategy<String>
    private var port: ComponentParseStrategy<Int>
    private var path: ComponentParseStrategy<String>
    private var query: ComponentParseStrategy<String>
    private var fragment: ComponentParseStrategy<String>

    /// A strategy that requires a scheme and a host.
    public init(
      scheme: ComponentParseStrategy<String> = .required, user: ComponentParseStrategy<String> = .optional,
      password: ComponentParseStrategy<String> = .optional, host: ComponentParseStrategy<String> = .required,
      port: ComponentParseStrategy<Int> = .optional, path: ComponentParseStrategy<String> = .optional,
      query: ComponentParseStrategy<String> = .optional, fragment: ComponentParseStrategy<String> = .optional
    ) {
      (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
      (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
    }

    /// The strategy with another rule for the scheme.
    public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.scheme, strategy) }
    /// The strategy with another rule for the user.
    public func user(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.user, strategy) }
    /// The strategy with another rule for the password.
    public func password(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.password, strategy) }
    /// The strategy with another rule for the host.
    public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.host, strategy) }
    /// The strategy with another rule for the port.
    public func port(_ strategy: ComponentParseStrategy<Int> = .optional) -> Self { with(\.port, strategy) }
    /// The strategy with another rule for the path.
    public func path(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.path, strategy) }
    /// The strategy with another rule for the query.
    public func query(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.query, strategy) }
    /// The strategy with another rule for the fragment.
    public func fragment(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.fragment, strategy) }

    private func with<Rule>(_ part: WritableKeyPath<Self, Rule>, _ rule: Rule) -> Self {
      var strategy = self
      strategy[keyPath: part] = rule
      return strategy
    }
  }
}

// MARK: - Parsing

extension URL.ParseStrategy: ParseStrategy {
  /// The address at the beginning of a text, up to the first white space.
  ///
  /// - Throws: An error if there is none, or a required part is missing.
  public func parse(_ value: String) throws -> URL {
    let word = String(value.prefix { !$0.isWhitespace })
    guard var parts = URLComponents(string: word) else { throw CocoaError(.formatting) }
    // Only missing parts are set: setting a part again would decode and encode it, which is not always the same.
    if parts.scheme == nil { parts.scheme = try scheme.substitute() }
    if parts.user == nil { parts.user = try user.substitute() }
    if parts.password == nil { parts.password = try password.substitute() }
    if parts.host == nil { parts.host = try host.substitute() }
    if parts.port == nil { parts.port = try port.substitute() }
    if parts.path.isEmpty { parts.path = try path.substitute() ?? "" }
    if parts.query == nil { parts.query = try query.substitute() }
    if parts.fragment == nil { parts.fragment = try fragment.substitute() }
    guard let url = parts.url else { throw CocoaError(.formatting) }
    return url
  }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  /// A strategy for addresses with a scheme and a host.
  public static var url: Self { Self() }
}

extension URL {
  /// The address of a text.
  ///
  /// - Throws: An error if the strategy finds no address.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == URL {
    self = try strategy.parse(value)
  }
}

// MARK: - Regular expressions

extension URL.ParseStrategy: CustomConsumingRegexComponent {
  /// A match is an address.
  public typealias RegexOutput = URL

  /// The address at a place of a text, up to the next white space; nil if there is none.
  public func consuming(
    _ input: String, startingAt index: String.Index, in bounds: Range<String.Index>
  ) throws -> (upperBound: String.Index, output: URL)? {
    let rest = input[index..<bounds.upperBound]
    let word = rest.prefix { !$0.isWhitespace }
    return (try? parse(String(word))).map { (word.endIndex, $0) }
  }
}

extension RegexComponent where Self == URL.ParseStrategy {
  /// Addresses, in a regular expression.
  public static func url(
    scheme: URL.ParseStrategy.ComponentParseStrategy<String> = .required,
    user: URL.ParseStrategy.ComponentParseStrategy<String> = .optional,
    password: URL.ParseStrategy.ComponentParseStrategy<String> = .optional,
    host: URL.ParseStrategy.ComponentParseStrategy<String> = .required,
    port: URL.ParseStrategy.ComponentParseStrategy<Int> = .optional,
    path: URL.ParseStrategy.ComponentParseStrategy<String> = .optional,
    query: URL.ParseStrategy.ComponentParseStrategy<String> = .optional,
    fragment: URL.ParseStrategy.ComponentParseStrategy<String> = .optional
  ) -> Self {
    URL.ParseStrategy(
      scheme: scheme, user: user, password: password, host: host, port: port, path: path, query: query,
      fragment: fragment)
  }
}
#endif
