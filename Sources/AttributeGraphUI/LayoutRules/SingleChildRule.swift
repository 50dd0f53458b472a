import Foundation

/// The layout of a modifier that wraps one view, as a whole: how large it is, and where the view lies.
package protocol WrappingRule: Equatable {
  /// Whether what the view prefers for the distance to its neighbours is what the modifier prefers.
  static var keepsSpacing: Bool { get }

  /// A proposal that has the same answer for certain, with a length left open on which nothing depends.
  func equivalent(to proposal: ProposedViewSize) -> ProposedViewSize

  /// The modifier's size for a proposal.
  @MainActor func sizeThatFits<Child: LayoutChild>(_ proposal: ProposedViewSize, child: Child) -> CGSize

  /// Where the child lies in a modifier of the given size.
  @MainActor func placement<Child: LayoutChild>(
    in size: CGSize, proposal: ProposedViewSize, child: Child
  ) -> ChildPlacement
}

extension WrappingRule {
  /// A modifier prefers what its view does, unless it puts something between that and the neighbours.
  package static var keepsSpacing: Bool { true }

  /// Every proposal may have an answer of its own, unless a rule knows better.
  package func equivalent(to proposal: ProposedViewSize) -> ProposedViewSize { proposal }
}

/// The layout of a modifier that wraps one view, in parts: what it offers the view, how large it is then, where the view
/// lies.
///
/// A rule is a value that only computes; the protocol's extension asks the child in between, once.
protocol SingleChildRule: WrappingRule {
  /// What the child is offered while the modifier is measured for `proposal`.
  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize

  /// The modifier's size for `proposal`, when the child answered `childSize` to `childProposal(for: proposal)`.
  ///
  /// - Precondition: `childSize` has no NaN and no negative length.
  func size(forChildSize childSize: CGSize, proposal: ProposedViewSize) -> CGSize

  /// What the child is offered where it is placed, in a modifier that has `size` for `proposal`.
  func placementProposal(in size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize

  /// Where a child of the given dimensions begins in a modifier of the given size.
  func childOrigin(of dimensions: ViewDimensions, in size: CGSize) -> CGPoint

  /// The kinds of guides of the child on which its place may depend.
  var guideKinds: GuideKinds { get }
}

extension SingleChildRule {
  /// The child is placed with the proposal it was measured with, unless a rule says otherwise.
  func placementProposal(in size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize {
    childProposal(for: proposal)
  }

  /// The child lies where its size says, unless a rule aligns it.
  var guideKinds: GuideKinds { [] }

  /// The modifier's size for a proposal; asks the child once.
  @MainActor
  package func sizeThatFits<Child: LayoutChild>(_ proposal: ProposedViewSize, child: Child) -> CGSize {
    let childSize = child.measuredSize(for: childProposal(for: proposal))
    return size(forChildSize: childSize, proposal: proposal)
  }

  /// Where the child lies in a modifier of the given size; asks the child once.
  @MainActor
  package func placement<Child: LayoutChild>(
    in size: CGSize, proposal: ProposedViewSize, child: Child
  ) -> ChildPlacement {
    let childProposal = placementProposal(in: size, proposal: proposal)
    let childSize = child.measuredSize(for: childProposal)
    let dimensions = child.dimensions(for: childProposal, size: childSize, kinds: guideKinds)
    return ChildPlacement(
      origin: childOrigin(of: dimensions, in: size), size: childSize, proposal: childProposal)
  }
}

extension Alignment {
  /// Where a view begins whose guides lie on those of a container of the given size.
  ///
  /// The container's guides are those that a rectangle of its size has: a frame has none of its own. A view larger than
  /// the container sticks out (row L-026 of the layout facts).
  func origin(of dimensions: ViewDimensions, in size: CGSize) -> CGPoint {
    let container = ViewDimensions(size: size)
    return origin(of: dimensions, onLine: CGPoint(x: container[horizontal], y: container[vertical]))
  }

  /// Where a view begins whose guides lie on given lines.
  func origin(of dimensions: ViewDimensions, onLine line: CGPoint) -> CGPoint {
    CGPoint(
      x: Length.origin(containerGuide: line.x, childGuide: dimensions[horizontal]),
      y: Length.origin(containerGuide: line.y, childGuide: dimensions[vertical]))
  }
}
