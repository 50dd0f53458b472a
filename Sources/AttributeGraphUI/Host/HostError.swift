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
      "No \(kind) is titled '\(title)'. \(Self.list(available))"
    case .nothingFound(let target, let available, let kind):
      "No \(kind) is found by \(target). \(Self.list(available))"
    case .noTab(let tab, let available):
      "There is no tab '\(tab)'. \(Self.list(available))"
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
    }
  }

  /// The greatest number of names in a message.
  private static let listed = 20

  private static func list(_ names: [String]) -> String {
    if names.isEmpty { return "There are none." }
    var list = names.prefix(listed).quotedList
    if names.count > listed { list += ", and \(names.count - listed) more" }
    return "There \(names.count == 1 ? "is one" : "are \(names.count)"): \(list)."
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
