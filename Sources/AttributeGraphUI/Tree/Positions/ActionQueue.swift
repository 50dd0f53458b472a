/// A queue of actions of views that became due during an update: change and preference actions. They run after layout.
@MainActor
final class ActionQueue {
  /// An action, with the modifier that is reported if it does not settle.
  private struct DueAction {
    let owner: ActionOwner
    let run: () -> Void
    let transaction: Transaction
    /// Whether the action runs in the host's lifecycle order among those of its kind.
    let isOfChange: Bool
  }

  private var waiting: [DueAction] = []
  /// The number of the frame of work.
  private(set) var frame = 0
  /// The actions and writes of this frame since an action ran for the third time; names the loop in a report.
  private var trace: [String] = []
  private var isTracing = false

  /// How many different actions have run in this frame.
  private(set) var ownersInFrame = 0

  /// The number of times that one action may run in this frame.
  ///
  /// Without a loop, each path from a change to an action has at most as many steps as there are actions, and one pass
  /// advances every path by one step. The number of runs of an action is therefore at most the number of actions.
  private var runsPerFrame: Int { max(16, 2 * ownersInFrame) }

  /// Whether the queue is empty.
  var isEmpty: Bool { waiting.isEmpty }

  /// Adds an action.
  ///
  /// - Parameters:
  ///   - owner: The modifier that the action belongs to.
  ///   - isOfChange: Whether a change of the modifier's own value made the action due; such actions follow the
  ///     lifecycle order.
  ///   - run: The action.
  func add(for owner: ActionOwner, isOfChange: Bool = false, _ run: @escaping () -> Void) {
    var transaction = Transaction.update
    // They run when the animations of the update have ended, whatever the action does.
    if !transaction.completions.isEmpty { transaction.completions = [] }
    waiting.append(DueAction(owner: owner, run: run, transaction: transaction, isOfChange: isOfChange))
  }

  /// The order in which queued actions run.
  ///
  /// Positions are numbered in creation order, a parent before its children. In inside-out order, change actions
  /// therefore run from the highest number to the lowest; all other actions keep their places in the queue.
  private func arranged(_ waiting: [DueAction], in order: LifecycleOrder) -> [DueAction] {
    var due = waiting
    guard order == .insideOut else { return due }
    let places = due.indices.filter { due[$0].isOfChange }
    guard places.count > 1 else { return due }
    let sorted = places.map { due[$0] }.enumerated().sorted { one, other in
      let (first, second) = (one.element.owner.position.identity, other.element.owner.position.identity)
      return first == second ? one.offset < other.offset : first > second
    }
    for (place, action) in zip(places, sorted) { due[place] = action.element }
    return due
  }

  /// Removes all queued actions.
  func drop() { waiting = [] }

  /// Ends a frame and resets the run limits of all actions.
  func endFrame() {
    frame += 1
    ownersInFrame = 0
    trace = []
    isTracing = false
  }

  /// Records a write, which may be part of a loop.
  func noteWrite(_ name: () -> String) {
    if isTracing { trace.append(name()) }
  }

  /// Performs the queued actions of changes at positions up to a number, in order; the others stay queued.
  func runChanges(
    upTo newest: Int, in order: LifecycleOrder, _ perform: (ActionOwner, () -> Void) -> Void
  ) {
    let due = waiting.filter { $0.isOfChange && $0.owner.position.identity <= newest }
    guard !due.isEmpty else { return }
    waiting.removeAll { $0.isOfChange && $0.owner.position.identity <= newest }
    run(arranged(due, in: order), perform)
  }

  /// Performs the queued actions in order; actions that become due meanwhile are queued for the next pass.
  func run(
    in order: LifecycleOrder, _ perform: (ActionOwner, () -> Void) -> Void
  ) {
    let due = waiting
    waiting = []
    run(arranged(due, in: order), perform)
  }

  private func run(_ due: [DueAction], _ perform: (ActionOwner, () -> Void) -> Void) {
    for action in due where !action.owner.position.isDetached {
      let owner = action.owner
      if owner.isNew(in: frame) { ownersInFrame += 1 }
      switch owner.countRun(within: runsPerFrame) {
      case .runs(let number):
        if number >= 3 { isTracing = true }
        if isTracing { trace.append(owner.label) }
        perform(owner) {
          if action.transaction.isEmpty && Transaction.isCurrentEmpty { return action.run() }
          withTransaction(action.transaction) { action.run() }
        }
      case .isFirstTooMany:
        // The modifier's own type is internal, so the report names the declaring view.
        let view = owner.position.declaringView ?? owner.position
        owner.position.report(
          .actionDoesNotSettle(
            owner.label, view: view.writtenName, loop: loop(through: owner.label), runs: runsPerFrame))
      case .isTooMany:
        break
      }
    }
  }

  /// The labels from one run of an action to the next.
  private func loop(through label: String) -> [String] {
    guard let last = trace.lastIndex(of: label) else { return [] }
    return Array(trace[last...]) + [label]
  }
}

/// The unit for which action runs are counted and limited: a modifier at a position.
@MainActor
final class ActionOwner {
  /// The outcome for an action that is due.
  enum Outcome {
    /// The action runs; the value is its run number in this frame.
    case runs(Int)
    /// The action does not run and must be reported.
    case isFirstTooMany
    /// The action does not run and was already reported.
    case isTooMany
  }

  /// The action's name in messages.
  var label: String { makeLabel() }
  /// The position of the modifier.
  let position: ViewPosition
  private let makeLabel: () -> String
  private let isBounded: Bool
  private var lastFrame = -1
  private var runs = 0
  private var wasReported = false

  /// Creates the owner of an action; actions with external causes are not bounded.
  init(_ label: @autoclosure @escaping () -> String, at position: ViewPosition, isBounded: Bool = true) {
    self.isBounded = isBounded
    makeLabel = label
    self.position = position
  }

  /// Whether this is the first run in a frame; if so, resets the run count.
  func isNew(in frame: Int) -> Bool {
    guard frame != lastFrame else { return false }
    lastFrame = frame
    runs = 0
    wasReported = false
    return true
  }

  /// Counts one run against the limit.
  func countRun(within limit: Int) -> Outcome {
    runs += 1
    if !isBounded || (runs <= limit && !wasReported) { return .runs(runs) }
    defer { wasReported = true }
    return wasReported ? .isTooMany : .isFirstTooMany
  }
}
