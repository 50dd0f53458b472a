import Observation

/// The standard library's Observation with derived values that are stored, and updated in the order of their making.
///
/// It is the most that can be had of it by hand: a change makes what has read it wait; at the end of the batch whatever
/// waits runs, what was made first before what was made later, so that a rule finds its inputs up to date. A value that
/// comes out equal is not set, and so nothing runs because of it. In return every value is derived whether or not
/// somebody needs it, and a read in the middle of a batch gives the old value.
struct OrderedObservationPeer: Peer {
  static let name = "Observation, in order"

  private let order = UpdateOrder()

  func source(_ value: Int) -> ObservedSource { ObservedSource(value) }

  func derived(from inputs: [TrackedInput], _ rule: @escaping () -> Int) -> UpdatedValue<Int> {
    UpdatedValue(order, rule)
  }

  func derivedNumbers(from inputs: [TrackedInput], _ rule: @escaping () -> Numbers) -> UpdatedValue<Numbers> {
    UpdatedValue(order, rule)
  }

  func effect(from inputs: [TrackedInput], _ body: @escaping () -> Void) -> UpdatedEffect {
    UpdatedEffect(order, body)
  }

  func write(_ value: Int, to source: ObservedSource) { source.value = value }

  func batch(_ writes: () -> Void) {
    writes()
    order.runWaiting()
  }
}

/// What waits for the end of a batch, in the order of its making.
///
/// It is shared with closures that have to be `Sendable`; everything takes place on one thread.
final class UpdateOrder: @unchecked Sendable {
  /// The largest number comes first, so that the next one is at the end.
  private var waiting: [Updated] = []
  private var made = 0

  /// The number of what is made next.
  func nextNumber() -> Int {
    made += 1
    return made
  }

  /// Makes something wait, unless it does already.
  func add(_ updated: Updated) {
    guard !updated.isWaiting else { return }
    updated.isWaiting = true
    var (low, high) = (0, waiting.count)
    while low < high {
      let middle = (low + high) / 2
      if waiting[middle].number > updated.number { low = middle + 1 } else { high = middle }
    }
    waiting.insert(updated, at: low)
  }

  /// Runs what waits, and what comes to wait for that.
  func runWaiting() {
    while let next = waiting.popLast() {
      next.isWaiting = false
      next.update()
    }
  }
}

/// Something that runs when what it has read changes.
class Updated: @unchecked Sendable {
  /// Its place in the order of making.
  let number: Int
  /// Whether it is among those that wait.
  var isWaiting = false
  private let order: UpdateOrder

  init(_ order: UpdateOrder) { (self.order, number) = (order, order.nextNumber()) }

  /// Runs; what it does depends on what it is.
  func update() {}

  /// Runs something and waits for the next change of what it reads.
  final func tracking<Result>(_ body: () -> Result) -> Result {
    withObservationTracking(body) { [weak self] in
      if let self { order.add(self) }
    }
  }
}

/// A derived value that is stored.
final class UpdatedValue<Content: Equatable>: Updated, Readable, Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let rule: () -> Content
  private var stored: Content?

  /// Makes a value and derives it.
  init(_ order: UpdateOrder, _ rule: @escaping () -> Content) {
    self.rule = rule
    super.init(order)
    stored = tracking(rule)
  }

  var value: Content {
    registrar.access(self, keyPath: \.value)
    guard let stored else { preconditionFailure("A value is derived when it is made.") }
    return stored
  }

  var input: TrackedInput { TrackedInput() }

  override func update() {
    let fresh = tracking(rule)
    guard fresh != stored else { return }
    registrar.withMutation(of: self, keyPath: \.value) { stored = fresh }
  }
}

/// A body that runs again when something it has read changes.
final class UpdatedEffect: Updated, @unchecked Sendable {
  private let body: () -> Void

  /// Makes an effect and runs it.
  init(_ order: UpdateOrder, _ body: @escaping () -> Void) {
    self.body = body
    super.init(order)
    update()
  }

  override func update() { tracking(body) }
}
