/// The participant in layout at a position: it answers proposals, and has a geometry once it is placed.
///
/// A node caches its answers. When an input or a child changes, it computes them again, and invalidates the node around it
/// only if one of them is different. So a change that leaves a size as it was ends there (`LayoutPass`).
///
/// Subclasses override the hooks of `SizeAnswering`, `ChildPlacing` and `TraitProviding`, which are documented there. The
/// defaults here are those of a node without children; `WrapperNode` has those of a node around one child. Everything else
/// is final.
@MainActor
class LayoutNode: SizeAnswering, ChildPlacing, TraitProviding, Ending {
  /// How far a node has got, and what of it waits to be worked out again.
  struct Status: OptionSet {
    let rawValue: UInt16
    /// What it answers is to be worked out again.
    static let staleAnswers = Status(rawValue: 1)
    /// Its children are to be placed again.
    static let stalePlacement = Status(rawValue: 2)
    /// It waits in the layout pass to be measured.
    static let isWaiting = Status(rawValue: 4)
    /// It was placed.
    static let isPlaced = Status(rawValue: 8)
    /// Its position has ended.
    static let hasEnded = Status(rawValue: 16)
    /// Somebody may rely on an answer that is not kept any more.
    static let hasForgotten = Status(rawValue: 32)
    /// The node or one inside depends on where it is in the host.
    static let followsPlace = Status(rawValue: 64)
    /// The node is somewhere else in the host than before, and is placing its children there.
    static let isMoving = Status(rawValue: 128)
    /// Its place at the last commit is kept.
    static let isMoveNoted = Status(rawValue: 256)
    /// It stays where it is in the host, whatever becomes of the node around, until it is placed again.
    static let staysInHost = Status(rawValue: 512)
    /// The node changes how what is inside is drawn.
    static let isEffect = Status(rawValue: 1024)
    /// How the node or one inside is drawn depends on where it is in an effect around.
    static let followsEffects = Status(rawValue: 2048)
    /// The node is somewhere else in an effect around than before, and is placing its children there.
    static let isMovingInEffects = Status(rawValue: 4096)
    /// The drawing of the leaf was noted as one that may have changed since the last commit.
    static let isDrawingNoted = Status(rawValue: 8192)
  }

  /// What is shared by the host's positions.
  final var runtime: HostRuntime { position.runtime }
  /// The position of the node, which owns it and counts its work; it lets go of the node when it ends.
  final let position: ViewPosition
  /// The node that asks this one for sizes and places it; nil for the root, and before it was taken in.
  private(set) var around: LayoutNode?
  /// Where the node is in the node around.
  final var nodePlace = NodePlace()
  /// Where lines begin at the node, for one that lays out others; nil stands for the left.
  final var direction: DirectionInput?
  private var cache = AnswerCache()
  /// What the node follows first, and its place among those who do; few nodes follow more than one thing.
  private var firstInput: LayoutInput?
  /// What few nodes have.
  final var extras: NodeExtras?
  private var firstPlace: Int32 = 0
  /// The `LayoutPass.placesVersion` at which somebody asked last where the node or one inside is in the host.
  final var askedVersion: UInt32 = 0
  /// How far the node has got.
  final var status: Status = []
  /// The kinds of guides that somebody has asked for and that there were none of.
  private var absentGuides: GuideKinds = []
  /// The constants of the class, as they hold for this node.
  final var layoutKind: LayoutKind = []
  /// The number of nodes around, and this one, as it was when somebody asked; 0 for not known.
  final var knownDepth: UInt16 = 0

  /// Makes the node of a position, which owns it.
  init(at position: ViewPosition) {
    self.position = position
    layoutKind = Self.layoutKind
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
  func equivalent(to proposal: ProposedViewSize) -> ProposedViewSize { proposal }
  func providesGuides(_ kinds: GuideKinds) -> Bool { false }
  func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions { ViewDimensions(size: size) }

  func forEachChild(_ visit: (LayoutNode) -> Void) {}
  func placeChildren() {}
  var axisInside: Axis? { around?.axisInside }
  func geometryChanged() {}
  func effectsChanged() {}
  func inputChanged(_ input: LayoutInput) { invalidate() }
  var draws: Bool {
    var draws = false
    forEachChild { draws = draws || $0.draws }
    return draws
  }

  var layoutPriority: Double { 0 }
  var hasSpacing: Bool { false }
  var spacing: ViewSpacing { .indifferent }
  func trait(_ key: ObjectIdentifier) -> Any? { nil }

  /// The node itself, if it provides a context for its descendants.
  var providedContext: (any ContextProviding)? { nil }

  // MARK: - Answers

  /// Takes a node in: from now on this node asks it for sizes and says where it is.
  final func adopt(_ child: LayoutNode) {
    child.around = self
    child.knownDepth = 0
    if child.status.contains(.followsPlace) { followPlace() }
    if child.status.contains(.followsEffects) { followEffects() }
    child.forgetOrigins()
  }

  /// Whether there may be more to know of the node than its size, as far as some kinds of guides go.
  ///
  /// Whoever asked for something that is absent is notified when it is there. Until then the answer stays, so that a stack
  /// of stacks of any depth is asked once.
  final func hasGuides(_ kinds: GuideKinds) -> Bool {
    if absentGuides.isSuperset(of: kinds) && !status.contains(.staleAnswers) { return false }
    if providesGuides(kinds) { return true }
    absentGuides.formUnion(kinds)
    return false
  }

  /// The size for a proposal, worked out once until something that it depends on changes.
  final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if layoutKind.contains(.answersDirectly) || hasEnded {
      if !layoutKind.contains(.isTransparent) { position.count(.sizeQuery) }
      return measure(proposal)
    }
    if status.contains(.staleAnswers) { renewAnswers() }
    let asked = CompactProposal(proposal)
    if let size = cache.size(for: asked) { return size }
    let equivalent = equivalent(to: proposal)
    let question = CompactProposal(equivalent)
    if !(question == asked), let size = cache.size(for: question) { return size }
    position.count(.sizeQuery)
    let size = measure(equivalent)
    changeCache { cache in
      if cache.append(AnswerCache.Answer(question: question, size: size)) { status.insert(.hasForgotten) }
    }
    return size
  }

  /// The guides for a proposal and the size that answers it.
  ///
  /// They are compared like sizes: who aligns by them does not depend on the text or the frame that they come from.
  final func dimensions(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    guard hasGuides(.all) && !hasEnded else { return ViewDimensions(size: size) }
    if layoutKind.contains(.answersDirectly) { return measureGuides(for: proposal, size: measuredSize(for: proposal)) }
    let measured = measuredSize(for: proposal)
    let equivalent = equivalent(to: proposal)
    let question = CompactProposal(equivalent)
    guard let answer = cache.answer(to: question) else { return measureGuides(for: equivalent, size: measured) }
    if let known = answer.dimensions { return known }
    let dimensions = measureGuides(for: equivalent, size: measured)
    // What was asked on the way may have come in between.
    changeCache { $0.keep(dimensions, for: question) }
    return dimensions
  }

  /// Changes the answers that are kept.
  ///
  /// They are taken out meanwhile: arrays that change in place are checked for overlapping accesses, and then so is every
  /// look at them (Decisions/0040).
  private func changeCache(_ change: (inout AnswerCache) -> Void) {
    var taken = AnswerCache()
    swap(&taken, &cache)
    change(&taken)
    cache = taken
  }

  /// Takes note that the node may answer differently, or place its children differently.
  final func invalidate() {
    guard !hasEnded else { return }
    status.formUnion([.staleAnswers, .stalePlacement])
    waitForMeasuring()
  }

  /// Takes note that a child answers differently.
  final func childChanged() {
    guard !hasEnded else { return }
    status.insert(.stalePlacement)
    if !layoutKind.contains(.ignoresChildren) { status.insert(.staleAnswers) }
    waitForMeasuring()
  }

  /// Takes note that this node says something else of itself, to the container around that may go by it.
  final func traitsChanged() {
    invalidate()
    invalidateAround()
  }

  /// Has the container around work its answers out again, which may go by what this node says of itself.
  final func invalidateAround() {
    var node = around
    while let here = node {
      here.invalidate()
      node = here.layoutKind.contains(.passesTraits) ? here.around : nil
    }
  }

  /// Has the children placed in this pass.
  final func placementIsDue() {
    guard !hasEnded else { return }
    status.insert(.stalePlacement)
    waitForMeasuring()
  }

  /// Has the children placed in this pass, here and everywhere inside.
  final func placeEverything() {
    placementIsDue()
    forEachChild { $0.placeEverything() }
  }

  /// Has the children placed again when the node is, for one that is about to be.
  final func forgetPlacement() { status.insert(.stalePlacement) }

  /// Takes note that the children are placed, for a node that places them outside of its turn.
  final func takePlacementForDone() { status.remove(.stalePlacement) }

  private func waitForMeasuring() {
    if status.insert(.isWaiting).inserted { runtime.layout.enqueue(self) }
  }

  /// Takes its turn in the layout pass.
  final func takeTurn() {
    status.remove(.isWaiting)
    renewAnswers()
  }

  /// Works out again what the node has answered, and tells the node around if an answer is a different one.
  final func renewAnswers() {
    guard status.contains(.staleAnswers) else { return }
    status.remove(.staleAnswers)
    prepareToMeasure()
    var hasChanged = layoutKind.contains(.answersDirectly) || status.contains(.hasForgotten)
    status.remove(.hasForgotten)
    if cache.first != nil {
      var taken = AnswerCache()
      swap(&taken, &cache)
      if let first = taken.first { renew(first, &hasChanged) }
      for answer in taken.others { renew(answer, &hasChanged) }
    }
    if !absentGuides.isEmpty && providesGuides(absentGuides) {
      absentGuides = []
      hasChanged = true
    }
    if hasChanged { around?.childChanged() }
  }

  private func renew(_ answer: AnswerCache.Answer, _ hasChanged: inout Bool) {
    let proposal = answer.question.proposal
    let size = sizeThatFits(proposal)
    hasChanged = hasChanged || size != answer.size
    if let guides = answer.dimensions, !hasChanged || hasGuides(.all) {
      hasChanged = hasChanged || dimensions(for: proposal, size: size) != guides
    }
  }

  /// Takes note of something that the node follows until its end.
  final func noteFollowing(_ input: LayoutInput, at place: Int) {
    if firstInput == nil {
      (firstInput, firstPlace) = (input, Int32(place))
    } else {
      makeExtras().otherInputs.append((input, place))
    }
  }

  /// Takes note of another place among those who follow something.
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

  /// What few nodes have, made where this one has none of it.
  final func makeExtras() -> NodeExtras {
    let made = extras ?? NodeExtras()
    extras = made
    return made
  }

  func end() {
    status.insert(.hasEnded)
    while let last = extras?.otherInputs.popLast() { last.input.remove(at: last.place) }
    firstInput?.remove(at: Int(firstPlace))
    firstInput = nil
    cache = AnswerCache()
    around = nil
    leavePlace()
    geometryChanged()
  }
}
