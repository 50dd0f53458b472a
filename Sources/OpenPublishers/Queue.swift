/// A first-in, first-out queue.
struct Queue<Element> {
  private var elements: [Element?] = []
  /// Where the first element lies.
  private var head = 0

  /// Whether nothing waits.
  var isEmpty: Bool { head == elements.count }

  /// How many elements wait.
  var count: Int { elements.count - head }

  /// Adds an element behind the others.
  mutating func append(_ element: Element) { elements.append(element) }

  /// Takes the first element out; nil where nothing waits.
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
