import Foundation

// The division of a stack's space (section G of the layout facts).
//
// 1. The gaps are subtracted first. The children share the remainder.
// 2. The children are served in order of priority, and among equals from the least to the most flexible, where
//    flexibility is the child's length for ∞ less its length for 0. Of two infinitely flexible children, the one with
//    the larger minimum comes first (L-112, L-136); otherwise the order of the source decides (L-111).
// 3. Before a priority is served, the minimum lengths of all lower priorities are set aside.
// 4. Each child receives an equal part of the remainder of its priority, and its answer is subtracted.
//
// Three queries per child suffice: at 0, at ∞, and the final one. They are made only if the answer can matter. Texts of
// one line that fit an equal part of the space are queried once: whatever the order, each is offered at least that
// part, and takes its ideal size (Decisions/0049).

extension StackLayout {
  /// Divides a proposal among the children.
  ///
  /// A child is queried once if the major length is unspecified, zero or infinite, or if it is alone, because then the
  /// order of service cannot change its proposal; otherwise at most three times.
  ///
  /// - Complexity: O(*n* log *n*) in the number of children.
  @MainActor
  package func division<Child: LayoutChild>(of proposal: ProposedViewSize, among children: [Child]) -> StackDivision {
    let proposal = proposal.sanitised
    guard !children.isEmpty else {
      return StackDivision(proposal: proposal, shares: [], size: .zero)
    }
    let gaps = totalGap(of: children)
    let (shares, isOrderFixed) = shares(of: proposal, gaps: gaps, among: children)
    return StackDivision(
      proposal: proposal, shares: shares,
      size: size(of: shares, gaps: gaps, proposal: proposal, children: children),
      openAxes: openAxes(of: proposal, shares: shares, isOrderFixed: isOrderFixed, children: children))
  }

  /// The axes along which every longer proposal certainly has the same division.
  ///
  /// Across the stack: if the order of service does not depend on the length, and each child keeps its size from its
  /// share on. Along it: if each child keeps its size from nothing on, so that it does not matter what it is offered.
  @MainActor
  private func openAxes<Child: LayoutChild>(
    of proposal: ProposedViewSize, shares: [StackDivision.Share], isOrderFixed: Bool, children: [Child]
  ) -> Axis.Set {
    let minor = axis.perpendicular
    var axes: Axis.Set = []
    if isOrderFixed && proposal[minor] != nil && keepSizes(children, offered: shares, across: proposal[minor]) {
      axes.formUnion(Axis.Set(minor))
    }
    if proposal[axis] != nil && keepSizes(children, fromNothingAcross: proposal[minor]) {
      axes.formUnion(Axis.Set(axis))
    }
    return axes
  }

  @MainActor
  private func keepSizes<Child: LayoutChild>(
    _ children: [Child], offered shares: [StackDivision.Share], across minorProposal: CGFloat?
  ) -> Bool {
    for (child, share) in zip(children, shares) {
      let offer = ProposedViewSize(share.proposedLength, along: axis, across: minorProposal)
      guard child.keepsSize(from: offer, along: axis.perpendicular) else { return false }
    }
    return true
  }

  @MainActor
  private func keepSizes<Child: LayoutChild>(
    _ children: [Child], fromNothingAcross minorProposal: CGFloat?
  ) -> Bool {
    let least = ProposedViewSize(0, along: axis, across: minorProposal)
    for child in children where !child.keepsSize(from: least, along: axis) { return false }
    return true
  }

  /// The lengths proposed to the children and their answers, in the order of the children; and whether the order of
  /// service is certainly the same for every longer proposal across the stack.
  @MainActor
  private func shares<Child: LayoutChild>(
    of proposal: ProposedViewSize, gaps: CGFloat, among children: [Child]
  ) -> (shares: [StackDivision.Share], isOrderFixed: Bool) {
    let minorProposal = proposal[axis.perpendicular]
    guard let length = proposal[axis] else {
      return (equalShares(of: children, length: nil, minorProposal: minorProposal), true)
    }
    // An empty space leaves every child with 0, an infinite one with ∞, and a single child with everything.
    let available = Length.measured(Length.remainder(of: length, after: gaps))
    if children.count == 1 || available == 0 || available == .infinity {
      return (equalShares(of: children, length: available, minorProposal: minorProposal), true)
    }

    // Added one by one: an array of repeated elements is not specialised, and looks up its metadata.
    var shares: [StackDivision.Share] = []
    shares.reserveCapacity(children.count)
    for _ in children { shares.append(StackDivision.Share(proposedLength: nil, size: .zero)) }
    var taken: CGFloat = 0
    let order = serviceOrder(of: children, in: available, minorProposal: minorProposal, minimums: &shares)
    for entry in order.entries {
      let left = Length.remainder(of: available, after: taken + entry.reservedLength)
      let length = max(left / CGFloat(entry.remainingCount), 0)
      // A child left with nothing has already answered for 0, if it was queried.
      if shares[entry.index].proposedLength != length {
        shares[entry.index] = share(of: children[entry.index], length: length, minorProposal: minorProposal)
      }
      taken += shares[entry.index].size[axis]
    }
    return (shares, order.isFixed)
  }

  /// The answers of children that all receive the same length.
  @MainActor
  private func equalShares<Child: LayoutChild>(
    of children: [Child], length: CGFloat?, minorProposal: CGFloat?
  ) -> [StackDivision.Share] {
    var shares: [StackDivision.Share] = []
    shares.reserveCapacity(children.count)
    for child in children { shares.append(share(of: child, length: length, minorProposal: minorProposal)) }
    return shares
  }

  /// The answer of a child to a length along the major axis.
  @MainActor
  func share<Child: LayoutChild>(
    of child: Child, length: CGFloat?, minorProposal: CGFloat?
  ) -> StackDivision.Share {
    let proposal = ProposedViewSize(length, along: axis, across: minorProposal)
    return StackDivision.Share(proposedLength: length, size: child.measuredSize(for: proposal))
  }

  /// The sum of the distances between neighbours.
  @MainActor
  private func totalGap<Child: LayoutChild>(of children: [Child]) -> CGFloat {
    if let spacing { return spacing * CGFloat(children.count - 1) }
    var total: CGFloat = 0
    var gaps = StackGaps(self)
    for (index, child) in children.enumerated() { total += gaps.next(before: child, at: index, among: children) }
    return total
  }

  /// The stack's size: never stretched to the proposal, and at least zero if gaps are negative.
  @MainActor
  private func size<Child: LayoutChild>(
    of shares: [StackDivision.Share], gaps: CGFloat, proposal: ProposedViewSize, children: [Child]
  ) -> CGSize {
    let minor = axis.perpendicular
    var length = gaps
    var extent = AlignedExtent()
    for (child, share) in zip(children, shares) {
      length += share.size[axis]
      let childProposal = ProposedViewSize(share.proposedLength, along: axis, across: proposal[minor])
      let guide = child.guide(alignment, for: childProposal, size: share.size)
      extent.add(length: share.size[minor], guide: guide)
    }
    return CGSize(Length.measured(length), along: axis, across: extent.length)
  }
}
