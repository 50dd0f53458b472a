import Foundation

/// The layout of `frame(width:height:alignment:)`: a given length replaces the proposed one, whatever the child does.
///
/// The frame has its fixed lengths, and the child's where none is given; a child that is larger sticks out (section B
/// of the layout facts).
package struct FixedFrameRule: SingleChildRule {
  /// The frame's width in points; `nil` leaves it to the child.
  package let width: CGFloat?

  /// The frame's height in points; `nil` leaves it to the child.
  package let height: CGFloat?

  /// The guides by which the child lies in the frame.
  let alignment: Alignment

  /// The lengths that were given but are negative or not finite; the frame treats them as not given.
  package let invalidLengths: [FrameLength]

  /// A frame with the given lengths.
  package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    var invalid: [FrameLength] = []
    self.width = FrameLength.width.validated(width, invalid: &invalid)
    self.height = FrameLength.height.validated(height, invalid: &invalid)
    self.alignment = alignment
    self.invalidLengths = invalid
  }

  /// A proposal without the lengths that are fixed here: the child is never offered them.
  package func equivalent(to proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width == nil ? proposal.width : nil, height: height == nil ? proposal.height : nil)
  }

  /// The fixed lengths; the child is asked only where one is missing.
  @MainActor
  package func sizeThatFits<Child: LayoutChild>(_ proposal: ProposedViewSize, child: Child) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    return size(forChildSize: child.measuredSize(for: childProposal(for: proposal)), proposal: proposal)
  }

  /// The fixed lengths, and the proposed ones where none is fixed.
  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    let proposal = proposal.sanitised
    return ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  /// The fixed lengths, and the child's where none is fixed; the proposal plays no part.
  func size(forChildSize childSize: CGSize, proposal: ProposedViewSize) -> CGSize {
    CGSize(width: width ?? childSize.width, height: height ?? childSize.height)
  }

  var guideKinds: GuideKinds { alignment.kinds }

  /// The child lies by the frame's alignment.
  func childOrigin(of dimensions: ViewDimensions, in size: CGSize) -> CGPoint {
    alignment.origin(of: dimensions, in: size)
  }
}
