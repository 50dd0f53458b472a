import Foundation

/// Layout by the facts of `docs/Facts/Layout.md` and by `docs/Layout.md`, as plainly as possible: recursion, no caches,
/// no types of the library.
///
/// The library is compared with it. Each function follows one section of the layout facts.
enum ReferenceLayout {
  /// A width and a height.
  typealias Size = SIMD2<Double>
  /// A proposal: a length or nil along each axis, 0 the horizontal one.
  typealias Proposal = [Double?]

  /// The room of the root of a tree.
  enum Room: Equatable {
    /// A proposal; the root is in the corner.
    case proposal(width: Double?, height: Double?)
    /// A screen; the root is proposed its safe area and centred in it.
    case screen(width: Double, height: Double, top: Double, leading: Double, bottom: Double, trailing: Double)
  }

  /// The answer of a tree to a proposal; nil in a room that is a screen.
  static func size(of tree: LayoutTree, in room: Room) -> Size? {
    guard case .proposal(let width, let height) = room else { return nil }
    let context = Context(container: [width ?? .infinity, height ?? .infinity])
    return View(tree: tree, context: context).size([width, height])
  }

  /// The frames of all nodes that have one, by name: x, y, width, height.
  static func frames(of tree: LayoutTree, in room: Room) -> [String: SIMD4<Double>] {
    var frames: [String: SIMD4<Double>] = [:]
    switch room {
    case .proposal(let width, let height):
      let context = Context(container: [width ?? .infinity, height ?? .infinity])
      let view = View(tree: tree, context: context)
      place(view, at: .zero, size: view.size([width, height]), proposal: [width, height], area: nil, into: &frames)
    case .screen(let width, let height, let top, let leading, let bottom, let trailing):
      let safe = ReferenceBox(low: [leading, top], high: [max(width - trailing, leading), max(height - bottom, top)])
      let view = View(tree: tree, context: Context(container: safe.size))
      let proposal: Proposal = [safe.size[0], safe.size[1]]
      let size = view.size(proposal)
      let area = ReferenceArea(outer: ReferenceBox(low: .zero, high: [width, height]), safe: safe)
      let origin = view.align(view, proposal, size, in: safe.size, LayoutTree.Anchor())
      place(view, at: safe.low + origin, size: size, proposal: proposal, area: area, into: &frames)
    }
    return frames
  }

  /// What a view inherits.
  struct Context {
    /// The axis of the enclosing stack: 0 the horizontal one; nil outside of stacks.
    var stackAxis: Int?
    /// Whether the layout direction is right-to-left.
    var isMirrored = false
    /// The size of the container to which frames may be relative.
    var container: Size
  }

  /// A node as one view.
  struct View {
    let tree: LayoutTree
    var context: Context

    init(tree: LayoutTree, context: Context) {
      self.tree = tree.explicit
      self.context = context
    }
  }

  /// The views that a container lays out: groups and conditions are not views.
  static func views(_ trees: [LayoutTree], _ context: Context, stackAxis: Int?) -> [View] {
    trees.flatMap { tree -> [View] in
      switch tree.kind {
      case .optional(let inside, let isThere): isThere ? views([inside], context, stackAxis: stackAxis) : []
      case .group(let trees): views(trees, context, stackAxis: stackAxis)
      case .section(let header, let trees, let footer):
        views([header] + trees + [footer], context, stackAxis: stackAxis)
      default:
        [
          View(
            tree: tree,
            context: Context(stackAxis: stackAxis, isMirrored: context.isMirrored, container: context.container))
        ]
      }
    }
  }

  /// Puts a view somewhere, and all that is in it.
  static func place(
    _ view: View, at origin: Size, size: Size, proposal: Proposal, area: ReferenceArea?,
    into frames: inout [String: SIMD4<Double>]
  ) {
    let frame = ReferenceBox(low: origin, high: origin + size)
    frames[view.tree.id] = SIMD4(lowHalf: origin, highHalf: size)
    let parts = view.reaching(frame, proposal, area) ?? view.parts(size: size, proposal: proposal)
    for (index, part) in parts.enumerated() {
      var corner = part.origin
      // Right-to-left layout mirrors everything.
      if view.context.isMirrored { corner[0] = size[0] - corner[0] - part.size[0] }
      place(
        part.view, at: origin + corner, size: part.size, proposal: part.proposal,
        area: index == 0 ? view.area(inside: frame, proposal, area) : area, into: &frames)
    }
  }
}

/// A view and its place in its parent.
struct ReferencePart {
  let view: ReferenceLayout.View
  var origin: SIMD2<Double>
  let size: SIMD2<Double>
  let proposal: ReferenceLayout.Proposal
}

extension ReferenceLayout.View {
  /// The one view inside of a modifier.
  func inside(_ tree: LayoutTree) -> Self {
    var context = context
    if case .direction(_, let isRightToLeft) = self.tree.kind { context.isMirrored = isRightToLeft }
    return Self(tree: tree, context: context)
  }

  /// The views of a container that is no stack, or one along an axis.
  func views(_ trees: [LayoutTree], along axis: Int? = nil) -> [Self] {
    ReferenceLayout.views(trees, context, stackAxis: axis)
  }

  /// The size for a proposal.
  func size(_ proposal: ReferenceLayout.Proposal) -> SIMD2<Double> {
    switch tree.kind {
    case .color, .reader: return open(proposal, [10, 10])
    case .ideal(let width, let height): return open(proposal, [width, height])
    case .fixed(let width, let height): return [width, height]
    case .text(let count): return textSize(count, proposal)
    case .spacer(let minimum):
      var size = SIMD2<Double>.zero
      for axis in 0...1 where context.stackAxis == nil || context.stackAxis == axis {
        size[axis] = max(proposal[axis] ?? 0, minimum ?? 8)
      }
      return size
    case .divider:
      var size = open(proposal, [10, 10])
      size[context.stackAxis ?? 1] = 1
      return size
    case .frame(let child, let width, let height, _): return fixedSize(child, [width, height], proposal)
    case .relative(let child, let parts, _): return fixedSize(child, lengths(parts), proposal)
    case .flexible(let child, let width, let height, _):
      let limits = [width, height]
      let offer = (0...1).map { limits[$0].offer(proposal[$0]) }
      let size = inside(child).size(offer)
      return [
        limits[0].length(child: size[0], offer: offer[0], proposal: proposal[0]),
        limits[1].length(child: size[1], offer: offer[1], proposal: proposal[1]),
      ]
    case .padding(let child, let top, let leading, let bottom, let trailing),
      .safePadding(let child, let top, let leading, let bottom, let trailing):
      let size = inside(child).size(less([leading + trailing, top + bottom], proposal))
      return [max(size[0] + leading + trailing, 0), max(size[1] + top + bottom, 0)]
    case .fixedSize(let child, let horizontal, let vertical):
      return inside(child).size([horizontal ? nil : proposal[0], vertical ? nil : proposal[1]])
    case .aspect(let child, let ratio, let fills):
      return inside(child).size(shaped(child, ratio, fills, proposal))
    case .priority(let child, _), .offset(let child, _, _), .guide(let child, _, _, _), .layered(let child, _, _, _),
      .optional(let child, _), .weight(let child, _), .cell(let child, _), .direction(let child, _),
      .ignoring(let child, _):
      return inside(child).size(proposal)
    case .position(let child, _, _):
      let size = inside(child).size(proposal)
      return open(proposal, size)
    case .inset(let child, let side, _, let spacing, let bar):
      return insetSize(child, side, spacing, bar, proposal)
    case .group, .section, .row, .defaultPadding: return .zero
    case .stack, .overlay, .fitting, .grid, .custom, .scroll, .page, .lazy: return containerSize(proposal)
    }
  }

  /// Where the views directly inside lie.
  func parts(size: SIMD2<Double>, proposal: ReferenceLayout.Proposal) -> [ReferencePart] {
    func part(_ child: LayoutTree, _ offer: ReferenceLayout.Proposal, at origin: (SIMD2<Double>) -> SIMD2<Double>)
      -> [ReferencePart]
    {
      let view = inside(child)
      let childSize = view.size(offer)
      return [ReferencePart(view: view, origin: origin(childSize), size: childSize, proposal: offer)]
    }
    func framed(_ child: LayoutTree, _ lengths: [Double?], _ anchor: LayoutTree.Anchor) -> [ReferencePart] {
      let offer = (0...1).map { lengths[$0] ?? proposal[$0] }
      return part(child, offer) { align(inside(child), offer, $0, in: size, anchor) }
    }
    switch tree.kind {
    case .color, .ideal, .fixed, .text, .spacer, .divider, .group, .section, .row, .defaultPadding: return []
    case .frame(let child, let width, let height, let anchor): return framed(child, [width, height], anchor)
    case .relative(let child, let parts, let anchor): return framed(child, lengths(parts), anchor)
    case .flexible(let child, let width, let height, let anchor):
      let limits = [width, height]
      let offer = (0...1).map { limits[$0].placementOffer(proposal[$0], length: size[$0]) }
      return part(child, offer) { align(inside(child), offer, $0, in: size, anchor) }
    case .padding(let child, let top, let leading, let bottom, let trailing),
      .safePadding(let child, let top, let leading, let bottom, let trailing):
      return part(child, less([leading + trailing, top + bottom], proposal)) { _ in [leading, top] }
    case .fixedSize(let child, let horizontal, let vertical):
      return part(child, [horizontal ? nil : proposal[0], vertical ? nil : proposal[1]]) { _ in .zero }
    case .aspect(let child, let ratio, let fills):
      return part(child, shaped(child, ratio, fills, proposal)) { _ in .zero }
    case .priority(let child, _), .guide(let child, _, _, _), .optional(let child, _), .weight(let child, _),
      .cell(let child, _), .direction(let child, _), .ignoring(let child, _):
      return part(child, proposal) { _ in .zero }
    case .offset(let child, let x, let y): return part(child, proposal) { _ in [x, y] }
    case .position(let child, let x, let y): return part(child, [size[0], size[1]]) { [x, y] - $0 / 2 }
    case .layered(let child, let others, let anchor, _):
      let (view, own) = (inside(child), part(child, proposal) { _ in .zero })
      // The others lie on the guides of the view.
      let line: SIMD2<Double> = [
        view.guide(anchor.horizontal, proposal, own[0].size), view.guide(anchor.vertical, proposal, own[0].size),
      ]
      return own + block(others, in: size, anchor, on: line)
    case .inset(let child, let side, let guide, let spacing, let bar):
      return insetParts(child, side, guide, spacing, bar, size: size, proposal: proposal)
    case .reader(let trees):
      let offer: [Double?] = [size[0], size[1]]
      return views(trees).map { ReferencePart(view: $0, origin: .zero, size: $0.size(offer), proposal: offer) }
    case .stack, .overlay, .fitting, .grid, .custom, .scroll, .page, .lazy:
      return containerParts(size: size, proposal: proposal)
    }
  }

  // MARK: - Arithmetic of single views

  private func open(_ proposal: ReferenceLayout.Proposal, _ size: SIMD2<Double>) -> SIMD2<Double> {
    [proposal[0] ?? size[0], proposal[1] ?? size[1]]
  }

  private func less(_ total: SIMD2<Double>, _ proposal: ReferenceLayout.Proposal) -> ReferenceLayout.Proposal {
    (0...1).map { axis in proposal[axis].map { max($0 - total[axis], 0) } }
  }

  private func fixedSize(
    _ child: LayoutTree, _ lengths: [Double?], _ proposal: ReferenceLayout.Proposal
  ) -> SIMD2<Double> {
    let size = inside(child).size([lengths[0] ?? proposal[0], lengths[1] ?? proposal[1]])
    return [lengths[0] ?? size[0], lengths[1] ?? size[1]]
  }

  /// The lengths of some parts of the enclosing container.
  private func lengths(_ parts: LayoutTree.Parts) -> [Double?] {
    zip([parts.horizontal, parts.vertical], [context.container[0], context.container[1]]).map { isGiven, length in
      guard isGiven, length.isFinite else { return nil }
      let part = (length - parts.spacing * Double(parts.count - 1)) / Double(parts.count)
      return max(part * Double(parts.span) + parts.spacing * Double(parts.span - 1), 0)
    }
  }

  private func textSize(_ count: Int, _ proposal: ReferenceLayout.Proposal) -> SIMD2<Double> {
    guard let width = proposal[0], width.isFinite else { return [Double(count) * 6, 12] }
    let inLine = max(1, Int((width + 0.001) / 6))
    let lines = (count + inLine - 1) / inLine
    let length = Double(min(inLine, count)) * 6
    guard let height = proposal[1], Double(lines) * 12 > height + 0.001 else { return [length, Double(lines) * 12] }
    // A text that is too high is truncated and then as wide as its space; at least one line stays.
    let room = max(1, Int((height + 0.001) / 12))
    return [room < lines ? max(length, width) : length, Double(min(room, lines)) * 12]
  }

  private func shaped(
    _ child: LayoutTree, _ ratio: Double?, _ fills: Bool, _ proposal: ReferenceLayout.Proposal
  ) -> ReferenceLayout.Proposal {
    var shape = ratio
    if ratio == nil {
      let ideal = inside(child).size([nil, nil])
      shape = ideal[0] > 0 && ideal[1] > 0 && ideal[0].isFinite && ideal[1].isFinite ? ideal[0] / ideal[1] : nil
    }
    guard let shape else { return proposal }
    switch (proposal[0], proposal[1]) {
    case (nil, nil): return proposal
    case (let width?, nil): return [width, width / shape]
    case (nil, let height?): return [height * shape, height]
    case (let width?, let height?):
      let isWide = width > height * shape
      return isWide == fills ? [width, width / shape] : [height * shape, height]
    }
  }
}

extension LayoutTree.Limits {
  /// The proposal of a flexible frame to its child.
  fileprivate func offer(_ proposal: Double?) -> Double? {
    guard let length = proposal ?? ideal else { return nil }
    return max(min(length, maximum ?? .infinity), minimum ?? 0)
  }

  /// The proposal with which a flexible frame places its child: a child that alone decides the length keeps it.
  fileprivate func placementOffer(_ proposal: Double?, length: Double) -> Double? {
    let isInside = length > minimum ?? -.infinity && length < maximum ?? .infinity
    return proposal == nil && ideal == nil && isInside ? nil : length
  }

  /// The length of a flexible frame.
  fileprivate func length(child: Double, offer: Double?, proposal: Double?) -> Double {
    if proposal == nil, let ideal { return ideal }
    switch (minimum, maximum) {
    case (nil, nil): return child
    case (let minimum?, let maximum?):
      return max(min(proposal ?? child, maximum), minimum)
    case (let minimum?, nil): return max(min(offer ?? .infinity, child), minimum)
    case (nil, let maximum?): return min(max(offer ?? -.infinity, child), maximum)
    }
  }
}

extension LayoutTree {
  /// The node with its lengths spelled out: padding has 16 points by default, and a fixed length that is negative or
  /// not finite is none.
  fileprivate var explicit: LayoutTree {
    func valid(_ length: Double?) -> Double? { length.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } }
    switch kind {
    case .defaultPadding(let child):
      return LayoutTree(id: id, kind: .padding(child, top: 16, leading: 16, bottom: 16, trailing: 16))
    case .frame(let child, let width, let height, let anchor):
      return LayoutTree(id: id, kind: .frame(child, width: valid(width), height: valid(height), anchor))
    default: return self
    }
  }
}
