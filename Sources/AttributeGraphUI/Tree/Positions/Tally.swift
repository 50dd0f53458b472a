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

/// What ran at all positions of a type.
@MainActor
final class Tally {
  /// The type.
  let type: Any.Type
  private(set) var counts = WorkCounts()
  /// How many positions stood inside the last one that got one inside; those of one type mostly are alike.
  var expectedChildren = 0
  /// How many parts of a body were handed on at the last position that was made.
  var expectedSinks = 0
  /// How often views of the type came to the screen and left it.
  private(set) var appearances = AppearanceCounts()
  /// How many values came to positions of the type.
  private(set) var values = 0

  /// Whether a body or closure of the type has read an `@Observable` object, in this host or in one before.
  private(set) var readsObjects: Bool
  private static var readersOfObjects: Set<ObjectIdentifier> = []

  init(_ type: Any.Type) {
    self.type = type
    readsObjects = Self.readersOfObjects.contains(ObjectIdentifier(type))
  }

  /// Takes note that a body or closure of the type has read an object.
  func noteObjectRead() {
    readsObjects = true
    Self.readersOfObjects.insert(ObjectIdentifier(type))
  }

  /// Counts a body.
  func countBody() {
    counts.bodies += 1
  }

  /// Counts a view that came to the screen.
  func countAppearance() {
    appearances.appeared += 1
  }

  /// Counts a view less that came to the screen: it has left before a frame was shown.
  func takeBackAppearance() {
    appearances.appeared -= 1
  }

  /// Counts a view that left the screen.
  func countDisappearance() {
    appearances.disappeared += 1
  }

  /// Counts values that came.
  func countValues(_ count: Int) {
    values += count
  }

  /// Counts a geometry reader's content.
  func countGeometryClosure() {
    counts.geometryClosures += 1
  }

  /// Counts a size worked out.
  func countSizeQuery() {
    counts.sizeQueries += 1
  }

  /// Counts a container that placed its children.
  func countPlacement() {
    counts.placements += 1
  }

  /// Counts a display item that changed.
  func countDisplayItem() {
    counts.displayItemsChanged += 1
  }

  /// Counts a group or an item that moved.
  func countMove() {
    counts.displayItemsMoved += 1
  }
}

/// What ran at one position, in the room of a few words: there are many of them.
struct PositionCounts {
  private var bodies: Int32 = 0
  private var geometryClosures: Int32 = 0
  private var sizeQueries: Int32 = 0
  private var placements: Int32 = 0
  private var displayItemsChanged: Int32 = 0
  private var displayItemsMoved: Int32 = 0
  private var appeared: Int32 = 0
  private var disappeared: Int32 = 0
  private var valuesReceived: Int32 = 0

  /// The counts as numbers of the public kind.
  var work: WorkCounts {
    var work = WorkCounts()
    work.bodies = Int(bodies)
    work.geometryClosures = Int(geometryClosures)
    work.sizeQueries = Int(sizeQueries)
    work.placements = Int(placements)
    work.displayItemsChanged = Int(displayItemsChanged)
    work.displayItemsMoved = Int(displayItemsMoved)
    return work
  }

  /// How often the position came to the screen and left it.
  var appearances: AppearanceCounts {
    var counts = AppearanceCounts()
    counts.appeared = Int(appeared)
    counts.disappeared = Int(disappeared)
    return counts
  }

  /// How many values came.
  var values: Int { Int(valuesReceived) }

  mutating func countBody() { bodies &+= 1 }
  mutating func countGeometryClosure() { geometryClosures &+= 1 }
  mutating func countSizeQuery() { sizeQueries &+= 1 }
  mutating func countPlacement() { placements &+= 1 }
  mutating func countDisplayItem() { displayItemsChanged &+= 1 }
  mutating func countMove() { displayItemsMoved &+= 1 }
  mutating func countAppearance() { appeared &+= 1 }
  mutating func takeBackAppearance() { appeared &-= 1 }
  mutating func countDisappearance() { disappeared &+= 1 }
  mutating func countValues(_ count: Int) { valuesReceived &+= Int32(truncatingIfNeeded: count) }
}

extension ViewPosition {
  /// Counts a body.
  func countBody() {
    counts.countBody()
    tally.countBody()
  }

  /// Counts that the position came to the screen.
  func countAppearance() {
    counts.countAppearance()
    tally.countAppearance()
  }

  /// Takes back that the position came to the screen: it has left before a frame was shown.
  func takeBackAppearance() {
    counts.takeBackAppearance()
    tally.takeBackAppearance()
  }

  /// Counts that the position left the screen.
  func countDisappearance() {
    counts.countDisappearance()
    tally.countDisappearance()
  }

  /// Counts values that came.
  func countValues(_ count: Int) {
    counts.countValues(count)
    tally.countValues(count)
  }

  /// Counts a geometry reader's content.
  func countGeometryClosure() {
    counts.countGeometryClosure()
    tally.countGeometryClosure()
  }

  /// Counts a size worked out.
  func countSizeQuery() {
    counts.countSizeQuery()
    tally.countSizeQuery()
  }

  /// Counts a container that placed its children.
  func countPlacement() {
    counts.countPlacement()
    tally.countPlacement()
  }

  /// Counts a display item that changed.
  func countDisplayItem() {
    counts.countDisplayItem()
    tally.countDisplayItem()
  }

  /// Counts a group or an item that moved.
  func countMove() {
    counts.countMove()
    tally.countMove()
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
  var total: WorkCounts { byType.values.reduce(WorkCounts()) { $0 + $1.counts } }

  private var byType = TypeTable<Tally>()
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
    Dictionary(uniqueKeysWithValues: byType.values.map { (ObjectIdentifier($0.type), $0.counts) })
  }

  /// What ran since some counts were taken, by the name of the type; types of one name are counted together.
  ///
  /// - Complexity: O(types); names are made for those types alone at which something ran.
  func countsByTypeName(since before: [ObjectIdentifier: WorkCounts]) -> [String: WorkCounts] {
    var byName: [String: WorkCounts] = [:]
    for tally in byType.values {
      let ran = tally.counts - (before[ObjectIdentifier(tally.type)] ?? WorkCounts())
      if ran != WorkCounts() { byName.merge([String(describing: tally.type): ran], uniquingKeysWith: +) }
    }
    return byName
  }
}
