import Foundation

/// The layout of `position(_:)`: it takes all that is proposed, and the child's middle lies at a point of it.
///
/// Where an axis is left open it is as long as the child (section M of the layout facts).
package struct PositionRule: SingleChildRule {
  /// Where the middle of the child lies, in points from the upper leading corner.
  let center: CGPoint

  /// Whether a coordinate was given that is no number, or has no end.
  let isInvalid: Bool

  /// A rule that puts the child's middle at a point; a coordinate that is no number counts as 0.
  package init(center: CGPoint) {
    isInvalid = !(center.x.isFinite && center.y.isFinite)
    self.center = CGPoint(x: Length.finite(center.x) ?? 0, y: Length.finite(center.y) ?? 0)
  }

  /// The proposal as it is.
  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize { proposal.sanitised }

  /// The proposed lengths, and the child's where none is proposed.
  func size(forChildSize childSize: CGSize, proposal: ProposedViewSize) -> CGSize {
    Length.measured(proposal.sanitised.replacingUnspecifiedDimensions(by: childSize))
  }

  /// The child lies around the point; one without end begins where the modifier does.
  func childOrigin(of dimensions: ViewDimensions, in size: CGSize) -> CGPoint {
    CGPoint(
      x: Length.origin(containerGuide: center.x, childGuide: dimensions.width / 2),
      y: Length.origin(containerGuide: center.y, childGuide: dimensions.height / 2))
  }
}
