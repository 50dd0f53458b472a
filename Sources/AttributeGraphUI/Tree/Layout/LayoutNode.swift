/// The participant in layout at a position: it answers proposals, and has a geometry once it is placed.
///
/// A node caches its answers. When an input or a child changes, it computes them again, and invalidates its parent only
/// if an answer has changed. So a change that leaves a size unchanged does not propagate further (`LayoutPass`).
///
/// Subclasses override the hooks of `SizeAnswering`, `ChildPlacing` and `TraitProviding`, which are documented there.
/// The defaults here are those of a node without children; `WrapperNode` has those of a node around one child.
/// Everything else is final.
@MainActor
class LayoutNode: PositionPart, SizeAnswering, ChildPlacing, TraitProviding {
  /// The state of a node, and the work that is scheduled for it.
  struct Status: OptionSet {
    let rawValue: UInt16
    /// Its answers must be computed again.
    static let staleAnswers = Status(rawValue: 1)
    /// Its children must be placed again.
    static let stalePlacement = Status(rawValue: 2)
    /// It is queued in the layout pass.
    static let isWaiting = Status(rawValue: 4)
    /// It was placed.
    static let isPlaced = Status(rawValue: 8)
    /// Its position has ended.
    static let hasEnded = Status(rawValue: 16)
    /// The parent may rely on an answer that is not cached any more.
    static let hasForgotten = Status(rawValue: 32)
    /// The node or a descendant depends on its place in the host.
    static let followsPlace = Status(rawValue: 64)
    /// The node has moved in the host, and is placing its children.
    static let isMoving = Status(rawValue: 128)
    /// Its place at the last commit is stored.
    static let isMoveNoted = Status(rawValue: 256)
    /// It keeps its place in the host, or in the content of a scroll view, independent of its parent, until it is
    /// placed again.
    static let staysInHost = Status(rawValue: 512)
    /// The node changes how its descendants are drawn.
    static let isEffect = Status(rawValue: 1024)
    /// The drawing of the node or a descendant depends on its place in an enclosing effect.
    static let followsEffects = Status(rawValue: 2048)
    /// The node has moved in an enclosing effect, and is placing its children.
    static let isMovingInEffects = Status(rawValue: 4096)
    /// The drawing of the leaf is noted as possibly changed since the last commit.
    static let isDrawingNoted = Status(rawValue: 8192)
    /// The size that was just measured is also that for every wider proposal.
    static let isOpenAcross = Status(rawValue: 16384)
    /// The size that was just measured is also that for every higher proposal.
    static let isOpenDown = Status(rawValue: 32768)
  }

  /// The runtime that the host's positions share.
  final var runtime: HostRuntime { position.runtime }
  /// The position of the node. It owns the node, counts its work, and releases it at its end.
  final let position: ViewPosition
  /// The parent, which measures and places this node; nil for the root, before adoption and after the end.
  private(set) var parent: LayoutNode?
  /// The first input that the node follows; few nodes follow more than one.
  private var firstInput: LayoutInput?
  /// The state that few nodes need.
  final var extras: NodeExtras?
  /// The place of the node in its parent.
  final var nodePlace = NodePlace()
  // The cache ends with single bytes, and those that follow fill its last word.
  private var cache = AnswerCache()
  /// The kinds of guides that were queried and absent.
  private var absentGuides: GuideKinds = []
  /// The node's copy of the constants of its class.
  final var layoutKind: LayoutKind = []
  /// The axes along which the cached answers do not depend on the proposal.
  private var fixedAxes: Axis.Set = []
  /// The state of the node.
  final var status: Status = []
  private var firstPlace: Int32 = 0
  /// The `LayoutPass.placesVersion` at the last query of the place in the host of the node or a descendant.
  final var queriedVersion: UInt32 = 0
  /// The number of ancestors plus one, as of the first query; 0 if unknown.
  final var knownDepth: UInt32 = 0

  /// Makes the node of a position, which owns it.
  init(at position: ViewPosition) {
    self.position = position
    layoutKind = Self.layoutKind
    super.init()
    position.own(self)
    assert(
      (self is any ContextProviding) == (providedContext != nil),
      "\(Self.self) conforms to ContextProviding, so its providedContext has to be the node itself.")
  }

  /// Whether the node was placed.
  final var isPlaced: Bool { status.contains(.isPlaced) }

  /// Whether the position has ended.
  final var hasEnded: Bool { status.contains(.hasEnded) }

  // MARK: - Hooks

  class var layoutKind: LayoutKind { [] }
  func prepareToMeasure() {}
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    fatalError("\(type(of: self)) does not implement measure(_:).")
  }
  func equivalent(to proposal: ProposedViewSize) -> ProposedViewSize {
    fixedAxes.isEmpty ? proposal : proposal.unspecified(along: fixedAxes)
  }
  func keepsSize(from proposal: ProposedViewSize, along axis: Axis) -> Bool { false }
  func providesGuides(_ kinds: GuideKinds) -> Bool { false }
  func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions { ViewDimensions(size: size) }

  func forEachChild(_ visit: (LayoutNode) -> Void) {}
  func placeChildren() {}
  var axisInside: Axis? { parent?.axisInside }
  var containsGeometry: Bool { false }
  func geometryChanged() {}
  func proposalChanged() { geometryChanged() }
  func effectsChanged() {}
  func inputWillChange(_ input: LayoutInput) {}
  func inputChanged(_ input: LayoutInput) { invalidate() }
  var draws: Bool {
    var draws = false
    forEachChild { draws = draws || $0.draws }
    return draws
  }

  var layoutPriority: Double { 0 }
  var hasSpacing: Bool { false }
  var spacing: ViewSpacing { .indifferent }
  var isSpacer: Bool { false }
  func trait(_ key: ObjectIdentifier) -> Any? { nil }

  /// The node itself, if it provides a context for its descendants.
  var providedContext: (any ContextProviding)? { nil }

  // MARK: - Answers

  /// Makes a node a child: from now on this node measures and places it.
  final func adopt(_ child: LayoutNode) {
    child.parent = self
    child.knownDepth = 0
    if child.status.contains(.followsPlace) { followPlace() }
    if child.status.contains(.followsEffects) { followEffects() }
    child.forgetOrigins()
  }

  /// Whether the node may have guides of some kinds beyond those that follow from its size.
  ///
  /// A parent that queried absent guides is notified when they appear. Until then the result stays valid, so that
  /// nested stacks of any depth are queried once.
  final func hasGuides(_ kinds: GuideKinds) -> Bool {
    if absentGuides.isSuperset(of: kinds) && !status.contains(.staleAnswers) { return false }
    if providesGuides(kinds) { return true }
    absentGuides.formUnion(kinds)
    return false
  }

  /// The size for a proposal, cached until a dependency changes.
  final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if layoutKind.contains(.answersDirectly) || hasEnded {
      if !layoutKind.contains(.isTransparent) { position.count(.sizeQuery) }
      return measure(proposal)
    }
    if status.contains(.staleAnswers) { renewAnswers() }
    if layoutKind.contains(.isOneLine), let ideal = cache.idealSize, ideal.width <= proposal.width ?? .infinity {
      return ideal
    }
    let asked = CompactProposal(proposal)
    if let size = cache.size(for: asked) { return size }
    let equivalent = equivalent(to: proposal)
    let question = CompactProposal(equivalent)
    if !(question == asked), let size = cache.size(for: question) { return size }
    position.count(.sizeQuery)
    let size = measure(equivalent)
    let openAxes = takeOpenAxes()
    changeCache { cache in
      let answer = AnswerCache.Answer(question: question, size: size)
      if cache.append(answer, openAxes: openAxes) { status.insert(.hasForgotten) }
    }
    return size
  }

  /// Sets the axes along which nothing depends on the proposal.
  ///
  /// If there are fewer than before, a cached answer was also given for proposals that were not stored, so nobody can
  /// check whether their answers have changed.
  final func setFixedAxes(_ axes: Axis.Set) {
    if !axes.isSuperset(of: fixedAxes) { status.insert(.hasForgotten) }
    fixedAxes = axes
  }

  /// The ideal size, if it was the first that was asked for, and is still known.
  final var knownIdealSize: CGSize? { status.contains(.staleAnswers) || hasEnded ? nil : cache.idealSize }

  /// Notes, while a size is measured, the axes along which it is also the size for every longer proposal.
  final func noteOpenAxes(_ axes: Axis.Set) {
    if axes.contains(.horizontal) { status.insert(.isOpenAcross) }
    if axes.contains(.vertical) { status.insert(.isOpenDown) }
  }

  private func takeOpenAxes() -> Axis.Set {
    var axes: Axis.Set = []
    if status.remove(.isOpenAcross) != nil { axes.insert(.horizontal) }
    if status.remove(.isOpenDown) != nil { axes.insert(.vertical) }
    return axes
  }

  /// Whether the node was found to keep its size from a proposal on, when it was measured; nothing is measured for
  /// this.
  final func isKnownToKeepSize(from proposal: ProposedViewSize, along axis: Axis) -> Bool {
    !status.contains(.staleAnswers) && cache.keepsSize(from: CompactProposal(proposal), along: axis)
  }

  /// The guides for a proposal and the size that answers it.
  ///
  /// They are compared like sizes: a node that aligns by them does not depend on the text or the frame they come from.
  final func dimensions(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    guard hasGuides(.all) && !hasEnded else { return ViewDimensions(size: size) }
    if layoutKind.contains(.answersDirectly) { return measureGuides(for: proposal, size: size) }
    if !status.contains(.staleAnswers), let known = cache.dimensions(for: CompactProposal(proposal)) { return known }
    let measured = measuredSize(for: proposal)
    let equivalent = equivalent(to: proposal)
    let question = CompactProposal(equivalent)
    guard cache.hasAnswer(to: question) else { return measureGuides(for: equivalent, size: measured) }
    if let known = cache.dimensions(for: question) { return known }
    let dimensions = measureGuides(for: equivalent, size: measured)
    // A closure that gives a guide may add up what it gives, as one that breaks a row of tags into lines: it is called
    // for every view in turn whenever their container aligns them.
    if layoutKind.contains(.passesTraits) && !dimensions.explicitGuides.isEmpty {
      status.insert(.hasForgotten)
      return dimensions
    }
    // Nested queries may have changed the cache, so the answer is looked up again.
    changeCache { $0.keep(dimensions, for: question) }
    return dimensions
  }

  /// Changes the cached answers.
  ///
  /// They are swapped out during the change: arrays that change in place are checked for overlapping accesses, and then
  /// so is every read of them (Decisions/0040).
  private func changeCache(_ change: (inout AnswerCache) -> Void) {
    var taken = AnswerCache()
    swap(&taken, &cache)
    change(&taken)
    cache = taken
  }

  /// Discards the answers, because a container further out is measured as if it had another size.
  ///
  /// The parent is not notified: its answers are discarded, too. The next time that the node has to compute its
  /// answers, it notifies the parent in any case.
  final func forgetAnswers() {
    if cache.hasFirst { status.insert(.hasForgotten) }
    cache = AnswerCache()
    prepareToMeasure()
  }

  /// Marks the answers and the placement of the children as stale.
  final func invalidate() {
    guard !hasEnded else { return }
    status.formUnion([.staleAnswers, .stalePlacement])
    enqueueForMeasuring()
  }

  /// Notes that an answer of a child has changed.
  final func childChanged() {
    guard !hasEnded else { return }
    status.insert(.stalePlacement)
    if !layoutKind.contains(.ignoresChildren) { status.insert(.staleAnswers) }
    enqueueForMeasuring()
  }

  /// Notes that the values of this node for its parent have changed.
  final func traitsChanged() {
    invalidate()
    invalidateParent()
  }

  /// Invalidates the parent container, whose answers may depend on the values of this node.
  final func invalidateParent() {
    var node = parent
    while let here = node {
      here.invalidate()
      node = here.layoutKind.contains(.passesTraits) ? here.parent : nil
    }
  }

  /// Schedules placement of the children in this pass.
  final func invalidatePlacement() {
    guard !hasEnded else { return }
    status.insert(.stalePlacement)
    enqueueForMeasuring()
  }

  /// Schedules placement of the children in this pass, for this node and all descendants.
  final func placeEverything() {
    invalidatePlacement()
    forEachChild { $0.placeEverything() }
  }

  /// Marks the placement of the children as stale, for a node that is about to be placed.
  final func forgetPlacement() { status.insert(.stalePlacement) }

  /// Marks the children as placed, for a node that places them outside of the layout pass.
  final func markChildrenPlaced() { status.remove(.stalePlacement) }

  private func enqueueForMeasuring() {
    if status.insert(.isWaiting).inserted { runtime.layout.enqueue(self) }
  }

  /// Computes stale answers as a queue entry of the layout pass.
  final func takeTurn() {
    status.remove(.isWaiting)
    renewAnswers()
  }

  /// Computes the cached answers again, and notifies the parent if one has changed.
  final func renewAnswers() {
    guard status.contains(.staleAnswers) else { return }
    status.remove(.staleAnswers)
    prepareToMeasure()
    var hasChanged = layoutKind.contains(.answersDirectly) || status.contains(.hasForgotten)
    status.remove(.hasForgotten)
    if cache.hasFirst {
      var taken = AnswerCache()
      swap(&taken, &cache)
      if let first = taken.first { renew(first, &hasChanged) }
      // The parent may have been given the first answer for a longer proposal.
      hasChanged = hasChanged || !cache.openAxes.isSuperset(of: taken.openAxes)
      cache.keepsFirst = true
      for answer in taken.others { renew(answer, &hasChanged) }
      cache.keepsFirst = false
    }
    if !absentGuides.isEmpty && providesGuides(absentGuides) {
      absentGuides = []
      hasChanged = true
    }
    if hasChanged { parent?.childChanged() }
  }

  private func renew(_ answer: AnswerCache.Answer, _ hasChanged: inout Bool) {
    let proposal = answer.question.proposal
    let size = sizeThatFits(proposal)
    hasChanged = hasChanged || size != answer.size
    if let guides = answer.dimensions, !hasChanged || hasGuides(.all) {
      hasChanged = hasChanged || dimensions(for: proposal, size: size) != guides
    }
  }

  /// Notes an input that the node follows until its end.
  final func noteFollowing(_ input: LayoutInput, at place: Int) {
    if firstInput == nil {
      (firstInput, firstPlace) = (input, Int32(place))
    } else {
      makeExtras().otherInputs.append((input, place))
    }
  }

  /// Notes the node's new index among the followers of an input.
  final func noteMove(in input: LayoutInput, from old: Int, to place: Int) {
    if firstInput === input && firstPlace == Int32(old) {
      firstPlace = Int32(place)
    } else if let extras {
      let inputs = extras.otherInputs
      for index in inputs.indices where inputs[index].input === input && inputs[index].place == old {
        extras.otherInputs[index].place = place
      }
    }
  }

  /// The extras, created on first use.
  final func makeExtras() -> NodeExtras {
    let made = extras ?? NodeExtras()
    extras = made
    return made
  }

  override func end() {
    status.insert(.hasEnded)
    while let last = extras?.otherInputs.popLast() { last.input.remove(at: last.place) }
    firstInput?.remove(at: Int(firstPlace))
    firstInput = nil
    cache = AnswerCache()
    parent = nil
    leavePlace()
    endFade()
    geometryChanged()
  }
}
