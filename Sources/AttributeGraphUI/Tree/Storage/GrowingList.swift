/// A list to which one element after the other is added, until the last or all of them are taken.
///
/// An array as a property of an object is checked for overlapping accesses each time that something is added to it; of
/// what an update does to a leaf that only moves, these checks were a sixth.
@MainActor
@safe final class GrowingList<Element> {
  // SAFETY: no method calls out while it accesses the elements; what they let go of goes when the access is over.
  @exclusivity(unchecked) private var elements: [Element] = []

  /// Whether nothing was added since all were taken.
  var isEmpty: Bool { unsafe elements.isEmpty }

  /// Adds an element.
  ///
  /// - Complexity: O(1) amortised.
  func append(_ element: Element) { unsafe elements.append(element) }

  /// The elements in the order in which they were added.
  var all: [Element] { unsafe elements }

  /// Takes the last element out.
  ///
  /// - Precondition: There is one.
  func dropLast() {
    let last = unsafe elements.removeLast()
    extendLifetime(last)
  }

  /// Takes all elements out, in the order in which they were added.
  func takeAll() -> [Element] {
    let all = unsafe elements
    unsafe elements = []
    return all
  }
}
