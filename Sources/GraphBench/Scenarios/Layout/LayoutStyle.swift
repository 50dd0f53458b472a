import AttributeGraphUI
import GraphBenchKit

/// How a leaf comes to its size: what the suite compares.
///
/// Every style is measured with every trigger. In a scroll view some of them are not what one would take, as there is no
/// height to fill; that is what their rows are there to show.
package enum LayoutStyle: String, CaseIterable {
  /// A frame of 100 × 40 points.
  case fixedFrame
  /// A frame that takes what it is proposed, by `maxWidth` and `maxHeight`.
  case infinityFrame
  /// A layout of one's own that takes what it is proposed.
  case customLayout
  /// A frame whose lengths are parts of those of the container: the enclosing scroll view, or the screen.
  case containerRelativeFrame
  /// The first of two texts that fits, in an infinity frame.
  case viewThatFits
  /// A geometry reader that fills its leaf, and a frame of the size that it reads.
  case geometryReader
  /// A frame that takes what it is proposed, and a geometry reader behind it whose content has the size that it reads.
  case backgroundReader
  /// An infinity frame whose size becomes a state of the leaf, by `onGeometryChange`; the leaf uses that state.
  case onGeometryChange
  /// The same by a geometry reader behind it, which writes a preference that the leaf listens to.
  case preferenceReader
  /// The same by a geometry reader behind it, which writes the state itself, in `onAppear` and `onChange`.
  case stateReader

  /// Whether it is one of those that the question was about, or close to them.
  var isOfSource: Bool {
    switch self {
    case .fixedFrame, .infinityFrame, .geometryReader, .backgroundReader: true
    case .customLayout, .containerRelativeFrame, .viewThatFits, .onGeometryChange, .preferenceReader, .stateReader:
      false
    }
  }

  /// What decides the height of a leaf where there is a height to be divided.
  enum Height {
    /// The leaf itself.
    case own(CGFloat)
    /// Its container, whatever stands beside it: a part of the container's height.
    case partOfContainer
    /// What is left for it: all leaves together fill what there is.
    case share
  }

  /// What decides the height of a leaf of the style.
  var height: Height {
    switch self {
    case .fixedFrame: .own(40)
    case .containerRelativeFrame: .partOfContainer
    case .infinityFrame, .customLayout, .viewThatFits, .geometryReader, .backgroundReader, .onGeometryChange,
      .preferenceReader, .stateReader:
      .share
    }
  }

  /// The height of a leaf that fills, where none is proposed, as in a scroll view: that of the text inside, but for what
  /// does not ask it, which has the ten points of everything that has no size of its own.
  var idealHeight: CGFloat {
    switch self {
    case .customLayout, .geometryReader: 10
    case .infinityFrame, .viewThatFits, .backgroundReader, .onGeometryChange, .preferenceReader, .stateReader: 17 * 1.2
    case .fixedFrame, .containerRelativeFrame: 40
    }
  }

  /// Runs a closure with the leaf type of the style.
  @MainActor func withLeafType<Result>(_ body: (any StyledLeaf.Type) -> Result) -> Result {
    switch self {
    case .fixedFrame: body(FixedFrameLeaf.self)
    case .infinityFrame: body(InfinityFrameLeaf.self)
    case .customLayout: body(CustomLayoutLeaf.self)
    case .containerRelativeFrame: body(ContainerRelativeLeaf.self)
    case .viewThatFits: body(FittingLeaf.self)
    case .geometryReader: body(GeometryReaderLeaf.self)
    case .backgroundReader: body(BackgroundReaderLeaf.self)
    case .onGeometryChange: body(GeometryChangeLeaf.self)
    case .preferenceReader: body(PreferenceReaderLeaf.self)
    case .stateReader: body(StateReaderLeaf.self)
    }
  }
}

/// A leaf of the source's kind: a text and a colour behind it.
@MainActor
protocol StyledLeaf: View {
  /// Makes one of so many leaves.
  init(among leaves: Int)
}
