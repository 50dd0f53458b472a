import AttributeGraphUI
import GraphBenchKit

/// The trigger of an update of a stack of leaves; the raw value is a part of the scenario's name.
package enum LayoutChange: String, CaseIterable {
  /// The text of one leaf changes, but not its size.
  case sameSize
  /// The height of the frame of one leaf changes, which moves the other leaves.
  case otherHeight
  /// A title grows above the leaves, which are in one infinity frame.
  case titleAboveFrame
  /// A title grows above the leaves, which are in one geometry reader.
  case titleAboveReader
  /// The width of the host changes, so that all texts break their lines again.
  case otherWidth

  /// The smallest number of leaves for which the expected work holds: they exceed the screen.
  static let fewest = 100

  /// The work of an update.
  func expectedCounts(leaves: Int) -> Counts {
    switch self {
    case .sameSize:
      // The leaf's text.
      work(bodies: 1, sizeQueries: 1, changed: 1)
    case .otherHeight:
      // Queried: the leaf's frame and the leaves' stack, which have one answer to all heights, and their parent. Moved:
      // the leaves below, the text in its frame, and the parent, because content that does not fit is centred on the
      // screen.
      work(bodies: 1, sizeQueries: 3, placements: 2, moved: leaves - leaves / 2 - 1 + 2)
    case .titleAboveFrame:
      // Queried: the title and its stack. Moved: the stack and the frame in it; the content of the frame moves with it.
      work(bodies: 1, sizeQueries: 2, placements: 1, changed: 1, moved: 2)
    case .titleAboveReader:
      // Queried: the title, its stack, and the reader for its least, its most and its share. Placed: the stack, the
      // reader's content, and the leaves, which get another proposed height.
      work(bodies: 1, closures: 1, sizeQueries: 5, placements: 3, changed: 1, moved: 1)
    case .otherWidth:
      // Queried: each leaf, for the least and the most, except the one in a frame, which has cached both widths; the
      // first 32 for their shares, too, after which no space is left; the leaves' stack for all three, and the
      // enclosing stack. The title and the leaf in a frame keep their lines.
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

/// Leaves below each other; the middle one has a state.
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

/// A leaf whose text is its own state.
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
  /// Whether the title changes.
  var isOfTitle: Bool { self == .titleAboveFrame || self == .titleAboveReader }
}
