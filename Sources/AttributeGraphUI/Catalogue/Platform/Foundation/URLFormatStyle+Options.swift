#if !canImport(Darwin) && compiler(<6.4)
import Foundation

extension URL.FormatStyle {
  /// A part of an address.
  public enum Component: Int, Codable, Hashable, Sendable, CustomStringConvertible {
    /// The scheme: https.
    case scheme = 1
    /// The name of the user.
    case user = 2
    /// The password of the user.
    case password = 4
    /// The host: www.example.org.
    case host = 8
    /// The number of the port.
    case port = 16
    /// The path.
    case path = 32
    /// The query, after a question mark.
    case query = 64
    /// The fragment, after a number sign.
    case fragment = 128

    /// The name of the part.
    public var description: String {
      switch self {
      case .scheme: "scheme"
      case .user: "username"
      case .password: "password"
      case .host: "host"
      case .port: "port"
      case .path: "path"
      case .query: "query"
      case .fragment: "fragment"
      }
    }

    /// The part of an address; nil if it has none.
    fileprivate func value(in parts: URLComponents) -> String? {
      switch self {
      case .scheme: parts.scheme
      case .user: parts.user
      case .password: parts.password
      case .host: parts.host
      case .port: parts.port.map { "\($0)" }
      case .path: parts.path
      case .query: parts.query
      case .fragment: parts.fragment
      }
    }
  }

  /// That a part of an address is one of several texts.
  struct Condition: Codable, Hashable, Sendable, CustomStringConvertible {
    let component: Component
    let requirements: Set<String>

    var description: String { "if \(component) matches \(requirements)" }

    /// The scheme is that of the web.
    static let isHTTPFamily = Condition(component: .scheme, requirements: ["http", "https"])

    func holds(in parts: URLComponents) -> Bool { component.value(in: parts).map(requirements.contains) ?? false }
  }

  /// Whether a part of an address is shown.
  public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
    /// Whether the part is shown where the condition holds, and not elsewhere; or the other way round.
    private let isShown: Bool
    private let condition: Condition?

    /// Shown.
    public static var always: Self { Self(isShown: true, condition: nil) }
    /// Left out.
    public static var never: Self { Self(isShown: false, condition: nil) }
    /// Left out where the scheme is http or https.
    public static var omitIfHTTPFamily: Self { Self(isShown: false, condition: .isHTTPFamily) }
    /// Shown only where a part of the address is one of these.
    public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
      Self(isShown: true, condition: Condition(component: component, requirements: requirements))
    }
    /// Left out where a part of the address is one of these.
    public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
      Self(isShown: false, condition: Condition(component: component, requirements: requirements))
    }

    /// The rule in words.
    public var description: String {
      guard let condition else { return isShown ? "always" : "never" }
      return "\(isShown ? "displayed" : "omitted")(condition: \(condition))"
    }

    func shows(in parts: URLComponents) -> Bool { (condition?.holds(in: parts) ?? true) == isShown }
  }

  /// Whether the host of an address is shown, and which of its subdomains are.
  public struct HostDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
    let isShown: Bool
    let condition: Condition?
    private var omittedSubdomains: Set<String> = []
    private var isShortened = false

    private init(isShown: Bool, condition: Condition?) { (self.isShown, self.condition) = (isShown, condition) }

    /// Shown.
    public static var always: Self { Self(isShown: true, condition: nil) }
    /// Left out.
    public static var never: Self { Self(isShown: false, condition: nil) }
    /// Left out where the scheme is http or https.
    public static var omitIfHTTPFamily: Self { Self(isShown: false, condition: .isHTTPFamily) }
    /// Shown only where a part of the address is one of these.
    public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
      Self(isShown: true, condition: Condition(component: component, requirements: requirements))
    }
    /// Left out where a part of the address is one of these.
    public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
      Self(isShown: false, condition: Condition(component: component, requirements: requirements))
    }
    /// Shown without the first subdomain, if it is one of these. Where multi-level subdomains are included, at most one
    /// subdomain is left before that: "a.b.example.org" is "b.example.org".
    public static func omitSpecificSubdomains(
      _ subdomainsToOmit: Set<String> = Set(), includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
    ) -> Self {
      var option = Self.always
      (option.omittedSubdomains, option.isShortened) = (subdomainsToOmit, omitMultiLevelSubdomains)
      return option
    }
    /// Shown without the first subdomain, if it is one of these and a part of the address is one of the requirements.
    public static func omitSpecificSubdomains(
      _ subdomainsToOmit: Set<String> = Set(), includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
      when component: Component, matches requirements: Set<String>
    ) -> Self {
      var option = Self.displayWhen(component, matches: requirements)
      (option.omittedSubdomains, option.isShortened) = (subdomainsToOmit, omitMultiLevelSubdomains)
      return option
    }

    /// The rule in words.
    public var description: String {
      let conditionText = condition.map { "\($0)" } ?? "no condition"
      guard isShown else { return condition == nil ? "never" : "omitted(condition: \(conditionText))" }
      return """
        displayed(omitMultiLevelSubdomains: \(isShortened), omitSpecificSubdomains: \(omittedSubdomains), \
        condition: \(conditionText))
        """
    }

    /// The shown part of a host that is not empty; nil if it is left out.
    ///
    /// Where the condition does not hold, a host is shown in full if its subdomains would have been left out, and not
    /// at all otherwise, as Foundation has it.
    func shown(_ host: String, in parts: URLComponents) -> String? {
      let holds = condition?.holds(in: parts) ?? true
      guard isShown else { return holds ? nil : host }
      let short = shortened(host)
      return holds ? short : short == host ? nil : host
    }

    private func shortened(_ host: String) -> String {
      var labels = host.split(separator: ".")
      let isAddress = host.hasPrefix("[") || labels.count == 4 && labels.allSatisfy { UInt8($0) != nil }
      guard !isAddress else { return host }
      if isShortened, labels.count > 3 { labels = labels.suffix(Self.domainLength(of: labels) + 1) }
      if labels.count > 2, omittedSubdomains.contains(String(labels[0])) { labels.removeFirst() }
      return labels.joined(separator: ".")
    }

    /// The number of labels of the domain that someone registered: two, or three under domains like "co.uk".
    private static func domainLength(of labels: [Substring]) -> Int {
      let second: Set<Substring> = ["ac", "co", "com", "edu", "gov", "mil", "ne", "net", "or", "org"]
      return labels[labels.count - 1].count == 2 && second.contains(labels[labels.count - 2]) ? 3 : 2
    }
  }
}
#endif
