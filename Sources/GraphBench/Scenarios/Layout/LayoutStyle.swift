import AttributeGraphUI

/// How a leaf comes to its size: what the suite compares.
enum LayoutStyle: String, CaseIterable {
  /// A frame of 100 × 40 points.
  case fixedFrame
  /// A frame that takes what it is proposed, by `maxWidth` and `maxHeight`.
  case infinityFrame
  /// A geometry reader that fills its leaf, and a frame of the size that it reads.
  case geometryReader
  /// A frame that takes what it is proposed, and a geometry reader behind it that measures it.
  case backgroundReader

  /// Runs a closure with the leaf type of the style.
  @MainActor func withLeafType<Result>(_ body: (any StyledLeaf.Type) -> Result) -> Result {
    switch self {
    case .fixedFrame: body(FixedFrameLeaf.self)
    case .infinityFrame: body(InfinityFrameLeaf.self)
    case .geometryReader: body(GeometryReaderLeaf.self)
    case .backgroundReader: body(BackgroundReaderLeaf.self)
    }
  }
}

/// A leaf of the source's kind: a text and a colour behind it.
@MainActor
protocol StyledLeaf: View {
  init()
}

/// The leaf in a fixed frame.
struct FixedFrameLeaf: StyledLeaf {
  var body: some View {
    Text("Leaf").frame(width: 100, height: 40).background(Color.mint)
  }
}

/// The leaf in an infinity frame: the source's `ChildView`.
struct InfinityFrameLeaf: StyledLeaf {
  var body: some View {
    Text("Leaf").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.mint)
  }
}

/// The leaf in a geometry reader: the source's `ChildViewWithGeometry`.
struct GeometryReaderLeaf: StyledLeaf {
  var body: some View {
    ZStack {
      GeometryReader { geometry in
        Text("Leaf").frame(width: geometry.size.width, height: geometry.size.height).background(Color.mint)
      }
    }
  }
}

/// The leaf in an infinity frame, measured by a geometry reader behind it.
struct BackgroundReaderLeaf: StyledLeaf {
  var body: some View {
    Text("Leaf").frame(maxWidth: .infinity, maxHeight: .infinity).background(
      GeometryReader { geometry in
        Color.mint.frame(width: geometry.size.width, height: geometry.size.height)
      })
  }
}
