import Foundation

/// The layout of `padding`: the child is offered less by the insets, and the modifier is larger than it by them.
///
/// Neither is ever below zero, so padding larger than the space sticks out (section D of the layout facts). Negative
/// insets do the reverse: they offer more and report less.
package struct PaddingRule: SingleChildRule {
  /// What the view prefers is no matter of its neighbours: the padding is between them.
  package static let keepsSpacing = false

  /// The distance that `padding()` puts on an edge, in points (row L-074).
  static let defaultLength: CGFloat = 16

  /// The distances added around the child; every one is finite.
  package let insets: EdgeInsets

  /// The edges at which the given distance is no number, or has no end; nothing is added there.
  let invalidEdges: [Edge]

  /// Padding by the given insets; one that is not finite is taken as 0.
  package init(insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: Length.finite(insets.top) ?? 0, leading: Length.finite(insets.leading) ?? 0,
      bottom: Length.finite(insets.bottom) ?? 0, trailing: Length.finite(insets.trailing) ?? 0)
    invalidEdges = Edge.allCases.filter { Length.finite(insets[$0]) == nil }
  }

  /// Padding of one length on the given edges; `nil` is the default length.
  package init(edges: Edge.Set, length: CGFloat?) {
    self.init(insets: EdgeInsets(edges, length ?? Self.defaultLength))
  }

  /// The proposal less the insets, but no less than zero; an open length stays open.
  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    let proposal = proposal.sanitised
    return ProposedViewSize(
      width: proposal.width.map { Length.measured($0 - insets.total(along: .horizontal)) },
      height: proposal.height.map { Length.measured($0 - insets.total(along: .vertical)) })
  }

  /// The child's size and the insets, but no less than zero.
  func size(forChildSize childSize: CGSize, proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: Length.measured(childSize.width + insets.total(along: .horizontal)),
      height: Length.measured(childSize.height + insets.total(along: .vertical)))
  }

  /// The child begins after the upper and leading insets.
  func childOrigin(of dimensions: ViewDimensions, in size: CGSize) -> CGPoint {
    insets.origin
  }
}
