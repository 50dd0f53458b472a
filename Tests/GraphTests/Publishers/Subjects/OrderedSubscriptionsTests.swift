import TestSupport
import Testing

import AttributeGraphUI
@testable import OpenPublishers

/// The collection in which a subject keeps its subscriptions.
struct `Ordered subscriptions` {
  @Test(arguments: 0..<20) func `random insertions and removals agree with a plain array`(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    var ordered = OrderedSubscriptions<Int>()
    var plain: [(ticket: UInt64, element: Int)] = []
    for step in 0..<400 {
      if plain.isEmpty || numbers.below(5) < 3 {
        plain.append((ordered.append(step), step))
      } else {
        let removed = plain.remove(at: numbers.below(plain.count))
        ordered.remove(removed.ticket)
        ordered.remove(removed.ticket)
      }
      #expect(ordered.elements == plain.map(\.element), "seed \(seed), step \(step)")
    }
  }
}
