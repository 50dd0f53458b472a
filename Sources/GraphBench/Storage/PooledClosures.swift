import AttributeGraph2
import GraphBenchKit

/// Closures in slots of a pool, run once through their slots and freed individually: the lowest cost of effects for an
/// engine that manages its own memory.
///
/// A slot holds the address of the code and its captured values, as a closure's box does, but neither the box's header
/// nor a reference count.
@safe package final class PooledClosures {
  /// The code of a closure, which receives its slot.
  private typealias Code = @convention(c) (UnsafeRawPointer) -> Void

  /// The start of every slot.
  @safe private struct Header: BitwiseCopyable {
    let code: Code
  }

  /// A closure that stores a number.
  @safe private struct Storing: BitwiseCopyable {
    let code: Code
    let sink: LimitPlace<Int>
    let number: Int
  }

  /// A closure that stores the sum of up to four places; how many of them it reads depends on its code.
  @safe private struct Adding: BitwiseCopyable {
    let code: Code
    let sink: LimitPlace<Int>
    let first: LimitPlace<Int>
    let second: LimitPlace<Int>
    let third: LimitPlace<Int>
    let fourth: LimitPlace<Int>
  }

  /// A closure that stores the sum of a row of places.
  @safe private struct AddingAll: BitwiseCopyable {
    let code: Code
    let sink: LimitPlace<Int>
    let sources: LimitRow<LimitPlace<Int>>
  }

  private let pool: LimitPool
  private let slots: UnsafeMutablePointer<LimitPlace<Header>>
  private let capacity: Int

  /// The number of closures that have been run and not freed.
  package private(set) var count = 0

  /// Allocates memory for closures.
  ///
  /// - Complexity: O(1).
  package init(capacity: Int) {
    self.capacity = capacity
    pool = LimitPool(capacity: capacity, words: MemoryLayout<Adding>.size / 8)
    // SAFETY: the places below `count` are initialised; they are trivial.
    unsafe slots = .allocate(capacity: max(capacity, 1))
  }

  deinit { unsafe slots.deallocate() }

  /// The number of slots in use, counted in the pool.
  package var live: Int { pool.live }

  /// Runs a closure that stores a number, and keeps it.
  ///
  /// - Precondition: The capacity is not exhausted.
  @inline(__always)
  package func run(storing number: Int, in sink: LimitPlace<Int>) {
    let code: Code = { slot in
      // SAFETY: this is the code of the closure in the slot.
      let closure = unsafe slot.load(as: Storing.self)
      closure.sink.value = closure.number
    }
    // SAFETY: the code is that of the closure.
    unsafe runAndKeep(pool.make(Storing(code: code, sink: sink, number: number)))
  }

  /// Runs a closure that stores the value of a place, and keeps it.
  ///
  /// - Precondition: The capacity is not exhausted.
  @inline(__always)
  package func run(reading source: LimitPlace<Int>, into sink: LimitPlace<Int>) {
    let code: Code = { slot in
      // SAFETY: this is the code of the closure in the slot.
      let closure = unsafe slot.assumingMemoryBound(to: Adding.self)
      unsafe closure.pointee.sink.value = closure.pointee.first.value
    }
    // SAFETY: the code is that of the closure.
    unsafe runAndKeep(
      pool.make(Adding(code: code, sink: sink, first: source, second: source, third: source, fourth: source)))
  }

  /// Runs a closure that stores the sum of two places, and keeps it.
  ///
  /// - Precondition: The capacity is not exhausted.
  @inline(__always)
  package func run(adding first: LimitPlace<Int>, _ second: LimitPlace<Int>, into sink: LimitPlace<Int>) {
    let code: Code = { slot in
      // SAFETY: this is the code of the closure in the slot.
      let closure = unsafe slot.assumingMemoryBound(to: Adding.self)
      unsafe closure.pointee.sink.value = closure.pointee.first.value &+ closure.pointee.second.value
    }
    // SAFETY: the code is that of the closure.
    unsafe runAndKeep(
      pool.make(Adding(code: code, sink: sink, first: first, second: second, third: second, fourth: second)))
  }

  /// Runs a closure that stores the sum of the first four places of a row, and keeps it.
  ///
  /// - Precondition: The capacity is not exhausted.
  @inline(__always)
  package func run(addingFour row: LimitRow<LimitPlace<Int>>, into sink: LimitPlace<Int>) {
    let code: Code = { slot in
      // SAFETY: this is the code of the closure in the slot.
      let closure = unsafe slot.assumingMemoryBound(to: Adding.self)
      unsafe closure.pointee.sink.value =
        closure.pointee.first.value &+ closure.pointee.second.value &+ closure.pointee.third.value
        &+ closure.pointee.fourth.value
    }
    // SAFETY: the code is that of the closure.
    unsafe runAndKeep(
      pool.make(
        Adding(
          code: code, sink: sink, first: row[0].value, second: row[1].value, third: row[2].value,
          fourth: row[3].value)))
  }

  /// Runs a closure that stores the sum of a row of places, and keeps it.
  ///
  /// - Precondition: The capacity is not exhausted.
  @inline(__always)
  package func run(addingAll row: LimitRow<LimitPlace<Int>>, into sink: LimitPlace<Int>) {
    let code: Code = { slot in
      // SAFETY: this is the code of the closure in the slot.
      let closure = unsafe slot.load(as: AddingAll.self)
      var sum = 0
      for place in 0..<closure.sources.count { sum &+= closure.sources[place].value.value }
      closure.sink.value = sum
    }
    // SAFETY: the code is that of the closure.
    unsafe runAndKeep(pool.make(AddingAll(code: code, sink: sink, sources: row)))
  }

  /// Frees every closure individually.
  ///
  /// - Complexity: O(closures).
  package func freeAll() {
    // SAFETY: the places below `count` are initialised, and each was made by the pool.
    for number in 0..<count { unsafe pool.free(slots[number]) }
    count = 0
  }

  /// Runs the closure of a slot through its code, which is opaque to the optimiser here, and keeps the slot.
  @inline(never)
  private func runAndKeep<Closure: BitwiseCopyable>(_ place: LimitPlace<Closure>) {
    trap(unless: count < capacity, "There is no room for another closure. Make the limit with room for all of them.")
    // SAFETY: every closure begins with its code.
    let header = unsafe UnsafeMutableRawPointer(place.address).assumingMemoryBound(to: Header.self)
    unsafe header.pointee.code(UnsafeRawPointer(place.address))
    unsafe (slots + count).initialize(to: LimitPlace(address: header))
    count += 1
  }
}
