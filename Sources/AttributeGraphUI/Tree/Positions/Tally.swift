/// How often each kind of work ran.
public struct WorkCounts: Codable, Hashable, Sendable {
  /// Bodies of views that were evaluated.
  public var bodies = 0
  /// Closures that were evaluated because they are given a geometry: contents of geometry readers, and what
  /// `onGeometryChange` makes of it.
  public var geometryClosures = 0
  /// Sizes that were worked out for a proposal; an answer from a cache does not count.
  public var sizeQueries = 0
  /// Containers that placed their children anew.
  public var placements = 0
  /// Display items that were inserted, removed or changed.
  public var displayItemsChanged = 0
  /// Groups of display items, and items that did not change, that were moved in the group around them.
  public var displayItemsMoved = 0

  /// No work.
  public init() {}

  /// The counts of both.
  public static func + (one: WorkCounts, other: WorkCounts) -> WorkCounts { one.combined(with: other, by: +) }

  /// What was counted from the one to the other.
  public static func - (later: WorkCounts, earlier: WorkCounts) -> WorkCounts { later.combined(with: earlier, by: -) }

  private func combined(with other: WorkCounts, by operation: (Int, Int) -> Int) -> WorkCounts {
    var result = WorkCounts()
    result.bodies = operation(bodies, other.bodies)
    result.geometryClosures = operation(geometryClosures, other.geometryClosures)
    result.sizeQueries = operation(sizeQueries, other.sizeQueries)
    result.placements = operation(placements, other.placements)
    result.displayItemsChanged = operation(displayItemsChanged, other.displayItemsChanged)
    result.displayItemsMoved = operation(displayItemsMoved, other.displayItemsMoved)
    return result
  }
}

/// How often views came to the screen and left it.
public struct AppearanceCounts: Hashable, Sendable {
  /// Views that were inserted, or brought back: a row that comes into sight, a tab that is selected.
  public var appeared = 0
  /// Views that were removed, or put aside.
  public var disappeared = 0

  /// No view.
  public init() {}

  /// How many views are on the screen.
  public var present: Int { appeared - disappeared }
}

/// The kinds of work that are counted, at each position and for each type of view.
enum Counter {
  /// A body was evaluated.
  case body
  /// A closure that is given a geometry was evaluated.
  case geometryClosure
  /// A size was worked out.
  case sizeQuery
  /// A container placed its children.
  case placement
  /// A display item was inserted, removed or changed.
  case itemChange
  /// A group of display items, or an item that did not change, moved.
  case itemMove
  /// A view came to the screen.
  case appearance
  /// A view left the screen.
  case disappearance
  /// A value came.
  case value
}

/// A number for each counter, as wide as needed: there are many positions, and few types.
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

  /// Counts something, so many times; a negative number takes it back.
  @inline(__always)
  mutating func count(_ counter: Counter, _ number: Number) { _ = countIfFits(counter, Int(number)) }

  /// Counts something, unless the sum would be too large for its number.
  ///
  /// - Returns: Whether it was counted.
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

  /// The sums of these numbers and those of others.
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

  /// How often views came to the screen and left it.
  var appearances: AppearanceCounts {
    var counts = AppearanceCounts()
    counts.appeared = Int(appeared)
    counts.disappeared = Int(disappeared)
    return counts
  }

  /// How many values came.
  var values: Int { Int(valuesReceived) }
}

/// The work at all positions of a type.
@MainActor
final class Tally {
  /// The type.
  let type: Any.Type
  /// The counts of all positions of the type, those that have gone too.
  private(set) var counters = Counters<Int>()
  /// How many positions stood inside the last one that got one inside; those of one type mostly are alike.
  var expectedChildren = 0
  /// How many parts of a body were handed on at the last position that was made.
  var expectedSinks = 0

  /// Whether a body or closure of the type has read an `@Observable` object, in this host or in one before.
  private(set) var readsObjects: Bool
  private static var readersOfObjects: Set<ObjectIdentifier> = []

  init(_ type: Any.Type) {
    self.type = type
    readsObjects = Self.readersOfObjects.contains(ObjectIdentifier(type))
  }

  /// Counts something, so many times; a negative number takes it back.
  @inline(__always)
  func count(_ counter: Counter, _ number: Int) { counters.count(counter, number) }

  /// Takes note that a body or closure of the type has read an object.
  func noteObjectRead() {
    readsObjects = true
    Self.readersOfObjects.insert(ObjectIdentifier(type))
  }
}

/// What counts only when somebody asks, because there is so much to count.
@MainActor
protocol LateCounter: AnyObject {
  /// Counts what is not counted yet.
  func countLate()
}

/// The tallies of a host: one for each type of view.
@MainActor
final class TallyBook {
  /// What ran in the whole host.
  ///
  /// It is added up when somebody asks, which is seldom beside the counting.
  ///
  /// - Complexity: O(types).
  var total: WorkCounts { byType.values.reduce(WorkCounts()) { $0 + $1.counters.work } }

  private let byType = TypeTable<Tally>()
  private var lateCounters: [ObjectIdentifier: any LateCounter] = [:]

  /// What ran at all positions of a type, those that have gone too.
  func tally(for type: Any.Type) -> Tally {
    if let known = byType[type] { return known }
    let tally = Tally(type)
    byType.set(tally, for: type)
    return tally
  }

  /// Has an object asked before somebody reads what is counted late.
  func countsLate(_ counter: any LateCounter) { lateCounters[ObjectIdentifier(counter)] = counter }

  /// Asks an object no more.
  func countsLateNoMore(_ counter: any LateCounter) { lateCounters[ObjectIdentifier(counter)] = nil }

  /// Forgets whom to ask: the host has gone.
  func drop() { lateCounters = [:] }

  /// Has everything counted that was put off.
  ///
  /// - Complexity: O(rows of all `ForEach`).
  func countLate() { for counter in lateCounters.values { counter.countLate() } }

  /// The counts of every type.
  var counts: [ObjectIdentifier: WorkCounts] {
    Dictionary(uniqueKeysWithValues: byType.values.map { (ObjectIdentifier($0.type), $0.counters.work) })
  }

  /// What ran since some counts were taken, by the name of the type; types of one name are counted together.
  ///
  /// - Complexity: O(types); names are made for those types alone at which something ran.
  func countsByTypeName(since before: [ObjectIdentifier: WorkCounts]) -> [String: WorkCounts] {
    var byName: [String: WorkCounts] = [:]
    for tally in byType.values {
      let ran = tally.counters.work - (before[ObjectIdentifier(tally.type)] ?? WorkCounts())
      if ran != WorkCounts() { byName.merge([String(describing: tally.type): ran], uniquingKeysWith: +) }
    }
    return byName
  }
}
