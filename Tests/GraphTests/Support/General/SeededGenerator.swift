/// A small generator of random numbers that gives the same ones for the same seed, everywhere.
///
/// It is SplitMix64 by Sebastiano Vigna, <https://prng.di.unimi.it/splitmix64.c>.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to a bound.
  package mutating func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: next() % UInt64(bound)) }

  /// Whether a chance of one in so many comes true.
  package mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
}
