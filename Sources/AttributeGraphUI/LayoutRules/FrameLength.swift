import Foundation

/// The lengths that can be given to the two `frame` modifiers, by the names of their parameters.
///
/// A rule lists the ones it was given and cannot use, so that a runtime can log them once.
package enum FrameLength: String, CaseIterable, Sendable {
  /// The width of a fixed frame.
  case width
  /// The height of a fixed frame.
  case height
  /// The width below which a flexible frame does not go.
  case minWidth
  /// The width a flexible frame has when none is proposed.
  case idealWidth
  /// The width above which a flexible frame does not go.
  case maxWidth
  /// The height below which a flexible frame does not go.
  case minHeight
  /// The height a flexible frame has when none is proposed.
  case idealHeight
  /// The height above which a flexible frame does not go.
  case maxHeight

  /// What is logged for a length that is no length; rows L-033 and L-034 of the layout facts give the wording.
  static let invalidLengthMessage = "Invalid frame dimension (negative or non-finite)."

  /// What is logged for lengths that contradict each other, such as a minimum above the maximum.
  static let contradictionMessage = "Contradictory frame constraints specified."

  /// Whether this length may be infinite: a maximum may, and then it is no limit; a minimum may, and then the frame has no
  /// end.
  var mayBeInfinite: Bool {
    switch self {
    case .minWidth, .maxWidth, .minHeight, .maxHeight: true
    case .width, .height, .idealWidth, .idealHeight: false
    }
  }

  /// The given length if a frame can use it, else `nil`, with this name added to the invalid ones.
  func validated(_ length: CGFloat?, invalid: inout [FrameLength]) -> CGFloat? {
    guard let length else { return nil }
    if length >= 0, length.isFinite || mayBeInfinite { return length }
    invalid.append(self)
    return nil
  }
}
