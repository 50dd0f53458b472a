import Foundation

/// Takes what is drawn step by step to the frames that layout has given it.
///
/// Layout has no animation: after a change each view has its new place and size at once, and geometry readers get
/// these. Only the views that draw something, and effects on drawings, are shown on the way there, each by the
/// animation of its own transaction. Frames are animated in the coordinates of a *container*: the host, the content of
/// a scroll view, or the view of a `geometryGroup()`. A container takes along what is inside.
@MainActor
final class FrameAnimations {
  /// The place of a node before a layout phase.
  private struct Before {
    let place: NodePlace
    let wasPlaced: Bool
    /// Whether an earlier layout phase has moved the node since the last commit.
    let hadMoved: Bool
  }

  /// The nodes that the running layout phase has placed elsewhere, in order, and their earlier places.
  private var moved: [LayoutNode] = []
  private var before: [ObjectIdentifier: Before] = [:]
  /// The number of frames on their way.
  private var running = 0
  /// The update in which a modifier animates the changes of its views.
  private var animatedUpdate = -1
  /// Whether a view has a modifier that may animate any update.
  private var mayAlwaysAnimate = false
  /// Whether a view has a modifier that may animate some updates.
  private var mayAnimate = false

  /// Whether a frame is on its way; if not, everything is shown where it is.
  var isRunning: Bool { running > 0 }

  /// Notes that a modifier animates the changes of its views in an update.
  func noteAnimation(in update: Int) { animatedUpdate = update }

  /// Notes a modifier that may animate any update.
  func noteTransactionModifier() { (mayAlwaysAnimate, mayAnimate) = (true, true) }

  /// Notes a modifier that may animate the updates in which a value changes, or in which its view comes or leaves.
  func noteAnimatingModifier() { mayAnimate = true }

  /// Whether some views were removed and are still shown.
  var areViewsLeaving = false

  /// Whether the running update may show views that come or leave gradually, or has to keep those that are leaving.
  var mayAnimateViews: Bool { mayAnimate || areViewsLeaving || Transaction.update.animation != nil }

  /// Whether frames may have to be animated in an update.
  func isNeeded(in update: Int) -> Bool {
    isRunning || mayAlwaysAnimate || animatedUpdate == update || Transaction.update.animation != nil
  }

  /// Whether places change because animated values have taken a step.
  private(set) var isStep = false

  /// Runs a layout for steps of animated values: the places that it changes are on their way already.
  func asStep(_ layOut: () -> Void) {
    isStep = true
    layOut()
    isStep = false
  }

  /// Notes the place of a node before it changes.
  func note(_ node: LayoutNode) {
    guard before[ObjectIdentifier(node)] == nil else { return }
    before[ObjectIdentifier(node)] = Before(
      place: node.nodePlace, wasPlaced: node.isPlaced, hadMoved: node.status.contains(.isMoveNoted))
    moved.append(node)
  }

  /// Notes that a frame has set out, or that it has arrived or its node has ended.
  fileprivate func count(_ change: Int) { running += change }

  /// Animates the frames that have changed in the layout phase that has just ended.
  ///
  /// - Complexity: O(nodes that have moved, with all nodes inside, and their ancestors).
  func begin() {
    guard !moved.isEmpty else { return }
    var around: Set<ObjectIdentifier> = []
    var roots: [LayoutNode] = []
    for node in moved {
      var node = node
      while around.insert(ObjectIdentifier(node)).inserted {
        guard let parent = node.parent else {
          roots.append(node)
          break
        }
        node = parent
      }
    }
    for root in roots { animate(root, from: .zero, to: .zero, isContainer: true, hadMoved: false, around) }
    moved = []
    before = [:]
  }

  /// Animates the frame of a node, and those inside, given the corners of the parent in the container before and now,
  /// and whether that had moved in the container since the last commit.
  private func animate(
    _ node: LayoutNode, from old: CGPoint, to new: CGPoint, isContainer: Bool, hadMoved: Bool,
    _ around: Set<ObjectIdentifier>
  ) {
    let before = before[ObjectIdentifier(node)]
    guard node.isPlaced, !node.hasEnded, before?.wasPlaced ?? true else { return }
    let place = node.nodePlace
    let oldPlace = before?.place ?? place
    let start = isContainer ? .zero : old + oldPlace.offset
    let end = isContainer ? .zero : new + place.offset
    let hadMoved = !isContainer && (hadMoved || before?.hadMoved ?? node.status.contains(.isMoveNoted))
    if start != end || oldPlace.size != place.size {
      let old = CGRect(origin: start, size: oldPlace.size)
      node.animateFrame(from: old, to: CGRect(origin: end, size: place.size), committed: hadMoved ? nil : old)
    }
    let isContainer = node.containsGeometry
    guard start != end && !isContainer || around.contains(ObjectIdentifier(node)) else { return }
    node.forEachChild { animate($0, from: start, to: end, isContainer: isContainer, hadMoved: hadMoved, around) }
  }
}

/// The frame in which a node is shown, in its container.
nonisolated struct ShownFrame: Animatable {
  var rect: CGRect

  var animatableData: CGRect.AnimatableData {
    get { rect.animatableData }
    set { rect.animatableData = newValue }
  }

  /// Whether all numbers are finite.
  var isFinite: Bool {
    rect.origin.x.isFinite && rect.origin.y.isFinite && rect.size.width.isFinite && rect.size.height.isFinite
  }
}

/// How a node is shown while its frame or its colour is animated.
@MainActor
final class FrameAnimation {
  /// The change that the modifiers around make to the transactions of the node; nil for none.
  var transform: ((inout Transaction) -> Void)?
  /// The colour, while it is on its way.
  var color: ColorAnimation?
  /// The frame, while it is on its way.
  fileprivate(set) var frame: AnimatedValue<ShownFrame>?
  /// Whether a step is noted that no commit has shown yet.
  fileprivate var isNoted = false
  /// The frame of the last commit; nil if the node had moved since then when the animation began.
  fileprivate var committed: CGRect?

  /// The rectangle in the container; nil where the node is shown in its place.
  var rect: CGRect? {
    guard let shown = frame?.shown, shown.isFinite else { return nil }
    // Springs go beyond their ends.
    return CGRect(origin: shown.rect.origin, size: Length.measured(shown.rect.size))
  }
}

extension LayoutNode {
  /// The frame's animation, made on first use.
  final func makeFrameAnimation() -> FrameAnimation {
    let extras = makeExtras()
    let made = extras.frameAnimation ?? FrameAnimation()
    extras.frameAnimation = made
    return made
  }

  /// Takes the changes that the modifiers around make to transactions.
  final func follow(_ transform: ((inout Transaction) -> Void)?) {
    if let transform { makeFrameAnimation().transform = transform }
  }

  /// The transaction of the running update, as the modifiers around the node have changed it.
  final var transaction: Transaction {
    var transaction = Transaction.update
    extras?.frameAnimation?.transform?(&transaction)
    return transaction
  }

  /// Animates the frame in the container from a rectangle to another one, if the transaction says so.
  fileprivate func animateFrame(from old: CGRect, to new: CGRect, committed: CGRect?) {
    guard drawnLeaf != nil || status.contains(.isEffect) || containsGeometry else { return }
    let (transaction, known) = (runtime.frames.isStep ? Transaction() : self.transaction, extras?.frameAnimation)
    guard transaction.animation != nil || known?.frame != nil else { return }
    let (old, new) = (ShownFrame(rect: old), ShownFrame(rect: new))
    guard old.isFinite && new.isFinite else { return endFrameAnimation() }
    if let frame = known?.frame { return frame.take(new, transaction) }
    let frame = AnimatedValue(old, in: runtime.animations)
    frame.take(new, transaction)
    guard frame.isRunning else { return }
    let animation = makeFrameAnimation()
    animation.frame = frame
    animation.committed = committed
    runtime.frames.count(1)
    frame.updater.add { [weak self] in self?.showStep() }
    showStep()
  }

  /// Shows the frame of the present moment.
  private func showStep() {
    guard let animation = extras?.frameAnimation else { return }
    if !animation.isNoted {
      animation.isNoted = true
      runtime.displayStore.noteStep(of: self)
    }
    if let frame = animation.frame {
      if !frame.shown.isFinite { position.report(invalid: "animation") }
      if !frame.isRunning {
        animation.frame = nil
        runtime.frames.count(-1)
      }
    }
    if let leaf = self as? LeafNode {
      leaf.noteDrawing()
    } else if status.contains(.isEffect) || status.contains(.followsEffects) {
      drawInside()
    }
  }

  /// Shows the node in its place, because it leaves it.
  final func endFrameAnimation() {
    guard let frame = extras?.frameAnimation?.frame else { return }
    extras?.frameAnimation?.frame = nil
    runtime.frames.count(-1)
    frame.end()
  }

  /// Takes a step for shown.
  ///
  /// - Returns: Whether it has moved the node, whose look is the same.
  final func takeStep() -> Bool {
    guard let animation = extras?.frameAnimation else { return false }
    animation.isNoted = false
    let new = animation.rect ?? CGRect(origin: offset(in: container), size: nodePlace.size)
    defer { animation.committed = new }
    return animation.committed != new && !hasEnded && !status.contains(.isDrawingNoted) && draws
  }

  // MARK: - Where it is drawn

  /// The size in which the node is drawn.
  final var shownSize: CGSize { extras?.frameAnimation?.rect?.size ?? nodePlace.size }

  /// The rectangle in which the node is drawn, in the host's coordinates.
  ///
  /// - Complexity: O(depth) while any frame is on its way, otherwise that of `frameInHost`.
  final var shownFrame: CGRect {
    guard runtime.frames.isRunning, !status.contains(.staysInHost) || extras?.frameAnimation?.frame != nil else {
      return frameInHost
    }
    return CGRect(origin: shownOrigin, size: shownSize)
  }

  private var shownOrigin: CGPoint {
    let container = container
    let corner = container.parent.map { $0.shownOrigin + container.nodePlace.offset }
    let offset = container === self ? .zero : extras?.frameAnimation?.rect?.origin ?? offset(in: container)
    return (corner ?? container.originInHost) + offset
  }

  /// The node, this or one around it, in whose coordinates the frame is animated.
  private var container: LayoutNode {
    var node = self
    while let parent = node.parent, !parent.containsGeometry { node = parent }
    return node
  }

  private func offset(in container: LayoutNode) -> CGPoint {
    originInHost - container.originInHost
  }

  /// The distance from the corner in which an ancestor is drawn to that of this node.
  final func shownOffset(in space: LayoutNode) -> CGPoint {
    runtime.frames.isRunning ? shownFrame.origin - space.shownFrame.origin : drawnOffset(in: space)
  }
}
