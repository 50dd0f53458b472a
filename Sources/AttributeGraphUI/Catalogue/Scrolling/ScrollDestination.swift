import Foundation

/// What a scroll view is to scroll to: what has an id inside of it.
@MainActor
final class ScrollDestination {
  private let id: AnyHashable
  private let anchor: UnitPoint?
  private var turns = 0
  private var frame: Int?

  /// How often a place may turn out to be elsewhere while rows are made on the way to it.
  private static let limit = 16

  /// A target by its id, and the point of it that is to come to the same point of what is seen; nil for the least
  /// movement that brings it in sight.
  init(id: AnyHashable, anchor: UnitPoint?) {
    self.id = id
    self.anchor = anchor
  }

  /// Whether the place is still looked for: it is in the frame of work in which that began, so many times.
  func takesTurn(in frame: Int) -> Bool {
    self.frame = self.frame ?? frame
    turns += 1
    return self.frame == frame && turns <= Self.limit
  }

  /// How far the content has to be scrolled for it, as far as is known; nil where nothing inside has the id.
  ///
  /// - Complexity: O(positions inside).
  func offset(in scroll: ScrollNode, contentFrame: CGRect) -> CGPoint? {
    guard let frame = scroll.position.frame(ofID: id) else { return nil }
    let anchor = anchor.map { scroll.position.finite($0, as: "anchor") }
    var offset = scroll.contentOffset
    for axis in Axis.allCases where scroll.axes.contains(Axis.Set(axis)) {
      let (length, seen) = (frame.size[axis], scroll.geometry.size[axis])
      // Where lines begin on the right, content is scrolled from its right end.
      let isMirrored = axis == .horizontal && scroll.direction?.isRightToLeft == true
      let left = frame.origin[axis] - contentFrame.origin[axis]
      let start = isMirrored ? contentFrame.size[axis] - left - length : left
      if let anchor {
        offset[axis] = start + anchor.position(in: frame.size)[axis] - anchor.position(in: scroll.geometry.size)[axis]
      } else {
        offset[axis] = min(max(offset[axis], start + length - seen), start)
      }
    }
    return offset
  }
}

extension ViewPosition {
  /// The rectangle, in the host's coordinates, of what has an id inside; nil if nothing has.
  ///
  /// - Complexity: O(positions inside).
  func frame(ofID id: AnyHashable) -> CGRect? {
    first { position in position.knownFacts?.frameOfID.flatMap { $0(id) } }
  }
}
