#if !canImport(Darwin) && compiler(<6.4)
import Foundation

extension URL {
  /// A format of addresses, which Foundation has here from Swift 6.4 on: its parts are shown or left out one by one.
  ///
  /// A host that imitates another one by letters of other scripts is shown in these letters.
  public struct FormatStyle: Codable, Hashable, Sendable {
    var scheme: ComponentDisplayOption
    var user: ComponentDisplayOption
    var password: ComponentDisplayOption
    var host: HostDisplayOption
    var port: ComponentDisplayOption
    var path: ComponentDisplayOption
    var query: ComponentDisplayOption
    var fragment: ComponentDisplayOption

    /// A format that shows the scheme, the host, the path, and the port unless the scheme is that of the web.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
      (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
    }

    /// The format with another rule for the scheme.
    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.scheme, strategy) }
    /// The format with another rule for the user.
    public func user(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.user, strategy) }
    /// The format with another rule for the password.
    public func password(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.password, strategy) }
    /// The format with another rule for the host.
    public func host(_ strategy: HostDisplayOption = .always) -> Self { with(\.host, strategy) }
    /// The format with another rule for the port.
    public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self { with(\.port, strategy) }
    /// The format with another rule for the path.
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.path, strategy) }
    /// The format with another rule for the query.
    public func query(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.query, strategy) }
    /// The format with another rule for the fragment.
    public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.fragment, strategy) }

    private func with<Option>(_ part: WritableKeyPath<Self, Option>, _ option: Option) -> Self {
      var format = self
      format[keyPath: part] = option
      return format
    }
  }
}

// MARK: - Formatting

extension URL.FormatStyle: ParseableFormatStyle {
  /// The address as text, with decoded characters, and without a slash at the end.
  public func format(_ value: URL) -> String {
    guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: false) else { return value.absoluteString }
    let shownHost = parts.host.flatMap { $0.isEmpty ? nil : host.shown($0, in: parts) }
    let shownUser = user.shows(in: parts) ? parts.user : nil
    let shownPassword = password.shows(in: parts) ? parts.password : nil
    let shownQuery = query.shows(in: parts) ? parts.query : nil
    let shownFragment = fragment.shows(in: parts) ? parts.fragment : nil

    var text = ""
    if scheme.shows(in: parts), let scheme = parts.scheme { text += scheme + (shownHost == nil ? ":" : "://") }
    if let shownUser { text += shownUser }
    if let shownPassword { text += (shownUser == nil ? "" : ":") + shownPassword }
    if let shownHost { text += (shownUser == nil && shownPassword == nil ? "" : "@") + shownHost }
    if port.shows(in: parts), let port = parts.port { text += (shownHost == nil ? "" : ":") + "\(port)" }
    if path.shows(in: parts) {
      let isLast = shownQuery == nil && shownFragment == nil
      text += isLast && parts.path.hasSuffix("/") ? String(parts.path.dropLast()) : parts.path
    }
    if let shownQuery { text += "?" + shownQuery }
    if let shownFragment { text += "#" + shownFragment }
    return text
  }

  /// The strategy that requires the parts that the format always shows.
  ///
  /// So `.url` alone requires a scheme, a host and a path: "https://example.org" is no address of it, and
  /// "https://example.org/" is.
  public var parseStrategy: URL.ParseStrategy {
    func rule<Value>(_ isAlwaysShown: Bool) -> URL.ParseStrategy.ComponentParseStrategy<Value> {
      isAlwaysShown ? .required : .optional
    }
    return URL.ParseStrategy(
      scheme: rule(scheme == .always), user: rule(user == .always), password: rule(password == .always),
      host: rule(host.isShown && host.condition == nil), port: rule(port == .always), path: rule(path == .always),
      query: rule(query == .always), fragment: rule(fragment == .always))
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// A format of addresses.
  public static var url: Self { Self() }
}

extension URL {
  /// The address in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == URL {
    style.format(self)
  }

  /// The address as text: its scheme, its host and its path.
  public func formatted() -> String { formatted(.url) }
}
#endif
