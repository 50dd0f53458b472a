/// A growing stack of plain values that the hot loops push and pop without reference counting.
@usableFromInline @safe struct PlainStack<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var elements: UnsafeMutablePointer<Element>
  @usableFromInline var count = 0
  @usableFromInline var capacity: Int

  @usableFromInline init(capacity: Int = 16) {
    unsafe elements = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  @inlinable deinit { unsafe elements.deallocate() }

  @inlinable var isEmpty: Bool { @inline(__always) get { count == 0 } }

  /// - Precondition: `index` is in `0..<count`; checked in debug builds.
  @inlinable subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress {
      assert(index >= 0 && index < count)
      // SAFETY: the precondition; elements below `count` are initialised.
      return unsafe UnsafePointer(elements + index)
    }
    @inline(__always) unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return unsafe elements + index
    }
  }

  @inlinable @inline(__always) mutating func push(_ element: Element) {
    if count == capacity { grow() }
    // SAFETY: `count` is below `capacity`.
    unsafe (elements + count).initialize(to: element)
    count &+= 1
  }

  mutating func push(_ element: Element, times: Int) {
    while capacity - count < times { grow() }
    // SAFETY: there is room for so many more.
    unsafe (elements + count).initialize(repeating: element, count: times)
    count += times
  }

  /// Removes and returns the element on top, if there is one.
  @inlinable @inline(__always) mutating func pop() -> Element? {
    guard count > 0 else { return nil }
    count &-= 1
    // SAFETY: the element below the old count was initialised.
    return unsafe elements[count]
  }

  /// Removes all elements above the lowest `newCount`.
  @inlinable @inline(__always) mutating func truncate(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count)
    count = newCount
  }

  @inline(__always) mutating func reverse(from start: Int) {
    var low = start
    var high = count &- 1
    while low < high {
      (self[low], self[high]) = (self[high], self[low])
      low &+= 1
      high &-= 1
    }
  }

  mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
    // SAFETY: elements below `count` are initialised, and the closure does not reach the stack.
    var all = unsafe UnsafeMutableBufferPointer(start: elements, count: count)
    unsafe all.sort(by: areInIncreasingOrder)
  }

  @usableFromInline @inline(never) mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    // SAFETY: both buffers hold at least `count` plain elements.
    unsafe larger.moveInitialize(from: elements, count: count)
    unsafe elements.deallocate()
    unsafe elements = larger
    capacity *= 2
  }
}
