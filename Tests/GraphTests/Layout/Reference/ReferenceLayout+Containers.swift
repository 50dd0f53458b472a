import Foundation

// Sections G, H, I, N of the layout facts: how the reference lays several views out.

extension ReferenceLayout.View {
  /// The size of a container for a proposal.
  func containerSize(_ proposal: ReferenceLayout.Proposal) -> SIMD2<Double> {
    switch tree.kind {
    case .stack(let isHorizontal, let guide, let spacing, let trees):
      let stack = ReferenceStack(isHorizontal: isHorizontal, guide: guide, spacing: spacing, trees: trees)
      let shares = stack.shares(proposal)
      var size = SIMD2<Double>.zero
      size[stack.axis] = max(shares.reduce(stack.gaps.reduce(0, +)) { $0 + $1.size[stack.axis] }, 0)
      size[1 - stack.axis] =
        extent(
          shares.map { share in (share.size[1 - stack.axis], share.view.guide(guide, share.proposal, share.size)) }
        ).length
      return size
    case .overlay(let anchor, let trees):
      return union(ReferenceLayout.views(trees, stackAxis: nil), proposal, anchor).size
    case .fitting:
      return choice(proposal)?.size(proposal) ?? .zero
    default: return .zero
    }
  }

  /// Where the views of a container lie.
  func containerParts(size: SIMD2<Double>, proposal: ReferenceLayout.Proposal) -> [ReferencePart] {
    switch tree.kind {
    case .stack(let isHorizontal, let guide, let spacing, let trees):
      let stack = ReferenceStack(isHorizontal: isHorizontal, guide: guide, spacing: spacing, trees: trees)
      let minor = 1 - stack.axis
      let shares = stack.shares(proposal)
      var parts: [ReferencePart] = []
      var begin = 0.0
      for (index, share) in shares.enumerated() {
        if index > 0 { begin += stack.gaps[index - 1] }
        var offer = share.proposal
        offer[minor] = proposal[minor] ?? size[minor]
        let childSize = share.view.size(offer)
        var origin = SIMD2<Double>.zero
        origin[stack.axis] = begin
        parts.append(ReferencePart(view: share.view, origin: origin, size: childSize, proposal: offer))
        begin += childSize[stack.axis]
      }
      let line = extent(parts.map { ($0.size[minor], $0.view.guide(guide, $0.proposal, $0.size)) })
      for index in parts.indices {
        let part = parts[index]
        parts[index].origin[minor] = -line.low - part.view.guide(guide, part.proposal, part.size)
      }
      return parts
    case .overlay(let anchor, let trees):
      return union(ReferenceLayout.views(trees, stackAxis: nil), proposal, anchor).parts
    case .fitting:
      guard let choice = choice(proposal) else { return [] }
      return [ReferencePart(view: choice, origin: .zero, size: choice.size(proposal), proposal: proposal)]
    default: return []
    }
  }

  /// The view that fits: section N.
  private func choice(_ proposal: ReferenceLayout.Proposal) -> ReferenceLayout.View? {
    guard case .fitting(let horizontal, let vertical, let trees) = tree.kind else { return nil }
    let views = ReferenceLayout.views(trees, stackAxis: nil)
    let isGiven = [horizontal, vertical]
    let question = (0...1).map { isGiven[$0] ? nil : proposal[$0] }
    return views.first { view in
      let ideal = view.size(question)
      return (0...1).allSatisfy { !isGiven[$0] || ideal[$0] <= proposal[$0] ?? .infinity }
    } ?? views.last
  }

  /// Several views behind or over another one, or in a geometry reader: a block that is aligned in a rectangle.
  func block(_ trees: [LayoutTree], in size: SIMD2<Double>, _ anchor: LayoutTree.Anchor) -> [ReferencePart] {
    let offer: [Double?] = [size[0], size[1]]
    let block = union(ReferenceLayout.views(trees, stackAxis: nil), offer, anchor)
    // A single view is its own block: its guides count, those of the library too.
    let guide = { (guide: LayoutTree.Guide) -> Double in
      if block.parts.count == 1, let part = block.parts.first {
        return part.view.guide(guide, part.proposal, part.size)
      }
      return combined(block.parts, guide) ?? guide.inherent(block.size)
    }
    let shift: SIMD2<Double> = [
      anchor.horizontal.inherent(size) - guide(anchor.horizontal),
      anchor.vertical.inherent(size) - guide(anchor.vertical),
    ]
    return block.parts.map { part in
      var part = part
      part.origin = block.parts.count == 1 ? shift : part.origin + shift
      return part
    }
  }

  /// Where a view lies in a rectangle by an anchor of both.
  func align(
    _ view: ReferenceLayout.View, _ offer: ReferenceLayout.Proposal, _ childSize: SIMD2<Double>,
    in size: SIMD2<Double>, _ anchor: LayoutTree.Anchor
  ) -> SIMD2<Double> {
    [
      anchor.horizontal.inherent(size) - view.guide(anchor.horizontal, offer, childSize),
      anchor.vertical.inherent(size) - view.guide(anchor.vertical, offer, childSize),
    ]
  }

  /// Views over each other: section I.
  private func union(
    _ views: [ReferenceLayout.View], _ proposal: ReferenceLayout.Proposal, _ anchor: LayoutTree.Anchor
  ) -> (size: SIMD2<Double>, parts: [ReferencePart]) {
    let highest = views.map(\.priority).max() ?? 0
    var parts = views.map { ReferencePart(view: $0, origin: .zero, size: $0.size(proposal), proposal: proposal) }
    var size = SIMD2<Double>.zero
    for (axis, guide) in [anchor.horizontal, anchor.vertical].enumerated() {
      let decisive = parts.filter { $0.view.priority == highest }
      let line = extent(decisive.map { ($0.size[axis], $0.view.guide(guide, proposal, $0.size)) })
      size[axis] = line.length
      for index in parts.indices {
        parts[index].origin[axis] = -line.low - parts[index].view.guide(guide, proposal, parts[index].size)
      }
    }
    return (size, parts)
  }

  /// What views cover along an axis when their guides lie on one line.
  private func extent(_ views: [(length: Double, guide: Double)]) -> (low: Double, length: Double) {
    if views.contains(where: { $0.length == .infinity }) { return (0, .infinity) }
    let low = views.map { -$0.guide }.min() ?? 0
    let high = views.map { $0.length - $0.guide }.max() ?? 0
    return (low, high - low)
  }
}

/// A stack and how it divides its space: section G.
struct ReferenceStack {
  /// A view, what it is offered, and what it takes.
  typealias Share = (view: ReferenceLayout.View, proposal: ReferenceLayout.Proposal, size: SIMD2<Double>)

  let axis: Int
  let guide: LayoutTree.Guide
  let views: [ReferenceLayout.View]
  /// The distances between neighbours.
  let gaps: [Double]

  init(isHorizontal: Bool, guide: LayoutTree.Guide, spacing: Double?, trees: [LayoutTree]) {
    axis = isHorizontal ? 0 : 1
    self.guide = guide
    let views = ReferenceLayout.views(trees, stackAxis: axis)
    self.views = views
    gaps = zip(views, views.dropFirst()).map { spacing ?? ($0.isSpacer || $1.isSpacer ? 0 : 8) }
  }

  /// What each view is offered and takes.
  func shares(_ proposal: ReferenceLayout.Proposal) -> [Share] {
    func share(_ view: ReferenceLayout.View, _ length: Double?) -> Share {
      var offer = proposal
      offer[axis] = length
      return (view, offer, view.size(offer))
    }
    guard let length = proposal[axis] else { return views.map { share($0, nil) } }
    var left = max(length - gaps.reduce(0, +), 0)
    let ranges = views.map { view in
      (least: share(view, 0).size[axis], most: share(view, .infinity).size[axis])
    }
    // Who is served first: the higher priority, then the less flexible, then (both endless) the larger minimum.
    let order = views.indices.sorted { one, other in
      let (first, second) = (ranges[one], ranges[other])
      if views[one].priority != views[other].priority { return views[one].priority > views[other].priority }
      let flexibility = (
        first.most == first.least ? 0 : first.most - first.least,
        second.most == second.least ? 0 : second.most - second.least
      )
      if flexibility.0 != flexibility.1 { return flexibility.0 < flexibility.1 }
      if flexibility.0 == .infinity, first.least != second.least { return first.least > second.least }
      return one < other
    }
    var shares = views.map { share($0, nil) }
    for priority in Set(views.map(\.priority)).sorted(by: >) {
      let members = order.filter { views[$0].priority == priority }
      let reserved = views.indices.filter { views[$0].priority < priority }.reduce(0) { $0 + ranges[$1].least }
      for (served, index) in members.enumerated() {
        let offer = max((left - reserved) / Double(members.count - served), 0)
        shares[index] = share(views[index], offer)
        left = left == .infinity ? .infinity : left - shares[index].size[axis]
      }
    }
    return shares
  }
}
