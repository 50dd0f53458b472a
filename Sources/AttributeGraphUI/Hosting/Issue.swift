/// Misuse that a host has survived: it was refused or bounded, and is reported here.
public struct Issue: Hashable, Sendable, CustomStringConvertible {
  /// What happened, as SwiftUI says it where SwiftUI says it.
  public let message: String
  /// The type of the view that did it.
  public let view: String
  /// The property or the parameter in question, if there is one.
  public let property: String?

  /// What happened, and who did it.
  public var description: String {
    "\(message) [\(view)\(property.map { ".\($0)" } ?? "")]"
  }

  /// State was set while a body or a layout was being evaluated; the write was dropped.
  static func stateSetDuringUpdate(view: String, property: String) -> Issue {
    Issue(
      message: "Modifying state during view update, this will cause undefined behavior.", view: view,
      property: property)
  }

  /// A frame was given a length that is not one; it is treated as unspecified.
  static func invalidFrameLength(view: String, length: String) -> Issue {
    Issue(message: "Invalid frame dimension (negative or non-finite).", view: view, property: length)
  }

  /// A flexible frame's minimum, ideal and maximum contradict each other; the later one is treated as unspecified.
  static func contradictoryFrameLength(view: String, length: String) -> Issue {
    Issue(message: "Contradictory frame constraints specified.", view: view, property: length)
  }

  /// An update led to another one again and again.
  static func updateDoesNotSettle(view: String, rounds: Int) -> Issue {
    Issue(
      message: "The view tree is still changing after \(rounds) rounds in one frame; the last one is kept.", view: view,
      property: nil)
  }

  /// The graph refused or bounded something.
  static func graph(_ diagnostic: String) -> Issue {
    Issue(message: diagnostic, view: "AttributeGraph2", property: nil)
  }
}
