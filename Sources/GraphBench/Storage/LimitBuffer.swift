import AttributeGraph2
import GraphBenchKit

/// A flat buffer with the values of a workload by hand, and the lists of places that its closures read.
///
/// It allocates places one after the other. A place is valid as long as the buffer lives, so users of places retain the
/// buffer.
@safe package final class LimitBuffer<Value: BitwiseCopyable> {
  private let values: UnsafeMutablePointer<Value>
  private let capacity: Int
  private var used = 0
  private var lists: [LimitList<Value>] = []

  /// Makes a buffer with a capacity for values.
  ///
  /// - Complexity: O(1).
  package init(capacity: Int) {
    self.capacity = capacity
    // SAFETY: the values are initialised as their places are allocated.
    unsafe values = .allocate(capacity: max(capacity, 1))
  }

  deinit {
    unsafe values.deallocate()
    for list in lists { unsafe list.start.deallocate() }
  }

  /// The next place, holding a value.
  ///
  /// - Precondition: The capacity is not exhausted.
  package func place(_ value: Value) -> LimitPlace<Value> { row([value])[0] }

  /// The next places, one for each of the values, side by side.
  ///
  /// - Precondition: The capacity is not exhausted.
  /// - Complexity: O(values).
  package func row(_ initial: [Value]) -> LimitRow<Value> {
    trap(unless: used + initial.count <= capacity, "The buffer of a limit is full. Make it with room for all values.")
    // SAFETY: the precondition; no place is allocated twice.
    let start = unsafe values + used
    for (index, value) in initial.enumerated() { unsafe (start + index).initialize(to: value) }
    used += initial.count
    return unsafe LimitRow(start: start, count: initial.count)
  }

  /// A list of places of this buffer, to be read in its order.
  ///
  /// - Complexity: O(places).
  package func list(_ places: [LimitPlace<Value>]) -> LimitList<Value> {
    // SAFETY: the buffer frees the list at its own end, and not before.
    let start = UnsafeMutablePointer<LimitPlace<Value>>.allocate(capacity: max(places.count, 1))
    for (index, place) in places.enumerated() { unsafe (start + index).initialize(to: place) }
    let list = unsafe LimitList(start: start, count: places.count)
    lists.append(list)
    return list
  }
}

/// The place of one value in the buffer of a limit. Reading and writing it is a load and a store.
@safe package struct LimitPlace<Value: BitwiseCopyable>: BitwiseCopyable {
  /// The address of the value.
  let address: UnsafeMutablePointer<Value>

  /// The value.
  ///
  /// - Precondition: The buffer or the pool lives, and the place was not freed. The limit does not check it, because a
  ///   check is not part of the work.
  @inline(__always) package var value: Value {
    // SAFETY: only buffers and pools make places, from values that are initialised and trivial.
    get { unsafe address.pointee }
    nonmutating set { unsafe address.pointee = newValue }
  }
}

/// Adjacent places.
@safe package struct LimitRow<Value: BitwiseCopyable>: BitwiseCopyable {
  fileprivate let start: UnsafeMutablePointer<Value>

  /// The number of places.
  let count: Int

  /// A place of the row.
  ///
  /// - Precondition: `index` is at least 0 and below `count`; release builds do not check it.
  @inline(__always) package subscript(index: Int) -> LimitPlace<Value> {
    assert(index >= 0 && index < count)
    // SAFETY: the precondition.
    return unsafe LimitPlace(address: start + index)
  }

  /// The places of a range.
  ///
  /// - Precondition: The range lies within the row; release builds do not check it.
  @inline(__always) package subscript(range: Range<Int>) -> LimitRow {
    assert(range.lowerBound >= 0 && range.upperBound <= count)
    // SAFETY: the precondition.
    return unsafe LimitRow(start: start + range.lowerBound, count: range.count)
  }

  /// Stores the values of another row of the same length in this one.
  @inline(__always) package func copy(_ other: LimitRow) {
    assert(other.count == count)
    // SAFETY: as for places; the rows are of one length, and two rows of a buffer do not overlap.
    unsafe start.update(from: other.start, count: count)
  }
}

/// Places, not necessarily adjacent, that a closure reads one after the other.
@safe package struct LimitList<Value: BitwiseCopyable>: BitwiseCopyable {
  fileprivate let start: UnsafeMutablePointer<LimitPlace<Value>>

  /// The number of places.
  let count: Int

  /// A place of the row.
  ///
  /// - Precondition: `index` is at least 0 and below `count`; release builds do not check it.
  @inline(__always) subscript(index: Int) -> LimitPlace<Value> {
    assert(index >= 0 && index < count)
    // SAFETY: the precondition; the list lives as long as its buffer.
    return unsafe start[index]
  }
}

/// A number that limits add up without an overflow check.
package protocol LimitNumber: BitwiseCopyable {
  /// Zero.
  static var zero: Self { get }

  /// The sum; integers wrap around on overflow.
  func adding(_ other: Self) -> Self
}

extension Int: LimitNumber {
  @inline(__always) package func adding(_ other: Int) -> Int { self &+ other }
}

extension Double: LimitNumber {
  @inline(__always) package func adding(_ other: Double) -> Double { self + other }
}

extension LimitList where Value: LimitNumber {
  /// The sum of the values, added up in the order of the list.
  @inline(__always) package var sum: Value {
    var sum = Value.zero
    var index = 0
    while index < count {
      sum = sum.adding(self[index].value)
      index &+= 1
    }
    return sum
  }
}
