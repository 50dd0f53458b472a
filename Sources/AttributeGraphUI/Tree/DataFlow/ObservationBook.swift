@_spi(SwiftUI) import Observation
import Synchronization
import ThreadSupport

/// The inbox of a host for changes of `@Observable` objects that bodies have read; any thread may add to it.
final class ObservationInbox: Sendable {
  /// A reading, and the property that changed, if known.
  typealias Notice = (reading: Int, property: ObservedProperty?)

  private let waiting = Mutex<[Notice]>([])
  private let hasNotices = Atomic(false)
  #if !canImport(Darwin)
  /// The changed and the closed readings; all others are open and have reported no change.
  private struct States {
    /// The registrations of readings that were notified of a change.
    var changed: [Int: ObservationTracking] = [:]
    /// Readings that have ended while their registration had reported no change.
    var closed: Set<Int> = []
  }

  private let states = Mutex(States())
  #endif

  /// Whether there are no notices.
  var isEmpty: Bool { !hasNotices.load(ordering: .acquiring) }

  /// Adds a notice for a reading.
  func addNotice(for number: Int, of property: ObservedProperty? = nil) {
    waiting.withLock {
      $0.append((number, property))
      hasNotices.store(true, ordering: .releasing)
    }
  }

  /// Removes and returns all notices.
  func take() -> [Notice] {
    waiting.withLock { notices in
      hasNotices.store(false, ordering: .releasing)
      defer { notices = [] }
      return notices
    }
  }

  /// The number of registrations that Observation keeps for readings of the host.
  var registrations: Int { registrationCount.load(ordering: .relaxed) }
  private let registrationCount = Atomic(0)

  /// Adds to the number of registrations.
  fileprivate func countRegistrations(_ change: Int) { registrationCount.add(change, ordering: .relaxed) }

  /// Removes and returns the notices for one reading.
  func take(for number: Int) -> [Notice] {
    waiting.withLock { notices in
      let own = notices.filter { $0.reading == number }
      if !own.isEmpty { notices.removeAll { $0.reading == number } }
      return own
    }
  }
}

#if !canImport(Darwin)
extension ObservationInbox {
  /// The relation of a change to the reading that is notified of it.
  enum Change {
    /// It is the first since the reading.
    case first
    /// There was one before; a new reading may be going on.
    case later
    /// The reading has ended.
    case late
  }

  /// Ends a reading of something, and its registration with the objects.
  ///
  /// A registration that has reported no change, and has no end of its own, reports one more change and ends then.
  func closeReading(_ number: Int, with end: ReadingEnd?) {
    let tracking = states.withLock { states in
      let tracking = states.changed.removeValue(forKey: number)
      if tracking == nil { states.closed.insert(number) }
      return tracking
    }
    if let tracking { tracking.cancel() } else { end?.end() }
  }

  /// Whether a reading has not ended.
  func isOpen(_ number: Int) -> Bool { states.withLock { !$0.closed.contains(number) } }

  /// Records a change of a property that a reading has read.
  func noteChange(in number: Int, by tracking: ObservationTracking) -> Change {
    states.withLock { states in
      guard states.closed.remove(number) == nil else { return .late }
      return states.changed.updateValue(tracking, forKey: number) == nil ? .first : .later
    }
  }
}
#endif

/// An object that is notified when an `@Observable` object that it has read changes.
@MainActor
protocol ObjectReader: AnyObject, Sendable {
  /// Whether it is notified of every change, and not only of the first one after a reading.
  var isLasting: Bool { get }
  /// The state that all positions of its host share.
  var runtime: HostRuntime { get }
  /// Called when an object that was read has changed, with the property if known.
  func objectsChanged(_ property: ObservedProperty?)
}

extension ObjectReader {
  var isLasting: Bool { false }
}

/// The reads of `@Observable` objects by the bodies of a host, property by property.
///
/// A change in an action is a write like one of state: the readers of the property are notified in the update of the
/// action's transaction, so the change is animated as the action specifies. Without an open transaction (on another
/// thread, in a running body) the change becomes a notice, which the next pass of the frame delivers.
@MainActor
final class ObservationBook {
  /// The inbox for notices.
  let inbox = ObservationInbox()
  /// The last reading of each reader, by number.
  private var readers: [Int: any ObjectReader] = [:]
  /// The ends of readings that have reported no change, by number.
  private var ends: [Int: ReadingEnd] = [:]
  private var numbers = 0
  /// The readings that began when bodies last ran ahead of a change.
  private var ahead = 0..<0
  /// Whether bodies are running ahead of a change.
  private var isAhead = false
  /// The readings that have begun meanwhile and that the end of the change is not reported to.
  private var unreportedAhead: [Int] = []

  /// The object that Observation keeps while its registration is active.
  ///
  /// Observation's closures capture the registration and nothing else, so the registration is their context: a reading
  /// that finds no object allocates nothing.
  private final class Registration: Sendable {
    let inbox: ObservationInbox
    /// The number of the reading.
    let number: Int
    private weak let book: ObservationBook?

    init(_ inbox: ObservationInbox, number: Int, of book: ObservationBook) {
      self.inbox = inbox
      self.number = number
      self.book = book
      inbox.countRegistrations(1)
    }

    deinit { inbox.countRegistrations(-1) }

    #if !canImport(Darwin)
    /// Something that was read is about to change.
    func willChange(_ tracking: ObservationTracking) {
      let change = inbox.noteChange(in: number, by: tracking)
      guard change != .late else { return tracking.cancel() }
      // A body that changes what it has read is not run again for it: the first change ends the reading.
      guard MainQueue.isCurrent else { return }
      MainActor.assumeIsolated {
        let property = tracking.changed.map(ObservedProperty.at)
        switch change {
        // Ended by a body that ran ahead of this change.
        case .first where book?.readers[number] == nil: inbox.closeReading(number, with: nil)
        case .first: book?.noteChange(in: number, of: property)
        case .later, .late: book?.noteLaterChange(in: number, of: property)
        }
      }
    }

    /// Something that was read has changed.
    func didChange(_ tracking: ObservationTracking) {
      // Another thread's change counts when it is made: a body that runs meanwhile may have seen the old value.
      guard MainQueue.isCurrent else {
        guard inbox.isOpen(number) else { return }
        return inbox.addNotice(for: number, of: tracking.changed.map(ObservedProperty.init(describing:)))
      }
      MainActor.assumeIsolated {
        // Of a change that began before the reading, only the end is reported to it.
        guard let book, book.ahead.contains(number), inbox.isOpen(number),
          inbox.noteChange(in: number, by: tracking) == .first
        else { return }
        book.noteChange(in: number, of: tracking.changed.map(ObservedProperty.at))
      }
    }
    #endif
  }

  /// A registration that is free for use: most bodies read no object, and use it one after the other.
  private var spare: Registration?

  /// Runs a closure and records its reads of `@Observable` objects.
  ///
  /// - Parameters:
  ///   - number: The number of the reader's last reading, which is ended; 0 if there is none.
  ///   - reader: The reader to notify of changes, once.
  ///   - typeCounters: The counters of the reader's type. If a reader of that type has read an object, in any host,
  ///     each reading has an end of its own, which costs as much as reading a property. So only the first reader of a
  ///     type that reads an object may leave a registration behind.
  ///   - body: The closure.
  /// - Returns: The result of the closure, and the number of the reading; 0 if nothing was read.
  func track<Value>(
    replacing number: Int, for reader: any ObjectReader, of typeCounters: TypeCounters, _ body: () -> Value
  ) -> (Value, number: Int) {
    var registration = spare ?? Registration(inbox, number: makeNumber(), of: self)
    spare = nil
    let current = registration.number
    let end = typeCounters.readsObjects ? ReadingEnd() : nil
    #if canImport(Darwin)
    forget(number)
    // Only the system's own libraries expose which property has changed.
    let notice = changeNotice(for: current)
    func track(_ read: () -> Value) -> Value {
      withObservationTracking(read) { [registration] in
        withExtendedLifetime(registration) {
          if let end, end.hasEnded { return }
          notice()
        }
      }
    }
    #else
    // Observation registers a reading when the closure has returned. Until then, changes by other threads reach the
    // previous reading: it stays open, and its notices are passed to the new one.
    if number != 0 { readers[number] = nil }
    func track(_ read: () -> Value) -> Value {
      withObservationTracking(
        read, willSet: { [registration] in registration.willChange($0) },
        didSet: { [registration] in registration.didChange($0) })
    }
    #endif
    // Without an end the closure is passed on as it is: one around it would be isolated, and each call be checked.
    let value: Value
    if let end { value = track { end.reading(body) } } else { value = track(body) }
    #if !canImport(Darwin)
    if number != 0 { inbox.closeReading(number, with: ends.removeValue(forKey: number)) }
    #endif
    // Observation keeps the closure, and with it the registration, only if something was read.
    guard !isKnownUniquelyReferenced(&registration) else {
      spare = registration
      return (value, 0)
    }
    #if !canImport(Darwin)
    if number != 0 {
      for notice in inbox.take(for: number) { inbox.addNotice(for: current, of: notice.property) }
    }
    #endif
    readers[current] = reader
    if let end { ends[current] = end } else { typeCounters.noteObjectRead() }
    return (value, current)
  }

  /// Returns an unused number.
  func makeNumber() -> Int {
    numbers += 1
    return numbers
  }

  /// Registers a reader for notices under a number until it is removed.
  ///
  /// - Returns: The number.
  @discardableResult
  func register(_ reader: any ObjectReader, as number: Int? = nil) -> Int {
    let number = number ?? makeNumber()
    readers[number] = reader
    return number
  }

  /// Returns a closure for publishers to call, from any thread, when they have a value for a reader.
  ///
  /// On the host's actor the view is updated directly; from other threads a notice is left for the next frame.
  func notice(for reader: some ObjectReader, as number: Int) -> @Sendable () -> Void {
    { [weak reader, inbox] in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { reader?.objectsChanged(nil) }
      } else {
        inbox.addNotice(for: number)
      }
    }
  }

  /// Returns the notice for Observation of a change in a reading.
  func changeNotice(for number: Int) -> @Sendable () -> Void {
    { [weak self, inbox] in
      guard MainQueue.isCurrent else { return inbox.addNotice(for: number) }
      MainActor.assumeIsolated { self?.noteChange(in: number, of: nil) }
    }
  }

  /// Registers a reader for the start of the next change that Observation reports to it.
  ///
  /// - Returns: The number of the reading.
  func registerOnce(_ reader: any ObjectReader) -> Int {
    let number = register(reader)
    if isAhead { unreportedAhead.append(number) }
    return number
  }

  /// Ends a reading: its notices are outdated.
  func forget(_ number: Int) {
    guard number != 0 else { return }
    readers[number] = nil
    let end = ends.removeValue(forKey: number)
    #if canImport(Darwin)
    end?.end()
    #else
    inbox.closeReading(number, with: end)
    #endif
  }

  /// Notifies the readers whose objects have changed.
  ///
  /// - Complexity: O(changed readings).
  func deliver() {
    guard !inbox.isEmpty else { return }
    for notice in inbox.take() { notify(notice.reading, notice.property) }
  }

  /// Handles, on the host's actor, an imminent change of a property that was read.
  private func noteChange(in number: Int, of property: ObservedProperty?) {
    // A body that changes what it reads must not extend its update without end: the passes of a frame are limited.
    guard let runtime = readers[number]?.runtime, !runtime.isUpdating else {
      reportWriteInBody(to: property)
      return inbox.addNotice(for: number, of: property)
    }
    runAhead(in: runtime)
    // A body that ran has begun another reading, which is notified after the change.
    guard readers[number] != nil else { return }
    if let property { runtime.recorder?.noteWrite(to: property) }
    runtime.writes.add { [weak self] in self?.notify(number, property) }
  }

  /// Handles, on the host's actor, another change of properties that a reading has read: its reader will read again.
  private func noteLaterChange(in number: Int, of property: ObservedProperty?) {
    guard let runtime = readers[number]?.runtime, !runtime.isUpdating else { return reportWriteInBody(to: property) }
    runAhead(in: runtime)
  }

  /// Runs bodies for the writes of earlier transactions, if there are any, before a change is made: they read objects
  /// as these transactions have left them.
  ///
  /// Where Observation reports only the start of a change, their new readings would miss this one.
  private func runAhead(in runtime: HostRuntime) {
    #if !canImport(Darwin)
    guard !isAhead && runtime.writes.belongsToOthers else { return }
    // A registration that is used again has an earlier number.
    spare = nil
    let first = numbers + 1
    isAhead = true
    runtime.updateAhead()
    isAhead = false
    ahead = first..<numbers + 1
    for number in unreportedAhead { runtime.writes.add { [weak self] in self?.notify(number, nil) } }
    unreportedAhead = []
    #endif
  }

  /// Reports that a body changes a property that was read.
  private func reportWriteInBody(to property: ObservedProperty?) {
    guard let body = HostRuntime.runningBody else { return }
    body.reportOnce(.modelSetDuringUpdate(view: body.typeName, property: property?.description ?? "an object"))
  }

  /// Notifies the reader of a reading, unless the reading has ended.
  private func notify(_ number: Int, _ property: ObservedProperty?) {
    guard let reader = readers[number] else { return }
    if !reader.isLasting { readers[number] = nil }
    reader.objectsChanged(property)
  }
}
