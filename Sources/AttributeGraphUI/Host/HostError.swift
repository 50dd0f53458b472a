import Foundation

/// A request to a host that it could not carry out.
public enum HostError: Error, Hashable, CustomStringConvertible {
  /// No control of the kind has this title or contains this text. The error has the available controls, and lists some.
  case noControl(title: String, available: [String], kind: String = "control")
  /// No control of the kind matches the target. The error has the available controls, and lists some.
  case nothingFound(target: ControlTarget, available: [String], kind: String)
  /// A picker has no option with this text or tag. The error lists its options.
  case noOption(String, picker: String, available: [String])
  /// A tab view has no such tab. The error lists its tabs.
  case noTab(String, available: [String])
  /// The text is no title of a control of the kind, but an `accessibilityIdentifier`.
  case identifierAsTitle(String, kind: String)
  /// A control of a kind is hidden, or its opacity is 0.
  case invisible(String, kind: String)
  /// A control of a kind is disabled.
  case disabled(String, kind: String)
  /// A view takes no touches, because of `allowsHitTesting(false)`.
  case untouchable(String, kind: String)
  /// Something that the screen does not offer, and why.
  case notOffered(String, reason: String)
  /// A number that a request cannot use, its meaning, and what it should be.
  case invalidNumber(String, of: String, expected: String)
  /// The host was closed.
  case closed
  /// The navigation container shows its root, so there is no page to go back from.
  case noWayBack
  /// No view in a scroll view has this id.
  case noID(String)
  /// Nothing of a kind is on the screen.
  case nothingShown(kind: String)

  /// The request that failed, and the available alternatives.
  public var description: String {
    switch self {
    case .noControl(let title, let available, let kind):
      "No \(kind) is titled '\(title)'. \(Self.list(available))\(Self.suggestion(for: title, from: available))"
    case .nothingFound(let target, let available, let kind):
      "No \(kind) is found by \(target). \(Self.list(available))"
    case .noTab(let tab, let available):
      "There is no tab '\(tab)'. \(Self.list(available))"
    case .identifierAsTitle(let text, let kind):
      "No \(kind) is titled '\(text)'. That is an accessibilityIdentifier: ask for .identifier(\"\(text)\")."
    case .invisible(let name, let kind):
      "The \(kind) '\(name)' is not visible: it, or a view around it, is hidden or has the opacity 0."
    case .disabled(let name, let kind):
      "The \(kind) '\(name)' is disabled."
    case .untouchable(let name, let kind):
      "The \(kind) '\(name)' takes no touches, because of allowsHitTesting(false) on it or on a view around it."
    case .notOffered(let name, let reason):
      "There is no \(name): \(reason)."
    case .invalidNumber(let number, let meaning, let expected):
      "The \(meaning) is \(number). Give \(expected)."
    case .closed:
      "The host is closed, so nothing is on its screen. Mount the view in another host."
    case .noWayBack:
      "There is no way back: the root of the navigation is shown."
    case .nothingShown(let kind):
      "No \(kind) is on the screen."
    case .noID(let id):
      "No view in the scroll view has the id '\(id)'. Give a view there .id(_:), or scroll when it is there."
    case .noOption(let option, let picker, let available):
      "'\(picker)' has no option '\(option)'. \(Self.list(available))"
        + (available.contains("") ? " Pick an option without a name by its tag: pick(tag:in:)." : "")
    }
  }

  /// The greatest number of names in a message.
  private static let listed = 20

  /// The names, each with the number of its occurrences if there are several.
  private static func list(_ names: [String]) -> String {
    if names.isEmpty { return "There are none." }
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    var rest = names.count
    var entries: [String] = []
    for name in names where entries.count < listed {
      guard let count = counts.removeValue(forKey: name) else { continue }
      entries.append(count == 1 ? "'\(name)'" : "'\(name)' (\(count))")
      rest -= count
    }
    if rest > 0 { entries.append("and \(rest) more") }
    return "There \(names.count == 1 ? "is one" : "are \(names.count)"): \(entries.joined(separator: ", "))."
  }

  /// A question for the name that differs from a title only in case, or in spaces at its ends.
  private static func suggestion(for title: String, from names: [String]) -> String {
    func normalised(_ name: String) -> String { name.trimmingCharacters(in: .whitespacesAndNewlines).lowercased() }
    let near = names.first { normalised($0) == normalised(title) }
    return near.map { " Did you mean '\($0)'?" } ?? ""
  }
}

/// Checks of the numbers of requests.
extension ViewHost {
  /// Throws unless a number can be used.
  func expect(
    _ isUsable: Bool, _ number: some CustomStringConvertible, of meaning: String, to be: String = "a number"
  ) throws(HostError) {
    if !isUsable { throw .invalidNumber(number.description, of: meaning, expected: be) }
  }
}
