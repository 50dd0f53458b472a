import Foundation

/// The layout of `ZStack`, and of several views in one overlay or background: all on top of each other.
///
/// Every child receives the whole proposal. The size is the union of the aligned frames of the children with the
/// highest priority; the others are aligned with them and may extend beyond them (row L-162 of the layout facts). Once
/// the size is known, the children are placed with it as their proposal, so a flexible child is as large as its
/// siblings together, even if nothing was proposed or they take more than that.
package struct OverlayLayout: Equatable {
  /// The guides that are aligned with each other.
  let alignment: Alignment

  /// The layout that aligns the given guides.
  package init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// The size of the container for a proposal; 0 × 0 without children.
  ///
  /// - Complexity: O(*n*) in the number of children, each of which is asked once if it has the highest priority.
  @MainActor
  package func sizeThatFits<Child: LayoutChild>(_ proposal: ProposedViewSize, children: [Child]) -> CGSize {
    let extents = extents(of: measured(proposal.sanitised, children: children, onlyDecisive: true))
    return CGSize(width: extents.horizontal.length, height: extents.vertical.length)
  }

  /// The placements of the children in a container of the given size, which is their proposal; each is queried once.
  ///
  /// - Complexity: O(*n*) in the number of children.
  @MainActor
  package func placements<Child: LayoutChild>(in size: CGSize, children: [Child]) -> [ChildPlacement] {
    placements(offering: ProposedViewSize(size), children: children)
  }

  /// The placements of the children for a proposal other than the size of the container: a child that is the container
  /// receives the container's proposal.
  ///
  /// - Complexity: O(*n*) in the number of children.
  @MainActor
  package func placements<Child: LayoutChild>(
    offering proposal: ProposedViewSize, children: [Child]
  ) -> [ChildPlacement] {
    let proposal = proposal.sanitised
    let all = measured(proposal, children: children, onlyDecisive: false)
    let extents = extents(of: all)
    var placements: [ChildPlacement] = []
    placements.reserveCapacity(all.count)
    for child in all {
      let origin = CGPoint(
        x: extents.horizontal.origin(ofLength: child.size.width, guide: child.point.x),
        y: extents.vertical.origin(ofLength: child.size.height, guide: child.point.y))
      placements.append(ChildPlacement(origin: origin, size: child.size, proposal: proposal))
    }
    return placements
  }

  /// The container's preferred spacing: the merged spacing of the children with the highest priority. A container
  /// without children prefers no distance.
  ///
  /// - Complexity: O(*n*) in the number of children.
  @MainActor
  package func preferredSpacing<Child: LayoutChild>(of children: [Child]) -> ViewSpacing {
    let highest = highestPriority(of: children)
    var merged: ViewSpacing?
    for child in children where priority(of: child) == highest {
      let spacing = child.hasSpacing ? child.spacing : .indifferent
      merged = merged?.union(spacing) ?? spacing
    }
    return merged ?? .zero
  }

  /// The priority of a child; NaN counts as the default.
  @MainActor
  private func priority<Child: LayoutChild>(of child: Child) -> Double {
    child.layoutPriority.isNaN ? 0 : child.layoutPriority
  }

  /// The priority of the children that decide the size; nil without children.
  @MainActor
  private func highestPriority<Child: LayoutChild>(of children: [Child]) -> Double? {
    guard let first = children.first else { return nil }
    var highest = priority(of: first)
    for child in children.dropFirst() { highest = max(highest, priority(of: child)) }
    return highest
  }

  /// A child's size, the point at which its guides meet, and whether it takes part in deciding the size.
  private struct MeasuredChild {
    let size: CGSize
    let point: CGPoint
    let isDecisive: Bool
  }

  @MainActor
  private func measured<Child: LayoutChild>(
    _ proposal: ProposedViewSize, children: [Child], onlyDecisive: Bool
  ) -> [MeasuredChild] {
    guard let highest = highestPriority(of: children) else { return [] }
    var measured: [MeasuredChild] = []
    measured.reserveCapacity(children.count)
    for child in children {
      let priority = priority(of: child)
      guard !onlyDecisive || priority == highest else { continue }
      let size = child.measuredSize(for: proposal)
      measured.append(
        MeasuredChild(
          size: size, point: child.point(of: alignment, for: proposal, size: size), isDecisive: priority == highest))
    }
    return measured
  }

  private func extents(of children: [MeasuredChild]) -> (horizontal: AlignedExtent, vertical: AlignedExtent) {
    var horizontal = AlignedExtent()
    var vertical = AlignedExtent()
    for child in children where child.isDecisive {
      horizontal.add(length: child.size.width, guide: child.point.x)
      vertical.add(length: child.size.height, guide: child.point.y)
    }
    return (horizontal, vertical)
  }
}
