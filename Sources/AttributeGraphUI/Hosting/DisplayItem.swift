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
  /// Where, in the host's coordinates, in points, not rounded to pixels.
  public let frame: CGRect
  /// How opaque, from 0 to 1.
  public let opacity: Double
  /// The colour that texts and symbols are drawn in; nil for the usual one.
  public let foregroundColor: Color?
}

/// The display items of a host, by position.
@MainActor
final class DisplayStore {
  private var items: [Int: DisplayItem] = [:]
  /// What the last commit showed at the positions that were updated since; nil inside where it showed nothing.
  private var shown: [Int: DisplayItem?] = [:]

  /// The item of a position.
  subscript(identity: Int) -> DisplayItem? { items[identity] }

  /// Puts an item in place.
  ///
  /// - Returns: Whether it differs from what was there.
  func update(_ item: DisplayItem) -> Bool {
    let old = items.updateValue(item, forKey: item.id)
    if old == item { return false }
    remember(old, at: item.id)
    return true
  }

  /// Takes a position's item out.
  ///
  /// - Returns: Whether it had one.
  func remove(_ identity: Int) -> Bool {
    guard let old = items.removeValue(forKey: identity) else { return false }
    remember(old, at: identity)
    return true
  }

  /// Takes the items for shown.
  ///
  /// - Returns: What differs from the commit before; what came and went since then, or changed and changed back, does
  ///   not.
  /// - Complexity: O(items updated since the last commit).
  func commit() -> CommitSummary {
    var summary = CommitSummary()
    for (identity, before) in shown {
      switch (before, items[identity]) {
      case (nil, nil): break
      case (nil, _?): summary.inserted += 1
      case (_?, nil): summary.removed += 1
      case (let before?, let after?): if before != after { summary.changed += 1 }
      }
    }
    shown = [:]
    return summary
  }

  private func remember(_ item: DisplayItem?, at identity: Int) {
    if shown[identity] == nil { shown[identity] = .some(item) }
  }
}
