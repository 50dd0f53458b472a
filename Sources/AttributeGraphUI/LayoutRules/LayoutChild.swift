import Foundation

/// What a layout algorithm may ask of a view: its size for a proposal, its guides, its priority, whether it is a spacer.
///
/// The algorithms of this folder are pure: they ask, and return numbers. They are generic over the child, so that no
/// existential stands between a stack of thousands of rows and their cached sizes. Asking twice for the same proposal
/// is the child's business to make cheap; the algorithms ask at most three times a pass.
@MainActor
package protocol LayoutChild {
  /// The size the child takes for a proposal, whatever it is offered.
  ///
  /// NaN and negative lengths in an answer are read as 0.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The child's guides at a size it answered for that proposal.
  func dimensions(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions

  /// How early the child is served when a stack divides its space; 0 unless `layoutPriority(_:)` says otherwise.
  var layoutPriority: Double { get }

  /// Whether the child has wishes for the distance to its neighbours, as a spacer has; most have none.
  var hasSpacing: Bool { get }

  /// The distances that the child prefers; asked only where `hasSpacing`.
  var spacing: ViewSpacing { get }

  /// Whether guides of some kinds may be explicit in the child, so that it is worth to ask for its dimensions.
  func hasGuides(_ kinds: GuideKinds) -> Bool
}

extension LayoutChild {
  /// The child's size for a proposal, with every length a number of at least 0 (it may be infinite).
  func measuredSize(for proposal: ProposedViewSize) -> CGSize {
    Length.measured(sizeThatFits(proposal))
  }

  /// Where the child has a guide, at a size that it answered for that proposal.
  ///
  /// The dimensions of the child are asked for only where the guide may be explicit: for a text aligned by its middle,
  /// or a stack of thousands of rows, they never are.
  func guide(_ key: AlignmentKey, for proposal: ProposedViewSize, size: CGSize) -> CGFloat {
    guard hasGuides(key.kinds) else { return key.id.defaultValue(in: ViewDimensions(size: size)) }
    return dimensions(for: proposal, size: size)[key]
  }

  /// The child's dimensions as far as guides of some kinds matter.
  func dimensions(for proposal: ProposedViewSize, size: CGSize, kinds: GuideKinds) -> ViewDimensions {
    hasGuides(kinds) ? dimensions(for: proposal, size: size) : ViewDimensions(size: size)
  }
}

/// Where a container puts a child, and what it offers it there.
package struct ChildPlacement: Equatable {
  /// The child's upper leading corner, in points from that of the container.
  package var origin: CGPoint

  /// The size the child has there.
  package var size: CGSize

  /// The proposal to which that size is the child's answer, and with which the child lays out its own children.
  package var proposal: ProposedViewSize

  /// The child's rectangle in the container's coordinates.
  package var frame: CGRect { CGRect(origin: origin, size: size) }
}
