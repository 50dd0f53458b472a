/// A list that numbers its elements in order, and finds and removes them by number.
///
/// The caller releases a removed element, when the list is consistent again.
package struct NumberedList<Element> {
  private struct Entry {
    let number: Int
    var element: Element?
  }

  /// The elements by ascending number, with gaps for removed ones.
  private var entries: [Entry] = []
  /// The index of the first element; those before it were removed.
  private var start = 0
  /// The number of the element that was added last; 0 before the first.
  private(set) var last = 0
  private(set) var count = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }

  var numbers: [Int] { entries.compactMap { $0.element == nil ? nil : $0.number } }

  /// The elements, in their order.
  ///
  /// - Complexity: O(elements).
  package var elements: [Element] { entries.compactMap { $0.element } }

  /// The first element that satisfies a predicate.
  ///
  /// - Complexity: O(elements up to it) amortised, where elements are removed from the front or from the back.
  package func first(where matches: (Element) -> Bool) -> Element? {
    entries[start...].first { $0.element.map(matches) ?? false }?.element
  }

  /// Adds an element at the end.
  ///
  /// - Returns: Its number.
  /// - Complexity: O(1) amortised.
  package mutating func append(_ element: Element) -> Int {
    last += 1
    entries.append(Entry(number: last, element: element))
    count += 1
    return last
  }

  /// Nil once the element was removed. Setting it replaces an existing one. O(log *n*).
  subscript(number: Int) -> Element? {
    get { index(of: number).flatMap { entries[$0].element } }
    set {
      guard let newValue, let index = index(of: number), entries[index].element != nil else { return }
      entries[index].element = newValue
    }
  }

  /// Removes an element.
  ///
  /// - Returns: The element; nil where it was removed before.
  /// - Complexity: O(log *n*) amortised.
  package mutating func remove(_ number: Int) -> Element? {
    guard let index = index(of: number), let element = entries[index].element else { return nil }
    entries[index].element = nil
    count -= 1
    while start < entries.count && entries[start].element == nil { start += 1 }
    if entries.count > 16 && count * 2 < entries.count {
      entries.removeAll { $0.element == nil }
      start = 0
    }
    return element
  }

  /// The first element behind a number, for callers during whose work elements come and go.
  ///
  /// - Complexity: O(log *n*), plus the removed elements that are passed.
  @inline(__always) func next(after number: Int) -> (number: Int, element: Element)? {
    var index = firstIndex(from: number + 1)
    while index < entries.count {
      if let element = entries[index].element { return (entries[index].number, element) }
      index += 1
    }
    return nil
  }

  private func index(of number: Int) -> Int? {
    let index = firstIndex(from: number)
    return index < entries.count && entries[index].number == number ? index : nil
  }

  private func firstIndex(from number: Int) -> Int {
    var low = start
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
