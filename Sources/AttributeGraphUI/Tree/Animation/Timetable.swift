/// Elements in the order of the moments at which they are due; elements due at the same moment keep the order of
/// insertion.
///
/// - Complexity: O(log *n*) amortised to insert, remove and take one of *n* elements.
nonisolated struct Timetable<Moment: Comparable, Element> {
  /// The moment of an element, which may have been removed.
  private struct Entry: Comparable {
    let moment: Moment
    /// How many entries were made before it.
    let order: Int
    let number: Int

    static func < (one: Entry, other: Entry) -> Bool {
      one.moment < other.moment || (one.moment == other.moment && one.order < other.order)
    }
  }

  private var heap = BinaryHeap<Entry>()
  private var elements: [Int: Element] = [:]
  private var entryCount = 0

  /// The first moment at which an element is due.
  var firstMoment: Moment? { heap.first?.moment }

  /// Adds an element.
  ///
  /// - Precondition: The number is new, or that of an element that was taken.
  mutating func insert(_ element: Element, number: Int, at moment: Moment) {
    elements[number] = element
    heap.insert(Entry(moment: moment, order: entryCount, number: number))
    entryCount += 1
  }

  /// Removes an element.
  ///
  /// - Returns: The element; nil if it was taken or removed before.
  mutating func remove(_ number: Int) -> Element? {
    guard let element = elements.removeValue(forKey: number) else { return nil }
    if heap.count > 16 && elements.count * 2 < heap.count {
      heap.removeAll { [elements] in elements[$0.number] == nil }
    } else {
      dropRemoved()
    }
    return element
  }

  /// Removes and returns the first element that is due up to a moment.
  mutating func takeFirst(until end: Moment) -> (moment: Moment, number: Int, element: Element)? {
    guard let first = heap.first, first.moment <= end, let element = elements.removeValue(forKey: first.number)
    else { return nil }
    dropRemoved()
    return (first.moment, first.number, element)
  }

  /// Drops entries at the front whose elements were removed, so that the first one is that of an element.
  private mutating func dropRemoved() {
    while let first = heap.first, elements[first.number] == nil { _ = heap.popFirst() }
  }
}
