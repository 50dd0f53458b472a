import Foundation

/// The queries of a layout algorithm to a view: its size for a proposal, its guides, its priority, whether it is a
/// spacer.
///
/// The algorithms of this folder are pure: they query, and return numbers. They are generic over the child, so that no
/// existential stands between a stack of thousands of rows and their cached sizes. The child is responsible for making
/// repeated queries cheap; the algorithms query it at most three times per pass.
@MainActor
package protocol LayoutChild {
  /// The child's size for a proposal.
  ///
  /// NaN and negative lengths in an answer are read as 0.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether the child certainly has one size for a proposal, for every one that is longer along an axis, and for the
  /// one without that length, and nothing in it depends on which of them it gets; `false` where this is not known
  /// without measuring more than `sizeThatFits(_:)` does for the proposal.
  func keepsSize(from proposal: ProposedViewSize, along axis: Axis) -> Bool

  /// The child's guides at a size it answered for that proposal.
  func dimensions(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions

  /// The priority of the child when a stack divides its space; 0 unless `layoutPriority(_:)` sets it.
  var layoutPriority: Double { get }

  /// Whether the child prefers distances to its neighbours, as a spacer does; most do not.
  var hasSpacing: Bool { get }

  /// The child's preferred distances; read only if `hasSpacing`.
  var spacing: ViewSpacing { get }

  /// Whether the child is a spacer, and not a layout around one.
  var isSpacer: Bool { get }

  /// Whether guides of some kinds may be explicit in the child, so that its dimensions have to be queried.
  func hasGuides(_ kinds: GuideKinds) -> Bool
}

extension LayoutChild {
  package func keepsSize(from proposal: ProposedViewSize, along axis: Axis) -> Bool { false }

  package var isSpacer: Bool { false }

  /// The child's size for a proposal, with every length a number of at least 0 (it may be infinite).
  func measuredSize(for proposal: ProposedViewSize) -> CGSize {
    Length.measured(sizeThatFits(proposal))
  }

  /// The position of a guide in the child, at a size that it answered for that proposal.
  ///
  /// The child's dimensions are queried only if the guide may be explicit: never for a text aligned by its middle, or
  /// for a stack of thousands of rows.
  func guide(_ key: AlignmentKey, for proposal: ProposedViewSize, size: CGSize) -> CGFloat {
    hasGuides(key.kinds) ? dimensions(for: proposal, size: size).position(of: key) : key.position(in: size)
  }

  /// The point in the child at which the guides of an alignment meet, at a size that it answered for that proposal.
  ///
  /// The child's dimensions are queried only if one of the guides may be explicit.
  func point(of alignment: Alignment, for proposal: ProposedViewSize, size: CGSize) -> CGPoint {
    hasGuides(alignment.kinds) ? dimensions(for: proposal, size: size).point(of: alignment) : alignment.point(in: size)
  }
}

/// The placement of a child by its container, with the proposal there.
package struct ChildPlacement: Equatable {
  /// The child's upper leading corner, in points from that of the container.
  package var origin: CGPoint

  /// The size the child has there.
  package var size: CGSize

  /// The proposal that the child answered with that size, and with which it lays out its own children.
  package var proposal: ProposedViewSize

  /// The child's rectangle in the container's coordinates.
  package var frame: CGRect { CGRect(origin: origin, size: size) }
}
