import AttributeGraph2
import ThreadSupport

/// The place of a view's state at its position.
///
/// Actions read a new value at once. Bodies read it from the next update on: the writes of one transaction come
/// together, those of the next transaction in an update of their own.
///
/// Any thread reads and sets the value. A set on another thread is read at once, too, and reaches the views in a job of
/// the main actor, with its transaction; that of the last one counts.
@usableFromInline
final class StateLocation<Value>: BindingLocation<Value> {
  fileprivate let cell: StateCell<Value>
  private let place: PropertyPlace
  /// Properties of other views, with a binding to this state, whose closures have read it outside of the body.
  private var properties: [ObjectIdentifier: any PropertyOfView] = [:]
  /// Guards the three properties that follow.
  private let lock = PropertyLock()
  /// The value that was set last.
  private var newest: Value
  /// The transaction of the set, as long as the main actor does not know of it.
  private var waiting: WaitingTransaction?
  /// Whether the position has ended, so that no view can read the value any more.
  private var hasEnded = false
  /// The value when the body of its view ran last.
  private var seen: Value
  private var changes: Int32 = 0
  /// Whether it has changed since the body of its view ran last.
  private var hasUnseenChange = false
  /// Whether its view has read it, in the body or in a closure.
  private var isRead = false
  /// Whether a closure of its view, such as a row's or a geometry reader's, has read it outside of the body.
  private var isReadByClosures = false

  @MainActor
  init(_ value: Value, in context: PropertyContext) {
    place = context.place
    newest = value
    seen = value
    // Each set is compared by itself, not the whole action: setting another value and then the old one again is a
    // change.
    cell = context.runtime.graph.cell(value, comparedBy: nil)
  }

  override var value: Value {
    get { MainQueue.isCurrent ? onMainActor(self) { $0.currentValue } : newestValue }
    set {
      if MainQueue.isCurrent { return onMainActor((self, newValue)) { place, value in place.set(value) } }
      let thread = ThreadTransaction.current
      guard store(newValue, waiting: WaitingTransaction(thread.transaction)) else { return }
      thread.writeCount += 1
      setOnMainActor(self) { $0.publish() }
    }
  }

  /// The value that was set last, read without a dependency.
  var newestValue: Value {
    lock.lock()
    defer { lock.unlock() }
    return newest
  }

  @MainActor private var currentValue: Value { place.runtime.isUpdating ? cell.value : newestValue }

  @MainActor
  private func set(_ value: Value) {
    guard !place.runtime.isUpdating else {
      place.position.report(.stateSetDuringUpdate(view: place.viewName, property: place.property))
      return
    }
    if store(value, waiting: nil) { pass(value) }
  }

  /// Stores a value, unless it is equal or the position has ended.
  private func store(_ value: Value, waiting: WaitingTransaction?) -> Bool {
    if Equality.areEqual(newestValue, value) { return false }
    // Swapped, so that the value before is released outside of the lock.
    var (value, waiting) = (value, waiting)
    lock.lock()
    let isOpen = !hasEnded
    if isOpen {
      swap(&newest, &value)
      swap(&self.waiting, &waiting)
    }
    lock.unlock()
    return isOpen
  }

  /// Passes on the value that another thread has set, unless a later set has done so.
  @MainActor
  private func publish() {
    lock.lock()
    let (value, waiting) = (newest, hasEnded ? nil : self.waiting)
    self.waiting = nil
    lock.unlock()
    guard let waiting else { return }
    withTransaction(waiting.transaction) { pass(value) }
  }

  /// Makes the views that have read the state run.
  @MainActor
  private func pass(_ value: Value) {
    place.runtime.write(to: place) { [self] in
      changes &+= 1
      hasUnseenChange = true
      cell.value = value
      if isReadByClosures { place.position.invalidateBody() }
      for property in properties.values { property.position.invalidateBody() }
    }
  }

  /// The value as the view that owns the state reads it: in a closure that runs during an update, such as that of a
  /// sheet's content, the value that the view had when its body ran last, as in SwiftUI. From then on the body depends
  /// on it.
  var valueForView: Value {
    guard MainQueue.isCurrent else { return newestValue }
    return onMainActor(self) { state in
      let value = state.currentValue
      state.isRead = true
      guard state.place.isReadByClosure else { return value }
      state.isReadByClosures = true
      return state.place.position.hasBody ? state.seen : value
    }
  }

  /// The position of the view to which the state belongs.
  @MainActor var position: ViewPosition { place.position }

  override var changeCount: Int { Int(changes) }

  @MainActor override var namedState: NamedState? { state }

  /// The view's property.
  @MainActor var state: NamedState {
    NamedState(name: "\(place.viewName).\(place.property)", position: place.position.identity)
  }

  override func add(_ property: any PropertyOfView) { properties[ObjectIdentifier(property)] = property }

  override func remove(_ property: any PropertyOfView) { properties[ObjectIdentifier(property)] = nil }

  /// Whether a view of the host has the state.
  @MainActor func isAlive(in runtime: HostRuntime) -> Bool { !hasEnded && place.runtime === runtime }

  /// Records that the body of its view runs.
  ///
  /// - Returns: Whether the value has changed since the body ran last, and the view has read it.
  func noteSeen() -> Bool {
    guard hasUnseenChange else { return false }
    hasUnseenChange = false
    onMainActor(self) { state in state.seen = state.place.runtime.graph.untracked { state.cell.value } }
    return isRead
  }
}

extension StateLocation: NodeOwner {
  var namedNodes: [(node: Node, name: String)] {
    [(cell, state.position.map { "\(state.name) #\($0)" } ?? state.name)]
  }
}

extension StateLocation: Ending {
  func end() {
    lock.lock()
    hasEnded = true
    lock.unlock()
    if !properties.isEmpty { properties = [:] }
  }
}

/// The transaction of a set on another thread, until the main actor knows of the set.
private final class WaitingTransaction {
  let transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }
}
