/// How far the elements of a `ForEach` had the ids of its rows, in their order.
@usableFromInline
struct RowsInOrder<Index> {
  /// How many elements had.
  @usableFromInline let count: Int
  /// The first element that had not, or the end of the collection.
  @usableFromInline let index: Index
  /// The rows whose views are other ones now.
  @usableFromInline let changed: [Int]

  /// So many rows, of which some have changed.
  @inlinable init(count: Int, index: Index, changed: [Int]) {
    self.count = count
    self.index = index
    self.changed = changed
  }
}

extension ForEach {
  /// Runs the closure for the elements from the first on, as long as each has the id of the row at its place, and puts
  /// the views that differ in place of the old ones.
  ///
  /// - Complexity: O(rows). It is compiled with the caller, for whom the types are no parameters: a call by witnesses for
  ///   each step took two thirds of the time.
  @inlinable @MainActor
  static func compareInOrder(
    _ forEach: ForEach, with ids: [ID], in contents: RowContents<Content>
  ) -> RowsInOrder<Data.Index> {
    let (data, identify, content) = (forEach.data, forEach.identify, forEach.content)
    var changed: [Int] = []
    var index = data.startIndex
    let end = data.endIndex
    var place = 0
    while index != end && place < ids.count {
      let element = data[index]
      guard ids[place] == identify(element) else { break }
      if contents.replace(at: place, with: content(element)) { changed.append(place) }
      data.formIndex(after: &index)
      place += 1
    }
    return RowsInOrder(count: place, index: index, changed: changed)
  }
}
