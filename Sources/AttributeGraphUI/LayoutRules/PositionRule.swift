import Foundation

/// The layout of `position(_:)`: it takes the whole proposal, and centres the child on a point of it.
///
/// Along an unspecified axis it is as long as the child (section M of the layout facts).
package struct PositionRule: SingleChildRule {
  /// The position of the child's centre, in points from the upper leading corner.
  let center: CGPoint

  /// Whether a given coordinate is NaN or infinite.
  let isInvalid: Bool

  /// A rule that centres the child on a point; an invalid coordinate counts as 0.
  package init(center: CGPoint) {
    isInvalid = !(center.x.isFinite && center.y.isFinite)
    self.center = CGPoint(x: Length.finite(center.x) ?? 0, y: Length.finite(center.y) ?? 0)
  }

  /// The view may be anywhere, so its preferred spacing does not affect the neighbours.
  package var edgesWithoutSpacing: Edge.Set { .all }

  /// The proposal, unchanged.
  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize { proposal.sanitised }

  /// The proposed lengths, or else the child's.
  func size(forChildSize childSize: CGSize, proposal: ProposedViewSize) -> CGSize {
    Length.measured(proposal.sanitised.replacingUnspecifiedDimensions(by: childSize))
  }

  /// The modifier's own size.
  func placementProposal(in size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(Length.measured(size))
  }

  /// The child is centred on the point; an infinite one begins where the modifier does.
  @MainActor
  func childOrigin<Child: LayoutChild>(
    of child: Child, for proposal: ProposedViewSize, childSize: CGSize, in size: CGSize
  ) -> CGPoint {
    Length.origin(containerGuide: center, childGuide: Alignment.center.point(in: childSize))
  }
}
