// Rare properties, which few positions have.
extension ViewPosition {
  /// The leaf that is drawn here, if one is: the first owned part, or a later one.
  var leaf: LeafNode? { extras?.leaf ?? firstOwned?.drawnLeaf }

  /// Makes a leaf that the position owns the one that is drawn here.
  func draws(_ leaf: LeafNode) {
    if firstOwned !== leaf || extras?.leaf != nil { makeExtras().leaf = leaf }
  }

  /// The actions of this position on appearing and disappearing.
  var lifecycle: LifecycleActions? {
    get { extras?.lifecycle }
    set {
      makeExtras().lifecycle = newValue
      if newValue != nil { note(.lifecycle) }
    }
  }

  /// The part of this position in preferences.
  var preferences: PreferencePart? {
    get { extras?.preferences }
    set {
      makeExtras().preferences = newValue
      guard let newValue else { return }
      newValue.attach(to: self)
      note(.preferences)
    }
  }

  /// The current text here, for a text or a control that shows one.
  var text: (() -> String)? {
    get { leaf.flatMap { $0.isShown ? $0.text : nil } ?? extras?.text }
    set { makeExtras().text = newValue }
  }

  /// Runs when the position is removed from the tree; it must not create or remove positions immediately.
  var leaving: (() -> Void)? {
    get { extras?.leaving }
    set {
      makeExtras().leaving = newValue
      note(.state)
    }
  }

  /// Runs when the position returns to the screen; it must not create or remove positions immediately.
  var returning: (() -> Void)? {
    get { extras?.returning }
    set { makeExtras().returning = newValue }
  }

  /// The control here, if there is one.
  var control: Control? {
    get { extras?.control }
    set { makeExtras().control = newValue }
  }

  /// The names by which queries find this position, if it has any.
  var knownInfo: PositionInfo? { extras?.info }

  /// The names by which queries find this position, for adding to; created on first use.
  var info: PositionInfo {
    let extras = makeExtras()
    let info = extras.info ?? PositionInfo()
    extras.info = info
    return info
  }

  /// The cause of the last body run here, for a body that ran more than once.
  var lastCause: BodyCause? {
    get { extras?.lastCause }
    set { makeExtras().lastCause = newValue }
  }
}
