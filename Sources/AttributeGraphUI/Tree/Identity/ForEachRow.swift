/// A row of a `ForEach`, which passes new views to the positions in the row.
///
/// Its type does not depend on those of the view and the id, so the code for many rows is compiled for it.
final class ForEachRow: Updater, ValueSource {
  private unowned let views: any RowViews
  /// The index of the row's view; after all of them for a row without a view, before them for one that was removed.
  var index: Int {
    get { number == .max ? .max : Int(number) }
    set { number = Int32(clamping: newValue) }
  }
  // Numbers of half a word: there are many rows.
  private var number = Int32.max
  /// The number of earlier elements with the same id; 0 unless the collection has duplicate ids.
  var occurrence: Int { Int(occurrenceNumber) }
  private let occurrenceNumber: Int32
  /// Whether an element was found for the row, during an update.
  var isTaken = false
  /// Whether the content of the row was made, or is about to be.
  fileprivate var isMounted = false
  /// The last pass of its `ForEach` whose view was passed on to the row, or counted.
  private var countedPass: Int32
  /// The row's position, for a row that may be removed or moved.
  var place: ViewPosition?
  /// The reads of `@Observable` objects by the closure for this row; nil if there are none.
  var reading: RowReading?
  /// The row's views for the enclosing container.
  var items = LayoutItems.many([])

  /// Makes a row whose first view is made in a pass.
  init(of views: any RowViews, pass: Int, occurrence: Int = 0) {
    self.views = views
    occurrenceNumber = Int32(clamping: occurrence)
    countedPass = Int32(truncatingIfNeeded: pass)
  }

  override func owns(_ source: any ValueSource) -> Bool { source === self }

  /// Releases the views: their nodes may have closures that read the row.
  override func end() {
    super.end()
    items = .many([])
  }

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

  /// Passes on the row's view, which differs in a pass.
  func update(in pass: Int) {
    countEqualViews(upTo: pass - 1)
    countedPass = Int32(truncatingIfNeeded: pass)
    run(from: self)
  }

  /// Passes on the row's view, or counts an equal one, if it was made for the row alone.
  func updateAlone(isChanged: Bool) {
    if isChanged { run(from: self) } else { countEqual(1) }
  }

  /// Counts the views up to a pass that were made for the row but not passed on, because they were equal.
  ///
  /// There are thousands of rows, and an update visits none whose view is equal; so these views are counted on demand.
  func countEqualViews(upTo pass: Int) {
    let pass = Int32(truncatingIfNeeded: pass)
    // Passes may begin anew; those of a row are never that many apart.
    let count = pass &- countedPass
    guard count > 0 else { return }
    countEqual(Int(count))
    countedPass = pass
  }
}

/// The views of the rows of a `ForEach`.
@MainActor
protocol RowViews: AnyObject {
  /// A copy of the part of a row's view at an offset in bytes.
  ///
  /// - Precondition: A stored property or an element of that type begins there.
  func read<Part>(_ type: Part.Type, ofRow index: Int, at offset: Int) -> Part
}

/// The name of a row's position in descriptions of the tree.
enum Row {}

/// The rows of a `ForEach` in their order.
///
/// Work for thousands of rows is done here, in loops over a concrete row type and without closures: in a generic type
/// each step would look up metadata and the executor.
@MainActor
struct ForEachRows {
  private var rows: [ForEachRow] = []
  /// The number of new rows since `takeUnmounted()`.
  private var newCount = 0

  /// The number of rows.
  var count: Int { rows.count }

  /// Whether there are rows without content.
  var hasUnmounted: Bool { newCount > 0 }

  /// The row at a place.
  subscript(index: Int) -> ForEachRow { rows[index] }

  /// The previous indices of rows; `Int.max` for new ones.
  static func indices(of rows: [ForEachRow]) -> [Int] {
    var indices: [Int] = []
    indices.reserveCapacity(rows.count)
    for place in rows.indices { indices.append(rows[place].index) }
    return indices
  }

  /// The views of rows for the enclosing container.
  static func items(of rows: [ForEachRow]) -> [LayoutItems] {
    var items: [LayoutItems] = []
    items.reserveCapacity(rows.count)
    for index in rows.indices { items.append(rows[index].items) }
    return items
  }

  /// Replaces rows by others; the replaced rows that are not taken are removed.
  ///
  /// - Parameters:
  ///   - places: The range of the replaced rows.
  ///   - chosen: The rows in their place.
  ///   - pass: The pass of the update, in which nothing was made for removed rows.
  /// - Returns: The removed rows that have a position, in their previous order.
  /// - Complexity: O(rows behind the first place).
  mutating func replace(_ places: Range<Int>, by chosen: [ForEachRow], in pass: Int) -> [ForEachRow] {
    var gone: [ForEachRow] = []
    for index in places {
      let row = rows[index]
      if row.isTaken { continue }
      row.countEqualViews(upTo: pass - 1)
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

  /// Counts the views of all rows up to a pass that were not passed on because they were equal.
  ///
  /// - Complexity: O(rows).
  func countEqualViews(upTo pass: Int) { for row in rows { row.countEqualViews(upTo: pass) } }

  /// Returns the rows without content, in order, for the caller to make.
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

  /// Ends the readings of the closure, because the rows were removed.
  ///
  /// - Complexity: O(rows).
  func endReadings() { for row in rows { row.reading?.end() } }

  /// The positions of the rows that have one.
  var places: [ViewPosition] {
    var places: [ViewPosition] = []
    places.reserveCapacity(rows.count)
    for index in rows.indices { if let place = rows[index].place { places.append(place) } }
    return places
  }
}

/// The view of a row that was removed and is still shown.
final class KeptRow<Content>: RowViews {
  private let contents: RowContents<Content>

  init(contents: RowContents<Content>) { self.contents = contents }

  func read<Part>(_ type: Part.Type, ofRow index: Int, at offset: Int) -> Part {
    contents.read(type, ofRow: index, at: offset)
  }
}

/// The identity of a row: its id, and its index among the elements with that id.
struct RowIdentity<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}
