import Foundation

/// The kind and the behaviour of an accessibility element.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt32

  private init(bits: UInt32) { self.bits = bits }
  /// No trait.
  public init() { bits = 0 }

  /// A button.
  public static let isButton = AccessibilityTraits(bits: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// Chosen.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// A field for a search.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// Something that plays a sound of its own.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// A summary of what has happened.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// Something that begins to play.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// Something that handles direct touch.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// Something that turns a page.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// Something that is modal: elements outside of it are ignored.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// A switch.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  /// A row of tabs.
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

  private static let names: [(AccessibilityTraits, String)] = [
    (isButton, "button"), (isHeader, "header"), (isSelected, "selected"), (isLink, "link"),
    (isSearchField, "search field"), (isImage, "image"), (playsSound, "plays sound"), (isKeyboardKey, "key"),
    (isStaticText, "text"), (isSummaryElement, "summary"), (updatesFrequently, "updates frequently"),
    (startsMediaSession, "starts media session"), (allowsDirectInteraction, "allows direct interaction"),
    (causesPageTurn, "causes page turn"), (isModal, "modal"), (isToggle, "toggle"), (isTabBar, "tab bar"),
  ]

  // MARK: - SetAlgebra

  /// The traits of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }
  /// The traits that both have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }
  /// The traits that only one of both has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  /// Keeps the traits that another set has, too.
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  /// Keeps the traits that only one of both has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }
  /// Whether all of some traits are there.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  /// Adds traits.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Removes traits.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let found = intersection(member)
    bits &= ~member.bits
    return found.isEmpty ? nil : found
  }

  /// Adds traits.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let found = intersection(newMember)
    formUnion(newMember)
    return found.isEmpty ? nil : found
  }
}

extension AccessibilityTraits: CustomStringConvertible {
  /// The names of the traits, with commas: `button, selected`.
  public var description: String {
    Self.names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

/// How the elements inside an accessibility element are combined.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind: Hashable { case ignore, contain, combine }
  private let kind: Kind

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They stay elements inside the element.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// They become one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// A kind of action of an accessibility element.
public struct AccessibilityActionKind: Equatable, Sendable {
  /// The name of the kind, or of a custom action.
  let name: String
  /// Whether the action is a custom one.
  let isNamed: Bool

  private init(kind: String) { (name, isNamed) = (kind, false) }

  /// An action with a name.
  public init(named name: Text) { (self.name, isNamed) = (name.string, true) }

  init(title: String) { (name, isNamed) = (title, true) }

  /// The action of a tap.
  public static let `default` = AccessibilityActionKind(kind: "default")
  /// Leaves the view.
  public static let escape = AccessibilityActionKind(kind: "escape")
  /// The main action of the program.
  public static let magicTap = AccessibilityActionKind(kind: "magic tap")
  /// Deletes the element.
  public static let delete = AccessibilityActionKind(kind: "delete")
  /// Shows a menu.
  public static let showMenu = AccessibilityActionKind(kind: "show menu")
}

/// A group of actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: String
  /// Any.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Actions that edit something.
  public static let edit = AccessibilityActionCategory(name: "edit")
  /// A group with a name.
  public init(_ name: Text) { self.name = name.string }
  private init(name: String) { self.name = name }
}

/// A direction in which a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// A gesture that makes content larger or smaller.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Larger or smaller.
  public enum Direction: Hashable, Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }

  /// Larger or smaller.
  public let direction: Direction
  /// The location, in the unit square.
  public let location: UnitPoint
  /// The location, in points.
  public let point: CGPoint
}

/// The kind of a text, for a screen reader.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String
  /// Any text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Output of a terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages between people.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A long text.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A text that is being edited.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The role of a view in a pair: the label, or the content that it labels.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The words.
  case label
  /// The view that is labelled.
  case content
}

/// How a view handles direct touch.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The ways of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The screen reader does not speak under the finger.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// It has to be activated first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A help for people.
public struct AccessibilityTechnologies: SetAlgebra, Hashable, Sendable {
  private var technologies: Set<String>
  private init(_ technologies: Set<String>) { self.technologies = technologies }
  /// None.
  public init() { technologies = [] }
  /// The screen reader.
  public static let voiceOver = AccessibilityTechnologies(["voiceOver"])
  /// Control of the screen with switches.
  public static let switchControl = AccessibilityTechnologies(["switchControl"])
  /// Whether all of some technologies are in the set.
  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    technologies.isSuperset(of: member.technologies)
  }
  /// The helps of both.
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(technologies.union(other.technologies))
  }
  /// The technologies that both have.
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(technologies.intersection(other.technologies))
  }
  /// The technologies that only one of both has.
  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(technologies.symmetricDifference(other.technologies))
  }
  /// Adds technologies.
  public mutating func formUnion(_ other: AccessibilityTechnologies) { self = union(other) }
  /// Keeps the technologies that another set has, too.
  public mutating func formIntersection(_ other: AccessibilityTechnologies) { self = intersection(other) }
  /// Keeps the technologies that only one of both has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) { self = symmetricDifference(other) }
  /// Adds technologies.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  /// Removes technologies.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    let found = intersection(member)
    technologies.subtract(member.technologies)
    return found.technologies.isEmpty ? nil : found
  }
  /// Adds technologies.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    insert(newMember).inserted ? nil : newMember
  }
}
