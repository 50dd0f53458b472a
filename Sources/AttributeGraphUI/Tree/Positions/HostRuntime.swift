import AttributeGraph2

/// The state shared by the positions of one host: the graph, the queues of a frame's phases, the counters and the
/// issues.
///
/// Positions retain it, but it does not retain the tree of positions, so releasing a host releases its whole tree.
@MainActor
final class HostRuntime {
  /// The host's graph.
  let graph = Graph()
  /// The queue of bodies that may have to run: the first phase of a frame.
  let bodies: EffectQueue
  /// The queue of content that depends on layout (the contents of geometry readers): the second phase.
  let contents: EffectQueue
  /// The queue of closures that make views from preferences; they run when no other work changes those preferences.
  let preferenceContents: EffectQueue
  /// The nodes to measure, place and draw again.
  let layout = LayoutPass()
  /// The host's work counters, by type and in total.
  let counterRegistry = CounterRegistry()
  /// The display items, by position.
  let displayStore = DisplayStore()
  /// The nesting depth of the views.
  var nesting = ViewNesting()
  /// The reads of `@Observable` objects by bodies.
  let observations = ObservationBook()
  /// Writes of state that bodies have not seen yet.
  let writes = WriteQueue()
  /// Brings bodies up to date with the writes so far, during an action.
  var updateAhead: () -> Void = {}
  /// Actions that became due during updates: change and preference actions.
  let actions = ActionQueue()
  /// Values that follow animations.
  let animations: AnimationBook
  /// The frames of what is drawn, on their way to their places.
  let frames = FrameAnimations()
  /// The date, and the texts that follow it.
  let time: TimeBook
  /// The number of updates of bodies so far, one for each transaction.
  var updates = 0
  /// The text measurer.
  let measurer: any TextMeasurer
  /// The number of pixels per point.
  let displayScale: CGFloat
  /// The pixel grid to which drawn rectangles are rounded.
  let pixels: PixelGrid
  /// The order in which actions of a frame run.
  let lifecycleOrder: LifecycleOrder

  /// Insertions and removals that an update requested; they are applied between the runs of the queues.
  var structureChanges: [() -> Void] = []
  /// Parts in preferences with a noted change inside; the listeners among them read their preference anew.
  let preferenceChanges = GrowingList<PreferencePart>()
  /// Positions that were inserted in this frame and have not appeared yet.
  var inserted: [ViewPosition] = []
  /// Positions that were removed in this frame; they end with its commit.
  var removed: [ViewPosition] = []
  /// Positions that were taken off the screen and have not disappeared yet.
  var receded: [ViewPosition] = []
  /// The reported issues, in order.
  var issues: [Issue] = []
  /// Whether issues are printed as they are reported; nil if this host follows the setting of all hosts.
  var printsIssues: Bool?
  /// The issues that are reported only once per position and were already reported.
  var reportedIssues: Set<ReportedIssue> = []
  /// Whether a position was inserted or removed since the last commit.
  var structureChanged = false
  /// Whether a property that was just connected lacks an object that the body requires.
  var isPropertyMissing = false
  /// Whether missing objects are reported: not while properties are connected at a place that shows nothing.
  var reportsMissing = true
  /// The nodes that have a name; each removes itself when it ends.
  var namedNodes: [String: LayoutNode] = [:]
  /// The views that leave gradually; nil until a view may do so.
  private(set) var transitions: (any LeavingViews)?
  private let makeTransitions: () -> any LeavingViews
  /// The bodies that ran; nil while they are not recorded.
  var bodyRuns: [BodyRun]?
  /// The services of features that few views use, by type.
  var services: [ObjectIdentifier: any HostService] = [:]
  /// The recorder of updates, if a recording is active.
  var recorder: (any UpdateRecorder)?
  /// The log of the task that made the host, if it has one.
  private let log = BodyLogScope.log

  /// The position whose body is being evaluated, in any host.
  static private(set) var runningBody: ViewPosition?
  /// The cause of the most recently started body, in any host.
  static private(set) var runningCause = BodyCause(isFirst: true)

  /// The view whose body was started most recently in this frame.
  private(set) var lastBody: ViewPosition?

  /// Forgets what is known of this frame only.
  func endFrame() {
    lastBody = nil
    actions.endFrame()
  }

  /// The target of weak references to the host.
  private(set) lazy var address = HostAddress(of: self)

  /// The number of the next position.
  private var nextIdentity: Int32 = 0

  init(
    measurer: any TextMeasurer, displayScale: CGFloat, clock: VirtualClock, lifecycleOrder: LifecycleOrder,
    makeTransitions: @escaping () -> any LeavingViews
  ) {
    self.makeTransitions = makeTransitions
    animations = AnimationBook(clock: clock)
    time = TimeBook(clock: clock)
    bodies = graph.makeEffectQueue()
    contents = graph.makeEffectQueue()
    preferenceContents = graph.makeEffectQueue()
    self.measurer = measurer
    self.displayScale = displayScale
    pixels = PixelGrid(scale: displayScale)
    self.lifecycleOrder = lifecycleOrder
  }

  /// Drops all pending work, because the host was released.
  func abandon() {
    address.close()
    structureChanges = []
    _ = preferenceChanges.takeAll()
    inserted = []
    removed = []
    receded = []
    counterRegistry.drop()
    writes.drop()
    layout.drop()
    displayStore.drop()
    animations.drop()
    transitions = nil
    time.drop()
    actions.drop()
    for service in services.values { service.drop() }
    services = [:]
  }

  /// The views that leave gradually; made on first use.
  @discardableResult
  func useTransitions() -> any LeavingViews {
    let made = transitions ?? makeTransitions()
    transitions = made
    return made
  }

  /// The counters of all positions of a type, including removed ones.
  func counters(for type: Any.Type) -> TypeCounters { counterRegistry.counters(for: type, of: self) }

  /// The number of the newest position.
  var newestIdentity: Int { Int(nextIdentity) }

  /// Returns a number that no other position of this host has had.
  func makeIdentity() -> Int32 {
    nextIdentity += 1
    population.add()
    return nextIdentity
  }

  /// Returns a number that no other drawing effect of this host has.
  func makeEffectNumber() -> Int {
    effectCount += 1
    return effectCount
  }

  private var effectCount = 0

  /// The number of positions in memory.
  let population = LivePositionCount()

  /// Reports an issue, and prints it unless printing is disabled.
  func report(_ issue: Issue) {
    issues.append(issue)
    if printsIssues ?? Issue.arePrinted { issue.print() }
  }

  /// Removes a position from the tree; it ends with the commit of this frame.
  func remove(_ position: ViewPosition) {
    nesting { position.detach() }
    noteRemoval(of: position)
  }

  /// Records a position that has left the tree.
  func noteRemoval(of position: ViewPosition) {
    removed.append(position)
    noteStructure(of: position)
  }

  /// Records a position that was inserted into the tree: its views appear in this frame.
  func insert(_ position: ViewPosition) {
    inserted.append(position)
    noteStructure(of: position)
  }

  /// Reorders the children of a position, without those that left the tree.
  func reorder(_ position: ViewPosition, by children: [ViewPosition]) {
    position.replaceChildren(by: children)
    noteStructure(of: position)
  }

  /// Records that children of a position were inserted, removed or reordered.
  func noteStructure(of position: ViewPosition) {
    structureChanged = true
    position.notePreferenceStructure()
  }

  /// Takes a position off the screen but keeps its state.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - isNoticed: Whether views inside that have appeared disappear in this frame.
  ///   - wasShown: Whether the position was on the screen in an earlier frame.
  func putAside(_ position: ViewPosition, isNoticed: Bool = true, wasShown: Bool = true) {
    guard !position.isAside else { return }
    position.putAside(isNoticed: isNoticed, wasShown: wasShown)
    receded.append(position)
    noteStructure(of: position)
  }

  /// Takes positions off the screen but keeps their state; views inside that have appeared disappear in this frame.
  ///
  /// - Parameter positions: The positions, each with whether it was on the screen in an earlier frame.
  func putAside(_ positions: [(position: ViewPosition, wasShown: Bool)]) {
    for position in ViewPosition.putAside(positions) {
      receded.append(position)
      noteStructure(of: position)
    }
  }

  /// Brings a position that was taken off the screen back; its views appear in this frame.
  func reinsert(_ position: ViewPosition) {
    guard position.isAside else { return }
    position.reinsert()
    insert(position)
  }

  /// Queues a write of state, which bodies see from the next update on.
  func write(to property: PropertyPlace, _ apply: @escaping () -> Void) {
    recorder?.noteWrite(to: property)
    writes.add(apply)
    actions.noteWrite { "\(property.viewName).\(property.property)" }
  }

  /// Whether a body, a layout or another rule is being evaluated, so that state must not change.
  var isUpdating: Bool { evaluations > 0 || graph.isEvaluatingRule }

  /// Whether a frame is in progress, so that actions are deferred to their phase.
  var isInFrame = true

  /// The nesting depth of user closures under evaluation.
  private var evaluations = 0

  /// Evaluates a body or another user closure that makes views; state must not change meanwhile.
  func evaluate<Value>(_ body: () -> Value) -> Value {
    beginEvaluation()
    defer { endEvaluation() }
    return body()
  }

  /// Evaluates a closure that a body has made, during an update and outside of every body: state that it reads makes
  /// the body of its view run again.
  func evaluateOutsideBodies<Value>(_ closure: () -> Value) -> Value {
    let body = Self.runningBody
    Self.runningBody = nil
    defer { Self.runningBody = body }
    return graph.untracked { evaluate(closure) }
  }

  /// The number of layout passes after which an update is cut off. A change that passes from view to view takes passes
  /// in proportion to the views, so only changes that cause themselves reach the limit.
  var passLimit: Int { 500 + population.count }

  /// Lays out what has changed, and animates frames and colours of what is drawn, which follow their own transaction.
  ///
  /// - Parameter limit: The number of passes after which nodes that make each other stale are left as they are.
  /// - Returns: The number of passes.
  func layOut(limit: Int) -> Int {
    layout.notesPlaces = frames.isNeeded(in: updates)
    defer { layout.notesPlaces = false }
    return evaluate {
      let passes = layout.run(limit: limit)
      if layout.notesPlaces {
        frames.begin()
        layout.draw()
      }
      return passes
    }
  }

  /// The start of `evaluate(_:)`, for generic callers: a closure would be specialised for each of their types.
  func beginEvaluation() { evaluations += 1 }

  /// The end of `beginEvaluation()`.
  func endEvaluation() { evaluations -= 1 }

  /// Evaluates the body at a position.
  func evaluate<Value>(at position: ViewPosition, _ body: () -> Value) -> Value {
    let previous = Self.runningBody
    Self.runningBody = position
    evaluations += 1
    defer {
      evaluations -= 1
      Self.runningBody = previous
    }
    return body()
  }

  /// Records a body run, if body runs are recorded or logged.
  func noteBody(at position: ViewPosition, _ cause: BodyCause) {
    // Most bodies run only once, and the cause of a first run is obvious.
    if !cause.isFirst { position.lastCause = cause }
    Self.runningCause = cause
    lastBody = position
    guard bodyRuns != nil || log != nil || BodyLog.current != nil else { return }
    let run = BodyRun(view: position.typeName, position: position.identity, cause: cause)
    bodyRuns?.append(run)
    log?.note(position.type, run)
    if let current = BodyLog.current, current !== log { current.note(position.type, run) }
  }

  /// Notes, for the run of a body that was recorded last, which bindings to parts found their part unchanged.
  func noteEqualParts(_ names: [String], at position: ViewPosition) {
    guard !names.isEmpty, let last = bodyRuns?.lastIndex(where: { $0.position == position.identity }) else { return }
    bodyRuns?[last].equalParts = names
  }

  /// Whether any work is pending for the next frame.
  var hasPendingWork: Bool { needsUpdate || !removed.isEmpty || !receded.isEmpty }

  /// Whether any pending work must be done before a frame can be shown.
  var needsUpdate: Bool {
    !(bodies.isEmpty && contents.isEmpty && preferenceContents.isEmpty && layout.isEmpty && structureChanges.isEmpty
      && inserted.isEmpty && preferenceChanges.isEmpty
      && !animations.isDue && !time.isDue && writes.isEmpty && actions.isEmpty && observations.inbox.isEmpty)
  }
}
