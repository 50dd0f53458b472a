import AttributeGraphUI
import GraphBenchKit

/// A way for a leaf to determine its size. The suite compares them.
///
/// Every style is measured with every trigger. Some of them are not the right choice in a scroll view, which has no
/// height to fill; their rows show that.
package enum LayoutStyle: String, CaseIterable {
  /// A frame of 100 × 40 points.
  case fixedFrame
  /// A frame that takes the whole proposal, by `maxWidth` and `maxHeight`.
  case infinityFrame
  /// A custom layout that takes the whole proposal.
  case customLayout
  /// A frame whose lengths are fractions of the container's: the enclosing scroll view, or the screen.
  case containerRelativeFrame
  /// The first of two texts that fits, in an infinity frame.
  case viewThatFits
  /// A geometry reader that fills its leaf, and a frame of the size that it reads.
  case geometryReader
  /// A frame that takes the whole proposal, and a geometry reader behind it whose content has the size that it reads.
  case backgroundReader
  /// An infinity frame whose size is written to a state of the leaf by `onGeometryChange`; the leaf uses that state.
  case onGeometryChange
  /// As `onGeometryChange`, by a geometry reader behind the leaf that writes a preference, which the leaf observes.
  case preferenceReader
  /// As `onGeometryChange`, by a geometry reader behind the leaf that writes the state itself, in `onAppear` and
  /// `onChange`.
  case stateReader

  /// Whether it is a style of the original question, or similar to one.
  var isOfSource: Bool {
    switch self {
    case .fixedFrame, .infinityFrame, .geometryReader, .backgroundReader: true
    case .customLayout, .containerRelativeFrame, .viewThatFits, .onGeometryChange, .preferenceReader, .stateReader:
      false
    }
  }

  /// The rule for the height of a leaf when there is a height to divide.
  enum Height {
    /// The leaf itself.
    case own(CGFloat)
    /// Its container, regardless of its siblings: a part of the container's height.
    case partOfContainer
    /// The remaining space: all leaves together fill the available space.
    case share
  }

  /// The rule for the height of a leaf of the style.
  var height: Height {
    switch self {
    case .fixedFrame: .own(40)
    case .containerRelativeFrame: .partOfContainer
    case .infinityFrame, .customLayout, .viewThatFits, .geometryReader, .backgroundReader, .onGeometryChange,
      .preferenceReader, .stateReader:
      .share
    }
  }

  /// The height of a filling leaf when none is proposed, as in a scroll view: that of the text inside, or the default
  /// of ten points for styles that do not query it.
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

/// A leaf as in the source: a text and a colour behind it.
@MainActor
protocol StyledLeaf: View {
  /// Makes one of a number of leaves.
  init(among leaves: Int)
}
