/// The number of runs of each kind of work.
public struct WorkCounts: Codable, Hashable, Sendable {
  /// Bodies of views that were evaluated.
  public var bodies = 0
  /// Evaluated closures with a geometry parameter: contents of geometry readers and transforms of `onGeometryChange`.
  public var geometryClosures = 0
  /// Sizes that were computed for a proposal; cache hits do not count.
  public var sizeQueries = 0
  /// Containers that placed their children again.
  public var placements = 0
  /// Display items that were inserted, removed or changed.
  public var displayItemsChanged = 0
  /// Groups of display items, and unchanged items, that moved in their enclosing group.
  public var displayItemsMoved = 0

  /// No work.
  public init() {}

  /// The sum of two counts.
  public static func + (one: WorkCounts, other: WorkCounts) -> WorkCounts { one.combined(with: other, by: +) }

  /// The difference of two counts.
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

/// The number of times that views came to the screen and left it.
public struct AppearanceCounts: Hashable, Sendable {
  /// Views that were inserted or brought back: a row that becomes visible, a tab that is selected.
  public var appeared = 0
  /// Views that were removed or taken off the screen.
  public var disappeared = 0

  /// No view.
  public init() {}

  /// The number of views on the screen.
  public var present: Int { appeared - disappeared }
}
