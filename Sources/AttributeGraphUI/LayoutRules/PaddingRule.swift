import Foundation

/// The layout of `padding`: the proposal of the child is reduced by the insets, and the modifier is larger than the
/// child by them.
///
/// Neither is ever below zero, so padding larger than the space extends beyond it (section D of the layout facts).
/// Negative insets do the reverse: they enlarge the proposal and reduce the size.
package struct PaddingRule: SingleChildRule {
  /// The distance that `padding()` adds at an edge, in points (row L-074).
  static let defaultLength: CGFloat = 16

  /// The distances added around the child; every one is finite.
  package let insets: EdgeInsets

  /// The edges with an invalid distance, NaN or infinite; nothing is added there.
  let invalidEdges: [Edge]

  /// Padding by the given insets; one that is not finite counts as 0.
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

  /// The padded edges: where nothing is added, the view's preferred spacing stays.
  package var edgesWithoutSpacing: Edge.Set {
    Edge.allCases.reduce(into: []) { if insets[$1] != 0 { $0.formUnion(Edge.Set($1)) } }
  }

  /// The proposal less the insets, and at least zero; an unspecified length stays unspecified.
  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    let proposal = proposal.sanitised
    return ProposedViewSize(
      width: proposal.width.map { Length.measured($0 - insets.total(along: .horizontal)) },
      height: proposal.height.map { Length.measured($0 - insets.total(along: .vertical)) })
  }

  /// The insets are the same whatever is proposed.
  @MainActor
  package func keepsSize<Child: LayoutChild>(
    from proposal: ProposedViewSize, along axis: Axis, child: Child
  ) -> Bool { child.keepsSize(from: childProposal(for: proposal), along: axis) }

  /// The child's size plus the insets, and at least zero.
  func size(forChildSize childSize: CGSize, proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: Length.measured(childSize.width + insets.total(along: .horizontal)),
      height: Length.measured(childSize.height + insets.total(along: .vertical)))
  }

  /// The child begins after the upper and leading insets.
  @MainActor
  func childOrigin<Child: LayoutChild>(
    of child: Child, for proposal: ProposedViewSize, childSize: CGSize, in size: CGSize
  ) -> CGPoint {
    insets.origin
  }
}
