import AttributeGraph2
import GraphBenchKit

/// Memory of slots of one size, in which freed slots are reused: the lowest cost of making and freeing values for an
/// engine that manages its own memory.
///
/// Making a value pops a slot from the list of free ones, and freeing it pushes the slot back. A free slot holds the
/// address of the next one.
@safe package final class LimitPool {
  private let memory: UnsafeMutableRawPointer
  private let slotSize: Int
  private let capacity: Int
  private var used = 0
  private var free: UnsafeMutableRawPointer?

  /// Makes a pool of a number of slots, each with a number of words of eight bytes.
  ///
  /// - Precondition: A slot has at least one word.
  /// - Complexity: O(1).
  package init(capacity: Int, words: Int) {
    trap(unless: words > 0, "A slot of a pool has to hold an address. Give it one word at least.")
    self.capacity = capacity
    slotSize = words * 8
    // SAFETY: slots below `used` are initialised, as a value or as a link; the end of this object frees the memory.
    unsafe memory = .allocate(byteCount: max(capacity, 1) * words * 8, alignment: 8)
  }

  deinit { unsafe memory.deallocate() }

  /// The number of slots that hold a value.
  ///
  /// - Complexity: O(slots), because counting is not part of the timed work.
  package var live: Int {
    var live = used
    var slot = unsafe free
    while let next = unsafe slot {
      live -= 1
      // SAFETY: a free slot holds the link to the next one.
      unsafe slot = next.load(as: UnsafeMutableRawPointer?.self)
    }
    return live
  }

  /// Makes a value in a free slot.
  ///
  /// - Precondition: A slot is free, and the value fits in it; only debug builds check the size.
  /// - Complexity: O(1).
  @inline(__always)
  package func make<Value: BitwiseCopyable>(_ value: Value) -> LimitPlace<Value> {
    assert(MemoryLayout<Value>.size <= slotSize)
    let slot: UnsafeMutableRawPointer
    if let first = unsafe free {
      // SAFETY: a free slot holds the link to the next one.
      unsafe free = first.load(as: UnsafeMutableRawPointer?.self)
      unsafe slot = first
    } else {
      unsafe slot = newSlot()
    }
    // SAFETY: the precondition; the slot is no longer in the list of free ones.
    return unsafe LimitPlace(address: slot.initializeMemory(as: Value.self, to: value))
  }

  /// Frees the slot of a value.
  ///
  /// - Precondition: The value was made by this pool and not freed. The limit does not check it.
  /// - Complexity: O(1).
  @inline(__always)
  package func free<Value: BitwiseCopyable>(_ place: LimitPlace<Value>) {
    // SAFETY: the precondition; the value is trivial, so its end needs no call.
    let slot = unsafe UnsafeMutableRawPointer(place.address)
    unsafe slot.storeBytes(of: free, as: UnsafeMutableRawPointer?.self)
    unsafe free = slot
  }

  @inline(never)
  private func newSlot() -> UnsafeMutableRawPointer {
    trap(unless: used < capacity, "The pool of a limit is full. Make it with room for all values.")
    defer { used += 1 }
    // SAFETY: the precondition.
    return unsafe memory + used * slotSize
  }
}
