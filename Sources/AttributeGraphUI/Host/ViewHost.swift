import AttributeGraph2

/// Mounts and runs a view without a screen: the entry point of the library.
///
/// A host mounts a view at a size, plays the person in front of the screen, and answers queries about what happened:
/// which bodies ran and how often, where everything is, what is drawn, what was misused.
///
/// ```swift
/// let host = ViewHost(size: CGSize(width: 390, height: 700)) { CounterView() }
/// let report = try host.tap("Add")
/// print(report.total.bodies, host.texts)
/// ```
///
/// ## How a frame goes
/// 1. *Bodies*: those whose inputs or state have changed, parents first.
/// 2. *Layout*: sizes, positions and display items that depend on something that changed, geometry readers' contents
///    among them.
/// 3. *Lifecycle*: the actions of views that appeared, then of those that disappeared. Their changes lead back to 1,
///    within the same frame.
/// 4. *Commit*: the display list counts as shown, and removed views end.
///
/// A frame without a visible change is not committed.
@MainActor
public final class ViewHost {
  /// How often a frame may insert views and return to the bodies before it is cut off and reported.
  static let passesPerFrame = 20
  /// How often a frame may return to the bodies without inserting views.
  private static let passesWithoutInsertion = 500

  let runtime: HostRuntime
  let root: ViewPosition
  let rootNode: RootNode
  let environment: EnvironmentScope
  private var isFlushing = false
  /// Whether bodies and layout are being brought up to date.
  private var isInUpdate = false
  /// The number of passes after which an update of this frame was cut off; nil if all of them have settled.
  private var unsettledPasses: Int?
  /// The number of the newest position that was there when actions of views ran last.
  private var newestKnown = 0
  /// Whether the host was closed and runs no more frames.
  public internal(set) var isClosed = false
  /// The host of a window or a menu that runs the frames of this one; nil for a host that runs its own.
  private var conductor: ViewHost? { book?.conductor }
  /// The scenes of the program, for a host of one of its windows or menus.
  private(set) weak var book: SceneBook?
  /// Whether another host runs the frames.
  let isConducted: Bool
  /// The values that were set with `setEnvironment` in a window, on top of the inherited ones.
  let ownEnvironment = EnvironmentChanges()
  private var ownEvents: [FrameEvent] = []
  private var ownCommits = 0
  private var ownLastCommit = CommitSummary()

  /// The host's time, which moves only when it is advanced.
  public let clock: VirtualClock
  /// The phases of all committed frames, in order.
  public var events: [FrameEvent] { conductor?.events ?? ownEvents }
  /// The number of committed frames.
  public var commits: Int { conductor?.commits ?? ownCommits }
  /// The version of the display list, which increases by one with each commit.
  public var displayListVersion: Int { commits }
  /// A summary of the last commit's changes on the screen.
  public var lastCommit: CommitSummary { conductor?.lastCommit ?? ownLastCommit }

  /// Mounts a view in the middle of a screen and shows the first frame.
  ///
  /// - Parameters:
  ///   - size: The screen's size in points.
  ///   - safeAreaInsets: The distances of the root view from the edges of the screen, in points.
  ///   - displayScale: The number of pixels a point, above 0.
  ///   - measurer: The text measurer; by default with built-in widths, the same on every machine.
  ///   - clock: The host's time.
  ///   - lifecycleOrder: The order in which actions of a frame run.
  ///   - root: Makes the view.
  public convenience init<Root: View>(
    size: CGSize = CGSize(width: 390, height: 700), safeAreaInsets: EdgeInsets = EdgeInsets(),
    displayScale: CGFloat = 1, measurer: any TextMeasurer = BuiltInTextMeasurer(),
    clock: VirtualClock = VirtualClock(), lifecycleOrder: LifecycleOrder = .insideOut, @ViewBuilder root: () -> Root
  ) {
    self.init(
      room: .host(size, safeArea: safeAreaInsets), displayScale: displayScale, measurer: measurer, clock: clock,
      lifecycleOrder: lifecycleOrder, root: root)
  }

  /// Mounts a view with an unspecified proposal; it stands in the top left corner at its ideal size.
  public convenience init<Root: View>(
    proposing proposal: ProposedViewSize, displayScale: CGFloat = 1,
    measurer: any TextMeasurer = BuiltInTextMeasurer(), clock: VirtualClock = VirtualClock(),
    lifecycleOrder: LifecycleOrder = .insideOut, @ViewBuilder root: () -> Root
  ) {
    self.init(
      room: .proposal(proposal), displayScale: displayScale, measurer: measurer, clock: clock,
      lifecycleOrder: lifecycleOrder, root: root)
  }

  init<Root: View>(
    room: RootNode.Room, displayScale: CGFloat, measurer: any TextMeasurer, clock: VirtualClock,
    lifecycleOrder: LifecycleOrder = .insideOut, environment change: (inout EnvironmentValues) -> Void = { _ in },
    root makeRoot: () -> Root
  ) {
    self.clock = clock
    isConducted = false
    trap(
      unless: displayScale > 0 && displayScale.isFinite,
      "A host was given a display scale of \(displayScale) pixels a point. Give it a number above 0, such as 1 or 2.")
    let runtime = HostRuntime(
      measurer: measurer, displayScale: displayScale, clock: clock, lifecycleOrder: lifecycleOrder,
      makeTransitions: { TransitionBook() })
    self.runtime = runtime
    runtime.service(ScreenDescription.self).room = room.usable
    runtime.becomeCurrent()
    // Timed work that the root's initialisers start follows the clock of this host.
    let view = makeRoot()
    runtime.graph.onDiagnostic = { [weak address = runtime.address] diagnostic in
      let text = diagnostic.description
      guard let body = HostRuntime.runningBody else {
        return address?.runtime?.report(.graph(text, view: "ViewHost")) ?? ()
      }
      body.report(.graph(text, view: body.typeName))
    }
    root = ViewPosition(ViewHost.self, in: nil, runtime: runtime)
    var values = Self.values(displayScale: displayScale, urls: runtime.urls)
    let editMode = HostEditMode(runtime.graph)
    root.own(editMode)
    values.editMode = editMode.binding
    change(&values)
    environment = EnvironmentScope(values, graph: runtime.graph)
    let inputs = _ViewInputs(position: root, environment: environment)
    let updater = Updater()
    root.own(updater)
    let inside = inputs.forPlace(at: root, in: .vertical)
    let content = Root._makeViewList(view: _GraphValue(updater: updater) { view }, inputs: inside)
    let single: LayoutNode =
      if case .one(let node) = content.items { node } else { ImplicitStackNode(at: root, content: content) }
    rootNode = RootNode(at: root, room: room.usable, child: single)
    reportInvalid(room)
    runtime.presentations.attach(to: root, room: rootNode.room)
    runtime.updateAhead = { [weak self] in self?.updateAhead() }
    runtime.insert(root)
    flush()
  }

  /// Mounts a part of a program that has a screen of its own: a window, the commands of a menu.
  ///
  /// The host of the program runs its frames.
  ///
  /// - Parameters:
  ///   - place: The place of its views in the tree of the program.
  ///   - inputs: The values that the views inherit.
  ///   - size: The size of its screen in points.
  ///   - book: The scene's record, which leads to the host of the program.
  ///   - change: Changes the environment of its views.
  ///   - content: Makes the views.
  init(
    at place: ViewPosition, inheriting inputs: _ViewInputs, size: CGSize, in book: SceneBook,
    environment change: @escaping (inout EnvironmentValues) -> Void, content: (_ViewInputs) -> _ViewListOutputs
  ) {
    clock = book.clock
    runtime = place.runtime
    self.book = book
    isConducted = true
    root = place
    let own = ownEnvironment
    environment = EnvironmentScope(inside: inputs.environment, at: place) { inherited in
      var values = inherited
      change(&values)
      own.apply(to: &values)
      return values
    }
    var inside = inputs.onPage(at: place)
    inside.environment = environment
    let room = LayoutValue(RootNode.Room.host(size, safeArea: EdgeInsets()).usable, comparedBy: ==)
    rootNode = RootNode(at: place, sharing: room, child: ImplicitStackNode(at: place, content: content(inside)))
    runtime.presentations.attach(to: place, room: room)
    runtime.insert(place)
  }

  isolated deinit {
    defer { runtime.counterRegistry.forgetCounters() }
    // The program ends the parts of its tree.
    guard !isConducted else { return }
    runtime.nesting { root.end() }
    environment.end()
    runtime.abandon()
  }

  private static func values(displayScale: CGFloat, urls: URLBook) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.urlBook = urls
    values.displayScale = displayScale
    values.pasteboard = Pasteboard()
    values.undoManager = UndoManager()
    return values
  }

  /// Brings the screen up to date, with views in platform objects. If nothing has changed, there is no frame.
  public func flush() {
    // A program that has ended is not updated.
    guard !isConducted else {
      conductor?.flush()
      return
    }
    guard !isClosed && !isFlushing else { return }
    // Changes of the user defaults from outside the views are not notified, so they are read again.
    runtime.knownService(StoredPlaces.self)?.renew()
    for _ in 0..<Self.passesPerFrame {
      if runtime.hasPendingWork { runtime.nesting { runFrame() } }
      guard let objects = runtime.knownService(PlatformObjects.self) else { return }
      // Views in platform objects may change what this host shows.
      HostRuntime.keepingCurrent { objects.flush() }
      guard runtime.hasPendingWork else { return }
    }
    reportUnsettled(after: Self.passesPerFrame)
  }

  /// Runs passes of updates until nothing is scheduled, and shows the result.
  private func runFrame() {
    isFlushing = true
    runtime.isInFrame = true
    runtime.becomeCurrent()
    runtime.time.beginFrame()
    runtime.hostRecorder?.beginFrame()
    defer {
      isFlushing = false
      runtime.isInFrame = false
      runtime.endFrame()
      runtime.hostRecorder?.endFrame()
    }
    // Actions of changes and preferences are limited one by one, so a long chain without a loop ends well.
    var (passes, insertingPasses) = (0, 0)
    unsettledPasses = nil
    while true {
      update()
      passes += 1
      if !runtime.inserted.isEmpty { insertingPasses += 1 }
      runtime.nesting { runLifecycle() }
      guard runtime.needsUpdate else { break }
      if unsettledPasses != nil || insertingPasses >= Self.passesPerFrame
        || passes >= Self.passesWithoutInsertion + 4 * runtime.actions.ownersInFrame
      {
        reportUnsettled(after: unsettledPasses ?? passes)
        break
      }
    }
    runtime.nesting { commit() }
  }

  // A frame can insert deeper trees than there were before, so each phase checks the stack (`nesting`).

  /// Brings bodies and layout up to date with the clock, and with the pending writes, one transaction after the other.
  private func update() {
    isInUpdate = true
    defer { isInUpdate = false }
    runtime.updates += 1
    runtime.observations.deliver()
    // A step moves views before the writes of the frame are applied, so it is laid out first, without an animation.
    if runtime.animations.step(), runtime.frames.isNeeded(in: runtime.updates) || !runtime.writes.isEmpty {
      runtime.frames.asStep { settle() }
    }
    runtime.time.step()
    repeat {
      runWrites()
      settle()
    } while !runtime.writes.isEmpty
    draw()
    Transaction.update = Transaction()
  }

  /// Runs bodies for the pending writes during an action, between or in frames.
  private func updateAhead() {
    // The end of an object may change another one in an update.
    guard !isInUpdate else { return }
    isInUpdate = true
    let (wasInFrame, completions) = (runtime.isInFrame, Transaction.current.completions)
    runtime.isInFrame = true
    runtime.hostRecorder?.beginFrame()
    // The current transaction goes on, so its completions wait.
    for completion in completions { completion.batches += 1 }
    runtime.nesting { runWrites() }
    for completion in completions { completion.batches -= 1 }
    Transaction.update = Transaction()
    runtime.isInFrame = wasInFrame
    isInUpdate = false
  }

  /// Brings the looks of what is drawn up to date with bodies and layout.
  private func draw() {
    runtime.nesting { runtime.evaluate { runtime.layout.draw() } }
  }

  /// Runs bodies for the pending writes, one transaction after the other.
  private func runWrites() {
    while let batch = runtime.writes.takeFirst() {
      Transaction.update = batch.transaction
      runtime.updates += 1
      runtime.animations.beginGroup(batch.transaction.completions)
      runtime.graph.transaction { for write in batch.writes { write() } }
      settle(runtime.bodies)
      // The animations of a later transaction begin at the places and colours to which this one leads.
      let isStart = runtime.writes.animationFollows
      // Layout may begin animations of this transaction, for which its completions wait.
      if isStart || runtime.frames.isNeeded(in: runtime.updates) { settle() }
      if isStart { draw() }
      runtime.animations.endGroup()
    }
  }

  /// Runs bodies, layout and the closures that depend on it alternately, until all are settled or a limit is reached.
  private func settle() {
    var passes = 0
    repeat {
      settle(runtime.bodies)
      runtime.nesting {
        runtime.deliverPreferences()
        passes += runtime.layOut(limit: runtime.passLimit - passes)
      }
      // A closure inside of what such a closure makes waits for a layout of its own.
      runtime.contents.run()
      while !runtime.structureChanges.isEmpty { changeStructure() }
      // Content made from preferences is updated last, so its closure never sees only some of the new values. What it
      // makes depends on layout again, and belongs to the same transaction.
      if isSettled { settle(runtime.preferenceContents) }
      if isSettled && runtime.contents.isEmpty && runtime.preferenceContents.isEmpty { return }
      passes += 1
    } while passes < runtime.passLimit
    unsettledPasses = passes
  }

  /// Whether bodies and layout are up to date, and no preference has changed.
  private var isSettled: Bool {
    runtime.bodies.isEmpty && runtime.preferenceChanges.isEmpty && runtime.layout.isSettled
  }

  /// Runs an effect queue, then the insertions and removals that its updates scheduled.
  private func settle(_ queue: EffectQueue) {
    repeat {
      queue.run()
      changeStructure()
    } while !queue.isEmpty || !runtime.structureChanges.isEmpty
  }

  private func changeStructure() {
    let changes = runtime.structureChanges
    runtime.structureChanges = []
    for change in changes { change() }
  }

  /// Runs the actions of changed values of views that were there before, then those of views that appeared, then of
  /// views that disappeared, and then all other actions.
  private func runLifecycle() {
    let known = newestKnown
    newestKnown = runtime.newestIdentity
    let perform = { (owner: ActionOwner, action: () -> Void) in
      self.runAction("\(owner.label) of \(owner.position.typeName)", action)
    }
    runtime.actions.runChanges(upTo: known, in: runtime.lifecycleOrder, perform)
    let inserted = runtime.inserted
    runtime.inserted = []
    // A view that was inserted inside another inserted view is handled there.
    let identities = Set(inserted.map(\.identity))
    for outermost in inserted.reversed() where !outermost.isInside(anyOf: identities) {
      for position in outermost.positionsInLifecycleOrder() {
        if let appear = position.appear() { runAction("onAppear of \(position.typeName)", appear) }
      }
    }
    let receded = runtime.receded
    runtime.receded = []
    for outermost in ViewPosition.lifecycleOrder(of: receded + runtime.removed, runtime.lifecycleOrder) {
      for position in outermost.positionsInLifecycleOrder() {
        if let disappear = position.disappear() { runAction("onDisappear of \(position.typeName)", disappear) }
      }
    }
    if let editing = runtime.editing, !editing.canBeFocused { runAction("end of editing") { editing.leave() } }
    for completion in runtime.animations.takeDue() { runAction("completion of an animation", completion) }
    runtime.actions.run(in: runtime.lifecycleOrder, perform)
  }

  /// Runs an action of a frame in a transaction; a recording names it as the origin of its writes.
  private func runAction(_ name: @autoclosure () -> String, _ action: () -> Void) {
    guard let recorder = runtime.hostRecorder else { return runtime.graph.transaction { action() } }
    recorder.acting(name()) { runtime.graph.transaction { action() } }
  }

  /// Shows the changes, and ends the removed views.
  private func commit() {
    let changes = runtime.displayStore.commit(newest: runtime.newestIdentity)
    let removed = runtime.removed
    runtime.removed = []
    if changes != CommitSummary() || runtime.structureChanged {
      ownEvents += [.layout, .commit]
      ownCommits += 1
      ownLastCommit = changes
    }
    runtime.structureChanged = false
    for position in removed { position.end() }
  }
}
