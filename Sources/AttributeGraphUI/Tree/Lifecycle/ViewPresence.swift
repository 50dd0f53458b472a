/// Whether a part of the source currently has any view, if some of its views come and go.
///
/// It notifies a position whose actions are those of the views (they appear with the first and disappear with the
/// last), or a modifier that writes a value for each of them.
@MainActor
final class ViewPresence: PositionPart {
  private var items: LayoutItems?
  private let notify: (LayoutItems) -> Void

  /// Observes the views that a position gives to the enclosing container, until the position ends; notifies now, and
  /// whenever the answer may have changed.
  init(of items: LayoutItems, at position: ViewPosition, notify: @escaping (LayoutItems) -> Void) {
    self.items = items
    self.notify = notify
    super.init()
    position.own(self)
    items.add(self)
    itemsChanged()
  }

  /// Called when views may have come or gone.
  func itemsChanged() {
    if let items { notify(items) }
  }

  override func end() { items = nil }
}

extension ViewPosition {
  /// Notifies the positions around a container that the last of its leaving views may have left.
  ///
  /// - Complexity: O(depth).
  func notePresenceAround() {
    var position: ViewPosition? = self
    while let here = position {
      if here.lifecycle != nil { here.owned(ViewPresence.self)?.itemsChanged() }
      position = here.parent
    }
  }

  /// Runs actions when the first of some views appears and when the last of them disappears.
  ///
  /// Views that leave gradually disappear when they have left. Content that is alone in its place, such as that of a
  /// page, counts as one view, even while it shows nothing. In a list, the last view disappears before the first of
  /// those that replace all of them appears.
  func setLifecycle(_ actions: LifecycleActions, of outputs: _ViewListOutputs, inputs: _ViewInputs) {
    let items = outputs.items
    guard !items.isStatic else {
      if !items.isEmpty { lifecycle = actions }
      return
    }
    lifecycle = actions
    if inputs.isAlone { return }
    guard inputs.isInList else {
      _ = ViewPresence(of: items, at: self) { [unowned self] in
        setVacant($0.isEmpty && runtime.transitions?.isAnyViewLeaving(inside: self) != true)
      }
      return
    }
    let owner = ActionOwner("onAppear action", at: self)
    var last = items.identities
    _ = ViewPresence(of: items, at: self) { [unowned self] items in
      let identities = items.identities
      setVacant(identities.isEmpty)
      // Between two branches there is no view for a moment.
      guard !identities.isEmpty else { return }
      defer { last = identities }
      guard hasAppeared && !last.isEmpty && last.isDisjoint(with: identities) else { return }
      runtime.actions.add(for: owner) { [unowned self] in
        actions.disappear?()
        // The other modifiers of the views disappear first.
        if let appear = actions.appear { runtime.actions.add(for: owner, appear) }
      }
    }
  }
}
