/// What takes part in layout at a position: it answers proposals, and knows its geometry once it is placed.
///
/// A node remembers what it answered. When something that it depends on changes, it works its answers out again, and
/// only if one comes out different the node around it has to do the same. So a change that leaves a size as it was
/// stops there, and who asked for the size is not laid out again (`LayoutPass`).
@MainActor
class LayoutNode: LayoutChild, Ending {
  /// What waits to be worked out again.
  struct Staleness: OptionSet {
    let rawValue: UInt8
    /// What it answers.
    static let answers = Staleness(rawValue: 1)
    /// Where its children are.
    static let placement = Staleness(rawValue: 2)
    /// Not stale by itself: the node waits in the layout pass to be measured.
    static let isWaiting = Staleness(rawValue: 4)
  }

  /// What is shared by the host's positions.
  let runtime: HostRuntime
  /// The position of the node, which owns it and counts its work.
  unowned let position: ViewPosition
  /// The node that asks this one for sizes and places it; nil for the root, and before it was taken in.
  private(set) var around: LayoutNode?
  /// The place among the children of the container.
  var index = 0
  /// Where the node is; nowhere before it was placed and after its end.
  private(set) var geometry = ViewGeometry.nowhere
  /// The distance of its corner from that of the node around.
  private(set) var offset = CGPoint.zero
  /// Whether the node was placed.
  private(set) var isPlaced = false
  /// What waits to be worked out again.
  var staleness: Staleness = []
  /// Where lines begin at the node, for one that lays out others; nil stands for the left.
  final var direction: DirectionInput?

  private var cache = AnswerCache()
  /// The kinds of guides that somebody has asked for and that there were none of.
  private var absentGuides: GuideKinds = []
  /// What the node follows, and its place among those who do.
  private var inputs: [(input: LayoutInput, place: Int)] = []
  private(set) var hasEnded = false

  /// Makes the node of a position, which owns it.
  init(at position: ViewPosition) {
    runtime = position.runtime
    self.position = position
    position.own(self)
  }

  // MARK: - What kinds of nodes differ in

  /// Works out the size for a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    preconditionFailure("\(type(of: self)) does not say how it is measured.")
  }

  /// Whether sizes are so cheap to work out that remembering them would cost more.
  var isMeasuredDirectly: Bool { false }

  /// Whether the node answers what its child answers, so that nothing is worked out for it.
  var isTransparent: Bool { false }

  /// Whether what the node answers depends on what its children answer.
  var dependsOnChildren: Bool { true }

  /// Gets ready to answer anew, because something has changed.
  func prepareToMeasure() {}

  /// Places the children in the node's geometry.
  func placeChildren() {}

  /// Visits the nodes that this one places.
  func forEachChild(_ visit: (LayoutNode) -> Void) {}

  /// The node was placed or moved.
  func geometryChanged() {}

  /// Something that the node follows has changed.
  func inputChanged(_ input: LayoutInput) { invalidate() }

  /// Whether there may be more to know of the node than its size: baselines, or guides that were set.
  func providesGuides(_ kinds: GuideKinds) -> Bool { false }

  /// Works out the guides for a proposal and the size that answers it; asked only where there may be some.
  func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    ViewDimensions(size: size)
  }

  /// Who is served first by a stack.
  var layoutPriority: Double { 0 }

  /// Whether the node has wishes for the distance to its neighbours.
  var hasSpacing: Bool { false }

  /// The distances that the node prefers.
  var spacing: ViewSpacing { ViewSpacing() }

  /// Whether what the view inside says of itself is what this node says: its priority, its values for a layout.
  var passesTraits: Bool { false }

  /// What the view says of itself to the container around, by the type of a key; nil where it says nothing.
  func trait(_ key: ObjectIdentifier) -> Any? { nil }

  /// The axis along which views inside are in a row, where that may become another one (`AnyLayout`).
  var axisInside: Axis? { around?.axisInside }

  /// The size of the nearest container by which views size themselves, and what tells of another one.
  var relativeContainer: (size: CGSize, input: LayoutInput)? { around?.relativeContainer }

  /// The rectangle around that content should not leave, as a child sees it; nil where there is no host.
  func safeArea(inside child: LayoutNode) -> SafeArea? { around?.safeArea(inside: self) }

  /// The node was taken off the screen, until it is placed again.
  func wasUnplaced() {}

  // MARK: - What all nodes do

  /// Takes a node in: from now on this node asks it for sizes and says where it is.
  final func adopt(_ child: LayoutNode) {
    child.around = self
  }

  /// Whether there may be more to know of the node than its size, as far as some kinds of guides go.
  ///
  /// Who was told that there is nothing is told when there is something.
  final func hasGuides(_ kinds: GuideKinds) -> Bool {
    if providesGuides(kinds) { return true }
    absentGuides.formUnion(kinds)
    return false
  }

  /// The size for a proposal, worked out once until something that it depends on changes.
  final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if isMeasuredDirectly || hasEnded {
      if !isTransparent { position.countSizeQuery() }
      return measure(proposal)
    }
    if staleness.contains(.answers) { renewAnswers() }
    if let index = cache.index(of: proposal) { return cache[index].size }
    position.countSizeQuery()
    let size = measure(proposal)
    cache.append(AnswerCache.Answer(proposal: proposal, size: size))
    return size
  }

  /// The guides for a proposal and the size that answers it.
  ///
  /// They are compared like sizes: who aligns by them does not depend on the text or the frame that they come from.
  final func dimensions(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    guard hasGuides(.all) && !hasEnded else { return ViewDimensions(size: size) }
    if isMeasuredDirectly { return measureGuides(for: proposal, size: measuredSize(for: proposal)) }
    let measured = measuredSize(for: proposal)
    guard let index = cache.index(of: proposal) else { return measureGuides(for: proposal, size: measured) }
    if let known = cache[index].dimensions { return known }
    let dimensions = measureGuides(for: proposal, size: measured)
    // What was asked on the way may have come in between.
    if let index = cache.index(of: proposal) { cache[index].dimensions = dimensions }
    return dimensions
  }

  /// Takes note that the node may answer differently, or place its children differently.
  final func invalidate() {
    guard !hasEnded else { return }
    staleness.formUnion([.answers, .placement])
    waitForMeasuring()
  }

  /// Takes note that a child answers differently.
  final func childChanged() {
    guard !hasEnded else { return }
    staleness.insert(.placement)
    if dependsOnChildren { staleness.insert(.answers) }
    waitForMeasuring()
  }

  /// Takes note that this node says something else of itself, to the container around that may go by it.
  final func traitsChanged() {
    invalidate()
    var node = around
    while let here = node {
      here.invalidate()
      node = here.passesTraits ? here.around : nil
    }
  }

  /// Has the children placed in this pass.
  final func placementIsDue() {
    guard !hasEnded else { return }
    staleness.insert(.placement)
    waitForMeasuring()
  }

  /// Has the children placed in this pass, here and everywhere inside.
  final func placeEverything() {
    placementIsDue()
    forEachChild { $0.placeEverything() }
  }

  private func waitForMeasuring() {
    if staleness.insert(.isWaiting).inserted { runtime.layout.enqueue(self) }
  }

  /// Takes its turn in the layout pass.
  final func takeTurn() {
    staleness.remove(.isWaiting)
    renewAnswers()
  }

  /// Works out again what the node has answered, and tells the node around if an answer is a different one.
  final func renewAnswers() {
    guard staleness.contains(.answers) else { return }
    staleness.remove(.answers)
    prepareToMeasure()
    let old = cache.takeAll()
    var hasChanged = isMeasuredDirectly || old.isIncomplete
    for answer in old.answers {
      let size = sizeThatFits(answer.proposal)
      hasChanged = hasChanged || size != answer.size
      if let guides = answer.dimensions, !hasChanged || hasGuides(.all) {
        hasChanged = hasChanged || dimensions(for: answer.proposal, size: size) != guides
      }
    }
    if !absentGuides.isEmpty && providesGuides(absentGuides) {
      absentGuides = []
      hasChanged = true
    }
    if hasChanged { around?.childChanged() }
  }

  /// Puts the node somewhere; its children are placed again only if its size or proposal is another one.
  final func place(at offset: CGPoint, in container: ViewGeometry, size: CGSize, proposal: ProposedViewSize) {
    self.offset = offset
    place(
      ViewGeometry(
        origin: CGPoint(x: container.origin.x + offset.x, y: container.origin.y + offset.y), size: size,
        proposal: proposal))
  }

  /// Has the children placed in the next layout phase, where no node is around that would place this one.
  final func startPlacing() {
    isPlaced = true
    invalidate()
  }

  /// Puts the node where the node around is.
  final func place(as other: ViewGeometry) {
    offset = .zero
    place(other)
  }

  private func place(_ new: ViewGeometry) {
    guard !hasEnded else { return }
    let old = geometry
    geometry = new
    if !isPlaced || staleness.contains(.placement) || old.size != new.size || old.proposal != new.proposal {
      isPlaced = true
      staleness.remove(.placement)
      geometryChanged()
      placeChildren()
    } else if old.origin != new.origin {
      move()
    }
  }

  /// Places a child where a container has found that it lies, or as its mirror image where lines begin on the right.
  final func place(_ child: LayoutNode, by placement: ChildPlacement) {
    var origin = placement.origin
    if direction?.isRightToLeft == true {
      let mirrored = geometry.size.width - origin.x - placement.size.width
      if mirrored.isFinite { origin.x = mirrored }
    }
    child.place(at: origin, in: geometry, size: placement.size, proposal: placement.proposal)
  }

  /// Takes the node and what is inside off the screen, until it is placed again.
  ///
  /// - Complexity: O(nodes inside).
  final func unplace() {
    guard isPlaced else { return }
    isPlaced = false
    geometry = .nowhere
    wasUnplaced()
    forEachChild { $0.unplace() }
  }

  /// Moves what is inside along with the node.
  private func move() {
    geometryChanged()
    forEachChild { child in
      guard child.isPlaced else { return }
      child.geometry.origin = CGPoint(x: geometry.origin.x + child.offset.x, y: geometry.origin.y + child.offset.y)
      child.move()
    }
  }

  /// Places the children again where the node is, if something about them has changed.
  final func renewPlacement() {
    guard staleness.contains(.placement), isPlaced, !hasEnded else { return }
    staleness.remove(.placement)
    geometryChanged()
    placeChildren()
  }

  /// Takes note of something that the node follows until its end.
  final func noteFollowing(_ input: LayoutInput, at place: Int) {
    inputs.append((input, place))
  }

  /// Takes note of another place among those who follow something.
  final func noteMove(in input: LayoutInput, to place: Int) {
    for index in inputs.indices where inputs[index].input === input { inputs[index].place = place }
  }

  func end() {
    hasEnded = true
    while let last = inputs.popLast() { last.input.remove(at: last.place) }
    cache = AnswerCache()
    around = nil
    geometry = .nowhere
    geometryChanged()
  }
}
