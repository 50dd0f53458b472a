import Foundation

/// Whether a view with an aspect ratio fits into the space or fills it.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// As large as possible within the space.
  case fit
  /// As small as possible over all of the space.
  case fill
}

/// The layout of `aspectRatio(_:contentMode:)`: the child is offered a rectangle of a given shape.
///
/// The modifier has the size that the child takes. An unspecified axis does not constrain (row L-094 of the layout
/// facts); if both are unspecified, the child is asked for its ideal size.
package struct AspectRatioRule: WrappingRule {
  /// Width over height; `nil` takes the child's ideal size for the shape (L-097).
  let ratio: CGFloat?

  /// Whether the rectangle lies within the proposal or covers it.
  let contentMode: ContentMode

  /// Whether the given ratio is invalid; the rule treats it as not given.
  let isInvalid: Bool

  /// A rule for a ratio of width to height.
  package init(ratio: CGFloat?, contentMode: ContentMode) {
    let valid = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.ratio = valid
    self.contentMode = contentMode
    isInvalid = ratio != nil && valid == nil
  }

  package func sizeThatFits<Child: LayoutChild>(_ proposal: ProposedViewSize, child: Child) -> CGSize {
    child.measuredSize(for: childProposal(for: proposal.sanitised, child: child))
  }

  package func placement<Child: LayoutChild>(
    in size: CGSize, proposal: ProposedViewSize, child: Child
  ) -> ChildPlacement {
    let childProposal = childProposal(for: proposal.sanitised, child: child)
    return ChildPlacement(origin: .zero, size: child.measuredSize(for: childProposal), proposal: childProposal)
  }

  /// The rectangle to propose to the child; asks the child for its ideal size if that determines the shape.
  @MainActor
  private func childProposal<Child: LayoutChild>(for proposal: ProposedViewSize, child: Child) -> ProposedViewSize {
    guard let ratio = ratio ?? idealRatio(of: child) else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return proposal
    case (let width?, nil):
      return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?):
      return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      return switch contentMode {
      case .fit: ProposedViewSize(width: min(width, height * ratio), height: min(height, width / ratio))
      case .fill: ProposedViewSize(width: max(width, height * ratio), height: max(height, width / ratio))
      }
    }
  }

  /// The aspect ratio of the child's ideal size; `nil` if that is empty or infinite.
  @MainActor
  private func idealRatio<Child: LayoutChild>(of child: Child) -> CGFloat? {
    let ideal = child.measuredSize(for: .unspecified)
    let ratio = ideal.width / ideal.height
    return ratio > 0 && ratio.isFinite ? ratio : nil
  }
}
