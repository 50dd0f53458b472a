/// A value that is on its way.
@MainActor
protocol RunningAnimation: AnyObject {
  /// Brings the value to where it is at a moment.
  ///
  /// - Returns: Whether it has arrived.
  func step(to now: VirtualClock.Instant) -> Bool

  /// When it has something to do that depends on no other moment; nil if every moment is the same to it.
  var deadline: VirtualClock.Instant? { get }

  /// Whether it follows the time without being an animation.
  var followsTime: Bool { get }
}

extension RunningAnimation {
  /// Every moment is the same.
  var deadline: VirtualClock.Instant? { nil }

  /// It is an animation.
  var followsTime: Bool { false }
}

/// The values of a host that are on their way, and who is told when they have arrived.
@MainActor
final class AnimationBook {
  let clock: VirtualClock
  private var running: [(animation: any RunningAnimation, group: AnimationGroup)] = []
  private var lastStep = VirtualClock.Instant(offset: .zero)
  /// What the animations belong to that are begun now.
  private var group = AnimationGroup([])
  /// Completions that have to be called.
  private(set) var due: [() -> Void] = []

  init(clock: VirtualClock) {
    self.clock = clock
  }

  /// The moment it is.
  var now: VirtualClock.Instant { clock.now }

  /// Whether something is on its way and time has passed, or somebody has to be told.
  var isDue: Bool { !due.isEmpty || isStepDue }

  private var isStepDue: Bool {
    !running.isEmpty && (lastStep < clock.now || nextDeadline.map { $0 <= clock.now } ?? false)
  }

  /// The first moment at which something has to be done.
  ///
  /// - Complexity: O(running animations).
  var nextDeadline: VirtualClock.Instant? { running.lazy.compactMap(\.animation.deadline).min() }

  /// Whether something is on its way.
  var isRunning: Bool { running.contains { !$0.animation.followsTime } }

  /// Begins the update of a transaction: what is animated in it belongs together.
  func beginGroup(_ completions: [() -> Void], waitsForLogicalEnd: Bool = true) {
    group = AnimationGroup(completions, waitsForLogicalEnd: waitsForLogicalEnd)
  }

  /// Ends the update of a transaction; where nothing is animated, its completions are due.
  func endGroup() {
    if group.count == 0 { finish(group) }
    group = AnimationGroup([])
  }

  /// Runs work whose animations are a part of those of the transaction.
  ///
  /// - Parameters:
  ///   - work: Begins animations.
  ///   - end: Runs when all of them have ended; at once where there are none.
  func runTogether(_ work: () -> Void, end: @escaping () -> Void) {
    let around = group
    let part = AnimationGroup([], waitsForLogicalEnd: false)
    around.count += 1
    part.end = { [unowned self] in
      end()
      arrive(around)
    }
    group = part
    work()
    group = around
    if part.count == 0 { finish(part) }
  }

  /// Adds a value that is on its way from now on.
  func add(_ animation: any RunningAnimation) {
    remove(animation)
    lastStep = clock.now
    group.count += 1
    running.append((animation, group))
  }

  /// Adds something that follows the time and belongs to no transaction.
  func follow(_ follower: any RunningAnimation) {
    remove(follower)
    if running.isEmpty { lastStep = clock.now }
    let own = AnimationGroup([])
    own.count = 1
    running.append((follower, own))
  }

  /// Forgets a value.
  func remove(_ animation: any RunningAnimation) {
    guard let index = running.firstIndex(where: { $0.animation === animation }) else { return }
    arrive(running.remove(at: index).group)
  }

  /// Takes note of a value whose animation has come to its end for the eye, and goes on.
  func noteLogicalEnd(of animation: any RunningAnimation) {
    guard let index = running.firstIndex(where: { $0.animation === animation }) else { return }
    let group = running[index].group
    guard group.waitsForLogicalEnd else { return }
    running[index].group = AnimationGroup([])
    running[index].group.count = 1
    arrive(group)
  }

  /// Brings all values to where they are now.
  ///
  /// - Complexity: O(running animations), plus what depends on them.
  func step() {
    guard isStepDue else { return }
    lastStep = clock.now
    let stepped = running
    for (animation, _) in stepped where animation.step(to: lastStep) { remove(animation) }
  }

  /// Takes the completions that have to be called.
  func takeDue() -> [() -> Void] {
    defer { due = [] }
    return due
  }

  /// Forgets everything.
  func drop() {
    running = []
    due = []
  }

  private func arrive(_ group: AnimationGroup) {
    group.count -= 1
    if group.count == 0 { finish(group) }
  }

  private func finish(_ group: AnimationGroup) {
    due += group.completions
    group.completions = []
    let end = group.end
    group.end = nil
    end?()
  }
}

/// The animations of one transaction.
@MainActor
final class AnimationGroup {
  /// How many are running.
  var count = 0
  /// What is called when none is any more.
  var completions: [() -> Void]
  /// Runs when none is any more, for animations that are a part of those of a transaction.
  var end: (() -> Void)?

  /// Whether an end for the eye is enough.
  let waitsForLogicalEnd: Bool

  init(_ completions: [() -> Void], waitsForLogicalEnd: Bool = true) {
    self.completions = completions
    self.waitsForLogicalEnd = waitsForLogicalEnd
  }
}

/// A value of which a part follows an animation.
final class AnimatedValue<Value: Animatable>: RunningAnimation {
  /// Tells of the value as it is shown.
  let updater = Updater()
  /// The value as it is shown.
  private(set) var shown: Value
  private var target: Value
  private let book: AnimationBook
  private var way: Way?

  /// How a value goes from one to another.
  private struct Way {
    var from: Value.AnimatableData
    let animation: Animation
    var start: VirtualClock.Instant
    var context = AnimationContext<Value.AnimatableData>()
  }

  init(_ value: Value, in book: AnimationBook) {
    shown = value
    target = value
    self.book = book
  }

  /// Takes a new value over: at once, or on the way of an animation.
  func take(_ new: Value, _ transaction: Transaction) {
    // Most updates are not animated, and nothing is on its way.
    guard way != nil || transaction.animation != nil else {
      target = new
      shown = new
      return updater.run()
    }
    let from = shown.animatableData
    let old = target
    target = new
    shown = new
    if let animation = transaction.animation, from != new.animatableData, old.animatableData != new.animatableData {
      if !merges(animation, from: old) { way = Way(from: from, animation: animation, start: book.now) }
      _ = place(at: book.now)
      book.add(self)
    } else if let way {
      // A change of something else does not stop what is on its way.
      if way.from == new.animatableData || transaction.disablesAnimations {
        stop()
      } else {
        // A change without an animation moves the whole way, so the value that is shown moves by as much.
        self.way?.from += new.animatableData - old.animatableData
        _ = place(at: book.now)
      }
    }
    updater.run()
  }

  /// Whether an animation of the user's own goes on from the one that is running, towards the new value.
  private func merges(_ animation: Animation, from old: Value) -> Bool {
    guard var running = way, let custom = animation.custom else { return false }
    let elapsed = running.start.duration(to: book.now) / .seconds(1)
    guard
      custom.shouldMerge(
        previous: running.animation, value: old.animatableData - running.from, at: elapsed, &running.context)
    else { return false }
    way = Way(from: running.from, animation: animation, start: running.start, context: running.context)
    return true
  }

  func step(to now: VirtualClock.Instant) -> Bool {
    let hasArrived = place(at: now)
    if hasArrived { way = nil }
    updater.run()
    return hasArrived
  }

  private func stop() {
    way = nil
    book.remove(self)
  }

  private func place(at now: VirtualClock.Instant) -> Bool {
    shown = target
    guard var way else { return true }
    let elapsed = way.start.duration(to: now) / .seconds(1)
    let part = way.animation.animate(target.animatableData - way.from, at: elapsed, &way.context)
    self.way = way
    if way.context.isLogicallyComplete { book.noteLogicalEnd(of: self) }
    guard let part else { return true }
    shown.animatableData = way.from + part
    return false
  }
}

extension AnimatedValue: Ending {
  func end() {
    stop()
    updater.end()
  }
}

extension _GraphValue where Value: Animatable {
  /// The value as it is shown: a change in an animated transaction reaches it step by step.
  func animated(at position: ViewPosition, inputs: _ViewInputs) -> _GraphValue<Value> {
    let animated = AnimatedValue(read(), in: inputs.runtime.animations)
    position.own(animated)
    let transform = inputs.transactionTransform
    updater.add {
      var transaction = Transaction.update
      transform?(&transaction)
      animated.take(read(), transaction)
    }
    return _GraphValue(updater: animated.updater) { animated.shown }
  }
}

extension View where Self: Animatable {
  /// Makes the position of a view with a body, which runs for each step of an animation of the view's data.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(AnimatedValue<Self>.self)
    return BodyPosition.makeViewList(
      of: view.animated(at: position, inputs: inputs), inputs: inputs.inside(position), by: ViewBody<Self>())
  }
}

extension ViewModifier where Self: Animatable {
  /// Makes the position of a modifier with a body, which runs for each step of an animation of the modifier's data.
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(AnimatedValue<Self>.self)
    return makeBody(
      of: modifier.animated(at: position, inputs: inputs), inputs: inputs.inside(position), body: body)
  }
}
