/// A step of the work by hand: a closure that reads its inputs from the buffer and stores its result there.
///
/// It is a final class with an immutable closure because that is the fastest way to call one: 1.4 ns where an element
/// of an array of closures costs 10.
final class LimitStep {
  /// What the step does.
  let run: () -> Void

  init(_ run: @escaping () -> Void) {
    self.run = run
  }
}

/// The least that a workload can cost: its closures in an order that is known beforehand, their values in a flat
/// buffer, no tracking, no check whether anything changed.
@safe final class LimitProgram {
  private let values: UnsafeMutablePointer<Int>
  private let capacity: Int
  private var owned: [LimitStep] = []
  private let steps: UnsafeMutablePointer<Unmanaged<LimitStep>>
  private var count = 0

  /// Makes a program with room for so many values and steps; all values are 0.
  ///
  /// - Complexity: O(*values* + *steps*).
  init(values valueCount: Int, steps stepCount: Int) {
    capacity = valueCount
    // SAFETY: both buffers live as long as the program; the values are initialised here, the steps as they are added.
    unsafe values = .allocate(capacity: valueCount)
    unsafe values.initialize(repeating: 0, count: valueCount)
    unsafe steps = .allocate(capacity: max(stepCount, 1))
    owned.reserveCapacity(stepCount)
  }

  deinit {
    unsafe values.deallocate()
    unsafe steps.deallocate()
  }

  /// Adds a step that reads a value and adds 1 at a place, as an effect that counts its runs does.
  ///
  /// - Precondition: As for `addSum(at:from:plus:)`.
  func addCounter(at place: Int, reading input: Int) {
    precondition(place < capacity && input < capacity, "A step of a limit program lies outside of its buffer.")
    let values = unsafe self.values
    // SAFETY: the precondition.
    add(
      LimitStep {
        // The value that was read is used in a way that changes nothing: the smallest integer never comes.
        unsafe values[place] &+= values[input] == .min ? 0 : 1
      })
  }

  /// Adds a step that stores at a place the value at another one plus a number.
  ///
  /// - Precondition: The places are below the number of values, and no more steps are added than there is room for.
  func addSum(at place: Int, from input: Int, plus number: Int) {
    precondition(place < capacity && input < capacity, "A step of a limit program lies outside of its buffer.")
    let values = unsafe self.values
    // SAFETY: the precondition.
    add(LimitStep { unsafe values[place] = values[input] &+ number })
  }

  private func add(_ step: LimitStep) {
    owned.append(step)
    // SAFETY: `owned` keeps the step, and the buffer has room by the caller's precondition.
    unsafe (steps + count).initialize(to: Unmanaged.passUnretained(step))
    count += 1
  }

  /// Stores a value, and runs all steps.
  ///
  /// - Complexity: O(steps).
  func write(_ value: Int, at place: Int) {
    // SAFETY: the steps below `count` are initialised, and their places were checked.
    unsafe values[place] = value
    let steps = unsafe self.steps
    var index = 0
    while index < count {
      unsafe steps[index]._withUnsafeGuaranteedRef { $0.run() }
      index &+= 1
    }
  }

  /// The value at a place, to read and to change without running anything.
  subscript(place: Int) -> Int {
    // SAFETY: the places that workloads use are those that they added steps for.
    get { unsafe values[place] }
    set { unsafe values[place] = newValue }
  }
}
