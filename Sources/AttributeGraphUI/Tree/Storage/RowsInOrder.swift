/// How far the elements of a `ForEach` have the ids of its rows, in their order, from both ends.
@usableFromInline
struct RowsInOrder<Index> {
  /// How many rows stand before the first whose element has another id.
  @usableFromInline let count: Int
  /// That element, or the end of the collection.
  @usableFromInline let index: Index
  /// The first of the rows at the end whose elements have their ids; their views were not compared.
  @usableFromInline let lastRow: Int
  /// The element of that row, or the end of the collection.
  @usableFromInline let lastIndex: Index
  /// The rows whose views are other ones now.
  @usableFromInline let changed: [Int]

  /// So many rows at both ends, of which some have changed.
  @inlinable init(count: Int, index: Index, lastRow: Int, lastIndex: Index, changed: [Int]) {
    self.count = count
    self.index = index
    self.lastRow = lastRow
    self.lastIndex = lastIndex
    self.changed = changed
  }
}

extension ForEach {
  /// Runs the closure for the elements of some rows, as long as each has the id of the row at its place, and puts the
  /// views that differ in place of the old ones; then finds the elements at the end that have the ids of the last rows.
  ///
  /// - Parameters:
  ///   - ids: The ids of the rows; none where ids occur twice.
  ///   - first: The first row and its element; nil for the first of all.
  /// - Complexity: O(rows). It is compiled with the caller, for whom the types are no parameters: a call by witnesses for
  ///   each step took two thirds of the time.
  @inlinable @MainActor
  static func compareInOrder(
    _ forEach: ForEach, with ids: [ID], in contents: RowContents<Content>, from first: (row: Int, index: Data.Index)?
  ) -> RowsInOrder<Data.Index> {
    let (data, identify, content) = (forEach.data, forEach.identify, forEach.content)
    var changed: [Int] = []
    var index = first?.index ?? data.startIndex
    var end = data.endIndex
    var place = first?.row ?? 0
    while index != end && place < ids.count {
      let element = data[index]
      guard ids[place] == identify(element) else { break }
      if contents.replace(at: place, with: content(element)) { changed.append(place) }
      data.formIndex(after: &index)
      place += 1
    }
    var row = ids.count
    while end != index && row > place {
      let last = data.index(before: end)
      guard ids[row - 1] == identify(data[last]) else { break }
      (end, row) = (last, row - 1)
    }
    return RowsInOrder(count: place, index: index, lastRow: row, lastIndex: end, changed: changed)
  }
}
