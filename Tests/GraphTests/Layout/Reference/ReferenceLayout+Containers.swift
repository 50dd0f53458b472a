import Foundation

// Containers: how the reference lays out several views.

extension ReferenceLayout.View {
  /// The size of a container for a proposal.
  func containerSize(_ proposal: ReferenceLayout.Proposal) -> SIMD2<Double> {
    switch tree.kind {
    case .stack(let isHorizontal, let guide, let spacing, let trees):
      let stack = stack(isHorizontal: isHorizontal, guide, spacing, trees)
      let shares = stack.shares(proposal)
      var size = SIMD2<Double>.zero
      size[stack.axis] = max(shares.reduce(stack.gaps.reduce(0, +)) { $0 + $1.size[stack.axis] }, 0)
      size[1 - stack.axis] =
        extent(
          shares.map { share in (share.size[1 - stack.axis], share.view.guide(guide, share.proposal, share.size)) }
        ).length
      return size
    case .overlay(let anchor, let trees): return unionSize(views(trees), proposal, anchor)
    case .fitting: return choice(proposal)?.size(proposal) ?? .zero
    case .grid: return ReferenceGrid(self, proposal: proposal)?.size ?? .zero
    case .custom(let arrangement, _, let trees): return arranged(arrangement, trees, proposal)
    case .scroll(let horizontal, let vertical, let trees):
      let content = scrolledContent(horizontal, vertical, trees, proposal)
      let size = content.view.size(content.proposal)
      return [horizontal ? proposal[0] ?? size[0] : size[0], vertical ? proposal[1] ?? size[1] : size[1]]
    case .page(_, _, let width, let height): return [width, height]
    case .lazy(let shape, _): return [shape.width, shape.height]
    default: return .zero
    }
  }

  /// Where the views of a container lie.
  func containerParts(size: SIMD2<Double>, proposal: ReferenceLayout.Proposal) -> [ReferencePart] {
    switch tree.kind {
    case .stack(let isHorizontal, let guide, let spacing, let trees):
      return stackParts(stack(isHorizontal: isHorizontal, guide, spacing, trees), guide, size, proposal)
    case .overlay(let anchor, let trees): return unionParts(views(trees), in: size, anchor)
    case .fitting:
      guard let choice = choice(proposal) else { return [] }
      return [ReferencePart(view: choice, origin: .zero, size: choice.size(proposal), proposal: proposal)]
    case .grid: return ReferenceGrid(self, proposal: proposal)?.parts ?? []
    case .custom(let arrangement, _, let trees): return arrangedParts(arrangement, trees, size, proposal)
    case .scroll(let horizontal, let vertical, let trees):
      let content = scrolledContent(horizontal, vertical, trees, proposal, size: size)
      let contentSize = content.view.size(content.proposal)
      let isCentred = horizontal && vertical
      let origin = isCentred ? (0...1).map { max(size[$0] - contentSize[$0], 0) / 2 } : [0, 0]
      return [
        ReferencePart(
          view: content.view, origin: SIMD2(origin), size: contentSize, proposal: content.proposal)
      ]
    case .page(let inside, let isHorizontal, let width, let height):
      // A scroll view in a frame, with a view in it that is as long as the scroll view.
      let parts = LayoutTree.Parts(horizontal: isHorizontal, vertical: !isHorizontal)
      let content = LayoutTree(id: "page", kind: .relative(inside, parts, LayoutTree.Anchor()))
      let scroll = LayoutTree(
        id: "scroll", kind: .scroll(horizontal: isHorizontal, vertical: !isHorizontal, [content]))
      let frame = LayoutTree.Kind.frame(scroll, width: width, height: height, LayoutTree.Anchor())
      return Self(tree: LayoutTree(id: "frame", kind: frame), context: context).parts(size: size, proposal: proposal)
    case .lazy(let shape, let trees): return rows(shape, trees)
    default: return []
    }
  }

  private func stack(
    isHorizontal: Bool, _ guide: LayoutTree.Guide, _ spacing: Double?, _ trees: [LayoutTree]
  ) -> ReferenceStack {
    ReferenceStack(
      axis: isHorizontal ? 0 : 1, spacing: spacing, views: views(trees, along: isHorizontal ? 0 : 1))
  }

  private func stackParts(
    _ stack: ReferenceStack, _ guide: LayoutTree.Guide, _ size: SIMD2<Double>, _ proposal: ReferenceLayout.Proposal
  ) -> [ReferencePart] {
    let minor = 1 - stack.axis
    var parts: [ReferencePart] = []
    var begin = 0.0
    for (index, share) in stack.shares(proposal).enumerated() {
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
  }

  /// The first view that fits.
  private func choice(_ proposal: ReferenceLayout.Proposal) -> ReferenceLayout.View? {
    guard case .fitting(let horizontal, let vertical, let trees) = tree.kind else { return nil }
    let views = views(trees, along: context.stackAxis)
    let isGiven = [horizontal, vertical]
    let question = (0...1).map { isGiven[$0] ? nil : proposal[$0] }
    return views.first { view in
      let ideal = view.size(question)
      return (0...1).allSatisfy { !isGiven[$0] || ideal[$0] <= proposal[$0] ?? .infinity }
    } ?? views.last
  }

  /// Views behind or over another one: a block whose guides lie on lines of that.
  func block(
    _ trees: [LayoutTree], in size: SIMD2<Double>, _ anchor: LayoutTree.Anchor, on line: SIMD2<Double>
  ) -> [ReferencePart] {
    let (views, offer): ([Self], [Double?]) = (views(trees), [size[0], size[1]])
    if views.count == 1 {
      // A single view is its own block: its guides count, those of the library too.
      let childSize = views[0].size(offer)
      let origin: SIMD2<Double> = [
        line[0] - views[0].guide(anchor.horizontal, offer, childSize),
        line[1] - views[0].guide(anchor.vertical, offer, childSize),
      ]
      return [ReferencePart(view: views[0], origin: origin, size: childSize, proposal: offer)]
    }
    // Several are in the middle of each other, whatever the anchor of the block.
    let blockSize = unionSize(views, offer, LayoutTree.Anchor())
    let parts = unionParts(views, in: blockSize, LayoutTree.Anchor())
    let guide = { (guide: LayoutTree.Guide) in combined(parts, guide) ?? guide.inherent(blockSize) }
    let shift: SIMD2<Double> = [line[0] - guide(anchor.horizontal), line[1] - guide(anchor.vertical)]
    return parts.map { part in
      var part = part
      part.origin += shift
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

  /// The size of views over each other.
  func unionSize(
    _ views: [ReferenceLayout.View], _ proposal: ReferenceLayout.Proposal, _ anchor: LayoutTree.Anchor
  ) -> SIMD2<Double> {
    let sizes = views.map { $0.size(proposal) }
    return [
      line(views, sizes, proposal, anchor.horizontal, along: 0).length,
      line(views, sizes, proposal, anchor.vertical, along: 1).length,
    ]
  }

  /// Where views lie that are over each other: they are offered the size of all.
  func unionParts(
    _ views: [ReferenceLayout.View], in size: SIMD2<Double>, _ anchor: LayoutTree.Anchor
  ) -> [ReferencePart] {
    let offer: ReferenceLayout.Proposal = [size[0], size[1]]
    let sizes = views.map { $0.size(offer) }
    let horizontal = line(views, sizes, offer, anchor.horizontal, along: 0)
    let vertical = line(views, sizes, offer, anchor.vertical, along: 1)
    return zip(views, sizes).map { view, size in
      let origin: SIMD2<Double> = [
        -horizontal.low - view.guide(anchor.horizontal, offer, size),
        -vertical.low - view.guide(anchor.vertical, offer, size),
      ]
      return ReferencePart(view: view, origin: origin, size: size, proposal: offer)
    }
  }

  /// What the views of the highest priority cover along an axis.
  private func line(
    _ views: [ReferenceLayout.View], _ sizes: [SIMD2<Double>], _ offer: ReferenceLayout.Proposal,
    _ guide: LayoutTree.Guide, along axis: Int
  ) -> (low: Double, length: Double) {
    let highest = views.map(\.priority).max() ?? 0
    return extent(
      zip(views, sizes).filter { $0.0.priority == highest }.map { ($0.1[axis], $0.0.guide(guide, offer, $0.1)) })
  }

  /// What views cover along an axis when their guides lie on one line.
  func extent(_ views: [(length: Double, guide: Double)]) -> (low: Double, length: Double) {
    if views.contains(where: { $0.length == .infinity }) { return (0, .infinity) }
    let low = views.map { -$0.guide }.min() ?? 0
    let high = views.map { $0.length - $0.guide }.max() ?? 0
    return (low, high - low)
  }
}
