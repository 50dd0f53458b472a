/// A value that is being animated.
@MainActor
protocol RunningAnimation: AnyObject {
  /// Updates the value to a moment.
  ///
  /// - Returns: Whether the animation has ended.
  func step(to now: VirtualClock.Instant) -> Bool

  /// The next moment at which it has to be updated; nil if it changes continuously.
  var deadline: VirtualClock.Instant? { get }

  /// The next moment at which it ends, logically or at all; nil if that is not known.
  func nextEnd(after now: VirtualClock.Instant) -> VirtualClock.Instant?

  /// Whether it follows the time without being an animation.
  var followsTime: Bool { get }
}

extension RunningAnimation {
  /// It changes continuously.
  var deadline: VirtualClock.Instant? { nil }

  /// Its end is not known.
  func nextEnd(after now: VirtualClock.Instant) -> VirtualClock.Instant? { nil }

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

  /// The first moment at which an update is needed: completions are called when their animations end.
  ///
  /// - Complexity: O(running animations).
  var nextDeadline: VirtualClock.Instant? {
    running.all.compactMap { animation, groups in
      let end = groups.contains(where: \.hasCompletions) ? animation.nextEnd(after: now) : nil
      return [animation.deadline, end].compactMap(\.self).min()
    }.min()
  }

  /// Whether an animation is running.
  var isRunning: Bool { running.all.contains { !$0.animation.followsTime } }

  /// Begins the update of a transaction, whose animations form a group: for completions that wait for the removal of
  /// the animations, another one around it.
  func beginGroup(_ completions: [AnimationCompletion]) {
    group = AnimationGroup(completions.filter { $0.criteria == .logicallyComplete })
    let late = completions.filter { $0.criteria == .removed }
    if !late.isEmpty { group.outer = AnimationGroup(late, waitsForLogicalEnd: false) }
  }

  /// Ends the update of a transaction; without animations, its completions are called next.
  func endGroup() {
    for group in sequence(first: group, next: \.outer) where group.count == 0 { finish(group) }
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
    part.outer = outer
    part.end = end
    group = part
    work()
    group = outer
    if part.count == 0 { finish(part) }
  }

  /// Adds a value whose animation begins now, or is continued by another one.
  ///
  /// Completions that wait for the removal of the interrupted animation now wait for the end of the new one.
  ///
  /// - Parameters:
  ///   - animation: The value.
  ///   - rest: Makes the course of the animation that was running, for what waits for its logical end.
  func add(_ animation: any RunningAnimation, after rest: () -> (any RunningAnimation)? = { nil }) {
    var groups = running.remove(animation)
    let interrupted = groups.filter(\.waitsForLogicalEnd)
    groups.removeAll(where: \.waitsForLogicalEnd)
    if interrupted.contains(where: \.hasCompletions), let rest = rest() {
      running.add(rest, in: interrupted)
    } else {
      interrupted.forEach(arrive)
    }
    lastStep = clock.now
    for group in sequence(first: group, next: \.outer) where !groups.contains(where: { $0 === group }) {
      group.count += 1
      groups.append(group)
    }
    running.add(animation, in: groups)
  }

  /// Adds an object that follows the time and belongs to no transaction.
  func follow(_ follower: any RunningAnimation) {
    remove(follower)
    if running.isEmpty { lastStep = clock.now }
    running.add(follower, in: [])
  }

  /// Removes an animation.
  func remove(_ animation: any RunningAnimation) {
    running.remove(animation).forEach(arrive)
  }

  /// Records that an animation is logically complete and continues.
  func noteLogicalEnd(of animation: any RunningAnimation) {
    running.removeGroups(of: animation, where: \.waitsForLogicalEnd).forEach(arrive)
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
    for completion in group.completions {
      completion.batches -= 1
      guard completion.batches == 0, !completion.isDue else { continue }
      completion.isDue = true
      due.append(completion.run)
    }
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
  typealias Entry = (animation: any RunningAnimation, groups: [AnimationGroup])

  /// The animations, with gaps where some have ended.
  private var entries: [Entry?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { places.isEmpty }

  /// The animations, in the order in which they began.
  var all: some Sequence<Entry> { entries.lazy.compactMap(\.self) }

  /// Adds an animation that is not running.
  mutating func add(_ animation: any RunningAnimation, in groups: [AnimationGroup]) {
    places[ObjectIdentifier(animation)] = entries.count
    entries.append((animation, groups))
  }

  /// Removes and returns the groups of an animation that fulfil a condition; none if it is not running.
  mutating func removeGroups(
    of animation: any RunningAnimation, where condition: (AnimationGroup) -> Bool
  ) -> [AnimationGroup] {
    guard let place = places[ObjectIdentifier(animation)], let groups = entries[place]?.groups else { return [] }
    entries[place]?.groups.removeAll(where: condition)
    return groups.filter(condition)
  }

  /// Removes an animation.
  ///
  /// - Complexity: O(1) amortised.
  /// - Returns: Its groups; none if it is not running.
  @discardableResult
  mutating func remove(_ animation: any RunningAnimation) -> [AnimationGroup] {
    guard let place = places.removeValue(forKey: ObjectIdentifier(animation)) else { return [] }
    let groups = entries[place]?.groups ?? []
    entries[place] = nil
    if entries.count > 2 * places.count + 16 { closeGaps() }
    return groups
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
  /// The completions that the end of the last animation concerns.
  var completions: [AnimationCompletion]
  /// Runs when all have ended, for animations that are a part of those of a transaction.
  var end: (() -> Void)?
  /// The group of the transaction, for such a part; the group with the completions that wait for the removal, for that
  /// of a transaction.
  fileprivate(set) var outer: AnimationGroup?

  /// Whether logical completion is enough.
  let waitsForLogicalEnd: Bool

  /// Whether anything waits for the group.
  var hasCompletions: Bool { !completions.isEmpty }

  init(_ completions: [AnimationCompletion], waitsForLogicalEnd: Bool = true) {
    self.completions = completions
    self.waitsForLogicalEnd = waitsForLogicalEnd
  }
}
