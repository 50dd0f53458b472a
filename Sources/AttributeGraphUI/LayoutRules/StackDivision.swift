import Foundation

/// A stack's division of the space of one proposal: the proposal for each child along the major axis, and its answer.
///
/// Sizing and placing both start from it, so a caller that keeps it for each proposal divides once for both.
package struct StackDivision: Equatable {
  /// One child's part in a division.
  struct Share: Equatable {
    /// The length proposed to the child along the major axis; `nil` requests its ideal length.
    var proposedLength: CGFloat?

    /// The size the child answered.
    var size: CGSize
  }

  /// The proposal that was divided, free of NaN.
  let proposal: ProposedViewSize

  /// The children's shares, in the order of the children.
  let shares: [Share]

  /// The size of the stack: the shares and gaps along the major axis, the union of the aligned children along the
  /// minor.
  package let size: CGSize

  /// The axes along which every longer proposal, and the one without that length, certainly has the same shares and the
  /// same size.
  var openAxes: Axis.Set = []
}
