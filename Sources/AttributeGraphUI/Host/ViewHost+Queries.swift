/// What a test can ask.
extension ViewHost {
  /// What ran at all views of a type since the host was made.
  public func counts<Content>(of type: Content.Type) -> WorkCounts {
    runtime.tallies.tally(for: type).counters.work
  }

  /// How many values of a type of view with a body came to its places since the host was made.
  ///
  /// A body that runs, and the closure of a row or of a geometry reader, makes new values of the views it consists of:
  /// this is how many of them came, whether they were equal to the ones before or not. Mostly it is how often the
  /// initialiser ran. It is less where a value was made that was not shown (the destination of a link that nobody
  /// follows, content stored in a view that came out equal), and more where one value was handed on again (content
  /// stored in a view whose body ran).
  ///
  /// - Complexity: O(rows of all `ForEach`): those that came out equal are counted when somebody asks.
  public func valuesReceived<Content>(by type: Content.Type) -> Int {
    runtime.tallies.countLate()
    return runtime.tallies.tally(for: type).counters.values
  }

  /// How often views of a type came to the screen and left it since the host was made.
  public func appearances<Content>(of type: Content.Type) -> AppearanceCounts {
    runtime.tallies.tally(for: type).counters.appearances
  }

  /// What ran in the whole host since it was made.
  public var totalCounts: WorkCounts { runtime.tallies.total }

  /// Misuse that was reported since the host was made, in order.
  public var issues: [Issue] { runtime.issues }

  /// The size with which the root view answers a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    rootNode.sizeThatRootFits(proposal)
  }

  /// The rectangle of a view that was given a name with `named(_:)`, in the host's coordinates; nil if there is none, or
  /// none that has a place (a view that `ViewThatFits` does not show) or is on the screen (a row that was scrolled away).
  public func frame(named name: String) -> CGRect? {
    runtime.namedNodes[name].flatMap { $0.isPlaced && $0.position.isOnScreen ? $0.frameInHost : nil }
  }

  /// Everything on the screen, from back to front.
  ///
  /// - Complexity: O(positions).
  public var displayList: [DisplayItem] {
    var items: [DisplayItem] = []
    root.forEachLeafInDrawingOrder { leaf in
      if leaf.mask == nil, let item = leaf.displayItem { items.append(item) }
    }
    return items
  }

  /// What should be on the screen, in the order of the source: the views without a body and what they show.
  ///
  /// - Complexity: O(positions).
  public var viewList: [ViewListItem] {
    var items: [ViewListItem] = []
    root.forEachPosition { position in
      if let leaf = position.leaf, leaf.mask == nil, let drawing = leaf.shown.drawing {
        items.append(ViewListItem(id: position.identity, description: drawing.content.summary))
      }
    }
    return items
  }

  /// The strings of all texts, in the order of the source.
  ///
  /// - Complexity: O(positions).
  public var texts: [String] { root.texts }

  /// The tree of positions as stable text: a line a position, indented by depth, with its type and its frame.
  ///
  /// - Complexity: O(positions).
  public var treeDescription: String {
    runtime.nesting { root.children.map { $0.treeDescription(depth: 0) }.joined(separator: "\n") }
  }
}

/// A view that is drawn, as part of the view list.
public struct ViewListItem: Hashable, Sendable, Identifiable {
  /// The number of the view's position.
  public let id: Int
  /// What it shows: the string of a text, the name of a colour or shape.
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
  /// The strings of the texts here and inside, in the order of the source.
  var texts: [String] {
    var texts: [String] = []
    forEachPosition { position in
      if let text = position.text { texts.append(text()) }
    }
    return texts
  }

  /// The position and what is inside as text.
  func treeDescription(depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    var line = indent + typeName
    if let leaf, let drawing = leaf.shown.drawing {
      let frame = leaf.frameInHost
      line += " '\(drawing.content.summary)' (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
    }
    return ([line] + children.map { $0.treeDescription(depth: depth + 1) }).joined(separator: "\n")
  }
}
