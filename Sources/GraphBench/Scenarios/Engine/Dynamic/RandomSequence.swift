import GraphBenchKit

/// The random numbers of the layered workloads: the generator *sfc32*, always started from the same state.
///
/// The state is the hash *xmur3a* of the word `seed`, as in the original workloads.
package struct RandomSequence: Sequence, IteratorProtocol {

  /// Makes a random sequence.
  package init() {}
  private var a: UInt32 = 246_123_560
  private var b: UInt32 = 2_434_935_956
  private var c: UInt32 = 752_727_108
  private var d: UInt32 = 913_990_249

  /// The next number, at least 0 and below 1.
  mutating func draw() -> Double {
    var mixed = a &+ b
    a = b ^ (b >> 9)
    b = c &+ (c << 3)
    c = (c << 21) | (c >> 11)
    d = d &+ 1
    mixed = mixed &+ d
    c = c &+ mixed
    return Double(mixed) / 4_294_967_296
  }

  /// The next number; never nil.
  package mutating func next() -> Double? { draw() }
}
