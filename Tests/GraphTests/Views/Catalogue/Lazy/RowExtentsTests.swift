import Foundation
import TestSupport
import Testing
import ViewTestSupport

@testable import AttributeGraphUI

/// Lengths of rows, compared with an array of all lengths.
struct `Row extents` {
  @Test func `unmeasured rows have the estimated length`() {
    let extents = RowExtents()
    #expect(extents.average == nil)
    #expect(extents.length(of: 10, estimate: 7) == 70)
    #expect(extents.firstRow(endingBehind: 14, of: 10, gap: 0, estimate: 7) == (2, 14))
    #expect(extents.firstRow(endingBehind: 70, of: 10, gap: 0, estimate: 7) == (10, 70))
    #expect(extents.firstRow(endingBehind: -.infinity, of: 10, gap: 0, estimate: 7) == (0, 0))
  }

  @Test func `an unmeasured row begins where it may have views, also if the estimate is less than the gap`() {
    let extents = RowExtents()
    #expect(extents.firstRow(endingBehind: 0, of: 10, gap: 8, estimate: 2) == (0, 0))
    #expect(extents.firstRow(endingBehind: 3, of: 10, gap: 8, estimate: 2) == (1, 2))
    #expect(extents.firstRow(endingBehind: 3, of: 10, gap: 8, estimate: 12) == (0, 0))
  }

  @Test func `rows of equal length are one run, in whatever order they are measured`() {
    var extents = RowExtents()
    for index in [5, 3, 4, 9, 8, 0] { extents.note(20, at: index) }
    var other = RowExtents()
    for index in [0, 3, 4, 5, 8, 9] { other.note(20, at: index) }
    #expect(extents == other)
  }

  @Test(arguments: RandomSeeds.first(4, nightly: 40))
  func `lengths agree with an array of all of them`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var extents = RowExtents()
    let (count, estimate, gap) = (40, CGFloat(12), CGFloat(seed % 2 == 0 ? 2 : 5))
    var strides = [CGFloat](repeating: estimate, count: count)
    var known: Set<Int> = []
    for step in 0..<400 {
      let index = Int.random(in: 0..<count, using: &generator)
      strides[index] = CGFloat(Int.random(in: 0...3, using: &generator) * 5)
      known.insert(index)
      extents.note(strides[index], at: index)
      let part = Int.random(in: 0...count, using: &generator)
      #expect(
        extents.length(of: part, estimate: estimate) == strides.prefix(part).reduce(0, +), "seed \(seed), step \(step)")
      #expect(extents.average == known.reduce(0) { $0 + strides[$1] } / CGFloat(known.count))
      let limit = CGFloat(Int.random(in: -10...400, using: &generator))
      var (start, expected) = (CGFloat(0), count)
      for index in 0..<count {
        let isBehind = strides[index] > gap ? start + strides[index] - gap > limit : start >= limit
        if isBehind {
          expected = index
          break
        }
        start += strides[index]
      }
      let found = extents.firstRow(endingBehind: limit, of: count, gap: gap, estimate: estimate)
      #expect(found == (expected, start), "seed \(seed), step \(step), limit \(limit)")
    }
  }
}
