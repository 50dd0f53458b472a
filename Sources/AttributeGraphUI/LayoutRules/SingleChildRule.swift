import Foundation

/// The layout of a modifier around one view, as a whole: its size, and the placement of the view.
package protocol WrappingRule: Equatable {
  /// The edges at which the modifier does not have the preferred spacing of its view, because it sets the distance
  /// between the view and the neighbours.
  var edgesWithoutSpacing: Edge.Set { get }

  /// Whether a spacer keeps its preferred spacing at all edges.
  static var keepsSpacingOfSpacer: Bool { get }

  /// The axes along which nothing depends on the proposal.
  var fixedAxes: Axis.Set { get }

  /// Whether the modifier certainly keeps its size from a proposal on, as `LayoutChild.keepsSize(from:along:)` says.
  @MainActor func keepsSize<Child: LayoutChild>(from proposal: ProposedViewSize, along axis: Axis, child: Child) -> Bool

  /// The modifier's size for a proposal.
  @MainActor func sizeThatFits<Child: LayoutChild>(_ proposal: ProposedViewSize, child: Child) -> CGSize

  /// The placement of the child in a modifier of the given size.
  @MainActor func placement<Child: LayoutChild>(
    in size: CGSize, proposal: ProposedViewSize, child: Child
  ) -> ChildPlacement
}

extension WrappingRule {
  /// A modifier has the preferred spacing of its view, unless a rule overrides this.
  package var edgesWithoutSpacing: Edge.Set { [] }

  /// A spacer is a view like others, unless a rule overrides this.
  package static var keepsSpacingOfSpacer: Bool { false }

  /// The preferred spacing of the modifier.
  @MainActor
  package func spacing<Child: LayoutChild>(of child: Child) -> ViewSpacing {
    let edges = edgesWithoutSpacing
    if edges.isEmpty || (Self.keepsSpacingOfSpacer && child.isSpacer) { return child.spacing }
    return child.spacing.withoutPreferences(at: edges)
  }

  /// Every proposal may have an answer of its own, unless a rule overrides this.
  package var fixedAxes: Axis.Set { [] }

  /// Not known, unless a rule overrides this.
  @MainActor
  package func keepsSize<Child: LayoutChild>(
    from proposal: ProposedViewSize, along axis: Axis, child: Child
  ) -> Bool { false }
}

/// The layout of a modifier around one view, in parts: the proposal for the view, the modifier's size, the place of the
/// view.
///
/// A rule is a value that only computes; the protocol's extension queries the child in between, once.
protocol SingleChildRule: WrappingRule {
  /// The proposal for the child while the modifier is measured for `proposal`.
  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize

  /// The modifier's size for `proposal`, when the child answered `childSize` to `childProposal(for: proposal)`.
  ///
  /// - Precondition: `childSize` has no NaN and no negative length.
  func size(forChildSize childSize: CGSize, proposal: ProposedViewSize) -> CGSize

  /// The proposal with which the child is placed, in a modifier that has `size` for `proposal`.
  func placementProposal(in size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize

  /// The origin of a child in a modifier of the given size, when the child answered `childSize` to `proposal`.
  @MainActor func childOrigin<Child: LayoutChild>(
    of child: Child, for proposal: ProposedViewSize, childSize: CGSize, in size: CGSize
  ) -> CGPoint
}

extension SingleChildRule {
  /// The child is placed with the proposal it was measured with, unless a rule overrides this.
  func placementProposal(in size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize {
    childProposal(for: proposal)
  }

  /// The modifier's size for a proposal; queries the child once.
  @MainActor
  package func sizeThatFits<Child: LayoutChild>(_ proposal: ProposedViewSize, child: Child) -> CGSize {
    let childSize = child.measuredSize(for: childProposal(for: proposal))
    return size(forChildSize: childSize, proposal: proposal)
  }

  /// The placement of the child in a modifier of the given size; queries the child once.
  @MainActor
  package func placement<Child: LayoutChild>(
    in size: CGSize, proposal: ProposedViewSize, child: Child
  ) -> ChildPlacement {
    let childProposal = placementProposal(in: size, proposal: proposal)
    let childSize = child.measuredSize(for: childProposal)
    let origin = childOrigin(of: child, for: childProposal, childSize: childSize, in: size)
    return ChildPlacement(origin: origin, size: childSize, proposal: childProposal)
  }
}

extension Alignment {
  /// The origin of a child whose guides are aligned with those of a container of the given size.
  ///
  /// The container's guides are those of a rectangle of its size: a frame has none of its own. A view larger than the
  /// container extends beyond it (row L-026 of the layout facts).
  @MainActor
  func origin<Child: LayoutChild>(
    of child: Child, for proposal: ProposedViewSize, childSize: CGSize, in size: CGSize
  ) -> CGPoint {
    Length.origin(
      containerGuide: point(in: size), childGuide: child.point(of: self, for: proposal, size: childSize))
  }
}
