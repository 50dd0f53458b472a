import Foundation

/// The layout of `fixedSize(horizontal:vertical:)`: the child is asked for its ideal length along the fixed axes.
///
/// The modifier has the child's size, which may exceed what was proposed (section E of the layout facts).
package struct FixedSizeRule: SingleChildRule {
  /// Whether the proposed width is withheld from the child.
  let horizontal: Bool

  /// Whether the proposed height is withheld from the child.
  let vertical: Bool

  /// A rule that fixes the given axes, by default both.
  package init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The axes along which the child receives no length.
  package var fixedAxes: Axis.Set { Axis.Set(horizontal: horizontal, vertical: vertical) }

  /// The proposal with the fixed axes unspecified.
  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.sanitised.unspecified(along: fixedAxes)
  }

  /// A length along a fixed axis does not reach the child; others reach it as they are.
  @MainActor
  package func keepsSize<Child: LayoutChild>(
    from proposal: ProposedViewSize, along axis: Axis, child: Child
  ) -> Bool {
    fixedAxes.contains(Axis.Set(axis)) || child.keepsSize(from: childProposal(for: proposal), along: axis)
  }

  /// The child's size, larger than the proposal or not.
  func size(forChildSize childSize: CGSize, proposal: ProposedViewSize) -> CGSize {
    childSize
  }

  /// The child covers the modifier, so both begin together.
  @MainActor
  func childOrigin<Child: LayoutChild>(
    of child: Child, for proposal: ProposedViewSize, childSize: CGSize, in size: CGSize
  ) -> CGPoint {
    .zero
  }
}
