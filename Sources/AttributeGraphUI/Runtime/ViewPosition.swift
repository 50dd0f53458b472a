import AttributeGraph2

/// What has to let go of others when its position ends.
@MainActor
protocol Ending: AnyObject {
  /// Lets go of everything.
  func end()
}

/// A view's place in the tree, from its insertion to its removal: what has identity, state and a lifetime.
///
/// A position is made once. It owns the attributes and effects that carry its updates; what flows through them later
/// never makes it anew. Removing it from its parent ends everything below it.
@MainActor
final class ViewPosition {
  /// The stages of a life, in order; a position can be gone without ever having appeared.
  private enum Stage {
    /// It was made, and has not appeared yet.
    case inserted
    /// It has appeared.
    case appeared
    /// It was taken out of the tree after it had appeared, and has not disappeared yet.
    case leaving
    /// It was taken out of the tree, and has disappeared if it ever appeared.
    case gone
  }

  /// What kind of view stands here, for queries and descriptions.
  let type: Any.Type
  /// The position's number in its host; numbers are never used again.
  let identity: Int
  /// What ran at this position.
  let tally: Tally
  /// What is shared by the host's positions.
  let runtime: HostRuntime
  /// The position around this one; nil for the root, and after the end.
  ///
  /// It is held, not referred to weakly: an object with weak references pays for them at every use.
  private(set) var parent: ViewPosition?
  /// The positions inside, in the order of the source.
  private(set) var children: [ViewPosition] = []

  /// The node that lays out what is made inside, once it is there; for a container.
  var containerNode: LayoutNode?
  /// Whether this is drawn before the position that stands before it in the source, as a background is.
  var isBehind = false
  /// What this position does when it appears and disappears.
  var lifecycle: LifecycleActions?
  /// How far the position has got in its life.
  private var stage = Stage.inserted
  /// The text that stands here now, for a text.
  var text: (() -> String)?
  /// What a tap on this position does, for a control.
  var tapAction: (() -> Void)?
  /// The state of the view that stands here, for a view with state.
  var storage: DynamicPropertyStorage?

  /// What lives as long as the position.
  private var owned: [AnyObject] = []

  /// Makes a position inside another one; the root has none around it.
  init(_ type: Any.Type, in parent: ViewPosition?, runtime: HostRuntime) {
    self.type = type
    self.runtime = runtime
    self.parent = parent
    identity = runtime.makeIdentity()
    tally = runtime.tallies.makeTally(for: type)
    parent?.children.append(self)
  }

  /// The type's name as `print` shows it.
  var typeName: String { String(describing: type) }

  /// Keeps an attribute, an effect or a layout node for as long as the position lives.
  func own(_ object: AnyObject) {
    owned.append(object)
  }

  /// Takes the position out of its parent: it is not part of the tree any more, and its effects run no more.
  ///
  /// State and models live on until the frame is committed.
  func detach() {
    parent?.children.removeAll { $0 === self }
    leave()
  }

  /// Whether the position was taken out of the tree, itself or with something around it.
  var isDetached: Bool { stage == .leaving || stage == .gone }

  /// Takes note that the position appears, if it is in the tree and has not yet.
  ///
  /// - Returns: What it does then.
  func appear() -> (() -> Void)? {
    guard stage == .inserted else { return nil }
    stage = .appeared
    return lifecycle?.appear
  }

  /// Takes note that the position disappears, if it had appeared and was taken out of the tree.
  ///
  /// - Returns: What it does then.
  func disappear() -> (() -> Void)? {
    guard stage == .leaving else { return nil }
    stage = .gone
    return lifecycle?.disappear
  }

  /// Ends the position and everything inside: attributes, state and models go.
  ///
  /// A position and what it owns know each other, so this is what sets them free; it may be called twice.
  func end() {
    for child in children { child.end() }
    children = []
    parent = nil
    for case let ending as any Ending in owned { ending.end() }
    owned = []
    containerNode = nil
    storage = nil
    lifecycle = nil
    text = nil
    tapAction = nil
  }

  private func leave() {
    stage = stage == .appeared ? .leaving : .gone
    for case let effect as Effect in owned { effect.stop() }
    for child in children { child.leave() }
    if runtime.displayStore.remove(identity) { tally.countDisplayItem() }
  }

  /// Visits the position and everything inside it, parents first, siblings in the order of the source.
  func forEachPosition(_ visit: (ViewPosition) -> Void) {
    visit(self)
    for child in children { child.forEachPosition(visit) }
  }

  /// Visits in the order of drawing: what is drawn later covers what is drawn before.
  func forEachPositionInDrawingOrder(_ visit: (ViewPosition) -> Void) {
    visit(self)
    var rest = children[...]
    while let child = rest.popFirst() {
      let behind = rest.prefix(while: \.isBehind)
      for position in behind.reversed() { position.forEachPositionInDrawingOrder(visit) }
      child.forEachPositionInDrawingOrder(visit)
      rest = rest[behind.endIndex...]
    }
  }
}
