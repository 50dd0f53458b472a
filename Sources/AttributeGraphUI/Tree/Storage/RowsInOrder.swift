/// The extent to which the elements of a `ForEach` have the ids of its rows, in their order, from both ends.
@usableFromInline
struct RowsInOrder<Index> {
  /// The number of rows before the first row whose element has another id.
  @usableFromInline let count: Int
  /// That element, or the end of the collection.
  @usableFromInline let index: Index
  /// The first of the rows at the end whose elements have their ids; their views were not compared.
  @usableFromInline let lastRow: Int
  /// The element of that row, or the end of the collection.
  @usableFromInline let lastIndex: Index
  /// The rows whose views have changed.
  @usableFromInline let changed: [Int]

  /// Makes the result for rows at both ends, some of which have changed.
  @inlinable init(count: Int, index: Index, lastRow: Int, lastIndex: Index, changed: [Int]) {
    self.count = count
    self.index = index
    self.lastRow = lastRow
    self.lastIndex = lastIndex
    self.changed = changed
  }
}

/// Elements of a `ForEach` between rows that kept their places.
@usableFromInline
struct RowMatches<ID> {
  /// The id of each element.
  @usableFromInline var ids: [ID] = []
  /// The row with each id, if it follows from the order; -1 if it has to be looked up.
  @usableFromInline var rows: [Int] = []

  /// Makes a list without elements.
  @inlinable init() {}
}

/// The loops over all elements of a `ForEach`, compiled where the types of the elements and the views are known.
///
/// In a generic type each step would be several witness calls: these took half of the time of an insertion among
/// 10,000 rows, and three quarters of that of a move.
@usableFromInline
struct RowLoops<Data: RandomAccessCollection, ID: Hashable, Content> {
  @usableFromInline typealias Rows = ForEach<Data, ID, Content>

  /// `ForEach.compareInOrder`.
  @usableFromInline let compare:
    @MainActor (Rows, [ID], RowContents<Content>, (row: Int, index: Data.Index)?) -> RowsInOrder<Data.Index>
  /// `ForEach.match`.
  @usableFromInline let match: @MainActor (Rows, Range<Data.Index>, [ID], Range<Int>) -> RowMatches<ID>
  /// `ForEach.choose`.
  @usableFromInline let choose: @MainActor (RowMatches<ID>, inout [ID: AnyObject], () -> AnyObject) -> [AnyObject?]
  /// `ForEach.makeViews`.
  @usableFromInline let makeViews: @MainActor (Rows, Range<Data.Index>, Bool, RowReadings) -> RowContents<Content>
  /// `ForEach.find`.
  @usableFromInline let find: @MainActor (Rows, [ID: Int]) -> [(id: ID, place: Int)]
  /// `RowContents.replace`.
  @usableFromInline let replace: @MainActor (RowContents<Content>, Range<Int>, RowContents<Content>, [Int]) -> [Int]

  /// The loops for some types.
  @inlinable init() {
    compare = { Rows.compareInOrder($0, with: $1, in: $2, from: $3) }
    match = { Rows.match($0, elements: $1, with: $2, of: $3) }
    choose = { Rows.choose(for: $0, among: &$1, orMake: $2) }
    makeViews = { Rows.makeViews($0, of: $1, hasNew: $2, noting: $3) }
    find = { Rows.find($1, in: $0) }
    replace = { $0.replace($1, by: $2, from: $3) }
  }
}

extension ForEach {
  /// Finds the extent to which the elements have the ids of the rows, from both ends, and runs the closure for those
  /// before the first that has another id; views that differ replace the old ones.
  ///
  /// There are no ids if some occur twice. The first row is passed with its element; nil stands for the very first.
  ///
  /// - Complexity: O(rows).
  @inlinable @MainActor
  static func compareInOrder(
    _ forEach: ForEach, with ids: [ID], in contents: RowContents<Content>, from first: (row: Int, index: Data.Index)?
  ) -> RowsInOrder<Data.Index> {
    let (data, identify, content) = (forEach.data, forEach.identify, forEach.content)
    let (start, startIndex) = (first?.row ?? 0, first?.index ?? data.startIndex)
    guard !ids.isEmpty, let readings = contents.readings else {
      return RowsInOrder(count: 0, index: startIndex, lastRow: 0, lastIndex: data.endIndex, changed: [])
    }
    func compareIDs() -> (count: Int, index: Data.Index, lastRow: Int, lastIndex: Data.Index) {
      var (place, index) = (start, startIndex)
      var (row, end) = (ids.count, data.endIndex)
      while index != end && place < row && ids[place] == identify(data[index]) {
        data.formIndex(after: &index)
        place += 1
      }
      while end != index && row > place {
        let last = data.index(before: end)
        guard ids[row - 1] == identify(data[last]) else { break }
        (end, row) = (last, row - 1)
      }
      return (place, index, row, end)
    }
    // The reads for the ids count for all rows, the reads for a view for its row. If the comparison does not begin at
    // the first row, the ids were read when all rows were compared.
    let found = first == nil ? readings.trackIDs(compareIDs) : compareIDs()
    var changed: [Int] = []
    func compareViews(_ makeView: (_ place: Int, _ element: Data.Element) -> Content) {
      var index = startIndex
      for place in start..<found.count {
        if contents.replace(at: place, with: makeView(place, data[index])) { changed.append(place) }
        data.formIndex(after: &index)
      }
    }
    if readings.readsObjects {
      // The rows before the first one may have begun to read in this update; they are watched together until the next.
      if first == nil { readings.watchEachRow() }
      compareViews { place, element in readings.view(ofRow: place) { content(element) } }
    } else {
      readings.watchTogether { compareViews { _, element in content(element) } }
    }
    return RowsInOrder(
      count: found.count, index: found.index, lastRow: found.lastRow, lastIndex: found.lastIndex, changed: changed)
  }

  /// Finds the rows of elements; some elements came, went or moved.
  ///
  /// Most rows keep their order, so the row behind the last found one is tried first, and then the next one, as one row
  /// may have been removed; then the row before it, as the order may be reversed. The caller looks the others up, which
  /// hashes their ids.
  ///
  /// - Complexity: O(elements).
  @inlinable @MainActor
  static func match(
    _ forEach: ForEach, elements: Range<Data.Index>, with ids: [ID], of rows: Range<Int>
  ) -> RowMatches<ID> {
    let (data, identify) = (forEach.data, forEach.identify)
    var matches = RowMatches<ID>()
    let count = data.distance(from: elements.lowerBound, to: elements.upperBound)
    matches.rows.reserveCapacity(count)
    matches.ids.reserveCapacity(count)
    var index = elements.lowerBound
    var (next, before) = (rows.lowerBound, rows.upperBound - 1)
    while index != elements.upperBound {
      let id = identify(data[index])
      var row = -1
      if next < rows.upperBound && ids[next] == id {
        row = next
      } else if next + 1 < rows.upperBound && ids[next + 1] == id {
        row = next + 1
      } else if before >= rows.lowerBound && ids[before] == id {
        row = before
      }
      if row >= 0 { (next, before) = (row + 1, row - 1) }
      matches.rows.append(row)
      matches.ids.append(id)
      data.formIndex(after: &index)
    }
    return matches
  }

  /// Looks up the rows that do not follow from the order, and makes the missing ones.
  ///
  /// - Returns: A row for each element; nil if it follows from the order. An id that occurs twice has its row twice.
  /// - Complexity: O(elements) on average.
  @inlinable @MainActor
  static func choose(
    for matches: RowMatches<ID>, among known: inout [ID: AnyObject], orMake make: () -> AnyObject
  ) -> [AnyObject?] {
    if known.isEmpty { known.reserveCapacity(matches.ids.count) }
    var chosen: [AnyObject?] = []
    chosen.reserveCapacity(matches.ids.count)
    for (index, match) in matches.rows.enumerated() {
      guard match < 0 else {
        chosen.append(nil)
        continue
      }
      let id = matches.ids[index]
      if let row = known[id] {
        chosen.append(row)
      } else {
        let row = make()
        known[id] = row
        chosen.append(row)
      }
    }
    return chosen
  }

  /// Finds the elements with some ids, a given number of each, in their order.
  ///
  /// - Returns: The ids with the places of their elements.
  /// - Complexity: O(elements up to the last of them) on average.
  @inlinable @MainActor
  static func find(_ wanted: [ID: Int], in forEach: ForEach) -> [(id: ID, place: Int)] {
    let (data, identify) = (forEach.data, forEach.identify)
    var found: [(id: ID, place: Int)] = []
    var wanted = wanted
    var index = data.startIndex
    var place = 0
    while index != data.endIndex && !wanted.isEmpty {
      let id = identify(data[index])
      if let count = wanted[id] {
        found.append((id, place))
        wanted[id] = count > 1 ? count - 1 : nil
      }
      data.formIndex(after: &index)
      place += 1
    }
    return found
  }

  /// Makes the views of some elements; the rows are watched one by one if there is a new one among them, and together
  /// if all were there before.
  ///
  /// - Complexity: O(elements).
  @inlinable @MainActor
  static func makeViews(
    _ forEach: ForEach, of elements: Range<Data.Index>, hasNew: Bool, noting readings: RowReadings
  ) -> RowContents<Content> {
    let (data, content) = (forEach.data, forEach.content)
    let views = RowContents<Content>(capacity: data.distance(from: elements.lowerBound, to: elements.upperBound))
    func appendViews(_ makeView: (_ place: Int, _ element: Data.Element) -> Content) {
      var index = elements.lowerBound
      while index != elements.upperBound {
        views.append(makeView(views.count, data[index]))
        data.formIndex(after: &index)
      }
    }
    if hasNew || readings.readsObjects {
      appendViews { place, element in readings.view(ofRow: place) { content(element) } }
    } else {
      readings.watchTogether { appendViews { _, element in content(element) } }
    }
    return views
  }
}
