/// Whether a part of the source gives any view at the moment, of which some come and go.
///
/// It tells a position whose actions are those of the views (with the first they appear, with the last they disappear), or
/// one that says something for each of them.
@MainActor
final class ViewPresence: Ending {
  private var items: LayoutItems?
  private let tell: (LayoutItems) -> Void

  /// Watches what a position gives to the container around, until the position ends; tells of it now, and whenever it may be
  /// something else.
  init(of items: LayoutItems, at position: ViewPosition, tell: @escaping (LayoutItems) -> Void) {
    self.items = items
    self.tell = tell
    position.own(self)
    itemsChanged()
  }

  /// Records that views may have come or gone.
  ///
  /// - Complexity: O(views).
  func itemsChanged() {
    guard let items else { return }
    items.add(self)
    tell(items)
  }

  func end() { items = nil }
}

extension ViewPosition {
  /// Runs actions when the first of some views appears and when the last of them disappears.
  func setLifecycle(_ actions: LifecycleActions, of outputs: _ViewListOutputs) {
    let items = outputs.items
    guard !items.isStatic && !outputs.isOneView else {
      if !items.isEmpty || outputs.isOneView { lifecycle = actions }
      return
    }
    lifecycle = actions
    _ = ViewPresence(of: items, at: self) { [unowned self] in setVacant($0.isEmpty) }
  }
}
