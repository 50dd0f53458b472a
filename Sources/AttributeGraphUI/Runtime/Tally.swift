/// How often each kind of work ran.
public struct WorkCounts: Hashable, Sendable {
  /// Bodies of views that were evaluated.
  public var bodies = 0
  /// Contents of geometry readers that were evaluated.
  public var geometryClosures = 0
  /// Sizes that were worked out for a proposal; an answer from a cache does not count.
  public var sizeQueries = 0
  /// Containers that placed their children anew.
  public var placements = 0
  /// Display items that were inserted, removed or changed.
  public var displayItemsChanged = 0

  /// No work.
  public init() {}

  static func + (one: WorkCounts, other: WorkCounts) -> WorkCounts {
    var sum = WorkCounts()
    for count in allCounts { sum[keyPath: count] = one[keyPath: count] + other[keyPath: count] }
    return sum
  }

  static func - (later: WorkCounts, earlier: WorkCounts) -> WorkCounts {
    var difference = WorkCounts()
    for count in allCounts { difference[keyPath: count] = later[keyPath: count] - earlier[keyPath: count] }
    return difference
  }

  private static var allCounts: [WritableKeyPath<WorkCounts, Int>] {
    [\.bodies, \.geometryClosures, \.sizeQueries, \.placements, \.displayItemsChanged]
  }
}

/// What ran at one position; it counts for the position's type and its host too.
@MainActor
final class Tally {
  private(set) var counts = WorkCounts()
  private let around: Tally?

  init(around: Tally?) {
    self.around = around
  }

  /// Counts a body.
  func countBody() {
    counts.bodies += 1
    around?.countBody()
  }

  /// Counts a geometry reader's content.
  func countGeometryClosure() {
    counts.geometryClosures += 1
    around?.countGeometryClosure()
  }

  /// Counts a size worked out.
  func countSizeQuery() {
    counts.sizeQueries += 1
    around?.countSizeQuery()
  }

  /// Counts a container that placed its children.
  func countPlacement() {
    counts.placements += 1
    around?.countPlacement()
  }

  /// Counts a display item that changed.
  func countDisplayItem() {
    counts.displayItemsChanged += 1
    around?.countDisplayItem()
  }
}

/// The tallies of a host: one in total, one for each type of view, one for each position.
@MainActor
final class TallyBook {
  /// What ran in the whole host.
  let total = Tally(around: nil)

  private var byType: [ObjectIdentifier: (name: String, tally: Tally)] = [:]

  /// Makes the tally of a position of a type.
  func makeTally(for type: Any.Type) -> Tally {
    Tally(around: tally(for: type))
  }

  /// What ran at all positions of a type, those that have gone too.
  func tally(for type: Any.Type) -> Tally {
    if let known = byType[ObjectIdentifier(type)] { return known.tally }
    let tally = Tally(around: total)
    byType[ObjectIdentifier(type)] = (String(describing: type), tally)
    return tally
  }

  /// The counts of every type, by the type's name; types of one name are counted together.
  var countsByTypeName: [String: WorkCounts] {
    Dictionary(byType.values.map { ($0.name, $0.tally.counts) }, uniquingKeysWith: +)
  }
}
