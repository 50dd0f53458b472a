/// A first-in, first-out queue.
struct Queue<Element> {
  private var elements: [Element?] = []
  /// The index of the first element.
  private var head = 0

  /// Whether there is no element.
  var isEmpty: Bool { head == elements.count }

  /// The number of elements.
  var count: Int { elements.count - head }

  /// Adds an element at the end.
  mutating func append(_ element: Element) { elements.append(element) }

  /// Removes the first element; nil if there is none.
  ///
  /// - Complexity: O(1) amortised.
  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    let first = elements[head]
    elements[head] = nil
    head += 1
    if 2 * head >= elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return first
  }
}
