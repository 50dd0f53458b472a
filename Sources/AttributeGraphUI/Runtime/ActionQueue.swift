/// Actions of views that updates found due, to be run after layout: those of changes and of preferences.
@MainActor
final class ActionQueue {
  /// An action, and who is to blame if it does not settle.
  private struct DueAction {
    let owner: ActionOwner
    let run: () -> Void
    let transaction: Transaction
  }

  private var waiting: [DueAction] = []
  /// The number of the frame of work.
  private(set) var frame = 0
  /// What happened in this frame since an action ran for the third time, for naming a loop.
  private var trace: [String] = []
  private var isTracing = false

  /// How often one action may run in a frame.
  ///
  /// What has no loop runs an action once for each round in which its value came out different, which are few.
  static let runsPerFrame = 16

  /// Whether no action waits.
  var isEmpty: Bool { waiting.isEmpty }

  /// Adds an action.
  func add(for owner: ActionOwner, _ run: @escaping () -> Void) {
    waiting.append(DueAction(owner: owner, run: run, transaction: .update))
  }

  /// Drops what waits.
  func drop() { waiting = [] }

  /// Ends a frame: in the next one every action may run again.
  func endFrame() {
    frame += 1
    trace = []
    isTracing = false
  }

  /// Takes note of a write, which may be part of a loop.
  func noteWrite(_ name: () -> String) {
    if isTracing { trace.append(name()) }
  }

  /// Runs the actions that wait, in order; what they make due waits for the next round.
  func run(reporting report: (Issue) -> Void, _ perform: (() -> Void) -> Void) {
    let due = waiting
    waiting = []
    for action in due where !action.owner.position.isDetached {
      let owner = action.owner
      switch owner.turn(in: frame) {
      case .runs(let number):
        if number >= 3 { isTracing = true }
        if isTracing { trace.append(owner.label) }
        perform { withTransaction(action.transaction, action.run) }
      case .isFirstTooMany:
        report(.actionDoesNotSettle(owner.label, view: owner.position.typeName, loop: loop(through: owner.label)))
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
  private let runsPerFrame: Int
  private var lastFrame = -1
  private var runs = 0

  init(
    _ label: @autoclosure @escaping () -> String, at position: ViewPosition,
    runsPerFrame: Int = ActionQueue.runsPerFrame
  ) {
    self.runsPerFrame = runsPerFrame
    makeLabel = label
    self.position = position
  }

  /// Takes a turn in a frame.
  func turn(in frame: Int) -> Turn {
    if frame != lastFrame {
      lastFrame = frame
      runs = 0
    }
    runs += 1
    if runs <= runsPerFrame { return .runs(runs) }
    return runs == runsPerFrame + 1 ? .isFirstTooMany : .isTooMany
  }
}
