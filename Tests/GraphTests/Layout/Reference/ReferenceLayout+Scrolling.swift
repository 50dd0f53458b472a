import Foundation

// Scroll views, and lazy containers with their visible rows.

extension ReferenceLayout.View {
  /// The content of a scroll view and its proposal, which is unspecified along the axes of scrolling. A scroll view
  /// that is placed has a size, for the views in it that are relative to it.
  func scrolledContent(
    _ horizontal: Bool, _ vertical: Bool, _ trees: [LayoutTree], _ proposal: ReferenceLayout.Proposal,
    size: SIMD2<Double> = [.infinity, .infinity]
  ) -> (view: Self, proposal: ReferenceLayout.Proposal) {
    let isHorizontal = horizontal && !vertical
    let stack = LayoutTree.Kind.stack(
      isHorizontal: isHorizontal, isHorizontal ? .center : .middle, spacing: nil, trees)
    var context = context
    context.container = [proposal[0] ?? size[0], proposal[1] ?? size[1]]
    return (
      Self(tree: LayoutTree(id: "content", kind: stack), context: context),
      [horizontal ? nil : proposal[0], vertical ? nil : proposal[1]]
    )
  }

  /// The visible rows of a lazy container in a frame.
  func rows(_ shape: LayoutTree.LazyShape, _ trees: [LayoutTree]) -> [ReferencePart] {
    let axis = shape.isHorizontal ? 0 : 1
    let size: SIMD2<Double> = [shape.width, shape.height]
    var offer: ReferenceLayout.Proposal = [nil, nil]
    offer[1 - axis] = size[1 - axis]
    var begin = 0.0
    let parts = views(trees, along: axis).map { view -> ReferencePart in
      let rowSize = view.size(offer)
      var room = size
      room[axis] = rowSize[axis]
      var origin = SIMD2<Double>.zero
      origin[axis] = begin
      // Guides of the row itself do not count.
      let part = shape.guide.inherent([1, 1])
      origin[1 - axis] = part * room[1 - axis] - part * rowSize[1 - axis]
      begin += rowSize[axis] + (shape.spacing ?? 8)
      return ReferencePart(view: view, origin: origin, size: rowSize, proposal: offer)
    }
    if shape.surroundings == .nothing { return parts }
    return parts.filter { $0.origin[axis] < size[axis] && $0.origin[axis] + $0.size[axis] > 0 }
  }
}
