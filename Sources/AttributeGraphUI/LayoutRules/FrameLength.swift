import Foundation

/// The lengths of the two `frame` modifiers, by the names of their parameters.
///
/// A rule has the set of the given lengths that it cannot use, so that a runtime can log them once.
package enum FrameLength: UInt8, CaseIterable, Sendable {
  /// The width of a fixed frame.
  case width
  /// The height of a fixed frame.
  case height
  /// The minimum width of a flexible frame.
  case minWidth
  /// The width of a flexible frame for an unspecified proposal.
  case idealWidth
  /// The maximum width of a flexible frame.
  case maxWidth
  /// The minimum height of a flexible frame.
  case minHeight
  /// The height of a flexible frame for an unspecified proposal.
  case idealHeight
  /// The maximum height of a flexible frame.
  case maxHeight

  /// The log message for an invalid length; rows L-033 and L-034 of the layout facts give the wording.
  static let invalidLengthMessage = "Invalid frame dimension (negative or non-finite)."

  /// The log message for contradictory lengths, such as a minimum above the maximum.
  static let contradictionMessage = "Contradictory frame constraints specified."

  /// Whether this length may be infinite: an infinite maximum is no limit, an infinite minimum makes the frame
  /// infinite.
  var mayBeInfinite: Bool {
    switch self {
    case .minWidth, .maxWidth, .minHeight, .maxHeight: true
    case .width, .height, .idealWidth, .idealHeight: false
    }
  }

  /// The given length if a frame can use it, else `nil`, with this name added to the invalid ones.
  func validated(_ length: CGFloat?, invalid: inout Set) -> CGFloat? {
    guard let length else { return nil }
    if length >= 0, length.isFinite || mayBeInfinite { return length }
    invalid.insert(self)
    return nil
  }

  /// A set of lengths in one byte: a rule is copied at each question, and an array would be retained for it.
  package struct Set: Equatable, ExpressibleByArrayLiteral {
    private var bits: UInt8 = 0

    /// Makes a set of some lengths.
    package init(arrayLiteral lengths: FrameLength...) {
      for length in lengths { insert(length) }
    }

    /// Whether there is none.
    package var isEmpty: Bool { bits == 0 }

    /// The lengths, in the order of their declaration.
    package var lengths: [FrameLength] {
      isEmpty ? [] : FrameLength.allCases.filter { bits & 1 << $0.rawValue != 0 }
    }

    /// Adds a length.
    mutating func insert(_ length: FrameLength) { bits |= 1 << length.rawValue }
  }
}
