import GraphBenchKit

/// What one update has to run, exactly: the claim that a row verifies before its time is believed.
///
/// An update is one of two that alternate, so each view has answered the proposals of both before, and remembers: what
/// counts as a size query is what has to be worked out again. Colours and readers answer directly and remember nothing.
extension LayoutScenario {
  /// Work of a leaf.
  private struct Work {
    /// Its body.
    var bodies = 0
    /// Closures that are given a geometry.
    var closures = 0
    /// Sizes worked out.
    var sizeQueries = 0
    /// Containers that place their children: each background, reader, stack and layout of a leaf is one, but for a `ZStack`
    /// of one view.
    var placements = 0
    /// Display items that look different or have another size: the colour.
    var items = 1
  }

  /// The counts of one update.
  package var expectedCounts: Counts {
    switch trigger {
    case .unreadState:
      // The parent's body; everything it makes is equal to what it made before.
      [
        .bodies: 1, .geometryClosures: 0, .sizeQueries: 0, .placements: 0, .displayItemsChanged: 0,
        .displayItemsMoved: 0,
      ]
    case .scroll:
      // The scroll view places its content, which is one group that moves. Nobody asks for a size, and no reader has
      // another one.
      [
        .bodies: 0, .geometryClosures: 0, .sizeQueries: 0, .placements: 1, .displayItemsChanged: 0,
        .displayItemsMoved: 1,
      ]
    case .insert: countsOfInsertion
    case .fontSize, .binding, .callback: countsOfOtherTitle
    case .resize: countsOfResize
    }
  }

  /// The parent's body; with callbacks, which are never equal, those of everything that holds one too.
  ///
  /// The parent's stack is asked once, and the title answers once: there is room enough for it at every proposal but the
  /// least, and that one has no width to give. A child beside the title has answered its share before. Placed are the
  /// parent's stack and the leaves' stack. The leaves' stack moves, and where leaves do not fill it the parent's stack,
  /// which stands in the middle of the screen; a child beside the title moves, too.
  private var countsOfOtherTitle: Counts {
    counts(
      of: count, bodies: trigger == .callback ? 1 + 1 + 1 + count : 1, sizeQueries: 2, placements: 2,
      items: 1, moved: movedLeaves + (style.fills ? 1 : 2) + (trigger == .fontSize ? 0 : 1))
  }

  /// No body but those that a state of the leaves runs. Leaves that fill the screen keep the stacks where they are;
  /// others are centred with the title.
  private var countsOfResize: Counts {
    var queries = 0
    if case .partOfContainer = style.height {
      // What follows from the container answers anew to all that it was asked for. That is the parent's stack for both
      // heights; the leaves' stack for its least, its most, and its share of both. A leaf has one answer to all proposals.
      queries = 2 + 4
    }
    return counts(
      of: count, bodies: 0, sizeQueries: queries, placements: 2, items: 0,
      moved: movedLeaves + (style.fills ? 0 : 1))
  }

  /// The parent's body. The leaves' stack is asked for its least, its most and its share; the stack around for its share
  /// only if one of them is different: leaves that can be of any height make a stack that can be, however many they are.
  private var countsOfInsertion: Counts {
    let goesOn = style != .customLayout && style != .geometryReader
    let new = workOfFirstLayout
    var counts = counts(
      of: count + 1, bodies: 1 + new.bodies, sizeQueries: 3 + (goesOn ? 1 : 0) + new.sizeQueries,
      placements: 1 + (goesOn ? 1 : 0) + new.placements,
      // Of the new leaf everything.
      items: (hasClearColor ? 3 : 2) - workPerLeaf.items,
      // All leaves that were there, with the texts in the middle of those that fill the stack, or with both stacks.
      moved: style.fills ? 2 * count : count + 1)
    if !style.fills {
      // The others keep their sizes. A stack of fixed frames has one answer to all heights, which it knows after the first.
      counts[.sizeQueries] = (style == .fixedFrame ? 1 : 3) + 1 + new.sizeQueries
      counts[.placements] = 1 + 1
    }
    return counts
  }

  /// How many groups move among leaves that share another height: all leaves but the first, and the text in the middle of
  /// each. Leaves of a fixed height stay where they are in their stack.
  private var movedLeaves: Int {
    if case .partOfContainer = style.height, trigger == .resize { return 2 * count - 1 }
    return style.fills ? 2 * count - 1 : 0
  }

  /// The counts of so many leaves that have another room, and of what is around them.
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

  /// The work that one leaf causes when the room of all leaves changes.
  private var workPerLeaf: Work {
    switch style {
    case .fixedFrame: Work(items: 0)
    // The leaf (see `countsOfResize`).
    case .containerRelativeFrame: trigger == .resize ? Work(sizeQueries: 1) : Work(items: 0)
    // The frame has answered before.
    case .infinityFrame: Work()
    // The layout, or the choice, places.
    case .customLayout, .viewThatFits: Work(placements: 1)
    // The new frame, which has one answer to all proposals. The reader places; the stack around it is as large.
    case .geometryReader: Work(closures: 1, sizeQueries: 1, placements: 1)
    // The reader; the new frame, and the colour for its place. The reader places, and what it stands in.
    case .backgroundReader: Work(closures: 1, sizeQueries: 1 + 1 + 1, placements: 2)
    // First the colour in the frame of the size before, which is elsewhere; then the body, the new frame, and the colour
    // for its place, which is larger or smaller.
    case .onGeometryChange: Work(bodies: 1, closures: 1, sizeQueries: 1 + 1 + 1, placements: 2)
    // The same, with a reader and its clear colour. Its closure runs again with the body, as it is never equal to the
    // one before; what it makes then is.
    case .preferenceReader, .stateReader:
      Work(bodies: 1, closures: 2, sizeQueries: 1 + 1 + 1 + 2, placements: 4, items: 2)
    }
  }

  /// What a leaf that was inserted does more than one that was there.
  private var workOfFirstLayout: Work {
    // A frame, or a layout, for the least, the most and the share; and the text.
    var work = Work(bodies: 1, sizeQueries: 3 + 1)
    switch style {
    case .infinityFrame, .customLayout: break
    // The frame has one answer to all proposals.
    case .fixedFrame, .containerRelativeFrame: work.sizeQueries = 1 + 1
    // The choice for all three, too, and the text that does not fit.
    case .viewThatFits: work.sizeQueries += 3 + 1
    // Here it is the stack around the reader that is asked for the three, and a second time when the content has come;
    // so is the reader, which is placed without content first.
    case .geometryReader:
      work.sizeQueries += 3 + (3 + 3)
      work.placements += 1
    // The reader is placed without content first.
    case .backgroundReader:
      work.sizeQueries += 1
      work.placements += 2
    // There is a frame of no size first.
    case .onGeometryChange: work.sizeQueries += 1
    // Both.
    case .preferenceReader, .stateReader:
      work.sizeQueries += 1 + 1
      work.placements += 2
    }
    return work
  }

  /// Whether a clear colour is behind each leaf, which is drawn though it is not seen.
  private var hasClearColor: Bool { style == .preferenceReader || style == .stateReader }
}

extension LayoutStyle {
  /// Whether leaves of the style take what room there is.
  fileprivate var fills: Bool { if case .share = height { true } else { false } }
}
