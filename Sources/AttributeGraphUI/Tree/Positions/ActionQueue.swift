/// Actions of views that updates found due, to be run after layout: those of changes and of preferences.
@MainActor
final class ActionQueue {
  /// An action, and who is to blame if it does not settle.
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
  /// What happened in this frame since an action ran for the third time, for naming a loop.
  private var trace: [String] = []
  private var isTracing = false

  /// How many different actions have run in this frame.
  private(set) var ownersInFrame = 0

  /// How often one action may run in this frame.
  ///
  /// Where there is no loop, a change reaches an action on ways that are no longer than there are actions, and a round
  /// goes one step on all of them: so it runs no more often than there are actions.
  private var runsPerFrame: Int { max(16, 2 * ownersInFrame) }

  /// Whether no action waits.
  var isEmpty: Bool { waiting.isEmpty }

  /// Adds an action.
  ///
  /// - Parameters:
  ///   - owner: The modifier that the action belongs to.
  ///   - isOfChange: Whether a changed value of the modifier's own made it due: such actions follow the lifecycle order.
  ///   - run: The action.
  func add(for owner: ActionOwner, isOfChange: Bool = false, _ run: @escaping () -> Void) {
    waiting.append(DueAction(owner: owner, run: run, transaction: .update, isOfChange: isOfChange))
  }

  /// Takes out the waiting actions in the order in which they run.
  ///
  /// Positions are numbered in the order in which they are made, a parent before what is inside. So inside out, actions
  /// of changes run from the highest number to the lowest, in the places that such actions have among the others.
  private func takeWaiting(in order: LifecycleOrder) -> [DueAction] {
    var due = waiting
    waiting = []
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

  /// Drops what waits.
  func drop() { waiting = [] }

  /// Ends a frame: in the next one every action may run again.
  func endFrame() {
    frame += 1
    ownersInFrame = 0
    trace = []
    isTracing = false
  }

  /// Takes note of a write, which may be part of a loop.
  func noteWrite(_ name: () -> String) {
    if isTracing { trace.append(name()) }
  }

  /// Has the actions performed that wait, in order; what they make due waits for the next round.
  func run(
    in order: LifecycleOrder, _ perform: (ActionOwner, () -> Void) -> Void
  ) {
    let due = takeWaiting(in: order)
    for action in due where !action.owner.position.isDetached {
      let owner = action.owner
      if owner.isNew(in: frame) { ownersInFrame += 1 }
      switch owner.turn(of: runsPerFrame) {
      case .runs(let number):
        if number >= 3 { isTracing = true }
        if isTracing { trace.append(owner.label) }
        perform(owner) { withTransaction(action.transaction, action.run) }
      case .isFirstTooMany:
        // The modifier's own type is none that a person has written.
        let view = owner.position.declaringView ?? owner.position
        owner.position.report(
          .actionDoesNotSettle(owner.label, view: view.typeName, loop: loop(through: owner.label)))
      case .isTooMany:
        break
      }
    }
  }

  /// The way from one run of an action to the next.
  private func loop(through label: String) -> [String] {
    guard let last = trace.lastIndex(of: label) else { return [] }
    return Array(trace[last...]) + [label]
  }
}

/// Whose actions are counted together: a modifier at a position.
@MainActor
final class ActionOwner {
  /// What may happen with an action that is due.
  enum Turn {
    /// It runs, for the so-manieth time in this frame.
    case runs(Int)
    /// It does not run, and is reported.
    case isFirstTooMany
    /// It does not run, and has been reported.
    case isTooMany
  }

  /// What messages call the action.
  var label: String { makeLabel() }
  /// Where it stands.
  let position: ViewPosition
  private let makeLabel: () -> String
  private let isBounded: Bool
  private var lastFrame = -1
  private var runs = 0
  private var wasReported = false

  /// Makes the owner of an action; what comes from outside is not bounded.
  init(_ label: @autoclosure @escaping () -> String, at position: ViewPosition, isBounded: Bool = true) {
    self.isBounded = isBounded
    makeLabel = label
    self.position = position
  }

  /// Whether this is the first turn in a frame.
  func isNew(in frame: Int) -> Bool {
    guard frame != lastFrame else { return false }
    lastFrame = frame
    runs = 0
    wasReported = false
    return true
  }

  /// Takes one of so many turns.
  func turn(of limit: Int) -> Turn {
    runs += 1
    if !isBounded || (runs <= limit && !wasReported) { return .runs(runs) }
    defer { wasReported = true }
    return wasReported ? .isTooMany : .isFirstTooMany
  }
}
