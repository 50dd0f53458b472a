import GraphBenchKit

/// The exact work of one update, by the rules for the styles: two updates alternate, each view caches its answers, and
/// colours and readers answer directly.
extension ReadingScenario {
  /// The counts of one update; no body runs except those that a state of the leaves runs.
  package var expectedCounts: Counts {
    switch task {
    case .ownSize: ownSizeCounts
    case .shareOfWidth: shareOfWidthCounts
    case .placeOnScreen: placeOnScreenCounts
    }
  }

  /// Each leaf has another text, which is measured once. Placed: the screen's stack and the leaves' stack.
  private var ownSizeCounts: Counts {
    switch way {
    // The closure and its text; the reader answers, and places the text.
    case .geometryReader: counts(closures: 1, sizeQueries: 2, placements: 1, items: 1)
    // The closure that reads the size, the body that uses it, and the text, which first moves and then changes.
    case .onGeometryChange: counts(bodies: 1, closures: 1, sizeQueries: 1, placements: 0, items: 1)
    // As above, with a reader and its clear colour. Its closure is never equal to the one before, so it runs again with
    // the body.
    case .preferenceReader: counts(bodies: 1, closures: 2, sizeQueries: 1 + 2, placements: 2, items: 2)
    case .readerAround, .customLayout, .containerRelativeFrame: [:]
    }
  }

  /// The length of each bar changes. Placed: the screen's stack and the leaves' stack.
  private var shareOfWidthCounts: Counts {
    switch way {
    // The reader; the new frame, with the colour in it, and the colour once more for its place.
    case .geometryReader: return counts(closures: 1, sizeQueries: 1 + 1 + 2, placements: 1, items: 1)
    // The closure once. Its frames answer again, once for all proposals; so does their stack; and the colours for their
    // places. The reader places, too.
    case .readerAround:
      var counts = counts(sizeQueries: 1, placements: 0, items: 1)
      counts[.geometryClosures] = 1
      counts[.sizeQueries] = count + count + 1
      counts[.placements] = 3
      return counts
    // The colour; the layout places.
    case .customLayout: return counts(sizeQueries: 1, placements: 1, items: 1)
    // The colour; the frames answer again for the least, the most and the share, whatever width is proposed, and a
    // stack with one view queries the share alone; and the two stacks around them for both widths.
    case .containerRelativeFrame:
      var counts = counts(sizeQueries: 1, placements: 0, items: 1)
      counts[.sizeQueries] = count + (count == 1 ? 1 : 3 * count) + 2 + 2
      // The leaves' stack is as wide as the widest bar. The tenth is as wide as the screen; a narrower one is centred.
      counts[.displayItemsMoved] = count < 10 ? 1 : 0
      return counts
    case .onGeometryChange, .preferenceReader: return [:]
    }
  }

  /// The scroll view places its content, which moves as a whole; each leaf reads its position.
  private var placeOnScreenCounts: Counts {
    // A state changes only for leaves within the fading distance, before or after the scroll. The first leaf is at the
    // beginning of it before and beyond it after, and invisible in both places.
    let fading = min(count - 1, Int(ReadingLengths.fade / ReadingLengths.leaf))
    return [
      .bodies: way == .onGeometryChange ? fading : 0, .geometryClosures: count, .sizeQueries: 0, .placements: 1,
      .displayItemsChanged: fading, .displayItemsMoved: 1,
    ]
  }

  /// The counts of all leaves, and two stacks that place.
  private func counts(
    bodies: Int = 0, closures: Int = 0, sizeQueries: Int, placements: Int, items: Int
  ) -> Counts {
    [
      .bodies: bodies * count, .geometryClosures: closures * count, .sizeQueries: sizeQueries * count,
      .placements: placements * count + 2, .displayItemsChanged: items * count, .displayItemsMoved: 0,
    ]
  }
}
