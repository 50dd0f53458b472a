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
    let end = data.endIndex
    guard !ids.isEmpty, let readings = contents.readings else {
      return RowsInOrder(count: 0, index: data.startIndex, changed: [])
    }
    // What the ids are made of is read for all rows, what a view is made of for its own.
    let count = readings.trackIDs {
      var index = data.startIndex
      var place = 0
      while index != end && place < ids.count && ids[place] == identify(data[index]) {
        data.formIndex(after: &index)
        place += 1
      }
      return place
    }
    var index = data.startIndex
    for place in 0..<count {
      let element = data[index]
      let view = readings.view(ofRow: place) { content(element) }
      if contents.replace(at: place, with: view) { changed.append(place) }
      data.formIndex(after: &index)
    }
    return RowsInOrder(count: count, index: index, changed: changed)
  }
}
