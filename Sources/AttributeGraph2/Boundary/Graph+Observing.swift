#if canImport(Observation)
import Observation
import Synchronization

extension Graph {
  /// Reads `@Observable` objects in a rule or an effect, which become stale when what was read changes.
  ///
  /// ```swift
  /// let title = graph.computed { graph.observing { model.name }.uppercased() }
  /// model.name = "b"
  /// print(title.value)   // B
  /// ```
  ///
  /// After the object has changed, a read of anything downstream gives the new value at once. Effects run at the
  /// owner's next commit or run of their queue, or by ``deliverMail()``, for which ``wake`` calls the owner. Nothing
  /// runs when the object is about to change, and a running rule never sees half of a change.
  ///
  /// Read attributes outside the closure: they become inputs all the same, but what their rules observe counts as read
  /// by the closure. Outside a rule or an effect, and in an untracked closure, the closure just runs.
  ///
  /// The objects must be changed in the graph's isolation domain; for classes that are not `Sendable` the compiler
  /// ensures it. An object that changes on another thread is as safe to observe as it is to read, but a change while
  /// the closure runs can be missed, as by `withObservationTracking`: such a source should send into a ``Mailbox``.
  ///
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws; what it read before that is observed.
  /// - Complexity: O(properties read), some microseconds. Reading what depends on it costs a call and a look at a flag.
  public func observing<Value, Failure: Error>(
    fileID: StaticString = #fileID, line: UInt = #line, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard state.isTracking else { return try body() }
    let registry = state.openMailboxes()
    let registration = ObservingRegistration(number: registry.newNumber(), inbox: registry.inbox)
    state.retain()
    state.fields.boundary.observingClosures += 1
    let outcome = withObservationTracking {
      registration.enter()
      return Result { () throws(Failure) in try body() }
    } onChange: {
      registration.noteChange()
    }
    state.fields.boundary.observingClosures -= 1
    state.release()
    // The evaluation may have ended while the closure ran.
    guard state.isTracking else {
      registration.withdraw()
      return try outcome.get()
    }
    let source = StateCell<Observed>(
      owning: state.makeCell(Observed(registration, graph: state), comparedBy: nil, fileID, line))
    source.reference.mark = source.reference.mark.with(.provisional)
    registry.sources[registration.number] = WeakNode(source.reference)
    state.noteMade(source.reference, name: nil)
    // The edge keeps the cell until the next evaluation.
    state.recordRead(of: source.reference)
    if state.isTracking { withExtendedLifetime(source) {} }
    return try outcome.get()
  }
}

/// The value of a hidden cell, which ends with the evaluation.
private final class Observed {
  private let registration: ObservingRegistration
  private let graph: GraphReference

  init(_ registration: ObservingRegistration, graph: GraphReference) {
    self.registration = registration
    self.graph = graph
    graph.countObservedSource(1)
  }

  deinit {
    graph.countObservedSource(-1)
    graph.fields.boundary.mailboxes?.sources[registration.number] = nil
    registration.withdraw()
  }
}

/// The registration of an evaluation with the objects that it has read: the first change notifies its inbox. Objects
/// keep it until they change, and no call withdraws it; so it registers with itself too, and pretends to change.
final class ObservingRegistration: Observable, Sendable {
  let number: Inbox.Number
  private let inbox: Inbox
  private let registrar = ObservationRegistrar()
  private let isWithdrawn = Atomic(false)

  init(number: Inbox.Number, inbox: Inbox) {
    self.number = number
    self.inbox = inbox
  }

  /// The property that pretends to be read and to change.
  private var presence: Void { () }

  /// Registers with itself, as one of the objects that are being read.
  func enter() { registrar.access(self, keyPath: \.presence) }

  func noteChange() {
    if !isWithdrawn.load(ordering: .acquiring) { inbox.leave(.invalidation, about: number) }
  }

  /// Ends the registration with all objects.
  func withdraw() {
    isWithdrawn.store(true, ordering: .releasing)
    registrar.willSet(self, keyPath: \.presence)
  }
}
#endif
