import Foundation

/// What a layout algorithm may ask of a view: its size for a proposal, its guides, its priority, whether it is a spacer.
///
/// The algorithms of this folder are pure: they ask, and return numbers. They are generic over the child, so that no
/// existential stands between a stack of thousands of rows and their cached sizes. Asking twice for the same proposal
/// is the child's business to make cheap; the algorithms ask at most three times a pass.
@MainActor
protocol LayoutChild {
  /// The size the child takes for a proposal, whatever it is offered.
  ///
  /// NaN and negative lengths in an answer are read as 0.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The child's guides at a size it answered for that proposal.
  func dimensions(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions

  /// Where the child has a guide at a size it answered for that proposal.
  func guide(_ key: AlignmentKey, for proposal: ProposedViewSize, size: CGSize) -> CGFloat

  /// How early the child is served when a stack divides its space; 0 unless `layoutPriority(_:)` says otherwise.
  var layoutPriority: Double { get }

  /// Whether the child is a `Spacer`, next to which a stack's default spacing is 0.
  var isSpacer: Bool { get }
}

extension LayoutChild {
  /// The guide among all that the child has.
  func guide(_ key: AlignmentKey, for proposal: ProposedViewSize, size: CGSize) -> CGFloat {
    dimensions(for: proposal, size: size)[key]
  }

  /// The child's size for a proposal, with every length a number of at least 0 (it may be infinite).
  func measuredSize(for proposal: ProposedViewSize) -> CGSize {
    Length.measured(sizeThatFits(proposal))
  }
}

/// Where a container puts a child, and what it offers it there.
struct ChildPlacement: Equatable {
  /// The child's upper leading corner, in points from that of the container.
  var origin: CGPoint

  /// The size the child has there.
  var size: CGSize

  /// The proposal to which that size is the child's answer, and with which the child lays out its own children.
  var proposal: ProposedViewSize

  /// The child's rectangle in the container's coordinates.
  var frame: CGRect { CGRect(origin: origin, size: size) }
}
