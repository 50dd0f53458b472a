import Foundation

/// A source of ids for the views of one place: the rows of a `ForEach`, a view with `id(_:)`.
@MainActor
protocol IdentifyingRows: AnyObject {
  /// The ids of the views that are placed, in order, with their rectangles in the host's coordinates.
  var identifiedFrames: [(id: AnyHashable, frame: CGRect)] { get }
}
