/// A view whose closure receives a proxy that scrolls to views inside by their ids.
///
/// The scroll views may be inside of the reader, or the reader inside of one.
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a view whose closure can scroll to the views inside.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Makes the position of the reader, and the content that its closure returns.
  @MainActor public static func _makeViewList(
    view: _GraphValue<ScrollViewReader<Content>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let proxy = ScrollViewProxy(position)
    let content = ClosureContent(at: position, inputs: inputs) { view.read().content(proxy) }
    view.updater.add { content.invalidate() }
    return content.makeViewList(inputs: inputs.inside(position))
  }
}

/// Scrolls to the views inside of a `ScrollViewReader`.
public struct ScrollViewProxy {
  private weak var position: ViewPosition?

  init(_ position: ViewPosition) {
    self.position = position
  }

  /// Scrolls to the first view with an id: a row of a `ForEach`, or a view with `id(_:)`.
  ///
  /// - Parameters:
  ///   - id: The id; if no view has it, nothing is scrolled.
  ///   - anchor: The point of the view to align with the same point of the scroll view; nil for the shortest scroll
  ///     that brings the view into sight.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    // An id of an optional type leads to views with the id that is in it, too.
    let mirror = Mirror(reflecting: id)
    let inside = mirror.displayStyle == .optional ? mirror.children.first?.value as? any Hashable : nil
    onMainActor((position, [AnyHashable(id)] + (inside.map { [AnyHashable($0)] } ?? []), anchor)) {
      position, ids, anchor in
      guard let position, !position.isDetached else { return }
      for id in ids {
        guard let scroll = position.scrollNode(thatReaches: id) else { continue }
        return scroll.scrollByReader(to: ScrollDestination(id: id, anchor: anchor))
      }
      position.scroll(toHidden: ids, anchor: anchor)
    }
  }
}

extension ViewPosition {
  /// The first scroll view inside that contains the view with an id, or else, if the view is here, the nearest
  /// scroll view around this position.
  ///
  /// - Complexity: O(positions inside · scroll views inside + depth).
  fileprivate func scrollNode(thatReaches id: AnyHashable) -> ScrollNode? {
    firstScrollNode { $0.position.frame(ofID: id) != nil }
      ?? (frame(ofID: id) == nil ? nil : nearest { $0.control?.action as? ScrollNode })
  }

  /// Scrolls the scroll views in which a row out of sight has one of some ids. The rows are made in the layout phase,
  /// when everything that the running action has changed is up to date.
  fileprivate func scroll(toHidden ids: [AnyHashable], anchor: UnitPoint?) {
    var places: [(scroll: ScrollNode, place: ViewPosition)] = []
    _ = firstScrollNode { scroll in
      if scroll.position.mayHideIDs { places.append((scroll, scroll.position)) }
      return false
    }
    if places.isEmpty, mayHideIDs, let around = nearest({ $0.control?.action as? ScrollNode }) {
      places = [(around, self)]
    }
    var missing = places.count
    let report = { [weak self] in
      missing -= 1
      guard missing <= 0 else { return }
      self?.report(.unknownScrollTarget(id: "\(ids[0])", view: "ScrollViewReader", property: "scrollTo"))
    }
    for (scroll, place) in places {
      scroll.scrollByReader(to: ScrollDestination(anyOf: ids, anchor: anchor, inside: place, orElse: report))
    }
    if places.isEmpty { report() }
  }

  /// The first scroll view at this position and inside, in the order of the source, that satisfies a predicate.
  ///
  /// - Complexity: O(positions inside), and what the question takes of each scroll view.
  func firstScrollNode(where isWanted: (ScrollNode) -> Bool) -> ScrollNode? {
    first { position in
      guard let node = position.control?.action as? ScrollNode, isWanted(node) else { return nil }
      return node
    }
  }
}
