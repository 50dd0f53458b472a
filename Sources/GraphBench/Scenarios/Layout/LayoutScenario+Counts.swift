/// What one update has to run, exactly: the claim that a row verifies before its time is believed.
extension LayoutScenario {
  /// The work that one leaf causes when the room of all leaves changes.
  private struct WorkPerLeaf {
    /// Closures of geometry readers that read a size which is another one.
    var closures: Int
    /// Sizes worked out. The colour behind a leaf is asked for the leaf's new size; the text in an infinity frame has
    /// answered its width before. A reader answers for the new size itself, and makes new content, whose frame is asked
    /// anew for the sizes that it remembers, with the colour in it where that is what is framed.
    var sizeQueries: Int
    /// Containers that place their children: each background, reader and stack of a leaf is one.
    var placements: Int
  }

  /// A fixed frame keeps its size whatever is proposed, so nothing inside of it is asked or placed again.
  private var workPerLeaf: WorkPerLeaf {
    switch style {
    case .fixedFrame: WorkPerLeaf(closures: 0, sizeQueries: 0, placements: 0)
    case .infinityFrame: WorkPerLeaf(closures: 0, sizeQueries: 1, placements: 1)
    case .geometryReader: WorkPerLeaf(closures: 1, sizeQueries: 4, placements: 3)
    case .backgroundReader: WorkPerLeaf(closures: 1, sizeQueries: 6, placements: 2)
    }
  }

  /// The counts of one update.
  var expectedCounts: Counts {
    if trigger == .unreadState {
      return [.bodies: 1, .geometryClosures: 0, .sizeQueries: 0, .placements: 0, .displayItemsChanged: 0]
    }
    let leaf = workPerLeaf
    return [
      .bodies: expectedBodies,
      .geometryClosures: leaf.closures * count,
      .sizeQueries: leaf.sizeQueries * count + sizeQueriesAroundLeaves,
      // The parent's stack and the leaves' stack.
      .placements: leaf.placements * count + 2,
      .displayItemsChanged: expectedDisplayItemsChanged,
    ]
  }

  /// The parent's body; with callbacks, which are never equal, those of everything that holds one too.
  private var expectedBodies: Int {
    switch trigger {
    case .resize: 0
    case .fontSize, .unreadState, .binding: 1
    case .callback: 1 + 1 + 1 + count
    }
  }

  /// The parent's stack is asked once, and the title answers once: there is room enough for it at every proposal but the
  /// least, and that one has no width to give. A child beside the title has answered its share before.
  private var sizeQueriesAroundLeaves: Int {
    switch trigger {
    case .resize, .unreadState: 0
    case .fontSize, .binding, .callback: 2
    }
  }

  /// Each leaf's text and colour move or change; so does the title, and the child beside it.
  private var expectedDisplayItemsChanged: Int {
    let leaves = 2 * count
    return switch trigger {
    case .unreadState: 0
    case .fontSize: leaves + 1
    case .binding, .callback: leaves + 2
    // Leaves that fill the screen keep the title where it is; fixed ones are centred with it.
    case .resize: style == .fixedFrame ? leaves + 1 : leaves
    }
  }
}
