/// A source of times: the system's monotonic clock, or a clock that a test moves by hand.
package protocol TimeSource {
  /// Nanoseconds since a fixed moment of this time source; never less than an earlier reading.
  func nanoseconds() -> Int64
}

/// The system's monotonic clock, which changes of the wall clock do not affect.
package struct MonotonicClock: TimeSource {

  /// Makes a monotonic clock.
  package init() {}
  private let origin = ContinuousClock.now

  /// Nanoseconds since this value was made.
  package func nanoseconds() -> Int64 {
    let (seconds, attoseconds) = origin.duration(to: .now).components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}

/// The smallest time that a clock can distinguish from zero in practice.
///
/// A clock may claim nanoseconds although a reading takes a multiple of that, so the claim is ignored: the tick is the
/// smallest step between two readings that differ.
package struct ClockTick: Equatable, Sendable {
  /// The tick in nanoseconds; at least 1.
  package let nanoseconds: Int64

  /// The minimum number of ticks of one sample, so that reading the clock disturbs it by 0.1 % at most.
  static let perSample: Int64 = 1_000

  /// The shortest trustworthy sample, in nanoseconds.
  package var shortestSample: Int64 { nanoseconds * Self.perSample }

  /// Measures the tick of a clock.
  ///
  /// - Complexity: 1,000 steps of the clock, and no more than a million readings. A clock that stands still all the
  ///   while has the tick of a second, which makes every sample as long as the limits allow.
  package init(measuring clock: some TimeSource) {
    var smallest: Int64 = .max
    var steps = 0
    var last = clock.nanoseconds()
    for _ in 0..<1_000_000 where steps < 1_000 {
      let now = clock.nanoseconds()
      if now > last {
        smallest = min(smallest, now - last)
        steps += 1
      }
      last = now
    }
    nanoseconds = steps == 0 ? 1_000_000_000 : smallest
  }
}

/// Adds up the timed parts of a protocol, for a scenario that does more than it times.
package struct Stopwatch {
  private let clock: any TimeSource

  /// The sum so far, in nanoseconds.
  package private(set) var nanoseconds: Double = 0

  /// Makes a stopwatch at zero that reads the given clock.
  package init(clock: any TimeSource) {
    self.clock = clock
  }

  /// Runs the work and adds its time.
  package mutating func time(_ work: () -> Void) {
    nanoseconds += timeTaken(by: work)
  }

  /// Runs the work and returns its time in nanoseconds, without adding it.
  ///
  /// For a protocol that reports, for example, a sum of minima: measure each time, then `add` the relevant ones.
  package func timeTaken(by work: () -> Void) -> Double {
    let start = clock.nanoseconds()
    work()
    return Double(clock.nanoseconds() - start)
  }

  /// Adds nanoseconds that were measured with `timeTaken(by:)`.
  package mutating func add(nanoseconds taken: Double) {
    nanoseconds += taken
  }
}
