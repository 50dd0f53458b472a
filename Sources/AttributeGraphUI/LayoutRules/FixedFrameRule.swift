import Foundation

/// The layout of `frame(width:height:alignment:)`: a given length replaces the proposed one, whatever the child does.
///
/// The frame has its fixed lengths, or else the child's; a larger child extends beyond it (section B of the layout
/// facts).
package struct FixedFrameRule: SingleChildRule {
  /// The frame's width in points; `nil` leaves it to the child.
  package let width: CGFloat?

  /// The frame's height in points; `nil` leaves it to the child.
  package let height: CGFloat?

  /// The guides that align the child in the frame.
  let alignment: Alignment

  /// The given lengths that are negative or not finite; the frame treats them as not given.
  package let invalidLengths: FrameLength.Set

  /// A frame with the given lengths.
  package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    var invalid: FrameLength.Set = []
    self.width = FrameLength.width.validated(width, invalid: &invalid)
    self.height = FrameLength.height.validated(height, invalid: &invalid)
    self.alignment = alignment
    self.invalidLengths = invalid
  }

  /// The edges across the given lengths.
  package var edgesWithoutSpacing: Edge.Set {
    (width == nil ? [] : Edge.Set.horizontal).union(height == nil ? [] : Edge.Set.vertical)
  }

  package static var keepsSpacingOfSpacer: Bool { true }

  /// The axes of the given lengths, because the child never receives the proposed ones.
  package var fixedAxes: Axis.Set { Axis.Set(horizontal: width != nil, vertical: height != nil) }

  /// A given length does not depend on the proposal; the other is the child's.
  @MainActor
  package func keepsSize<Child: LayoutChild>(
    from proposal: ProposedViewSize, along axis: Axis, child: Child
  ) -> Bool {
    let isGiven = (axis == .horizontal ? width : height) != nil
    return isGiven || child.keepsSize(from: childProposal(for: proposal), along: axis)
  }

  /// The fixed lengths; the child is asked only for a missing one.
  @MainActor
  package func sizeThatFits<Child: LayoutChild>(_ proposal: ProposedViewSize, child: Child) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    return size(forChildSize: child.measuredSize(for: childProposal(for: proposal)), proposal: proposal)
  }

  /// The fixed lengths, or else the proposed ones.
  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    let proposal = proposal.sanitised
    return ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  /// The fixed lengths, or else the child's; the proposal has no influence.
  func size(forChildSize childSize: CGSize, proposal: ProposedViewSize) -> CGSize {
    CGSize(width: width ?? childSize.width, height: height ?? childSize.height)
  }

  /// The child lies by the frame's alignment.
  @MainActor
  func childOrigin<Child: LayoutChild>(
    of child: Child, for proposal: ProposedViewSize, childSize: CGSize, in size: CGSize
  ) -> CGPoint {
    alignment.origin(of: child, for: proposal, childSize: childSize, in: size)
  }
}
