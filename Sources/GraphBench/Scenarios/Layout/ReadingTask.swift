import AttributeGraphUI
import GraphBenchKit

/// Tasks that an infinity frame cannot do, because a leaf shows something that depends on its position or size. Reading
/// geometry is the right tool for them; each is compared with its alternatives.
package enum ReadingTask: String, CaseIterable {
  /// A leaf shows its own size as a text; the width of the screen changes.
  case ownSize
  /// A leaf shows a bar that is a part of its width; the width of the screen changes.
  case shareOfWidth
  /// A leaf fades out towards the upper edge of a scroll view, which is scrolled.
  case placeOnScreen

  /// The ways to do it. A frame relative to its container, or a layout, provides lengths only; a text or an opacity
  /// needs a read of the geometry.
  package var ways: [ReadingWay] {
    switch self {
    case .ownSize: [.geometryReader, .onGeometryChange, .preferenceReader]
    case .shareOfWidth: [.geometryReader, .readerAround, .customLayout, .containerRelativeFrame]
    case .placeOnScreen: [.geometryReader, .onGeometryChange]
    }
  }

  /// The caption above the rows of a table.
  var caption: String {
    switch self {
    case .ownSize: "each leaf shows its size as a text, and the screen gets another width"
    case .shareOfWidth: "each leaf shows a bar that is a part of the width, and the screen gets another one"
    case .placeOnScreen: "each leaf fades out towards the upper edge of a scroll view that is scrolled by 40 points"
    }
  }
}

/// A way for a leaf to use its geometry; the raw value is that of the corresponding style.
package enum ReadingWay: String, CaseIterable {
  /// A geometry reader in each leaf.
  case geometryReader
  /// One geometry reader around all leaves, which passes lengths down.
  case readerAround
  /// `onGeometryChange`, which writes a state of the leaf.
  case onGeometryChange
  /// A reader behind the leaf, which writes a preference.
  case preferenceReader
  /// A custom layout in each leaf.
  case customLayout
  /// A frame whose width is a part of the screen's.
  case containerRelativeFrame
}
