import AttributeGraphUI
import Foundation
import GraphBenchKit

/// The leaf in a fixed frame.
struct FixedFrameLeaf: StyledLeaf {
  init(among leaves: Int) {}

  var body: some View {
    Text("Leaf").frame(width: 100, height: 40).background(Color.mint)
  }
}

/// The leaf in an infinity frame: the source's `ChildView`.
struct InfinityFrameLeaf: StyledLeaf {
  init(among leaves: Int) {}

  var body: some View {
    Text("Leaf").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.mint)
  }
}

/// The leaf in a layout that fills.
struct CustomLayoutLeaf: StyledLeaf {
  init(among leaves: Int) {}

  var body: some View {
    FillingLayout { Text("Leaf") }.background(Color.mint)
  }
}

/// Takes the whole proposal, and centres its views in it: an infinity frame, written by hand.
struct FillingLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    for subview in subviews { subview.place(at: middle, anchor: .center, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// The leaf in a frame that is as wide as the container, and a part of its height.
struct ContainerRelativeLeaf: StyledLeaf {
  private let leaves: Int

  init(among leaves: Int) { self.leaves = leaves }

  /// The height of one of a number of leaves in a container: three quarters of its part, which leaves space for the
  /// title.
  static func height(in container: CGFloat, leaves: Int) -> CGFloat { container * 0.75 / CGFloat(leaves + 8) }

  var body: some View {
    let leaves = leaves
    Text("Leaf")
      .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
        axis == .horizontal ? length : Self.height(in: length, leaves: leaves)
      }
      .background(Color.mint)
  }
}

/// The leaf with a choice between a text that is too long for its line and one that fits.
struct FittingLeaf: StyledLeaf {
  init(among leaves: Int) {}

  var body: some View {
    ViewThatFits {
      Text("A leaf with more to say than there is room for in one line of a screen of this width")
      Text("Leaf")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.mint)
  }
}

/// The leaf in a geometry reader: the source's `ChildViewWithGeometry`.
struct GeometryReaderLeaf: StyledLeaf {
  init(among leaves: Int) {}

  var body: some View {
    ZStack {
      GeometryReader { geometry in
        Text("Leaf").frame(width: geometry.size.width, height: geometry.size.height).background(Color.mint)
      }
    }
  }
}

/// The leaf in an infinity frame, with a colour behind it whose size a geometry reader determines.
struct BackgroundReaderLeaf: StyledLeaf {
  init(among leaves: Int) {}

  var body: some View {
    Text("Leaf").frame(maxWidth: .infinity, maxHeight: .infinity).background(
      GeometryReader { geometry in
        Color.mint.frame(width: geometry.size.width, height: geometry.size.height)
      })
  }
}
