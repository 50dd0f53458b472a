import AttributeGraph2
import Foundation

/// The layout of `HStack` and `VStack`: children in a row along one axis, aligned by a guide of the other.
///
/// A stack divides its proposal as `StackLayout+Division.swift` describes; it never stretches beyond the children's
/// sizes. Rows L-102…L-155 of the layout facts are its specification.
package struct StackLayout: Equatable {
  /// The default distance between two children, in points (row L-102).
  static let defaultSpacing: CGFloat = 8

  /// The major axis, along which the children stand in a row.
  let axis: Axis

  /// The guide by which children are aligned, across the major axis.
  let alignment: AlignmentKey

  /// The distance between neighbours in points; `nil` is the default, which is 0 next to a spacer.
  ///
  /// Negative distances let children overlap.
  let spacing: CGFloat?

  /// A stack along `axis`; a spacing that is not a finite number counts as the default.
  ///
  /// - Precondition: `alignment` is a guide of the other axis.
  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    trap(
      unless: alignment.axis == axis.perpendicular,
      """
      A stack along the \(axis) axis was given the guide \(alignment.id) of the same axis. \
      Give it a guide of the \(axis.perpendicular) axis.
      """)
    self.axis = axis
    self.alignment = alignment
    self.spacing = Length.finite(spacing)
  }

  /// The layout of an `HStack`.
  package static func horizontal(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) -> StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// The layout of a `VStack`.
  package static func vertical(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) -> StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  /// The size of the stack for a proposal.
  ///
  /// - Complexity: That of `division(of:among:)`.
  @MainActor
  package func sizeThatFits<Child: LayoutChild>(_ proposal: ProposedViewSize, children: [Child]) -> CGSize {
    division(of: proposal, among: children).size
  }

  /// The placements of the children in a stack of the given size; divides the proposal again.
  ///
  /// A caller that kept the division it sized with uses `placements(of:in:children:)` instead.
  @MainActor
  package func placements<Child: LayoutChild>(
    in size: CGSize, proposal: ProposedViewSize, children: [Child]
  ) -> [ChildPlacement] {
    placements(of: division(of: proposal, among: children), in: size, children: children)
  }

  /// The placements of the children in a stack of the given size with the given division.
  ///
  /// If the minor length was unspecified, each child receives its previous length along the major axis, and now the
  /// stack's own minor length (row L-129: this makes a divider or a background as tall as the tallest sibling). Only in
  /// this case are children queried again, once each.
  ///
  /// - Precondition: `division` is this stack's division among these children.
  /// - Complexity: O(*n*) in the number of children.
  @MainActor
  package func placements<Child: LayoutChild>(
    of division: StackDivision, in size: CGSize, children: [Child]
  ) -> [ChildPlacement] {
    trap(
      unless: division.shares.count == children.count,
      """
      A stack was asked to place \(children.count) children by a division among \(division.shares.count). \
      Divide again when the children change.
      """)
    let minor = axis.perpendicular
    let isReproposed = division.proposal[minor] == nil
    let minorProposal = division.proposal[minor] ?? Length.measured(size[minor])

    var placements: [ChildPlacement] = []
    placements.reserveCapacity(children.count)
    var extent = AlignedExtent()
    var position: CGFloat = 0
    var gaps = StackGaps(self)
    for (index, child) in children.enumerated() {
      position = Length.sum(position, gaps.next(before: child, at: index, among: children))
      let share = division.shares[index]
      let proposal = ProposedViewSize(share.proposedLength, along: axis, across: minorProposal)
      let childSize = isReproposed ? child.measuredSize(for: proposal) : share.size
      let guide = child.guide(alignment, for: proposal, size: childSize)
      extent.add(length: childSize[minor], guide: guide)
      // The guide stands there until all are known.
      var origin = CGPoint.zero
      origin[axis] = position
      origin[minor] = guide
      placements.append(ChildPlacement(origin: origin, size: childSize, proposal: proposal))
      position = Length.sum(position, childSize[axis])
    }
    for index in placements.indices {
      let guide = placements[index].origin[minor]
      let place = extent.origin(ofLength: placements[index].size[minor], guide: guide)
      if place != guide { placements[index].origin[minor] = place }
    }
    return placements
  }

  /// The stack's preferred spacing: at its beginning that of its first child, at its end that of its last child, and
  /// across it the merged spacing of all. A stack without children prefers no distance.
  ///
  /// - Complexity: O(*n*) in the number of children.
  @MainActor
  package func preferredSpacing<Child: LayoutChild>(of children: [Child]) -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    guard anyHasSpacing(children) else { return .indifferent }
    let (start, end): (Edge, Edge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    var spacing = first.spacing
    for child in children.dropFirst() { spacing.formUnion(child.spacing, edges: sides) }
    spacing[start] = first.spacing[start]
    spacing[end] = last.spacing[end]
    return spacing
  }

  @MainActor
  private func anyHasSpacing<Child: LayoutChild>(_ children: [Child]) -> Bool {
    for child in children where child.hasSpacing { return true }
    return false
  }
}

/// The distances between the neighbours of a stack, one after the other.
///
/// Each is the given spacing, or else the preferred one, which is 0 next to a spacer (row L-152), even at the end of
/// another stack, and 8 elsewhere. A child that has no preference is asked once, and not looked at again.
@MainActor
struct StackGaps {
  private let spacing: CGFloat?
  private let axis: Axis
  private var hadSpacing = false

  init(_ stack: StackLayout) { (spacing, axis) = (stack.spacing, stack.axis) }

  /// The distance between a child and the one before it; 0 before the first.
  mutating func next<Child: LayoutChild>(before child: Child, at index: Int, among children: [Child]) -> CGFloat {
    if let spacing { return index == 0 ? 0 : spacing }
    let hasSpacing = child.hasSpacing
    defer { hadSpacing = hasSpacing }
    if index == 0 { return 0 }
    guard hasSpacing || hadSpacing else { return StackLayout.defaultSpacing }
    return children[index - 1].spacing.distance(to: child.spacing, along: axis)
  }
}
