/// What is drawn at one place.
public enum DisplayContent: Hashable, Sendable {
  /// A text in a font.
  case text(String, Font)
  /// A rectangle filled with a colour.
  case color(Color)
  /// A shape, by the name of its type, filled with a colour.
  case shape(String, Color)
}

/// One thing on the screen: what, where and how opaque.
public struct DisplayItem: Hashable, Sendable, Identifiable {
  /// The number of the view's position; it stays while the view does, and is never used again.
  public let id: Int
  /// What is drawn.
  public let content: DisplayContent
  /// Where, in the host's coordinates, in points, not rounded to pixels.
  public let frame: CGRect
  /// How opaque, from 0 to 1.
  public let opacity: Double
}

/// The display items of a host, by position.
@MainActor
final class DisplayStore {
  /// What happened to the items since the last commit.
  struct Changes: Equatable {
    var inserted = 0
    var removed = 0
    var changed = 0

    /// Whether nothing happened.
    var isEmpty: Bool { self == Changes() }
  }

  private(set) var changes = Changes()
  private var items: [Int: DisplayItem] = [:]

  /// The item of a position.
  subscript(identity: Int) -> DisplayItem? { items[identity] }

  /// Puts an item in place.
  ///
  /// - Returns: Whether it differs from what was there.
  func update(_ item: DisplayItem) -> Bool {
    let old = items.updateValue(item, forKey: item.id)
    if old == item { return false }
    if old == nil { changes.inserted += 1 } else { changes.changed += 1 }
    return true
  }

  /// Takes a position's item out, if it has one.
  func remove(_ identity: Int) {
    if items.removeValue(forKey: identity) != nil { changes.removed += 1 }
  }

  /// Starts to count changes anew.
  func commit() -> Changes {
    defer { changes = Changes() }
    return changes
  }
}
