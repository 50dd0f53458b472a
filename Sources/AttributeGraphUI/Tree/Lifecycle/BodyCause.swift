import Foundation

/// The cause of an evaluation of a body.
public struct BodyCause: Codable, Hashable, Sendable, CustomStringConvertible {
  /// Whether the view was inserted just now.
  public internal(set) var isFirst: Bool
  /// The stored properties that came with a different value from the parent.
  public internal(set) var inputs: [String] = []
  /// The wrapped properties (state, bindings, environment, objects) whose value differs.
  public internal(set) var properties: [String] = []
  /// Whether a property of an `@Observable` object that the body had read has changed.
  public internal(set) var hasObservedChange = false
  /// The properties of `@Observable` objects that changed; empty if the system does not name them.
  public internal(set) var observed: [ObservedProperty] = []

  /// The changes in the words of `Self._printChanges()`: `@self` is the view's value, `@identity` its position, and
  /// `@dependencies` are properties of observed objects, followed by their names in parentheses if known.
  public var description: String { description(namingObserved: true) }

  /// The changes as SwiftUI prints them, with or without the properties of observed objects.
  fileprivate func description(namingObserved: Bool) -> String {
    // A property inside of one that a program declares is a change of the latter.
    var names: [String] = []
    for property in properties.map({ "_\($0.prefix { $0 != "." })" }) where !names.contains(property) {
      names.append(property)
    }
    if isFirst {
      // A body without such properties does not follow its identity.
      let parts = ["@self"] + (names.isEmpty ? [] : ["@identity"]) + names
      return parts.joined(separator: ", ") + " changed."
    }
    var parts = inputs.isEmpty ? [] : ["@self"]
    parts += names
    if hasObservedChange {
      let observed = observed.map(\.description).joined(separator: ", ")
      parts.append(observed.isEmpty || !namingObserved ? "@dependencies" : "@dependencies (\(observed))")
    }
    return parts.isEmpty ? "unchanged." : parts.joined(separator: ", ") + " changed."
  }
}

/// A run of a body: its view, and its cause.
public struct BodyRun: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The name of the view's type.
  public let view: String
  /// The number of the view's position.
  public let position: Int
  /// The cause of the evaluation.
  public let cause: BodyCause
  /// The bindings among the changed properties that lead to a part of a value, and whose part stayed equal: the value
  /// counts as changed as a whole.
  public internal(set) var equalParts: [String] = []

  init(view: String, position: Int, cause: BodyCause) {
    (self.view, self.position, self.cause) = (view, position, cause)
  }

  /// Whether the body ran only because other parts of values have changed than those to which its bindings lead.
  public var isForEqualPart: Bool {
    !cause.isFirst && cause.inputs.isEmpty && !cause.hasObservedChange && !cause.properties.isEmpty
      && Set(cause.properties).isSubset(of: equalParts)
  }

  private enum CodingKeys: String, CodingKey {
    case view, position, cause, equalParts
  }

  /// Reads a run; one of an older recording names no equal parts.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    view = try values.decode(String.self, forKey: .view)
    position = try values.decode(Int.self, forKey: .position)
    cause = try values.decode(BodyCause.self, forKey: .cause)
    equalParts = try values.decodeIfPresent([String].self, forKey: .equalParts) ?? []
  }

  /// The view and the cause in a line.
  public var description: String { "\(view): \(cause)" + (isForEqualPart ? " Its part stayed equal." : "") }
}

extension View {
  /// Prints, as SwiftUI does, the cause of the running body: to be called in the body.
  @MainActor public static func _printChanges() { print(changes(namingObserved: false)) }

  /// Writes the cause of the running body to the standard error: to be called in the body.
  @MainActor public static func _logChanges() {
    FileHandle.standardError.write(Data("\(changes(namingObserved: false))\n".utf8))
  }

  /// The changes that caused the current run of the body, as `_printChanges` prints them, with the properties of
  /// observed objects.
  @MainActor public static func _changeDescription() -> String { changes(namingObserved: true) }

  @MainActor private static func changes(namingObserved: Bool) -> String {
    let name = nestedTypeName(of: Self.self)
    guard HostRuntime.runningBody != nil else { return "\(name): no body is running." }
    return "\(name): \(HostRuntime.runningCause.description(namingObserved: namingObserved))"
  }
}
