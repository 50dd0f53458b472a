/// A list that grows element by element, until the last or all elements are removed.
///
/// An array as a property of an object is checked for overlapping accesses at each insertion. These checks were a sixth
/// of the work of an update on a leaf that only moves.
@MainActor
@safe final class GrowingList<Element> {
  // SAFETY: no method calls out while it accesses the elements; removed elements are released after the access.
  @exclusivity(unchecked) private var elements: [Element] = []

  /// Whether the list has no elements.
  var isEmpty: Bool { unsafe elements.isEmpty }

  /// Adds an element.
  ///
  /// - Complexity: O(1) amortised.
  func append(_ element: Element) { unsafe elements.append(element) }

  /// The elements in the order in which they were added.
  var all: [Element] { unsafe elements }

  /// Removes the last element.
  ///
  /// - Precondition: There is one.
  func dropLast() {
    let last = unsafe elements.removeLast()
    extendLifetime(last)
  }

  /// Removes and returns all elements, in the order in which they were added.
  func takeAll() -> [Element] {
    let all = unsafe elements
    unsafe elements = []
    return all
  }
}
