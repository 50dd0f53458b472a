@_spi(SwiftUI) import Observation
import Synchronization
import ThreadSupport

/// Where `@Observable` objects leave word that something is about to change which a body has read; from any thread.
final class ObservationDoorstep: Sendable {
  /// A reading, and the property that changed, where that is known.
  typealias Word = (reading: Int, property: ObservedProperty?)

  private let waiting = Mutex<[Word]>([])
  private let hasWord = Atomic(false)
  #if !canImport(Darwin)
  /// The changed and the closed readings; all others count and have told of nothing.
  private struct States {
    /// The registrations of those that were told of a change.
    var changed: [Int: ObservationTracking] = [:]
    /// Those that count no more, and whose registration has not told of a change.
    var closed: Set<Int> = []
  }

  private let states = Mutex(States())
  #endif

  /// Whether no word was left.
  var isEmpty: Bool { !hasWord.load(ordering: .acquiring) }

  /// Leaves word for the reading of a number.
  func leaveWord(for number: Int, of property: ObservedProperty? = nil) {
    waiting.withLock {
      $0.append((number, property))
      hasWord.store(true, ordering: .releasing)
    }
  }

  /// Takes what was left.
  func take() -> [Word] {
    waiting.withLock { words in
      hasWord.store(false, ordering: .releasing)
      defer { words = [] }
      return words
    }
  }

  /// How many registrations Observation keeps for readings of the host.
  var registrations: Int { registrationCount.load(ordering: .relaxed) }
  private let registrationCount = Atomic(0)

  /// Counts registrations that came or went.
  fileprivate func countRegistrations(_ change: Int) { registrationCount.add(change, ordering: .relaxed) }

  /// Takes what was left for one reading.
  func take(for number: Int) -> [Word] {
    waiting.withLock { words in
      let own = words.filter { $0.reading == number }
      if !own.isEmpty { words.removeAll { $0.reading == number } }
      return own
    }
  }
}

#if !canImport(Darwin)
extension ObservationDoorstep {
  /// How a change stands to the reading that is told of it.
  enum Change {
    /// It is the first since the reading.
    case first
    /// There was one before; somebody may be reading anew at the moment.
    case later
    /// The reading counts no more.
    case late
  }

  /// Ends a reading of something, and its registration with the objects.
  ///
  /// One that has told of no change, and has no end of its own, tells once more and is ended then.
  func closeReading(_ number: Int, with end: ReadingEnd?) {
    let tracking = states.withLock { states in
      let tracking = states.changed.removeValue(forKey: number)
      if tracking == nil { states.closed.insert(number) }
      return tracking
    }
    if let tracking { tracking.cancel() } else { end?.end() }
  }

  /// Whether a reading counts.
  func isOpen(_ number: Int) -> Bool { states.withLock { !$0.closed.contains(number) } }

  /// Takes note of a change of something that a reading has read.
  func noteChange(in number: Int, by tracking: ObservationTracking) -> Change {
    states.withLock { states in
      guard states.closed.remove(number) == nil else { return .late }
      return states.changed.updateValue(tracking, forKey: number) == nil ? .first : .later
    }
  }
}
#endif

/// Who is told that an `@Observable` object has changed which it had read.
@MainActor
protocol ObjectReader: AnyObject, Sendable {
  /// Whether it is told again and again, and not only of the first change after a reading.
  var isLasting: Bool { get }
  /// What the host shares to which it belongs.
  var runtime: HostRuntime { get }
  /// Something that was read has changed: the property, where it is known.
  func objectsChanged(_ property: ObservedProperty?)
}

extension ObjectReader {
  var isLasting: Bool { false }
}

/// What the bodies of a host have read of `@Observable` objects, property by property.
///
/// A change that an action makes is a write like one of state: whoever has read the property is told of it in the update
/// of the action's transaction, so that the change is animated as the action says. Where no transaction is open (on
/// another thread, in a body that runs) word is left, which the next round of the frame finds.
@MainActor
final class ObservationBook {
  /// Where the objects leave word.
  let doorstep = ObservationDoorstep()
  /// The last reading of each reader, by number.
  private var readers: [Int: any ObjectReader] = [:]
  /// The ends of readings that have told of no change, by number.
  private var ends: [Int: ReadingEnd] = [:]
  private var numbers = 0

  /// What Observation keeps as long as it has something to tell.
  ///
  /// The closures that it calls capture the witness and nothing else, so the witness is their context: a reading that
  /// finds no object allocates nothing.
  private final class Witness: Sendable {
    let doorstep: ObservationDoorstep
    /// The number of the reading.
    let number: Int
    private weak let book: ObservationBook?

    init(_ doorstep: ObservationDoorstep, number: Int, of book: ObservationBook) {
      self.doorstep = doorstep
      self.number = number
      self.book = book
      doorstep.countRegistrations(1)
    }

    deinit { doorstep.countRegistrations(-1) }

    #if !canImport(Darwin)
    /// Something that was read is about to change.
    func willChange(_ tracking: ObservationTracking) {
      let change = doorstep.noteChange(in: number, by: tracking)
      guard change != .late else { return tracking.cancel() }
      // A body that changes what it has read is not run again for it: the first change ends the reading.
      guard MainQueue.isCurrent else { return }
      MainActor.assumeIsolated {
        let property = tracking.changed.map(ObservedProperty.at)
        if change == .first {
          book?.noteChange(in: number, of: property)
        } else {
          book?.reportWriteInBody(to: property)
        }
      }
    }

    /// Something that was read has changed.
    func didChange(_ tracking: ObservationTracking) {
      // Another thread's change counts when it is made: a body that runs meanwhile may have seen the old value.
      guard !MainQueue.isCurrent, doorstep.isOpen(number) else { return }
      doorstep.leaveWord(for: number, of: tracking.changed.map(ObservedProperty.init(describing:)))
    }
    #endif
  }

  /// A witness that nobody keeps: most bodies read no object, and use it one after the other.
  private var spare: Witness?

  /// Runs a closure and notes what it reads of `@Observable` objects.
  ///
  /// - Parameters:
  ///   - number: The number of the reader's last reading, which is forgotten; 0 where there is none.
  ///   - reader: Who is told of changes, once.
  ///   - tally: That of the type of the reader. Where one of the type has read an object, in any host, each reading has an
  ///     end of its own, which costs as much as reading a property. So the first one of a type that reads an object may
  ///     leave a registration behind, and no other does.
  ///   - body: The closure.
  /// - Returns: What the closure returns, and the number of the reading; 0 where nothing was read.
  func track<Value>(
    replacing number: Int, for reader: any ObjectReader, of tally: Tally, _ body: () -> Value
  ) -> (Value, number: Int) {
    var witness = spare ?? Witness(doorstep, number: makeNumber(), of: self)
    spare = nil
    let current = witness.number
    let end = tally.readsObjects ? ReadingEnd() : nil
    func read() -> Value {
      end?.read()
      return body()
    }
    #if canImport(Darwin)
    forget(number)
    // Which property has changed is for the system's own libraries to know.
    let notice = changeNotice(for: current)
    let value = withObservationTracking(read) { [witness] in
      withExtendedLifetime(witness) {
        if let end, end.hasEnded { return }
        notice()
      }
    }
    #else
    // Observation registers a reading when the closure has returned. Until then the reading before tells of what another
    // thread changes: it stays open, and what it tells meanwhile is told of the new one.
    if number != 0 { readers[number] = nil }
    let value = withObservationTracking(
      read, willSet: { [witness] in witness.willChange($0) }, didSet: { [witness] in witness.didChange($0) })
    if number != 0 { doorstep.closeReading(number, with: ends.removeValue(forKey: number)) }
    #endif
    // Observation keeps the closure, and with it the witness, only where something was read.
    guard !isKnownUniquelyReferenced(&witness) else {
      spare = witness
      return (value, 0)
    }
    #if !canImport(Darwin)
    if number != 0 {
      for word in doorstep.take(for: number) { doorstep.leaveWord(for: current, of: word.property) }
    }
    #endif
    readers[current] = reader
    if let end { ends[current] = end } else { tally.noteObjectRead() }
    return (value, current)
  }

  /// A number that nobody else has.
  func makeNumber() -> Int {
    numbers += 1
    return numbers
  }

  /// Notes somebody who is told of word under a number until it is forgotten.
  ///
  /// - Returns: The number.
  @discardableResult
  func register(_ reader: any ObjectReader, as number: Int? = nil) -> Int {
    let number = number ?? makeNumber()
    readers[number] = reader
    return number
  }

  /// What publishers call, from any thread, when they have something for a reader that is noted under a number.
  ///
  /// A view is updated where its host belongs; from elsewhere word is left, which the next frame finds.
  func notice(for reader: some ObjectReader, as number: Int) -> @Sendable () -> Void {
    { [weak reader, doorstep] in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { reader?.objectsChanged(nil) }
      } else {
        doorstep.leaveWord(for: number)
      }
    }
  }

  /// The notice for Observation of a change of something that was read under a number.
  func changeNotice(for number: Int) -> @Sendable () -> Void {
    { [weak self, doorstep] in
      guard MainQueue.isCurrent else { return doorstep.leaveWord(for: number) }
      MainActor.assumeIsolated { self?.noteChange(in: number, of: nil) }
    }
  }

  /// Forgets a reading: word of it is out of date.
  func forget(_ number: Int) {
    guard number != 0 else { return }
    readers[number] = nil
    let end = ends.removeValue(forKey: number)
    #if canImport(Darwin)
    end?.end()
    #else
    doorstep.closeReading(number, with: end)
    #endif
  }

  /// Tells those whose objects have changed.
  ///
  /// - Complexity: O(readings that are told of).
  func deliver() {
    guard !doorstep.isEmpty else { return }
    for word in doorstep.take() { tell(word.reading, word.property) }
  }

  /// Takes note, where the host belongs, that something is about to change which was read.
  private func noteChange(in number: Int, of property: ObservedProperty?) {
    // A body that changes what it reads must not have its update go on for ever: rounds of a frame are bounded.
    guard let runtime = readers[number]?.runtime, !runtime.isUpdating else {
      reportWriteInBody(to: property)
      return doorstep.leaveWord(for: number, of: property)
    }
    if let property { runtime.recorder?.noteWrite(to: property) }
    runtime.writes.add({ [weak self] in self?.tell(number, property) }, in: .current)
  }

  /// Reports a change that a body makes of something that was read.
  private func reportWriteInBody(to property: ObservedProperty?) {
    guard let body = HostRuntime.runningBody else { return }
    body.reportOnce(.modelSetDuringUpdate(view: body.typeName, property: property?.description ?? "an object"))
  }

  /// Tells the reader of a reading, unless the reading was forgotten.
  private func tell(_ number: Int, _ property: ObservedProperty?) {
    guard let reader = readers[number] else { return }
    if !reader.isLasting { readers[number] = nil }
    reader.objectsChanged(property)
  }
}
