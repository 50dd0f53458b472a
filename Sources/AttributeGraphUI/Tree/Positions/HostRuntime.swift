import AttributeGraph2

/// What the positions of one host share: the graph, the queues of a frame's phases, the counts and the reports.
///
/// Positions hold it strongly and it holds none of them, so a host that goes takes its whole tree along.
@MainActor
final class HostRuntime {
  /// The host's graph.
  let graph = Graph()
  /// Runs the bodies that may have to run: the first phase of a frame.
  let bodies: EffectQueue
  /// Runs what depends on layout (the contents of geometry readers): the second phase.
  let contents: EffectQueue
  /// The closures that make views of preferences, which run when nothing else changes what is said of them.
  let preferenceContents: EffectQueue
  /// What has to be measured, placed and drawn again.
  let layout = LayoutPass()
  /// What the host counts, by type and in total.
  let tallies = TallyBook()
  /// The display items, by position.
  let displayStore = DisplayStore()
  /// How deep the views are nested in each other.
  var nesting = ViewNesting()
  /// What bodies have read of `@Observable` objects.
  let observations = ObservationBook()
  /// Writes of state that bodies have not seen yet.
  let writes = WriteQueue()
  /// Actions that updates found due: those of changes and preferences.
  let actions = ActionQueue()
  /// Values that follow animations.
  let animations: AnimationBook
  /// The date, and the texts that follow it.
  let time: TimeBook
  /// How often bodies were given something new to see: one more with each transaction.
  var updates = 0
  /// How text is measured.
  let measurer: any TextMeasurer
  /// The number of pixels a point.
  let displayScale: CGFloat
  /// The pixels to which rectangles are rounded where they are drawn.
  let pixels: PixelGrid
  /// The order in which actions of a frame run.
  let lifecycleOrder: LifecycleOrder

  /// Insertions and removals that an update found necessary, to be carried out between the runs of the queues.
  var structureChanges: [() -> Void] = []
  /// Listeners that have to find out what the views inside say of a preference now.
  var preferenceChanges: [() -> Void] = []
  /// Positions that were inserted in this frame and have not appeared yet.
  var inserted: [ViewPosition] = []
  /// Positions that were removed in this frame; they end with its commit.
  var removed: [ViewPosition] = []
  /// Positions that were put aside and have not disappeared yet.
  var receded: [ViewPosition] = []
  /// Misuse that was reported, in order.
  var issues: [Issue] = []
  /// What was reported once for a position and is not to be reported again.
  var reportedIssues: Set<ReportedIssue> = []
  /// Whether a position was inserted or removed since the last commit.
  var structureChanged = false
  /// Whether a property that was connected just now lacks what the body relies on.
  var isPropertyMissing = false
  /// The nodes that have a name; they take themselves out when they end.
  var namedNodes: [String: LayoutNode] = [:]
  /// The nodes that say how far in front of its siblings a view is drawn; they take themselves out when they end.
  var zIndexNodes: [ObjectIdentifier: ZIndexNode] = [:]
  /// The views that come and go by transitions; nil where no view has one.
  var transitions: (any LeavingViews)?
  /// Where views see values of the user defaults.
  var storedPlaces = StoredPlaces()
  /// The bodies that ran, while somebody wants to know.
  var bodyRuns: [BodyRun]?
  /// The services of features that few views use, by type.
  var services: [ObjectIdentifier: any HostService] = [:]
  /// Who takes notes of updates for a recording, if one is being made.
  var recorder: (any UpdateRecorder)?
  /// The log of the task that made the host, if it has one.
  private let log = BodyLogScope.log

  /// The position whose body is being evaluated, of whichever host.
  static private(set) var runningBody: ViewPosition?
  /// Why the body runs that was begun last, of whichever host.
  static private(set) var runningCause = BodyCause(isFirst: true)

  /// The type of the view whose body was begun last.
  private(set) var lastBody: Any.Type?

  /// The object to which weak references to the host lead.
  private(set) lazy var address = HostAddress(of: self)

  /// The number of the next position.
  private var nextIdentity: Int32 = 0

  init(measurer: any TextMeasurer, displayScale: CGFloat, clock: VirtualClock, lifecycleOrder: LifecycleOrder) {
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

  /// Drops what waits: the host has gone.
  func abandon() {
    address.close()
    structureChanges = []
    preferenceChanges = []
    inserted = []
    removed = []
    receded = []
    tallies.drop()
    writes.drop()
    layout.drop()
    animations.drop()
    transitions = nil
    time.drop()
    actions.drop()
    for service in services.values { service.drop() }
    services = [:]
  }

  /// The number of the newest position.
  var newestIdentity: Int { Int(nextIdentity) }

  /// A number that no other position of this host has had.
  func makeIdentity() -> Int32 {
    nextIdentity += 1
    livePositions += 1
    return nextIdentity
  }

  /// A number that no other effect on what is drawn has in this host.
  func makeEffectNumber() -> Int {
    effectCount += 1
    return effectCount
  }

  private var effectCount = 0

  /// How many positions there are, counted from their making to the end of their memory.
  private(set) var livePositions = 0

  /// Counts a position that is no more.
  func forgetPosition() { livePositions -= 1 }

  /// Reports misuse, and prints it unless hosts are told not to.
  func report(_ issue: Issue) {
    issues.append(issue)
    issue.printIfWanted()
  }

  /// Takes a position out of the tree; it ends with the commit of this frame.
  func remove(_ position: ViewPosition) {
    position.detach()
    noteRemoval(of: position)
  }

  /// Takes note of a position that has left the tree.
  func noteRemoval(of position: ViewPosition) {
    removed.append(position)
    noteStructure(of: position)
  }

  /// Takes note of a position that came to the tree: what is inside appears in this frame.
  func insert(_ position: ViewPosition) {
    inserted.append(position)
    noteStructure(of: position)
  }

  /// Puts the positions inside another one into another order, without those that left the tree.
  func reorder(_ position: ViewPosition, by children: [ViewPosition]) {
    position.replaceChildren(by: children)
    noteStructure(of: position)
  }

  /// Takes note that the positions inside another one came, went, or stand in another order.
  func noteStructure(of position: ViewPosition) {
    structureChanged = true
    position.notePreferenceStructure()
  }

  /// Takes a position off the screen, which keeps its state.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - isNoticed: Whether what has appeared inside disappears by it, in this frame.
  ///   - wasShown: Whether it has come to the screen in a frame before.
  func putAside(_ position: ViewPosition, isNoticed: Bool = true, wasShown: Bool = true) {
    guard !position.isAside else { return }
    position.putAside(isNoticed: isNoticed, wasShown: wasShown)
    receded.append(position)
    noteStructure(of: position)
  }

  /// Brings a position back to the screen that was put aside; what is inside appears in this frame.
  func bringBack(_ position: ViewPosition) {
    guard position.isAside else { return }
    position.bringBack()
    insert(position)
  }

  /// Takes note of a write of state, which bodies see from the next update on.
  func write(to property: PropertyContext, _ apply: @escaping () -> Void) {
    recorder?.noteWrite(to: property)
    writes.add(apply, in: .current)
    actions.noteWrite { "\(property.viewName).\(property.property)" }
  }

  /// Whether a body, a layout or another rule is being evaluated, so that state must not change.
  var isUpdating: Bool { evaluations > 0 || graph.isEvaluatingRule }

  /// Whether a frame of work is being made, so that actions wait for their phase.
  var isInFrame = true

  /// How many closures of the user are being evaluated inside each other.
  private var evaluations = 0

  /// Evaluates a body or another closure of the user that makes views: state must not change meanwhile.
  func evaluate<Value>(_ body: () -> Value) -> Value {
    evaluations += 1
    defer { evaluations -= 1 }
    return body()
  }

  /// Evaluates the body at a position.
  func evaluate<Value>(at position: ViewPosition, _ body: () -> Value) -> Value {
    let around = Self.runningBody
    Self.runningBody = position
    evaluations += 1
    defer {
      evaluations -= 1
      Self.runningBody = around
    }
    return body()
  }

  /// Takes note of a body that runs, where somebody wants to know.
  func noteBody(at position: ViewPosition, _ cause: BodyCause) {
    // The first run of most bodies is their last, and why it ran is plain.
    if !cause.isFirst { position.lastCause = cause }
    Self.runningCause = cause
    lastBody = position.type
    guard bodyRuns != nil || log != nil || BodyLog.current != nil else { return }
    let run = BodyRun(view: position.typeName, position: position.identity, cause: cause)
    bodyRuns?.append(run)
    log?.note(position.type, run)
    if let current = BodyLog.current, current !== log { current.note(position.type, run) }
  }

  /// Whether something waits for the next frame.
  var hasPendingWork: Bool { needsUpdate || !removed.isEmpty || !receded.isEmpty }

  /// Whether something waits that has to be brought up to date before a frame can be shown.
  var needsUpdate: Bool {
    !(bodies.isEmpty && contents.isEmpty && preferenceContents.isEmpty && layout.isEmpty && structureChanges.isEmpty
      && inserted.isEmpty && preferenceChanges.isEmpty
      && !animations.isDue && !time.isDue && writes.isEmpty && actions.isEmpty && observations.doorstep.isEmpty)
  }
}
