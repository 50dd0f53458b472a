/// Something that a host was asked to do and could not.
public enum HostError: Error, Hashable, CustomStringConvertible {
  /// No control of a kind has a text of this string inside, or is called so; those that there are.
  case noControl(title: String, available: [String], kind: String = "control")
  /// No control of a kind is found by what it was pointed at with; those that there are.
  case nothingFound(target: ControlTarget, available: [String], kind: String)
  /// A picker has no option with such a text or tag; the options that it has.
  case noOption(String, picker: String, available: [String])
  /// A tab view has no such tab; those that it has.
  case noTab(String, available: [String])
  /// A control of a kind is disabled.
  case disabled(String, kind: String)
  /// The root of a navigation container is shown, so there is no way back.
  case noWayBack
  /// Nothing of a kind is on the screen.
  case nothingShown(kind: String)

  /// What was asked for, and what there is.
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
    case .noWayBack:
      "There is no way back: the root of the navigation is shown."
    case .nothingShown(let kind):
      "No \(kind) is on the screen."
    case .noOption(let option, let picker, let available):
      "'\(picker)' has no option '\(option)'. \(Self.list(available))"
    }
  }

  private static func list(_ names: [String]) -> String {
    """
    There \(names.count == 1 ? "is one" : "are \(names.count)")\
    \(names.isEmpty ? "." : ": \(names.map { "'\($0)'" }.joined(separator: ", ")).")
    """
  }
}
