/// A row of a `ForEach`: it tells the row's positions of a new view.
///
/// Its type does not depend on those of the view and the id, so that what is done for many rows is compiled for them.
final class ForEachRow: Updater, ValueSource {
  private unowned let views: any RowViews
  /// Where the row's view stands; behind all of them for a row that has none yet, before them for one that was removed.
  var index = Int.max
  /// How many elements before had the same id; 0 unless the collection is wrong.
  var occurrence: Int { Int(occurrenceNumber) }
  private let occurrenceNumber: Int32
  /// Whether an element was found for the row, while an update looks for one.
  var isTaken = false
  /// Whether what stands in the row was made, or is about to be.
  fileprivate var isMounted = false
  /// The last round of its `ForEach` whose views those in the row have been told of, or counted.
  private var countedRound: Int
  /// The row's position, for a row that may go or move.
  var place: ViewPosition?
  /// The reading of `@Observable` objects by the closure for this row; nil where it has read none.
  var reading: RowReading?
  /// What the row gives to the container around.
  var items = LayoutItems.many([])

  /// Makes a row among others, whose first view is made in a round.
  init(of views: any RowViews, round: Int, occurrence: Int = 0) {
    self.views = views
    occurrenceNumber = Int32(clamping: occurrence)
    countedRound = round
  }

  override func owns(_ source: any ValueSource) -> Bool { source === self }

  func read<Part>(_ type: Part.Type, at offset: Int) -> Part {
    index >= 0 ? views.read(type, ofRow: index, at: offset) : readLeaving(type, at: offset)
  }

  /// Reads the view of a row that was removed and is still shown.
  @inline(never)
  private func readLeaving<Part>(_ type: Part.Type, at offset: Int) -> Part {
    guard let views = place?.runtime.transitions?.value((any RowViews).self, of: ObjectIdentifier(self)) else {
      fatalError("A row was read that has gone. This is a mistake in AttributeGraphUI; please report it.")
    }
    return views.read(type, ofRow: 0, at: offset)
  }

  /// Has the row's view taken over, which is another one in a round.
  func update(in round: Int) {
    countEqualViews(upTo: round - 1)
    countedRound = round
    run(from: self)
  }

  /// Has the row's view taken over, or counts one that is equal, where it was made for the row alone.
  func updateAlone(isChanged: Bool) {
    if isChanged { run(from: self) } else { countEqual(1) }
  }

  /// Counts the views up to a round that were made for the row and were equal, so that it was not told of them.
  ///
  /// There are thousands of rows, and an update visits none that comes out equal; so nobody counts until somebody asks.
  func countEqualViews(upTo round: Int) {
    guard countedRound < round else { return }
    countEqual(round - countedRound)
    countedRound = round
  }
}

/// The views of the rows of a `ForEach`.
@MainActor
protocol RowViews: AnyObject {
  /// A copy of the part of a row's view that begins so many bytes behind its beginning.
  ///
  /// - Precondition: A stored property or an element of that type begins there.
  func read<Part>(_ type: Part.Type, ofRow index: Int, at offset: Int) -> Part
}

/// What the position of a row is called in descriptions of the tree.
enum Row {}

/// The rows of a `ForEach` in their order.
///
/// What is done for each of thousands of rows is done here, in loops that know the type of a row and pass no closures:
/// inside a type with parameters each step would ask for metadata, and for the executor.
@MainActor
struct ForEachRows {
  private var rows: [ForEachRow] = []
  /// How many rows have come since somebody took them out to be made.
  private var newCount = 0

  /// How many rows there are.
  var count: Int { rows.count }

  /// The row at a place.
  subscript(index: Int) -> ForEachRow { rows[index] }

  /// Where rows stood; `Int.max` for those that are new.
  static func indices(of rows: [ForEachRow]) -> [Int] {
    var indices: [Int] = []
    indices.reserveCapacity(rows.count)
    for row in rows { indices.append(row.index) }
    return indices
  }

  /// Puts rows in place of others, of which those that are not taken have gone.
  ///
  /// - Parameters:
  ///   - places: Where the rows stand that are replaced.
  ///   - chosen: What takes their place.
  ///   - round: The round of the update, in which nothing was made for those that have gone.
  /// - Returns: Those that have gone and have a position, in the order in which they stood.
  /// - Complexity: O(rows behind the first place).
  mutating func replace(_ places: Range<Int>, by chosen: [ForEachRow], in round: Int) -> [ForEachRow] {
    var gone: [ForEachRow] = []
    for index in places {
      let row = rows[index]
      if row.isTaken { continue }
      row.countEqualViews(upTo: round - 1)
      row.reading?.end()
      if row.place != nil { gone.append(row) }
      if !row.isMounted { newCount -= 1 }
    }
    rows.replaceSubrange(places, with: chosen)
    let moved = places.count == chosen.count ? places.upperBound : rows.count
    for index in places.lowerBound..<moved {
      let row = rows[index]
      if row.index == .max { newCount += 1 }
      row.index = index
      row.isTaken = false
    }
    return gone
  }

  /// Counts the views of all rows up to a round that were not handed on because they were equal.
  ///
  /// - Complexity: O(rows).
  func countEqualViews(upTo round: Int) { for row in rows { row.countEqualViews(upTo: round) } }

  /// The rows of which nothing is made yet, in their order; the caller makes them.
  ///
  /// - Complexity: O(rows) where there are some.
  mutating func takeUnmounted() -> [ForEachRow] {
    var new: [ForEachRow] = []
    guard newCount > 0 else { return new }
    new.reserveCapacity(newCount)
    newCount = 0
    for row in rows where !row.isMounted {
      row.isMounted = true
      new.append(row)
    }
    return new
  }

  /// Forgets what the closure has read: the rows have gone.
  ///
  /// - Complexity: O(rows).
  func endReadings() { for row in rows { row.reading?.end() } }

  /// The positions of the rows that have one.
  var places: [ViewPosition] {
    var places: [ViewPosition] = []
    places.reserveCapacity(rows.count)
    for row in rows { if let place = row.place { places.append(place) } }
    return places
  }

  /// What the rows give to the container around.
  var items: LayoutItems {
    var items: [LayoutItems] = []
    items.reserveCapacity(rows.count)
    for row in rows { items.append(row.items) }
    return .many(items)
  }
}
