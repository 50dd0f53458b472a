/// The kinds of work that are counted, at each position and for each type of view.
enum Counter {
  /// A body was evaluated.
  case body
  /// A closure with a geometry parameter was evaluated.
  case geometryClosure
  /// A size was computed.
  case sizeQuery
  /// A container placed its children.
  case placement
  /// A display item was inserted, removed or changed.
  case itemChange
  /// A group of display items or an unchanged item moved.
  case itemMove
  /// A view came to the screen.
  case appearance
  /// A view left the screen.
  case disappearance
  /// A value arrived.
  case value
}

/// One number per counter. The width is generic because there are many positions and few types.
struct Counters<Number: FixedWidthInteger & SignedInteger> {
  private var bodies: Number = 0
  private var geometryClosures: Number = 0
  private var sizeQueries: Number = 0
  private var placements: Number = 0
  private var itemChanges: Number = 0
  private var itemMoves: Number = 0
  private var appeared: Number = 0
  private var disappeared: Number = 0
  private var valuesReceived: Number = 0

  /// Adds a number to a counter; a negative number subtracts.
  @inline(__always)
  mutating func count(_ counter: Counter, _ number: Number) { _ = countIfFits(counter, Int(number)) }

  /// Adds a number to a counter, unless the sum would overflow.
  ///
  /// - Returns: Whether the number was added.
  @inline(__always)
  mutating func countIfFits(_ counter: Counter, _ number: Int) -> Bool {
    switch counter {
    case .body: Self.add(number, to: &bodies)
    case .geometryClosure: Self.add(number, to: &geometryClosures)
    case .sizeQuery: Self.add(number, to: &sizeQueries)
    case .placement: Self.add(number, to: &placements)
    case .itemChange: Self.add(number, to: &itemChanges)
    case .itemMove: Self.add(number, to: &itemMoves)
    case .appearance: Self.add(number, to: &appeared)
    case .disappearance: Self.add(number, to: &disappeared)
    case .value: Self.add(number, to: &valuesReceived)
    }
  }

  @inline(__always)
  private static func add(_ number: Int, to sum: inout Number) -> Bool {
    let (total, overflows) = Int(sum).addingReportingOverflow(number)
    guard !overflows, let new = Number(exactly: total) else { return false }
    sum = new
    return true
  }

  /// The sums of these counters and others.
  func added(to others: Counters<Int>) -> Counters<Int> {
    var sums = others
    sums.bodies += Int(bodies)
    sums.geometryClosures += Int(geometryClosures)
    sums.sizeQueries += Int(sizeQueries)
    sums.placements += Int(placements)
    sums.itemChanges += Int(itemChanges)
    sums.itemMoves += Int(itemMoves)
    sums.appeared += Int(appeared)
    sums.disappeared += Int(disappeared)
    sums.valuesReceived += Int(valuesReceived)
    return sums
  }

  /// The work that was counted.
  var work: WorkCounts {
    var work = WorkCounts()
    work.bodies = Int(bodies)
    work.geometryClosures = Int(geometryClosures)
    work.sizeQueries = Int(sizeQueries)
    work.placements = Int(placements)
    work.displayItemsChanged = Int(itemChanges)
    work.displayItemsMoved = Int(itemMoves)
    return work
  }

  /// The number of times that views came to the screen and left it.
  var appearances: AppearanceCounts {
    var counts = AppearanceCounts()
    counts.appeared = Int(appeared)
    counts.disappeared = Int(disappeared)
    return counts
  }

  /// The number of values that arrived.
  var values: Int { Int(valuesReceived) }
}

/// The work at all positions of a type.
@MainActor
final class TypeCounters {
  /// The type.
  let type: Any.Type
  /// The counts of all positions of the type, including removed ones.
  private(set) var counters = Counters<Int>()
  /// The child count of the last position that gained a further child; positions of one type mostly have equal counts.
  var expectedChildren = 0
  /// The number of body parts passed on at the last position that was created.
  var expectedSinks = 0

  /// Whether a body or closure of the type has read an `@Observable` object, in this host or in one before.
  private(set) var readsObjects: Bool
  private static var readersOfObjects: Set<ObjectIdentifier> = []

  /// The state shared by the positions of the host.
  let runtime: HostRuntime
  /// The number of the host's positions in memory.
  private let population: LivePositionCount

  init(_ type: Any.Type, of runtime: HostRuntime) {
    self.type = type
    self.runtime = runtime
    population = runtime.population
    readsObjects = Self.readersOfObjects.contains(ObjectIdentifier(type))
  }

  /// Adds a number to a counter; a negative number subtracts.
  @inline(__always)
  func count(_ counter: Counter, _ number: Int) { counters.count(counter, number) }

  /// Subtracts a position that was deinitialised, on any thread.
  ///
  /// It is not inlined: in a deinitialiser each object on the way would be retained.
  @inline(never)
  nonisolated func forgetPosition() { population.remove() }

  /// Records that a body or closure of the type has read an object.
  func noteObjectRead() {
    readsObjects = true
    Self.readersOfObjects.insert(ObjectIdentifier(type))
  }
}

/// A counter that counts only on demand, because counting eagerly would be too much work.
@MainActor
protocol LateCounter: AnyObject {
  /// Counts everything that was not counted yet.
  func countLate()
}

/// The counters of a host: one set for each type of view.
@MainActor
final class CounterRegistry {
  /// The work in the whole host.
  ///
  /// The sum is computed on demand, because it is read far less often than counters change.
  ///
  /// - Complexity: O(types).
  var total: WorkCounts { byType.values.reduce(WorkCounts()) { $0 + $1.counters.work } }

  private var byType = TypeTable<TypeCounters>()
  /// Whether the host was released: then no counters are kept.
  private var isReleased = false
  private var lateCounters: [ObjectIdentifier: any LateCounter] = [:]

  /// The counters of all positions of a type, including removed ones; created on first use.
  func counters(for type: Any.Type, of runtime: HostRuntime) -> TypeCounters {
    if let known = byType[type] { return known }
    let new = TypeCounters(type, of: runtime)
    if !isReleased { byType.set(new, for: type) }
    return new
  }

  /// Registers an object that counts on demand before the counters are read.
  func countsLate(_ counter: any LateCounter) { lateCounters[ObjectIdentifier(counter)] = counter }

  /// Unregisters an object that counts on demand.
  func stopsCountingLate(_ counter: any LateCounter) { lateCounters[ObjectIdentifier(counter)] = nil }

  /// Unregisters all objects, because the host was closed or released.
  func drop() { lateCounters = [:] }

  /// Forgets all counters, because the host was released: they are not read any more, and retain its runtime.
  func forgetCounters() {
    isReleased = true
    byType = TypeTable()
  }

  /// Performs all deferred counting.
  ///
  /// - Complexity: O(rows of all `ForEach`).
  func countLate() { for counter in lateCounters.values { counter.countLate() } }

  /// The counts of every type.
  var counts: [ObjectIdentifier: WorkCounts] {
    Dictionary(uniqueKeysWithValues: byType.values.map { (ObjectIdentifier($0.type), $0.counters.work) })
  }

  /// The work since an earlier snapshot of the counts, by type name; types of one name are counted together.
  ///
  /// - Complexity: O(types); names are created only for types at which work ran.
  func countsByTypeName(since before: [ObjectIdentifier: WorkCounts]) -> [String: WorkCounts] {
    var byName: [String: WorkCounts] = [:]
    for counted in byType.values {
      let ran = counted.counters.work - (before[ObjectIdentifier(counted.type)] ?? WorkCounts())
      if ran != WorkCounts() { byName.merge([String(describing: counted.type): ran], uniquingKeysWith: +) }
    }
    return byName
  }
}
