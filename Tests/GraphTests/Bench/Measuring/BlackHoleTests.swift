import GraphBench
import GraphBenchKit
import Testing

struct `The black hole` {
  /// A calculation without any effect, whose result depends on every step.
  private func hash(steps: Int, seed: UInt64) -> UInt64 {
    var state = seed
    for _ in 0..<steps { state = (state ^ (state >> 13)) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }
    return state
  }

  @Test func `work whose result is only given to the black hole is done`() {
    let clock = MonotonicClock()
    let tick = ClockTick(measuring: clock)
    // The dependent steps take some nanoseconds each, whatever the machine; without them nothing is left to time. The
    // shortest of several runs is a lower bound that a busy machine cannot disturb.
    let shortest = (0..<5).map { _ in
      let stopwatch = Stopwatch(clock: clock)
      return stopwatch.timeTaken { blackHole(hash(steps: 1_000_000, seed: hiddenFromOptimiser(1))) }
    }.min()
    #expect((shortest ?? 0) > Double(10 * tick.nanoseconds))
    #expect((shortest ?? 0) > 100_000)
  }

  @Test func `a value of any type can be given to it`() {
    blackHole(1)
    blackHole("text")
    blackHole([1, 2, 3] as any Sendable)
    blackHole(())
  }

  @Test func `a hidden value is the value`() {
    #expect(hiddenFromOptimiser(7) == 7)
    #expect(hiddenFromOptimiser("text") == "text")
  }
}
