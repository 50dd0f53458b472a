/// What is drawn at one place.
public enum DisplayContent: Hashable, Sendable {
  /// A text in a font.
  case text(String, Font)
  /// A rectangle filled with a colour.
  case color(Color)
  /// A shape, by the name of its type, filled with a colour.
  case shape(String, Color)
  /// A symbol of the system, by its name.
  case symbol(String)
  /// The part of a control that shows its value, with the value in words.
  case control(ControlKind, value: String)
}

/// One thing on the screen: what, where and how opaque.
public struct DisplayItem: Hashable, Sendable, Identifiable {
  /// The number of the view's position; it stays while the view does, and is never used again.
  public let id: Int
  /// What is drawn.
  public let content: DisplayContent
  /// Where, in the host's coordinates, in points; the edges are those of the nearest pixels.
  public let frame: CGRect
  /// How opaque, from 0 to 1.
  public let opacity: Double
  /// The colour that texts and symbols are drawn in; nil for the usual one.
  public let foregroundColor: Color?
  /// How the item is scaled, turned and moved on its way to the screen; `frame` is where it would be without.
  public var transform = DisplayTransform.identity
  /// The rectangle outside of which nothing of the item is seen, after the transform; nil for none.
  public var clip: CGRect?

  /// Whether two items look the same and are in the same place.
  ///
  /// Rectangles are compared by their numbers: Foundation takes all those that begin at infinity for one.
  public static func == (one: DisplayItem, other: DisplayItem) -> Bool {
    one.id == other.id && one.opacity == other.opacity && one.frame.origin == other.frame.origin
      && one.frame.size == other.frame.size && one.content == other.content
      && one.foregroundColor == other.foregroundColor && one.transform == other.transform
      && one.clip?.origin == other.clip?.origin && one.clip?.size == other.clip?.size
  }

  /// Hashes the number and the content.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(content)
  }
}

/// What the last commit showed at the leaves that were drawn anew since.
@MainActor
final class DisplayStore {
  /// Leaves that showed nothing.
  private var insertions: [LeafNode] = []
  /// The others.
  private var changes: [(leaf: LeafNode, before: DisplayItem)] = []

  /// Takes note of the item that a leaf showed, before it is another one.
  func noteChange(of leaf: LeafNode) {
    guard !leaf.isNoted else { return }
    leaf.isNoted = true
    if let before = leaf.displayItem { changes.append((leaf, before)) } else { insertions.append(leaf) }
  }

  /// Takes the items for shown.
  ///
  /// - Returns: What differs from the commit before; what came and went since then, or changed and changed back, does
  ///   not.
  /// - Complexity: O(items updated since the last commit).
  func commit() -> CommitSummary {
    var summary = CommitSummary()
    for leaf in insertions {
      leaf.isNoted = false
      if leaf.displayItem != nil { summary.inserted += 1 }
    }
    for (leaf, before) in changes {
      leaf.isNoted = false
      if let after = leaf.displayItem {
        if before != after { summary.changed += 1 }
      } else {
        summary.removed += 1
      }
    }
    insertions = []
    changes = []
    return summary
  }
}
