import Foundation

/// A tree of views as plain data, which a host, the rules and the reference layout lay out to be compared node by node.
struct LayoutTree: Equatable, Identifiable, Sendable {
  /// The kind of a node.
  indirect enum Kind: Equatable, Sendable {
    /// Takes the proposal, 10 where that is unspecified.
    case color
    /// Takes the proposal and has an ideal size.
    case ideal(width: Double, height: Double)
    case fixed(width: Double, height: Double)
    /// A number of characters of 6 by 12 points, without a space.
    case text(Int)
    case spacer(minimum: Double?)
    /// A line across its stack.
    case divider
    case frame(LayoutTree, width: Double?, height: Double?, Anchor)
    case flexible(LayoutTree, width: Limits, height: Limits, Anchor)
    /// A frame of some of the equal parts of its container.
    case relative(LayoutTree, Parts, Anchor)
    case padding(LayoutTree, top: Double, leading: Double, bottom: Double, trailing: Double)
    /// Padding of 16 points on all edges.
    case defaultPadding(LayoutTree)
    /// Padding that is outside of the safe area.
    case safePadding(LayoutTree, top: Double, leading: Double, bottom: Double, trailing: Double)
    case fixedSize(LayoutTree, horizontal: Bool, vertical: Bool)
    case aspect(LayoutTree, ratio: Double?, fills: Bool)
    case priority(LayoutTree, Double)
    /// A layout value for a custom layout.
    case weight(LayoutTree, Double)
    case cell(LayoutTree, CellTrait)
    case offset(LayoutTree, x: Double, y: Double)
    case position(LayoutTree, x: Double, y: Double)
    /// A guide at a share of the view's length and a distance from there.
    case guide(LayoutTree, Guide, share: Double, distance: Double)
    case layered(LayoutTree, [LayoutTree], Anchor, isBehind: Bool)
    /// The layout direction.
    case direction(LayoutTree, isRightToLeft: Bool)
    /// Reaches beyond the safe area at some edges.
    case ignoring(LayoutTree, [Side])
    /// Leaves space for views at an edge.
    case inset(LayoutTree, Side, Guide, spacing: Double?, [LayoutTree])
    case optional(LayoutTree, isThere: Bool)
    case group([LayoutTree])
    case section(header: LayoutTree, [LayoutTree], footer: LayoutTree)
    case stack(isHorizontal: Bool, Guide, spacing: Double?, [LayoutTree])
    case overlay(Anchor, [LayoutTree])
    case fitting(horizontal: Bool, vertical: Bool, [LayoutTree])
    case reader([LayoutTree])
    case grid(Anchor, horizontalSpacing: Double?, verticalSpacing: Double?, [LayoutTree])
    /// A row of a grid; it occurs nowhere else.
    case row(Guide?, [LayoutTree])
    /// A custom layout or one of the library, type-erased or not.
    case custom(Arrangement, isErased: Bool, [LayoutTree])
    case scroll(horizontal: Bool, vertical: Bool, [LayoutTree])
    /// A view as long as its scroll view, which has a size.
    case page(LayoutTree, isHorizontal: Bool, width: Double, height: Double)
    /// A lazy container in a frame of a size.
    case lazy(LazyShape, [LayoutTree])
  }

  /// The name of the node, by which its frame is asked for; empty where it needs none.
  let id: String
  var kind: Kind

  /// The nodes directly below.
  var children: [LayoutTree] {
    switch kind {
    case .color, .ideal, .fixed, .text, .spacer, .divider: []
    case .frame(let tree, _, _, _), .flexible(let tree, _, _, _), .relative(let tree, _, _),
      .padding(let tree, _, _, _, _), .safePadding(let tree, _, _, _, _), .fixedSize(let tree, _, _),
      .aspect(let tree, _, _), .priority(let tree, _), .weight(let tree, _), .cell(let tree, _),
      .offset(let tree, _, _), .position(let tree, _, _), .guide(let tree, _, _, _), .direction(let tree, _),
      .ignoring(let tree, _), .optional(let tree, _), .page(let tree, _, _, _), .defaultPadding(let tree):
      [tree]
    case .layered(let tree, let others, _, _), .inset(let tree, _, _, _, let others): [tree] + others
    case .section(let header, let trees, let footer): [header] + trees + [footer]
    case .group(let trees), .stack(_, _, _, let trees), .overlay(_, let trees), .fitting(_, _, let trees),
      .reader(let trees), .grid(_, _, _, let trees), .row(_, let trees), .custom(_, _, let trees),
      .scroll(_, _, let trees), .lazy(_, let trees):
      trees
    }
  }

  /// The names of all nodes.
  var ids: [String] { [id] + children.flatMap(\.ids) }
}
