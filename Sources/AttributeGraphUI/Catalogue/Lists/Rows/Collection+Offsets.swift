import AttributeGraph2
import Foundation

extension MutableCollection {
  /// Moves the elements at some offsets to another offset, keeping their order, as `onMove` requests it.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements.
  ///   - destination: The offset before which they are inserted, counted before anything is moved.
  /// - Complexity: O(*n* log *n*).
  /// - Precondition: The offsets are those of elements; the destination may be the number of elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    trap(
      unless: source.allSatisfy { all.indices.contains($0) } && (0...all.count).contains(destination),
      """
      move(fromOffsets:toOffset:) was given the offsets \(Array(source)) and \(destination) in a collection of \
      \(all.count). Give it offsets of elements, and a destination from 0 to the number of elements.
      """)
    let moved = source.map { all[$0] }
    let before = all[..<destination].indices.filter { !source.contains($0) }.map { all[$0] }
    let after = all[destination...].indices.filter { !source.contains($0) }.map { all[$0] }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at some offsets, as `onDelete` requests it.
  ///
  /// - Complexity: O(*n*).
  /// - Precondition: The offsets are those of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    checkOffsets(offsets)
    var kept = Self()
    for (offset, element) in self.enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets, as `onDelete` requests it.
  ///
  /// - Complexity: O(*n*) for each offset.
  /// - Precondition: The offsets are those of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    checkOffsets(offsets)
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension Collection {
  /// Traps unless the offsets are those of elements.
  fileprivate func checkOffsets(_ offsets: IndexSet) {
    let count = self.count
    trap(
      unless: offsets.allSatisfy { (0..<count).contains($0) },
      """
      remove(atOffsets:) was given the offsets \(Array(offsets)) in a collection of \(count). Give it offsets of elements.
      """)
  }
}
