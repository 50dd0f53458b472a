import Foundation

/// A view on the screen of a host, as a test asks for it.
@MainActor
public struct ViewElement: Identifiable {
  /// The number of the view's position; it stays while the view does, and is never used again.
  public nonisolated let id: Int
  let position: ViewPosition

  init(_ position: ViewPosition) {
    self.position = position
    id = position.identity
  }

  /// The name of the view's type.
  public var typeName: String { position.typeName }

  /// Whether the view is still there.
  public var isPresent: Bool { !position.isDetached }

  /// What ran at this place since the view was inserted.
  public var counts: WorkCounts { position.counters.work }

  /// How many values came to this place since the view was inserted: see ``ViewHost/valuesReceived(by:)``.
  ///
  /// - Complexity: O(rows of all `ForEach` of the host).
  public var valuesReceived: Int {
    position.runtime.tallies.countLate()
    return position.counters.values
  }

  /// How often the view came to the screen here and left it: more than once for one that was put aside and came back.
  public var appearances: AppearanceCounts { position.counters.appearances }

  /// Why the view's body ran last; nil before it has run a second time.
  public var lastCause: BodyCause? { position.lastCause }

  /// The strings of the texts in the view, in the order of the source.
  public var texts: [String] { position.texts }

  /// The lines of the texts in the view as they are broken and cut off, in the order of the source.
  public var textLines: [TextLine] {
    var lines: [TextLine] = []
    position.forEachPosition { position in
      if let leaf = position.leaf, leaf.isShown { lines += leaf.lines }
    }
    return lines
  }

  /// What is drawn of the view, in the order of the source.
  public var displayItems: [DisplayItem] {
    var items: [DisplayItem] = []
    position.forEachPosition { position in
      if let leaf = position.leaf, leaf.mask == nil, let item = leaf.displayItem { items.append(item) }
    }
    return items
  }

  /// The smallest rectangle around what is drawn of the view, in the host's coordinates; nil where nothing is.
  public var frame: CGRect? {
    displayItems.map(\.frame).reduce(nil) { union, frame in union?.union(frame) ?? frame }
  }

  /// The view and what is inside as stable text: a line a position, indented by depth, with its type and its frame.
  public var treeDescription: String { position.treeDescription(depth: 0) }
}

extension ViewElement: Equatable {
  /// Whether two elements are one view.
  public nonisolated static func == (one: ViewElement, other: ViewElement) -> Bool { one.id == other.id }
}

extension ViewHost {
  /// All views of a type, in the order of the source.
  ///
  /// - Complexity: O(positions).
  public func elements<Content>(of type: Content.Type) -> [ViewElement] {
    var elements: [ViewElement] = []
    root.forEachPosition { position in
      if position.type == type { elements.append(ViewElement(position)) }
    }
    return elements
  }

  /// The view that shows a text: the first in the order of the source; nil where none does.
  ///
  /// - Complexity: O(positions).
  public func element(text: String) -> ViewElement? {
    root.first { $0.text?() == text ? ViewElement($0) : nil }
  }

  /// The view with an `accessibilityIdentifier`: the first in the order of the source; nil where there is none.
  ///
  /// - Complexity: O(positions).
  public func element(identifier: String) -> ViewElement? {
    root.first { $0.knownFacts?.identifier?() == identifier ? ViewElement($0) : nil }
  }
}
