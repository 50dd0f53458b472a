import Foundation

/// A view on the screen of a host, as a query of a test returns it.
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

  /// The work done at this place since the view was inserted.
  public var counts: WorkCounts { position.counters.work }

  /// The number of values that this place has received since the view was inserted: see
  /// ``ViewHost/valuesReceived(by:)``.
  ///
  /// - Complexity: O(rows of all `ForEach` of the host).
  public var valuesReceived: Int {
    position.runtime.counterRegistry.countLate()
    return position.counters.values
  }

  /// How often the view appeared and disappeared here: more than once if it was put aside and shown again.
  public var appearances: AppearanceCounts { position.counters.appearances }

  /// The cause of the last evaluation of the view's body; nil before its second one.
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

  /// The display items of the view, in the order of the source.
  public var displayItems: [DisplayItem] {
    var items: [DisplayItem] = []
    position.forEachPosition { position in
      if let leaf = position.leaf, leaf.mask == nil, let item = leaf.displayItem { items.append(item) }
    }
    return items
  }

  /// The smallest rectangle around the display items of the view, in the host's coordinates; nil if it draws nothing.
  public var frame: CGRect? {
    displayItems.map(\.frame).reduce(nil) { union, frame in union?.union(frame) ?? frame }
  }

  /// The view and its descendants as stable text: a line per position, indented by depth, with its type and its frame.
  public var treeDescription: String { ViewPosition.treeDescription(of: [position]) }
}

extension ViewElement: Equatable {
  /// Whether two elements are the same view.
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

  /// The first view, in the order of the source, that shows a text; nil if there is none.
  ///
  /// - Complexity: O(positions).
  public func element(text: String) -> ViewElement? {
    root.first { $0.text?() == text ? ViewElement($0) : nil }
  }

  /// The first view, in the order of the source, with an `accessibilityIdentifier`; nil if there is none.
  ///
  /// - Complexity: O(positions).
  public func element(identifier: String) -> ViewElement? {
    root.first { $0.knownInfo?.identifier?() == identifier ? ViewElement($0) : nil }
  }
}

extension ViewElement: @preconcurrency CustomStringConvertible {
  /// The name of the type, the number of the position, and the texts.
  public var description: String {
    let name = "\(typeName) #\(id)"
    return isPresent ? texts.isEmpty ? name : "\(name) \(texts.quotedList)" : "\(name), which was removed"
  }
}
