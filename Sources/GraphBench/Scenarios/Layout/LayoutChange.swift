import AttributeGraphUI
import GraphBenchKit

/// What happens to a stack of leaves; the raw value is a part of the scenario's name.
package enum LayoutChange: String, CaseIterable {
  /// The text of one leaf changes, and is as large as before.
  case sameSize
  /// The frame of one leaf gets higher, or lower: what stands around it moves.
  case otherHeight
  /// A title grows above the leaves, which stand in one infinity frame.
  case titleAboveFrame
  /// A title grows above the leaves, which stand in one geometry reader.
  case titleAboveReader
  /// The host gets another width, in which all texts break their lines anew.
  case otherWidth

  /// The fewest leaves for which the work is as it says: so many that there is no room for them on the screen.
  static let fewest = 100

  /// The work of an update.
  func expectedCounts(leaves: Int) -> Counts {
    switch self {
    case .sameSize:
      // The leaf's text.
      work(bodies: 1, sizeQueries: 1, changed: 1)
    case .otherHeight:
      // The leaf's frame, which has one answer to all heights; the leaves' stack, which has one, too; their parent. The
      // leaves below move, the text in its frame, and the parent: what does not fit stands in the middle
      // of the screen.
      work(bodies: 1, sizeQueries: 3, placements: 2, moved: leaves - leaves / 2 - 1 + 2)
    case .titleAboveFrame:
      // The title and its stack. That moves, and the frame in it; what is in the frame moves along.
      work(bodies: 1, sizeQueries: 2, placements: 1, changed: 1, moved: 2)
    case .titleAboveReader:
      // The title, its stack, and the reader for the least, the most and its share. Placed are the stack, the reader's
      // content, and the leaves, which are proposed another height.
      work(bodies: 1, closures: 1, sizeQueries: 5, placements: 3, changed: 1, moved: 1)
    case .otherWidth:
      // Each leaf, for the least and the most, but for the one in a frame, which remembers both widths; the first 32 for
      // their shares, too, as then there is no room left; the leaves' stack for all three, and the enclosing stack.
      // The title and the leaf in a frame have the lines that they had.
      work(sizeQueries: 2 * (leaves - 1) + 32 + 4, placements: 2, changed: leaves - 1, moved: 2)
    }
  }

  private func work(
    bodies: Int = 0, closures: Int = 0, sizeQueries: Int, placements: Int = 0, changed: Int = 0, moved: Int = 0
  ) -> Counts {
    [
      .bodies: bodies, .geometryClosures: closures, .sizeQueries: sizeQueries, .placements: placements,
      .displayItemsChanged: changed, .displayItemsMoved: moved,
    ]
  }
}

/// A title above leaves.
struct LeafTable: View {
  @State private var isLarge = false
  let change: LayoutChange
  let count: Int
  let levers: Levers

  var body: some View {
    let _ = change.isOfTitle ? (levers.pull = { isLarge.toggle() }) : ()
    VStack {
      Text("Title").font(.custom("Seravek", size: isLarge ? 80 : 40))
      switch change {
      case .sameSize, .otherHeight, .otherWidth: ChangingLeaves(change: change, count: count, levers: levers)
      case .titleAboveFrame:
        ChangingLeaves(change: change, count: count, levers: levers).frame(maxWidth: .infinity, maxHeight: .infinity)
      case .titleAboveReader:
        GeometryReader { geometry in
          ChangingLeaves(change: change, count: count, levers: levers).frame(width: geometry.size.width)
        }
      }
    }
  }
}

/// Leaves below each other, of which the one in the middle has a state.
struct ChangingLeaves: View {
  let change: LayoutChange
  let count: Int
  let levers: Levers

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count) { index in
        if index == count / 2 && !change.isOfTitle {
          ChangingLeaf(change: change, levers: levers)
        } else {
          Text(change == .otherWidth ? "A leaf with a text that is to be broken into several lines" : "12")
        }
      }
    }
  }
}

/// A leaf whose text is a state of its own.
struct ChangingLeaf: View {
  @State private var isOther = false
  let change: LayoutChange
  let levers: Levers

  var body: some View {
    let _ = change == .otherWidth ? () : (levers.pull = { isOther.toggle() })
    // Digits are equally wide.
    Text(isOther && change == .sameSize ? "21" : "12").frame(height: isOther && change == .otherHeight ? 40 : 20)
  }
}

extension LayoutChange {
  /// Whether it is the title that changes.
  var isOfTitle: Bool { self == .titleAboveFrame || self == .titleAboveReader }
}
