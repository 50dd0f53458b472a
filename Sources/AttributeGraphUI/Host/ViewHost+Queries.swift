/// Queries for tests.
extension ViewHost {
  /// The work done at all views of a type since the host was made.
  public func counts<Content>(of type: Content.Type) -> WorkCounts {
    runtime.counters(for: type).counters.work
  }

  /// The number of values of a view type with a body that its places have received since the host was made.
  ///
  /// A body that runs makes new values of the views it consists of, and so does the closure of a row or of a geometry
  /// reader. This is the number of those values, equal to their predecessors or not. It mostly equals the number of
  /// calls of the initialiser. It is less if a value was made but not shown (the destination of a link that is not
  /// followed, content stored in a view that is equal), and more if one value was handed on again (content stored in a
  /// view whose body ran).
  ///
  /// - Complexity: O(rows of all `ForEach`), because values that are equal are counted on demand.
  public func valuesReceived<Content>(by type: Content.Type) -> Int {
    runtime.counterRegistry.countLate()
    return runtime.counters(for: type).counters.values
  }

  /// The number of appearances and disappearances of views of a type since the host was made.
  public func appearances<Content>(of type: Content.Type) -> AppearanceCounts {
    runtime.counters(for: type).counters.appearances
  }

  /// The work done in the whole host since it was made.
  public var totalCounts: WorkCounts { runtime.counterRegistry.total }

  /// The misuse reported since the host was made, in order.
  public var issues: [Issue] { runtime.issues }

  /// The size with which the root view answers a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    rootNode.sizeThatRootFits(proposal)
  }

  /// The frame of a view that was named with `named(_:)`, in the host's coordinates. It is nil if there is no such
  /// view, if it has no place (a view that `ViewThatFits` does not show), or if it is not on the screen (a row that was
  /// scrolled away).
  ///
  /// It is that of the layout, also while ``displayList`` shows the view on the way there.
  public func frame(named name: String) -> CGRect? {
    runtime.namedNodes[name].flatMap { $0.isPlaced && $0.position.isOnScreen ? $0.frameInHost : nil }
  }

  /// Everything on the screen, from back to front; while frames are animated, on the way to where layout has them.
  ///
  /// - Complexity: O(positions); while frames are animated O(items · depth) more.
  public var displayList: [DisplayItem] {
    var items: [DisplayItem] = []
    root.forEachLeafInDrawingOrder { leaf in
      if leaf.mask == nil, let item = leaf.displayItem { items.append(item) }
    }
    return items
  }

  /// The views that should be on the screen, in the order of the source: those without a body, and what they show.
  ///
  /// - Complexity: O(positions).
  public var viewList: [ViewListItem] {
    var items: [ViewListItem] = []
    root.forEachPosition { position in
      if let leaf = position.leaf, leaf.mask == nil, let drawing = leaf.drawing {
        items.append(ViewListItem(id: position.identity, description: drawing.content.summary))
      }
    }
    return items
  }

  /// The strings of all texts, in the order of the source.
  ///
  /// - Complexity: O(positions).
  public var texts: [String] { root.texts }

  /// The tree of positions as stable text: a line per position, indented by depth, with its type and its frame.
  ///
  /// - Complexity: O(positions).
  public var treeDescription: String { ViewPosition.treeDescription(of: root.children) }
}

/// A view that is drawn, as part of the view list.
public struct ViewListItem: Hashable, Sendable, Identifiable {
  /// The number of the view's position.
  public let id: Int
  /// The shown value: the string of a text, the name of a colour or shape.
  public let description: String
}

extension DisplayContent {
  /// The string of a text, the name of a colour or shape or symbol, the kind of a control and its value.
  var summary: String {
    switch self {
    case .text(let string, _): string
    case .color(let color): color.description
    case .shape(let name, let color): "\(name) \(color)"
    case .gradient(let name, let gradient): "\(name) \(gradient.gradient)"
    case .pattern(let name, let paint): "\(name) \(paint.image.runName)"
    case .symbol(let name), .image(let name): name
    case .styledText(let runs): runs.map(\.string).joined()
    case .control(let kind, let value): value.isEmpty ? kind.rawValue : "\(kind.rawValue) \(value)"
    }
  }
}

extension ViewPosition {
  /// The strings of the texts at this position and inside, in the order of the source.
  var texts: [String] {
    var texts: [String] = []
    forEachPosition { position in
      if let text = position.text { texts.append(text()) }
      if let object = position.knownInfo?.platformObject as? any ShownObject { texts += object.textsInside }
    }
    return texts
  }

  /// Positions and their descendants as text.
  static func treeDescription(of positions: [ViewPosition]) -> String {
    var lines: [String] = []
    for position in positions { position.runtime.nesting { position.describeTree(in: &lines, depth: 0) } }
    return lines.joined(separator: "\n")
  }

  /// Adds a line for each position, here and inside.
  private func describeTree(in lines: inout [String], depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    var line = indent + typeName
    if let leaf, let drawing = leaf.drawing {
      let frame = leaf.frameInHost
      line += " '\(drawing.content.summary)' (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
    }
    lines.append(line)
    for child in children { child.describeTree(in: &lines, depth: depth + 1) }
  }
}
