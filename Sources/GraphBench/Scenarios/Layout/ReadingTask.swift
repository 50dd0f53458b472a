import AttributeGraphUI
import GraphBenchKit

/// What cannot be had from an infinity frame, because a leaf shows something that follows from where it is or how large:
/// the cases in which reading geometry is the right tool, each beside whatever else can do the same.
package enum ReadingTask: String, CaseIterable {
  /// A leaf shows its own size as a text; the screen gets another width.
  case ownSize
  /// A leaf shows a bar that is a part of its width; the screen gets another width.
  case shareOfWidth
  /// A leaf fades out towards the upper edge of a scroll view, which is scrolled.
  case placeOnScreen

  /// The ways to do it. A frame that follows from its container, or a layout, hands out lengths only: what is shown as a
  /// text or an opacity has to be read.
  package var ways: [ReadingWay] {
    switch self {
    case .ownSize: [.geometryReader, .onGeometryChange, .preferenceReader]
    case .shareOfWidth: [.geometryReader, .readerAround, .customLayout, .containerRelativeFrame]
    case .placeOnScreen: [.geometryReader, .onGeometryChange]
    }
  }

  /// What happens, for the line above the rows of a table.
  var caption: String {
    switch self {
    case .ownSize: "each leaf shows its size as a text, and the screen gets another width"
    case .shareOfWidth: "each leaf shows a bar that is a part of the width, and the screen gets another one"
    case .placeOnScreen: "each leaf fades out towards the upper edge of a scroll view that is scrolled by 40 points"
    }
  }
}

/// How a leaf comes to know its geometry, or does without; the raw value is that of the style which is like it.
package enum ReadingWay: String, CaseIterable {
  /// A geometry reader in each leaf.
  case geometryReader
  /// One geometry reader around all leaves, which hands lengths down.
  case readerAround
  /// What is read becomes a state of the leaf, by `onGeometryChange`.
  case onGeometryChange
  /// The same by a reader behind the leaf and a preference.
  case preferenceReader
  /// A layout of one's own in each leaf.
  case customLayout
  /// A frame whose width is a part of the screen's.
  case containerRelativeFrame
}
