/// A value that is being animated.
@MainActor
protocol RunningAnimation: AnyObject {
  /// Updates the value to a moment.
  ///
  /// - Returns: Whether the animation has ended.
  func step(to now: VirtualClock.Instant) -> Bool

  /// The next moment at which it has to be updated; nil if it changes continuously.
  var deadline: VirtualClock.Instant? { get }

  /// Whether it follows the time without being an animation.
  var followsTime: Bool { get }
}

extension RunningAnimation {
  /// It changes continuously.
  var deadline: VirtualClock.Instant? { nil }

  /// It is an animation.
  var followsTime: Bool { false }
}

/// The running animations of a host, and their completions.
@MainActor
final class AnimationBook {
  let clock: VirtualClock
  private var running = RunningAnimations()
  private var lastStep = VirtualClock.Instant(offset: .zero)
  /// The group of the animations that begin now.
  private var group = AnimationGroup([])
  /// Completions to call.
  private(set) var due: [() -> Void] = []

  init(clock: VirtualClock) {
    self.clock = clock
  }

  /// The current moment.
  var now: VirtualClock.Instant { clock.now }

  /// Whether an animation is running and time has passed, or a completion has to be called.
  var isDue: Bool { !due.isEmpty || isStepDue }

  private var isStepDue: Bool {
    !running.isEmpty && (lastStep < clock.now || nextDeadline.map { $0 <= clock.now } ?? false)
  }

  /// The first moment at which an update is needed.
  ///
  /// - Complexity: O(running animations).
  var nextDeadline: VirtualClock.Instant? { running.all.compactMap(\.animation.deadline).min() }

  /// Whether an animation is running.
  var isRunning: Bool { running.all.contains { !$0.animation.followsTime } }

  /// Begins the update of a transaction, whose animations form a group.
  func beginGroup(_ completions: [() -> Void], waitsForLogicalEnd: Bool = true) {
    group = AnimationGroup(completions, waitsForLogicalEnd: waitsForLogicalEnd)
  }

  /// Ends the update of a transaction; without animations, its completions are called next.
  func endGroup() {
    if group.count == 0 { finish(group) }
    group = AnimationGroup([])
  }

  /// Runs work whose animations belong to the transaction's group.
  ///
  /// - Parameters:
  ///   - work: Begins animations.
  ///   - end: Runs when all of them have ended; at once if there are none.
  func runTogether(_ work: () -> Void, end: @escaping () -> Void) {
    let outer = group
    let part = AnimationGroup([], waitsForLogicalEnd: false)
    outer.count += 1
    part.end = { [unowned self] in
      end()
      arrive(outer)
    }
    group = part
    work()
    group = outer
    if part.count == 0 { finish(part) }
  }

  /// Adds a value whose animation begins now.
  func add(_ animation: any RunningAnimation) {
    remove(animation)
    lastStep = clock.now
    group.count += 1
    running.add(animation, in: group)
  }

  /// Adds an object that follows the time and belongs to no transaction.
  func follow(_ follower: any RunningAnimation) {
    remove(follower)
    if running.isEmpty { lastStep = clock.now }
    let own = AnimationGroup([])
    own.count = 1
    running.add(follower, in: own)
  }

  /// Removes an animation.
  func remove(_ animation: any RunningAnimation) {
    if let group = running.remove(animation) { arrive(group) }
  }

  /// Records that an animation is logically complete and continues.
  func noteLogicalEnd(of animation: any RunningAnimation) {
    guard let group = running.group(of: animation), group.waitsForLogicalEnd else { return }
    let own = AnimationGroup([])
    own.count = 1
    running.move(animation, to: own)
    arrive(group)
  }

  /// Updates all values to the current moment.
  ///
  /// - Returns: Whether there was a step.
  /// - Complexity: O(running animations), plus what depends on them.
  func step() -> Bool {
    guard isStepDue else { return false }
    lastStep = clock.now
    let stepped = running
    for entry in stepped.all where entry.animation.step(to: lastStep) { remove(entry.animation) }
    return true
  }

  /// Returns and clears the completions to call.
  func takeDue() -> [() -> Void] {
    defer { due = [] }
    return due
  }

  /// Removes all animations and completions.
  func drop() {
    running = RunningAnimations()
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

/// The running animations, in the order in which they began; each is found without a search, because there may be
/// thousands.
@MainActor
private struct RunningAnimations {
  typealias Entry = (animation: any RunningAnimation, group: AnimationGroup)

  /// The animations, with gaps where some have ended.
  private var entries: [Entry?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { places.isEmpty }

  /// The animations, in the order in which they began.
  var all: some Sequence<Entry> { entries.lazy.compactMap(\.self) }

  /// The group of an animation; nil if it is not running.
  func group(of animation: any RunningAnimation) -> AnimationGroup? {
    places[ObjectIdentifier(animation)].flatMap { entries[$0]?.group }
  }

  /// Adds an animation that is not running.
  mutating func add(_ animation: any RunningAnimation, in group: AnimationGroup) {
    places[ObjectIdentifier(animation)] = entries.count
    entries.append((animation, group))
  }

  /// Changes the group of a running animation.
  mutating func move(_ animation: any RunningAnimation, to group: AnimationGroup) {
    if let place = places[ObjectIdentifier(animation)] { entries[place] = (animation, group) }
  }

  /// Removes an animation.
  ///
  /// - Complexity: O(1) amortised.
  /// - Returns: Its group; nil if it is not running.
  mutating func remove(_ animation: any RunningAnimation) -> AnimationGroup? {
    guard let place = places.removeValue(forKey: ObjectIdentifier(animation)) else { return nil }
    let group = entries[place]?.group
    entries[place] = nil
    if entries.count > 2 * places.count + 16 { closeGaps() }
    return group
  }

  private mutating func closeGaps() {
    entries = entries.filter { $0 != nil }
    for (place, entry) in entries.enumerated() {
      if let entry { places[ObjectIdentifier(entry.animation)] = place }
    }
  }
}

/// The animations of one transaction.
@MainActor
final class AnimationGroup {
  /// The number of running animations.
  var count = 0
  /// The closures to call when all have ended.
  var completions: [() -> Void]
  /// Runs when all have ended, for animations that are a part of those of a transaction.
  var end: (() -> Void)?

  /// Whether logical completion is enough.
  let waitsForLogicalEnd: Bool

  init(_ completions: [() -> Void], waitsForLogicalEnd: Bool = true) {
    self.completions = completions
    self.waitsForLogicalEnd = waitsForLogicalEnd
  }
}

/// A value with a part that is animated.
final class AnimatedValue<Value: Animatable>: RunningAnimation {
  /// Passes on the shown value.
  let updater = Updater()
  /// The shown value.
  private(set) var shown: Value
  private var target: Value
  private let book: AnimationBook
  /// The running animation.
  private var way: Way?

  /// The animation from one value to another: an object, so that an update without one looks at a reference only.
  private final class Way {
    var from: Value.AnimatableData
    let animation: Animation
    let start: VirtualClock.Instant
    var context: AnimationContext<Value.AnimatableData>

    init(
      from: Value.AnimatableData, animation: Animation, start: VirtualClock.Instant,
      context: AnimationContext<Value.AnimatableData> = AnimationContext()
    ) {
      (self.from, self.animation, self.start, self.context) = (from, animation, start, context)
    }
  }

  /// Whether the value is on its way.
  var isRunning: Bool { way != nil }

  init(_ value: Value, in book: AnimationBook) {
    shown = value
    target = value
    self.book = book
  }

  /// Sets a new value in the running update, whose transaction may be changed for it.
  func take(_ new: Value, changing change: ((inout Transaction) -> Void)?) {
    // Most updates are not animated, and no animation is running: the transaction is not copied.
    if way == nil && change == nil && Transaction.update.animation == nil { return set(new) }
    var transaction = Transaction.update
    change?(&transaction)
    take(new, transaction)
  }

  private func set(_ new: Value) {
    target = new
    shown = new
    updater.run()
  }

  /// Sets a new value: at once, or with an animation.
  func take(_ new: Value, _ transaction: Transaction) {
    guard way != nil || transaction.animation != nil else { return set(new) }
    let from = shown.animatableData
    let old = target
    target = new
    shown = new
    if let animation = transaction.animation, from != new.animatableData, old.animatableData != new.animatableData {
      if !merges(animation, from: old) { way = Way(from: from, animation: animation, start: book.now) }
      _ = place(at: book.now)
      book.add(self)
    } else if let way {
      // A change of another part does not stop the running animation.
      if way.from == new.animatableData || transaction.disablesAnimations {
        stop()
      } else {
        // A change without an animation moves both ends of the running one, so the shown value moves by as much.
        way.from += new.animatableData - old.animatableData
        _ = place(at: book.now)
      }
    }
    updater.run()
  }

  /// Whether a custom animation continues from the running one, towards the new value.
  private func merges(_ animation: Animation, from old: Value) -> Bool {
    guard let running = way, let custom = animation.custom else { return false }
    let elapsed = running.start.duration(to: book.now) / .seconds(1)
    var context = running.context
    guard
      custom.shouldMerge(
        previous: running.animation, value: old.animatableData - running.from, at: elapsed, &context)
    else { return false }
    way = Way(from: running.from, animation: animation, start: running.start, context: context)
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
    guard let way else { return true }
    let elapsed = way.start.duration(to: now) / .seconds(1)
    var context = way.context
    let part = way.animation.animate(target.animatableData - way.from, at: elapsed, &context)
    way.context = context
    if context.isLogicallyComplete { book.noteLogicalEnd(of: self) }
    // A view may act in the setter when the value has arrived.
    shown.animatableData = part.map { way.from + $0 } ?? target.animatableData
    return part == nil
  }
}

extension AnimatedValue: Ending {
  func end() {
    stop()
    updater.end()
  }
}

extension _GraphValue where Value: Animatable {
  /// The shown value: a change in an animated transaction reaches it step by step.
  func animated(at position: ViewPosition, inputs: _ViewInputs) -> _GraphValue<Value> {
    let animated = AnimatedValue(read(), in: inputs.runtime.animations)
    position.own(animated)
    let change = inputs.transactionTransform
    updater.add { animated.take(read(), changing: change) }
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
