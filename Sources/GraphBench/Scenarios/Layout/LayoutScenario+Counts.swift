import GraphBenchKit

/// The exact work of one update, which a row verifies before its time is reported.
///
/// Two updates alternate, so each view has cached its answers to the proposals of both: a size query is counted only if
/// the answer is computed again. Colours and readers answer directly and cache nothing.
extension LayoutScenario {
  /// Work of a leaf.
  private struct Work {
    /// Its body.
    var bodies = 0
    /// Geometry closures.
    var closures = 0
    /// Size queries.
    var sizeQueries = 0
    /// Placements: one for each background, reader, stack and layout of a leaf, except a `ZStack` of one view.
    var placements = 0
    /// Display items with another look or size: the colour.
    var items = 1
  }

  /// The counts of one update.
  package var expectedCounts: Counts {
    switch trigger {
    case .unreadState:
      // The parent's body; its result equals the one before.
      [
        .bodies: 1, .geometryClosures: 0, .sizeQueries: 0, .placements: 0, .displayItemsChanged: 0,
        .displayItemsMoved: 0,
      ]
    case .scroll:
      // The scroll view places its content, which is one group that moves. No size is queried, and no reader's size
      // changes.
      [
        .bodies: 0, .geometryClosures: 0, .sizeQueries: 0, .placements: 1, .displayItemsChanged: 0,
        .displayItemsMoved: 1,
      ]
    case .insert: countsOfInsertion
    case .fontSize, .binding, .callback: countsOfOtherTitle
    case .resize: countsOfResize
    }
  }

  /// The parent's body; with callbacks, which are never equal, also the body of every view that has one.
  ///
  /// The parent's stack is queried once, and the title once: it fits every proposal but the least, which has no width.
  /// A child beside the title has cached its answer. Placed: the parent's stack and the leaves' stack. Moved: the
  /// leaves' stack, a child beside the title, and, if the leaves do not fill it, the parent's stack, which is centred
  /// on the screen.
  private var countsOfOtherTitle: Counts {
    counts(
      of: count, bodies: trigger == .callback ? 1 + 1 + 1 + count : 1, sizeQueries: 2, placements: 2,
      items: 1, moved: movedLeaves + (style.fills ? 1 : 2) + (trigger == .fontSize ? 0 : 1))
  }

  /// No body, except those that a state of the leaves runs. Leaves that fill the screen keep the stacks in place;
  /// others are centred with the title.
  private var countsOfResize: Counts {
    var queries = 0
    if case .partOfContainer = style.height {
      // A frame relative to the container answers all its proposals again: the parent's stack for both heights; the
      // leaves' stack for its least, its most, and its share of both. A leaf has one answer to all proposals.
      queries = 2 + 4
    }
    return counts(
      of: count, bodies: 0, sizeQueries: queries, placements: 2, items: 0,
      moved: movedLeaves + (style.fills ? 0 : 1))
  }

  /// The parent's body. The leaves' stack is queried for its least, its most and its share; the enclosing stack for its
  /// share only if one of them changes: leaves of any height make a stack of any height, whatever their number.
  private var countsOfInsertion: Counts {
    let goesOn = style != .customLayout && style != .geometryReader
    let new = workOfFirstLayout
    var counts = counts(
      of: count + 1, bodies: 1 + new.bodies, sizeQueries: 3 + (goesOn ? 1 : 0) + new.sizeQueries,
      placements: 1 + (goesOn ? 1 : 0) + new.placements,
      // Everything of the new leaf.
      items: (hasClearColor ? 3 : 2) - workPerLeaf.items,
      // All existing leaves, with the centred texts of those that fill the stack, or with both stacks.
      moved: style.fills ? 2 * count : count + 1)
    if !style.fills {
      // The others keep their sizes. A stack of fixed frames has one answer to all heights, cached after the first.
      counts[.sizeQueries] = (style == .fixedFrame ? 1 : 3) + 1 + new.sizeQueries
      counts[.placements] = 1 + 1
    }
    return counts
  }

  /// The number of moved groups among leaves that share another height: all leaves but the first, and the centred text
  /// of each. Leaves of a fixed height keep their places in the stack.
  private var movedLeaves: Int {
    if case .partOfContainer = style.height, trigger == .resize { return 2 * count - 1 }
    return style.fills ? 2 * count - 1 : 0
  }

  /// The counts of a number of leaves whose space changes, and of the views around them.
  private func counts(
    of leaves: Int, bodies: Int, sizeQueries: Int, placements: Int, items: Int, moved: Int
  ) -> Counts {
    let leaf = workPerLeaf
    return [
      .bodies: bodies + leaf.bodies * leaves,
      .geometryClosures: leaf.closures * leaves,
      .sizeQueries: sizeQueries + leaf.sizeQueries * leaves,
      .placements: placements + leaf.placements * leaves,
      .displayItemsChanged: items + leaf.items * leaves, .displayItemsMoved: moved,
    ]
  }

  /// The work of one leaf when the space of all leaves changes.
  private var workPerLeaf: Work {
    switch style {
    case .fixedFrame: Work(items: 0)
    // The leaf (see `countsOfResize`).
    case .containerRelativeFrame: trigger == .resize ? Work(sizeQueries: 1) : Work(items: 0)
    // The frame has cached its answer.
    case .infinityFrame: Work()
    // The layout or the choice places.
    case .customLayout, .viewThatFits: Work(placements: 1)
    // The new frame, which has one answer to all proposals. The reader places; the size of the enclosing stack does not
    // change.
    case .geometryReader: Work(closures: 1, sizeQueries: 1, placements: 1)
    // The reader; the new frame, and the colour for its place. The reader and the background place.
    case .backgroundReader: Work(closures: 1, sizeQueries: 1 + 1 + 1, placements: 2)
    // First the colour in the frame of the former size, which moves; then the body, the new frame, and the colour for
    // its place, whose size changes.
    case .onGeometryChange: Work(bodies: 1, closures: 1, sizeQueries: 1 + 1 + 1, placements: 2)
    // As above, with a reader and its clear colour. Its closure is never equal to the one before, so it runs again with
    // the body; its result is equal.
    case .preferenceReader, .stateReader:
      Work(bodies: 1, closures: 2, sizeQueries: 1 + 1 + 1 + 2, placements: 4, items: 2)
    }
  }

  /// The additional work of an inserted leaf.
  private var workOfFirstLayout: Work {
    // A frame or a layout, for the least, the most and the share; and the text.
    var work = Work(bodies: 1, sizeQueries: 3 + 1)
    switch style {
    case .infinityFrame, .customLayout: break
    // The frame has one answer to all proposals.
    case .fixedFrame, .containerRelativeFrame: work.sizeQueries = 1 + 1
    // The choice for all three as well, and the text that does not fit.
    case .viewThatFits: work.sizeQueries += 3 + 1
    // The stack around the reader is queried for the three, and again when the content has arrived; so is the reader,
    // which is first placed without content.
    case .geometryReader:
      work.sizeQueries += 3 + (3 + 3)
      work.placements += 1
    // The reader is first placed without content.
    case .backgroundReader:
      work.sizeQueries += 1
      work.placements += 2
    // The frame has the size zero first.
    case .onGeometryChange: work.sizeQueries += 1
    // Both.
    case .preferenceReader, .stateReader:
      work.sizeQueries += 1 + 1
      work.placements += 2
    }
    return work
  }

  /// Whether a clear colour is behind each leaf; it is a display item, though invisible.
  private var hasClearColor: Bool { style == .preferenceReader || style == .stateReader }
}

extension LayoutStyle {
  /// Whether leaves of the style fill the available space.
  fileprivate var fills: Bool { if case .share = height { true } else { false } }
}
