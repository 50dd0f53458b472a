import AttributeGraphUI
import Foundation
import TestSupport

extension SeededGenerator {
  /// A length from 0 to 150 points; one in three is not given.
  package mutating func optionalLength() -> CGFloat? {
    oneIn(3) ? nil : CGFloat(below(151))
  }

  /// A proposal; one in twelve of its lengths is infinite, and one in three of the others is not given.
  package mutating func proposal() -> ProposedViewSize {
    ProposedViewSize(
      width: oneIn(12) ? .infinity : optionalLength(), height: oneIn(12) ? .infinity : optionalLength())
  }

  /// One of the usual alignments.
  package mutating func alignment() -> Alignment {
    let all: [Alignment] = [
      .center, .leading, .trailing, .top, .bottomTrailing, .topLeading, .leadingFirstTextBaseline,
    ]
    return all[below(all.count)]
  }
}
