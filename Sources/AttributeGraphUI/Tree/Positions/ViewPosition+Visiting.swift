/// Traversals of the positions of a tree, and their names.
extension ViewPosition {
  /// The type's name as `print` shows it.
  var typeName: String { String(describing: type) }

  /// Visits the child positions in source order, without their descendants.
  func forEachChild(_ visit: (ViewPosition) -> Void) {
    // Copied before, so that no access to the property calls out (Decisions/0040).
    let inside = inside
    inside.forEach(visit)
  }

  /// Visits the position and all its descendants, parents first, siblings in source order.
  func forEachPosition(_ visit: (ViewPosition) -> Void) {
    // A loop: a recursion would be compiled, inlined into itself, for each closure.
    var waiting = [self]
    while let position = waiting.popLast() {
      visit(position)
      position.inside.appendReversed(to: &waiting)
    }
  }

  /// Visits the position and its descendants in drawing order: later positions cover earlier ones.
  func forEachPositionInDrawingOrder(_ visit: (ViewPosition) -> Void) {
    var waiting = [self]
    while let position = waiting.popLast() {
      visit(position)
      var children: [ViewPosition] = []
      position.forEachChildInDrawingOrder { children.append($0) }
      waiting.append(contentsOf: children.reversed())
    }
  }

  /// Visits the children in drawing order, without their descendants.
  func forEachChildInDrawingOrder(_ visit: (ViewPosition) -> Void) {
    guard case .several(let children) = inside else { return forEachChild(visit) }
    var place = 0
    while place < children.count {
      var end = place + 1
      while end < children.count && (children[end].isBehind || children[end].isBeside) { end += 1 }
      let beside = children[(place + 1)..<end]
      if !beside.isEmpty { for position in beside.reversed() where position.isBehind { visit(position) } }
      visit(children[place])
      if !beside.isEmpty { for position in beside where !position.isBehind { visit(position) } }
      place = end
    }
  }
}

// Searches.
extension ViewPosition {
  /// The names of the symbols at this position and inside, in the order of the source.
  var symbols: [String] {
    var symbols: [String] = []
    forEachPosition { position in
      if let symbol = position.knownInfo?.symbol { symbols.append(symbol()) }
    }
    return symbols
  }

  /// The titles of labels at this position and inside, including labels that show only their icons.
  var labelTitles: [String] {
    var titles: [String] = []
    forEachPosition { position in
      if let title = position.knownInfo?.labelTitle?() { titles.append(title) }
    }
    return titles
  }

  /// The first non-nil result of a closure at this position and then at its ancestors, innermost first.
  ///
  /// - Complexity: O(depth).
  func nearest<Value>(_ value: (ViewPosition) -> Value?) -> Value? {
    var position: ViewPosition? = self
    while let here = position {
      if let value = value(here) { return value }
      position = here.parent
    }
    return nil
  }

  /// The first non-nil result of a closure at this position and then at the positions inside, in the order of the
  /// source.
  ///
  /// - Complexity: O(positions inside).
  func first<Value>(_ value: (ViewPosition) -> Value?) -> Value? {
    var waiting = [self]
    while let here = waiting.popLast() {
      if let value = value(here) { return value }
      here.inside.appendReversed(to: &waiting)
    }
    return nil
  }
}
