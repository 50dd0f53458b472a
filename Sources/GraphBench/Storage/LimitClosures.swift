import AttributeGraph2
import GraphBenchKit

/// Closures that are boxed and run once, one after the other, and freed together: the lowest cost of effects.
@safe package final class LimitClosures {
  /// A closure. The buffer holds it in a structure, because a closure that is itself a generic element is boxed again
  /// for the generic calling convention.
  private struct Effect {
    let run: () -> Void
  }

  private let closures: UnsafeMutablePointer<Effect>
  private let capacity: Int

  /// The number of closures.
  package private(set) var count = 0

  /// Allocates memory for closures.
  ///
  /// - Complexity: O(1).
  package init(capacity: Int) {
    self.capacity = capacity
    // SAFETY: the places below `count` are initialised, and freed by the end of this object.
    unsafe closures = .allocate(capacity: max(capacity, 1))
  }

  deinit {
    unsafe closures.deinitialize(count: count)
    unsafe closures.deallocate()
  }

  /// Runs a closure and keeps it.
  ///
  /// It is not inlined, because the optimiser would run a known closure without its box.
  ///
  /// - Precondition: The capacity is not exhausted.
  @inline(never)
  package func run(_ closure: consuming @escaping () -> Void) {
    trap(unless: count < capacity, "There is no room for another closure. Make the limit with room for all of them.")
    closure()
    // SAFETY: the precondition.
    unsafe (closures + count).initialize(to: Effect(run: closure))
    count += 1
  }
}

/// Values that are boxed individually and freed together: the lowest cost of cells.
@safe package final class LimitBoxes {
  private let boxes: UnsafeMutablePointer<UnsafeMutablePointer<Int>>

  /// The number of boxes.
  package let count: Int

  /// Boxes 0, 1, 2 and so on.
  ///
  /// - Complexity: O(*count*).
  package init(count: Int) {
    self.count = count
    // SAFETY: all places and all boxes are initialised here; the end of this object frees them.
    unsafe boxes = .allocate(capacity: max(count, 1))
    for number in 0..<count { unsafe (boxes + number).initialize(to: Self.box(number)) }
  }

  deinit {
    for number in 0..<count { unsafe boxes[number].deallocate() }
    unsafe boxes.deallocate()
  }

  /// The value in a box.
  ///
  /// - Precondition: There is such a box; release builds do not check it.
  package subscript(number: Int) -> Int {
    assert(number >= 0 && number < count)
    // SAFETY: the precondition.
    return unsafe boxes[number].pointee
  }

  /// Replaces each of the first boxes by a new one that holds its index.
  ///
  /// - Precondition: There are at least as many boxes; release builds do not check it.
  /// - Complexity: O(*replaced*).
  package func replaceFirst(_ replaced: Int) {
    assert(replaced <= count)
    for number in 0..<replaced {
      let old = unsafe boxes[number]
      // SAFETY: the precondition; nothing else refers to the old box.
      unsafe boxes[number] = Self.box(number)
      unsafe old.deallocate()
    }
  }

  private static func box(_ value: Int) -> UnsafeMutablePointer<Int> {
    let box = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    unsafe box.initialize(to: value)
    return unsafe box
  }
}
