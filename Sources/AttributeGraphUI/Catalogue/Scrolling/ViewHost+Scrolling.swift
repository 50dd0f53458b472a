import Foundation

/// Scrolling by a person, limited to the content.
///
/// The target of a scroll view is its identifier, an identifier around it, or a text in it; without a target, it is the
/// first in the order of the source.
extension ViewHost {
  /// Scrolls by a distance in points; positive distances scroll down, or towards the trailing edge.
  ///
  /// A scroll view for both axes is scrolled vertically.
  ///
  /// - Throws: `HostError` if there is no such scroll view, and the error lists the available ones, or if a number is
  ///   NaN.
  /// - Returns: The work that it caused.
  @discardableResult
  public func scroll(_ target: ControlTarget? = nil, by distance: CGFloat) throws(HostError) -> UpdateReport {
    try expect(!distance.isNaN, distance, of: "distance of the scroll")
    let scroll = try findScrollNode(target)
    return self.scroll(scroll, to: scroll.contentOffset[scroll.mainAxis] + distance)
  }

  /// Scrolls to an offset: the length of the content, in points, before the visible part.
  ///
  /// A scroll view for both axes is scrolled vertically.
  ///
  /// - Throws: `HostError` if there is no such scroll view, and the error lists the available ones, or if a number is
  ///   NaN.
  /// - Returns: The work that it caused.
  @discardableResult
  public func scroll(_ target: ControlTarget? = nil, to offset: CGFloat) throws(HostError) -> UpdateReport {
    try expect(!offset.isNaN, offset, of: "offset of the scroll")
    return self.scroll(try findScrollNode(target), to: offset)
  }

  /// Scrolls until a point of the content is in the upper leading corner.
  ///
  /// - Throws: `HostError` if there is no such scroll view, and the error lists the available ones, or if a number is
  ///   NaN.
  /// - Returns: The work that it caused.
  @discardableResult
  public func scroll(_ target: ControlTarget? = nil, to offset: CGPoint) throws(HostError) -> UpdateReport {
    try expect(
      !offset.x.isNaN && !offset.y.isNaN, "(\(offset.x), \(offset.y))", of: "offset of the scroll", to: "two numbers")
    return self.scroll(try findScrollNode(target), to: offset)
  }

  /// Scrolls to the view with an id, as `ScrollViewProxy.scrollTo(_:anchor:)` does.
  ///
  /// - Throws: `HostError` if there is no such scroll view, and the error lists the available ones, or if no view in it
  ///   has the id.
  /// - Returns: The work that it caused.
  @discardableResult
  public func scroll<ID: Hashable>(
    _ target: ControlTarget? = nil, toID id: ID, anchor: UnitPoint? = nil
  ) throws(HostError) -> UpdateReport {
    let scroll = try findScrollNode(target)
    guard scroll.position.frame(ofID: AnyHashable(id)) != nil || scroll.position.mayHideIDs else {
      throw .noID("\(id)")
    }
    var isMissing = false
    let report = act(on: scroll) {
      guard scroll.isScrollEnabled() else { return }
      scroll.scrollByReader(
        to: ScrollDestination(anyOf: [AnyHashable(id)], anchor: anchor, inside: nil) { isMissing = true })
    }
    if isMissing { throw .noID("\(id)") }
    return report
  }

  /// The content offset of a scroll view: the point of the content in its upper leading corner.
  ///
  /// - Throws: `HostError` if there is no such scroll view; the error lists the available ones.
  public func scrollOffset(of target: ControlTarget? = nil) throws(HostError) -> CGPoint {
    try findScrollNode(target).contentOffset
  }

  /// The size of the content of a scroll view; in a lazy container it is an estimate until all rows were seen.
  ///
  /// - Throws: `HostError` if there is no such scroll view; the error lists the available ones.
  public func contentSize(of target: ControlTarget? = nil) throws(HostError) -> CGSize {
    try findScrollNode(target).contentSize
  }

  private func scroll(_ scroll: ScrollNode, to offset: CGFloat) -> UpdateReport {
    var point = scroll.contentOffset
    point[scroll.mainAxis] = offset
    return self.scroll(scroll, to: point)
  }

  /// Scrolls as a person does: if a modifier follows the phases, its views are updated between their beginning, the
  /// scroll and the end.
  private func scroll(_ scroll: ScrollNode, to offset: CGPoint) -> UpdateReport {
    guard scroll.hasFollowedPhases(scrollingTo: offset) else {
      return act(on: scroll) { scroll.scrollByPerson(to: offset) }
    }
    return report {
      _ = act(on: scroll) { scroll.conduct?.hold() }
      _ = act(on: scroll) { scroll.scrollByPerson(to: offset) }
      _ = act(on: scroll) { scroll.conduct?.rest() }
    }
  }

  private func act(on scroll: ScrollNode, _ action: () -> Void) -> UpdateReport {
    guard let host = hostInside(of: scroll.position) else { return perform(as: "scroll") { action() } }
    return perform(as: "scroll") { HostRuntime.keepingCurrent { _ = host.act(on: scroll, action) } }
  }

  private func findScrollNode(_ target: ControlTarget?) throws(HostError) -> ScrollNode {
    guard let target else {
      guard !isClosed else { throw .closed }
      for root in rootsFromTheTop {
        if let first = root.firstScrollNode(where: { _ in true }) { return first }
      }
      throw .nothingShown(kind: "scroll view")
    }
    return try find(target, kind: "scroll view") { $0 as? ScrollNode }.part
  }
}

extension ScrollNode {
  /// The axis along which a number scrolls.
  fileprivate var mainAxis: Axis { axes.contains(.vertical) ? .vertical : .horizontal }

  /// Whether a modifier follows the phases through which a scroll of a person to a point leads.
  fileprivate func hasFollowedPhases(scrollingTo offset: CGPoint) -> Bool {
    conduct?.followsPhases == true && isScrollEnabled() && clamped(offset) != contentOffset
  }
}
