import Foundation

/// An element of the accessibility tree.
@MainActor
public struct AccessibilityNode: Identifiable {
  /// The number of the view's position.
  public nonisolated let id: Int
  /// The label; nil for none.
  public internal(set) var label: String?
  /// The value; nil for none.
  public internal(set) var value: String?
  /// The hint; nil for none.
  public internal(set) var hint: String?
  /// The identifier by which tests find the view; nil for none.
  public internal(set) var identifier: String?
  /// The kind of the element.
  public internal(set) var traits: AccessibilityTraits = []
  /// The rectangle in the host's coordinates.
  public internal(set) var frame: CGRect
  /// Whether it responds to user interaction.
  public internal(set) var isEnabled = true
  /// The names by which voice control finds it; empty for the label.
  public internal(set) var inputLabels: [String] = []
  /// The place among its siblings: larger numbers come first.
  public internal(set) var sortPriority = 0.0
  /// The level of a heading; nil if it is no heading.
  public internal(set) var headingLevel: AccessibilityHeadingLevel?
  /// Further facts, by their labels.
  public var customContent: [(label: String, value: String)] { contentEntries.map { ($0.label, $0.value) } }
  /// The labels of the rotors, each with the labels of its entries; an entry without one has that of the element.
  public var rotors: [(label: String, entries: [String])] {
    rotorEntries.map { ($0.label, $0.entries().map { $0.label ?? label ?? "" }) }
  }
  /// The activation point, in the host's coordinates.
  public var activationPoint: CGPoint { ownActivationPoint ?? CGPoint(x: frame.midX, y: frame.midY) }
  /// Whether it responds to user interaction: as the view declares, otherwise if it has actions.
  public var respondsToUserInteraction: Bool { ownResponse ?? (activate != nil || adjust != nil || !actions.isEmpty) }
  /// Settings that are only stored, by name.
  public internal(set) var settings: [String: String] = [:]
  /// The elements inside, in reading order.
  public internal(set) var children: [AccessibilityNode] = []

  /// Describes the chart in the view.
  var chart: Any?
  var contentEntries: [AccessibilityContentEntry] = []
  var ownActivationPoint: CGPoint?
  var ownResponse: Bool?
  /// Whether the label is only the name of a symbol or a picture.
  var isOnlyNamed = false
  /// Whether it is the label inside a control and no element of its own.
  var isFace = false
  /// The action of a tap.
  var activate: (() -> Void)?
  /// Changes the value by a step up or down.
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  /// Scrolls by a page.
  var scroll: ((Edge) -> Void)?
  /// Makes the content larger or smaller.
  var zoom: ((AccessibilityZoomGestureAction) -> Void)?
  /// The other actions.
  var actions: [AccessibilityAction] = []
  /// Actions that are performed and not listed: an object of UIKit does not declare whether it has them.
  var unlistedActions: [AccessibilityAction] = []
  var rotorEntries: [(label: String, entries: () -> [AccessibilityRotorRecord])] = []
  /// The host of the views that replace this one; it lives as long as the element.
  var replacement: ViewHost?

  init(_ position: ViewPosition, frame: CGRect) {
    id = position.identity
    self.frame = frame
  }

  /// The names of the actions that have one, and of the kinds other than a tap.
  public var actionNames: [String] { actions.filter { $0.kind != .default }.map(\.kind.name) }
  /// Whether it can be activated.
  public var isActivatable: Bool { activate != nil }
  /// Whether its value can be changed in steps.
  public var isAdjustable: Bool { adjust != nil }

  /// The element and those inside, each before those in it.
  public var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }

  /// A line for the element and each inside, indented by depth.
  public var text: String { lines(depth: 0).joined(separator: "\n") }

  private func lines(depth: Int) -> [String] {
    var words = [label.map { "'\($0)'" } ?? "-"]
    if !traits.isEmpty { words.append("(\(traits))") }
    if let value { words.append("= '\(value)'") }
    if let hint { words.append("hint '\(hint)'") }
    if !isEnabled { words.append("disabled") }
    if isAdjustable { words.append("adjustable") }
    if !actionNames.isEmpty { words.append("actions \(actionNames.joined(separator: ", "))") }
    let own = String(repeating: "  ", count: depth) + words.joined(separator: " ")
    return [own] + children.flatMap { $0.lines(depth: depth + 1) }
  }
}

/// The accessibility elements of a host's views at the time when the tree was made.
@MainActor
public struct AccessibilityTree {
  /// The outermost elements, in reading order.
  public let elements: [AccessibilityNode]

  /// All elements, each before those in it.
  public var all: [AccessibilityNode] { elements.flatMap(\.flattened) }
  /// The labels of all elements that have one, in reading order.
  public var labels: [String] { all.compactMap(\.label) }
  /// A line an element, indented by depth: label, traits, value, hint and actions.
  public var text: String { elements.map(\.text).joined(separator: "\n") }

  /// The first element with a label.
  public subscript(label: String) -> AccessibilityNode? { all.first { $0.label == label } }
}
