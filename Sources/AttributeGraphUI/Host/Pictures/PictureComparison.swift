import Foundation

/// Two moments of a host side by side, with the changes between them.
public struct PictureComparison: Sendable {
  /// The difference of an item between two moments.
  enum Change: Hashable, Sendable {
    /// It is the same.
    case none
    /// Its place or its size differs.
    case moved
    /// Its look differs.
    case redrawn
    /// It exists only after.
    case inserted
    /// It exists only before.
    case removed
  }

  /// The first moment.
  public let before: FramePicture
  /// The second moment.
  public let after: FramePicture
  /// The items of the first moment by the numbers of their views.
  let itemsBefore: [Int: FramePicture.Item]
  private let itemsAfter: [Int: FramePicture.Item]

  /// Compares two moments of one host.
  public init(before: FramePicture, after: FramePicture) {
    self.before = before
    self.after = after
    itemsBefore = Dictionary(before.items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    itemsAfter = Dictionary(after.items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The change of an item, by the number of its view.
  func change(of id: Int) -> Change {
    switch (itemsBefore[id], itemsAfter[id]) {
    case (nil, nil): .none
    case (nil, _?): .inserted
    case (_?, nil): .removed
    case (let old?, let new?):
      if old.looksLike(new) {
        .none
      } else if !old.display.frame.hasNumbers(of: new.display.frame) {
        .moved
      } else {
        .redrawn
      }
    }
  }

  /// The number of items that differ.
  public var changeCount: Int {
    Set(itemsBefore.keys).union(itemsAfter.keys).count { change(of: $0) != .none }
  }

  /// The differences as stable text: a line per item, with its previous and its new state; then those of the names.
  public var text: String {
    let same = itemsAfter.count { change(of: $0.key) == .none }
    var lines = ["\(changeCount) changed, \(same) the same"]
    for old in before.items where change(of: old.id) == .removed { lines.append("- \(old.text)") }
    for new in after.items {
      switch change(of: new.id) {
      case .none, .removed: continue
      case .inserted: lines.append("+ \(new.text)")
      case .moved, .redrawn:
        if let old = itemsBefore[new.id] { lines.append("~ \(old.text) → \(new.text)") }
      }
    }
    let names = Dictionary(before.names.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
    for name in after.names {
      guard let old = names[name.name], !old.hasNumbers(of: name.frame) else { continue }
      lines.append("  \(name.name) \(PictureText.rect(old)) → \(PictureText.rect(name.frame))")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
