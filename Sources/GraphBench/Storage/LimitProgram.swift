import AttributeGraph2
import GraphBenchKit

/// A step of the work by hand: a closure that reads its inputs from the buffer and stores its result there.
///
/// It is a final class with an immutable closure because that is the fastest way to call one: 1.4 ns, and an element of
/// an array of closures takes 10.
package final class LimitStep {
  /// The work of the step.
  let run: () -> Void

  /// Makes a step.
  package init(_ run: @escaping () -> Void) {
    self.run = run
  }
}

/// The lowest cost of a workload: for each source, the steps that a write to it affects, ordered so that every step
/// runs after those that it reads. There is no tracking, and no check whether anything changed.
@safe package final class LimitProgram {
  private let owned: [LimitStep]
  private let steps: UnsafeMutablePointer<Unmanaged<LimitStep>>
  private let starts: UnsafeMutablePointer<Int>
  private let sources: Int

  /// Makes a program from the steps of each source.
  ///
  /// - Complexity: O(steps of all sources together).
  package init(_ lists: [[LimitStep]]) {
    owned = lists.flatMap { $0 }
    sources = lists.count
    // SAFETY: both buffers are filled here and freed by the end of the program.
    unsafe steps = .allocate(capacity: max(owned.count, 1))
    unsafe starts = .allocate(capacity: lists.count + 1)
    for (index, step) in owned.enumerated() {
      // SAFETY: `owned` keeps the step.
      unsafe (steps + index).initialize(to: Unmanaged.passUnretained(step))
    }
    var start = 0
    for (index, list) in lists.enumerated() {
      unsafe (starts + index).initialize(to: start)
      start += list.count
    }
    unsafe (starts + lists.count).initialize(to: start)
  }

  /// Makes a program for one source.
  convenience init(_ steps: [LimitStep]) {
    self.init([steps])
  }

  /// The number of steps that a write to a source runs.
  ///
  /// - Precondition: There is such a source.
  package func count(after source: Int) -> Int {
    trap(unless: source >= 0 && source < sources, "There is no source \(source). Ask for one of the \(sources).")
    // SAFETY: the precondition.
    return unsafe starts[source + 1] - starts[source]
  }

  deinit {
    unsafe steps.deallocate()
    unsafe starts.deallocate()
  }

  /// Runs the steps that a write to a source affects; the write itself is the caller's store.
  ///
  /// - Precondition: There is such a source; release builds do not check it.
  /// - Complexity: O(steps of the source).
  @inline(__always)
  package func run(after source: Int = 0) {
    assert(source >= 0 && source < sources)
    // SAFETY: the precondition, and `starts` never exceeds the number of steps.
    var step = unsafe steps + starts[source]
    let end = unsafe steps + starts[source &+ 1]
    while unsafe step != end {
      unsafe step.pointee._withUnsafeGuaranteedRef { $0.run() }
      unsafe step += 1
    }
  }
}
