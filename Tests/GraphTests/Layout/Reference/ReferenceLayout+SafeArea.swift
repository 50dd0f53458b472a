import Foundation

/// A rectangle by two corners.
struct ReferenceBox: Equatable {
  var low: SIMD2<Double>
  var high: SIMD2<Double>

  /// Its width and height.
  var size: SIMD2<Double> { high - low }
}

/// The safe area and the area around it, into which a view may reach.
struct ReferenceArea {
  /// The whole area.
  var outer: ReferenceBox
  /// Its safe part.
  var safe: ReferenceBox

  /// The distance from the edge of a rectangle to the end of the area, where the edge touches the unsafe part.
  func reach(of frame: ReferenceBox, at side: PhysicalSide) -> Double {
    let axis = side.axis
    if side.isLow {
      return frame.low[axis] <= safe.low[axis] + 0.001 ? max(frame.low[axis] - outer.low[axis], 0) : 0
    }
    return frame.high[axis] >= safe.high[axis] - 0.001 ? max(outer.high[axis] - frame.high[axis], 0) : 0
  }
}

/// An edge as it is on the screen.
struct PhysicalSide {
  /// The axis across the edge: 0 for the horizontal one.
  let axis: Int
  /// Whether it is the left or the upper one.
  let isLow: Bool
}

// The safe area: edges of the screen, bars and padding.

extension ReferenceLayout.View {
  private func physical(_ side: LayoutTree.Side) -> PhysicalSide {
    PhysicalSide(axis: side.axis, isLow: side.isFirst != (side.axis == 0 && context.isMirrored))
  }

  /// The one view inside of a modifier that lets it reach beyond the safe area, if it does at the frame.
  func reaching(
    _ frame: ReferenceBox, _ proposal: ReferenceLayout.Proposal, _ area: ReferenceArea?
  ) -> [ReferencePart]? {
    guard case .ignoring(let child, let sides) = tree.kind, let area else { return nil }
    func reach(_ side: LayoutTree.Side) -> Double {
      sides.contains(side) ? area.reach(of: frame, at: physical(side)) : 0
    }
    let low: SIMD2<Double> = [reach(.leading), reach(.top)]
    let high: SIMD2<Double> = [reach(.trailing), reach(.bottom)]
    if low == .zero && high == .zero { return nil }
    let offer = [0, 1].map { axis in proposal[axis].map { $0 + low[axis] + high[axis] } }
    let view = inside(child)
    return [ReferencePart(view: view, origin: -low, size: view.size(offer), proposal: offer)]
  }

  /// The area of the first view inside: the place of a bar is unsafe, too.
  func area(inside frame: ReferenceBox, _ proposal: ReferenceLayout.Proposal, _ area: ReferenceArea?) -> ReferenceArea?
  {
    var taken: [(side: LayoutTree.Side, length: Double)] = []
    switch tree.kind {
    case .inset(let child, let side, _, let spacing, let bar):
      let shares = insetShares(child, side, spacing, bar, barOffer(side, size: frame.size, proposal))
      taken = [(side, shares.bar.size[side.axis] + shares.spacing)]
    case .safePadding(_, let top, let leading, let bottom, let trailing):
      taken = [(.top, top), (.leading, leading), (.bottom, bottom), (.trailing, trailing)]
    default: return area
    }
    var (outer, safe) = (frame, frame)
    for side in LayoutTree.Side.allCases.map(physical) {
      let reach = area?.reach(of: frame, at: side) ?? 0
      if side.isLow { outer.low[side.axis] -= reach } else { outer.high[side.axis] += reach }
    }
    for (side, length) in taken.map({ (physical($0.side), $0.length) }) {
      if side.isLow { safe.low[side.axis] += length } else { safe.high[side.axis] -= length }
    }
    return ReferenceArea(outer: outer, safe: safe)
  }

  // MARK: - Bars

  /// The views of a bar as one.
  private func bar(_ trees: [LayoutTree]) -> Self {
    var context = context
    context.stackAxis = nil
    return Self(tree: LayoutTree(id: "bar", kind: .overlay(LayoutTree.Anchor(), trees)), context: context)
  }

  /// The final proposal to a view and its bar: the one to both, and the size across where there is none.
  private func barOffer(
    _ side: LayoutTree.Side, size: SIMD2<Double>, _ proposal: ReferenceLayout.Proposal
  ) -> ReferenceLayout.Proposal {
    (0...1).map { $0 == side.axis ? proposal[$0] : proposal[$0] ?? size[$0] }
  }

  /// The proposals to a view and its bar, their sizes, and the distance between them. The bar may take all but the
  /// minimum length of the view.
  private func insetShares(
    _ child: LayoutTree, _ side: LayoutTree.Side, _ spacing: Double?, _ trees: [LayoutTree],
    _ proposal: ReferenceLayout.Proposal
  ) -> (view: ReferenceStack.Share, bar: ReferenceStack.Share, spacing: Double) {
    let (axis, view, bar) = (side.axis, inside(child), bar(trees))
    let isEmpty = bar.views(trees, along: nil).isEmpty
    let gap = isEmpty ? 0 : ReferenceStack(axis: axis, spacing: nil, views: [view, bar]).gaps[0]
    let distance = spacing ?? gap
    var least = proposal
    least[axis] = 0
    let barOffer = rest(of: proposal, after: view.size(least)[axis] + distance, along: axis)
    let barSize = bar.size(barOffer)
    let offer = rest(of: proposal, after: barSize[axis] + distance, along: axis)
    return ((view, offer, view.size(offer)), (bar, barOffer, barSize), distance)
  }

  private func rest(
    of proposal: ReferenceLayout.Proposal, after length: Double, along axis: Int
  ) -> ReferenceLayout.Proposal {
    var rest = proposal
    rest[axis] = proposal[axis].map { $0 == .infinity ? .infinity : max($0 - length, 0) }
    return rest
  }

  /// The size of a view with a bar at an edge.
  func insetSize(
    _ child: LayoutTree, _ side: LayoutTree.Side, _ spacing: Double?, _ trees: [LayoutTree],
    _ proposal: ReferenceLayout.Proposal
  ) -> SIMD2<Double> {
    let shares = insetShares(child, side, spacing, trees, proposal)
    var size: SIMD2<Double> = [
      max(shares.view.size[0], shares.bar.size[0]), max(shares.view.size[1], shares.bar.size[1]),
    ]
    size[side.axis] = max(shares.view.size[side.axis] + shares.bar.size[side.axis] + shares.spacing, 0)
    return size
  }

  /// The places of both.
  func insetParts(
    _ child: LayoutTree, _ side: LayoutTree.Side, _ guide: LayoutTree.Guide, _ spacing: Double?,
    _ trees: [LayoutTree], size: SIMD2<Double>, proposal: ReferenceLayout.Proposal
  ) -> [ReferencePart] {
    let axis = side.axis
    let (view, bar, _) = insetShares(child, side, spacing, trees, barOffer(side, size: size, proposal))
    var origin = (size - view.size) / 2
    var barOrigin = SIMD2<Double>.zero
    barOrigin[1 - axis] =
      origin[1 - axis] + view.view.guide(guide, view.proposal, view.size)
      - bar.view.guide(guide, bar.proposal, bar.size)
    origin[axis] = side.isFirst ? size[axis] - view.size[axis] : 0
    barOrigin[axis] = side.isFirst ? 0 : size[axis] - bar.size[axis]
    return [
      ReferencePart(view: view.view, origin: origin, size: view.size, proposal: view.proposal),
      ReferencePart(view: bar.view, origin: barOrigin, size: bar.size, proposal: bar.proposal),
    ]
  }
}
