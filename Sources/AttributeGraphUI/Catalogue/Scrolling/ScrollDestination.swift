import Foundation

/// The view, identified by its id, to which a scroll view should scroll.
@MainActor
final class ScrollDestination {
  private let ids: [AnyHashable]
  private let anchor: UnitPoint?
  /// The position inside which the view is; nil for that of the scroll view.
  private weak var place: ViewPosition?
  /// Called if the view is not found; nil once it was.
  private var reportMissing: (() -> Void)?
  /// Called when the view is found; nil once it was.
  var whenFound: (() -> Void)?
  private var attempts = 0
  private var frame: Int?
  /// The number of placements since the offset for the target changed.
  private var quietPlacements = 0

  /// How often the target's frame may change while rows on the way to it are made.
  private static let limit = 16
  /// After how many placements without a move the target is reached: the views inside are placed after the scroll view,
  /// and the rows of a lazy container after those.
  private static let placementsInside = 2

  /// A target by its id, and the point of it to align with the same point of the viewport; nil for the shortest scroll
  /// that brings it into sight.
  convenience init(id: AnyHashable, anchor: UnitPoint?) {
    self.init(anyOf: [id], anchor: anchor, inside: nil) {}
  }

  /// A target by the first of some ids that a view inside a position has; a closure is called if none has one.
  init(anyOf ids: [AnyHashable], anchor: UnitPoint?, inside place: ViewPosition?, orElse report: @escaping () -> Void) {
    self.ids = ids
    self.anchor = anchor
    self.place = place
    reportMissing = report
  }

  /// Called when the scroll view stops searching for the view.
  func end() {
    reportMissing?()
    (reportMissing, whenFound) = (nil, nil)
  }

  /// Counts an attempt to find the target.
  ///
  /// - Returns: Whether the search goes on: it is limited to one frame of work, and to a number of attempts.
  func attempt(in frame: Int) -> Bool {
    self.frame = self.frame ?? frame
    attempts += 1
    return self.frame == frame && attempts <= Self.limit
  }

  /// Counts a placement.
  ///
  /// - Returns: Whether the views inside were placed since the last move, so that their frames are final.
  func isReached(afterMoving hasMoved: Bool) -> Bool {
    quietPlacements = hasMoved ? 0 : quietPlacements + 1
    return quietPlacements > Self.placementsInside
  }

  /// The offset of the content that shows the target, as far as is known; nil if no view inside has the id.
  ///
  /// - Complexity: O(positions inside), and the rows out of sight if the id is not that of a row.
  func offset(in scroll: ScrollNode, contentFrame: CGRect) -> CGPoint? {
    let place = place ?? scroll.position
    let known = ids.lazy.compactMap { place.frame(ofID: $0) }.first
    guard let frame = known ?? ids.lazy.compactMap({ place.frame(ofRowHolding: $0) }).first else { return nil }
    whenFound?()
    (reportMissing, whenFound) = (nil, nil)
    let anchor = anchor.map { scroll.position.finite($0, as: "anchor") }
    // The scroll view without its margins, as the end of the content is seen.
    let viewport = scroll.seenSize
    var offset = scroll.contentOffset
    for axis in Axis.allCases where scroll.axes.contains(Axis.Set(axis)) {
      let (length, seen) = (frame.size[axis], viewport[axis])
      // In right-to-left layouts, content is scrolled from its right end.
      let isMirrored = axis == .horizontal && scroll.direction?.isRightToLeft == true
      let left = frame.origin[axis] - contentFrame.origin[axis]
      let start = isMirrored ? contentFrame.size[axis] - left - length : left
      if let anchor {
        offset[axis] = start + anchor.position(in: frame.size)[axis] - anchor.position(in: viewport)[axis]
      } else {
        offset[axis] = min(max(offset[axis], start + length - seen), start)
      }
    }
    return offset
  }
}

extension ViewPosition {
  /// The frame of the view with an id, in the host's coordinates; nil if there is none.
  ///
  /// - Complexity: O(positions inside).
  func frame(ofID id: AnyHashable) -> CGRect? {
    first { position in position.knownInfo?.frameOfID.flatMap { $0(id) } }
  }

  /// The frame of the row out of sight that contains the view with an id, in the host's coordinates; nil if there is
  /// none.
  ///
  /// - Precondition: A layout pass runs.
  /// - Complexity: O(positions inside + rows out of sight).
  fileprivate func frame(ofRowHolding id: AnyHashable) -> CGRect? {
    first { ($0.identifyingRows as? RowSource)?.frame(ofRowHolding: id) }
  }

  /// Whether there are rows out of sight, here or inside, in which there may be views with ids of their own.
  ///
  /// - Complexity: O(positions inside).
  var mayHideIDs: Bool { first { ($0.identifyingRows as? RowSource)?.mayHideIDs == true ? true : nil } ?? false }
}
