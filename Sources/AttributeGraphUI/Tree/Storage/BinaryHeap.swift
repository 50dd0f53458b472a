/// A priority queue: the smallest element can be read at once and removed quickly.
nonisolated struct BinaryHeap<Element: Comparable> {
  /// No element is before its parent, that of index `(i - 1) / 2`.
  private var elements: [Element] = []

  /// The number of elements.
  var count: Int { elements.count }

  /// The first element; nil if there is none.
  var first: Element? { elements.first }

  /// All elements in their order.
  ///
  /// - Complexity: O(*n* log *n*).
  var sorted: [Element] { elements.sorted() }

  /// Adds an element.
  ///
  /// - Complexity: O(log *n*); O(1) for one that is after all others.
  mutating func insert(_ element: Element) {
    var index = elements.count
    elements.append(element)
    while index > 0, element < elements[(index - 1) / 2] {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Removes and returns the first element; nil if there is none.
  ///
  /// - Complexity: O(log *n*).
  mutating func popFirst() -> Element? {
    guard let last = elements.popLast() else { return nil }
    guard let first = elements.first else { return last }
    elements[0] = last
    var index = 0
    while 2 * index + 1 < elements.count {
      let (left, right) = (2 * index + 1, 2 * index + 2)
      let child = right < elements.count && elements[right] < elements[left] ? right : left
      guard elements[child] < last else { break }
      elements.swapAt(index, child)
      index = child
    }
    return first
  }

  /// Removes the elements that satisfy a predicate.
  ///
  /// - Complexity: O(*n* log *n*).
  mutating func removeAll(where isRemoved: (Element) -> Bool) {
    // A sorted array is a heap.
    elements = elements.filter { !isRemoved($0) }.sorted()
  }
}
