import Foundation

/// A tree of views as plain data: what the reference layout and a host lay out, to be compared node by node.
struct LayoutTree: Equatable, Identifiable {
  /// A guide by which views are aligned.
  enum Guide: Equatable, CaseIterable {
    case leading, middle, trailing, top, center, bottom, firstBaseline, lastBaseline, custom

    /// Whether it is measured along the horizontal axis.
    var isHorizontal: Bool { self == .leading || self == .middle || self == .trailing }
  }

  /// A horizontal and a vertical guide.
  struct Anchor: Equatable {
    var horizontal = Guide.middle
    var vertical = Guide.center
  }

  /// What stands at a node.
  indirect enum Kind: Equatable {
    /// Takes what it is offered, 10 where that is open.
    case color
    /// Takes what it is offered, and has an ideal size.
    case ideal(width: Double, height: Double)
    case fixed(width: Double, height: Double)
    /// So many characters of 6 by 12 points, without a space.
    case text(Int)
    case spacer(minimum: Double?)
    case frame(LayoutTree, width: Double?, height: Double?, Anchor)
    case flexible(LayoutTree, width: Limits, height: Limits, Anchor)
    case padding(LayoutTree, top: Double, leading: Double, bottom: Double, trailing: Double)
    case fixedSize(LayoutTree, horizontal: Bool, vertical: Bool)
    case aspect(LayoutTree, ratio: Double?, fills: Bool)
    case priority(LayoutTree, Double)
    case offset(LayoutTree, x: Double, y: Double)
    case position(LayoutTree, x: Double, y: Double)
    /// A guide at a share of the view's length and a distance from there.
    case guide(LayoutTree, Guide, share: Double, distance: Double)
    case layered(LayoutTree, [LayoutTree], Anchor, isBehind: Bool)
    case optional(LayoutTree, isThere: Bool)
    case group([LayoutTree])
    case stack(isHorizontal: Bool, Guide, spacing: Double?, [LayoutTree])
    case overlay(Anchor, [LayoutTree])
    case fitting(horizontal: Bool, vertical: Bool, [LayoutTree])
    case reader([LayoutTree])
  }

  /// The limits of a flexible frame along one axis.
  struct Limits: Equatable {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?
  }

  let id: Int
  var kind: Kind

  /// The nodes directly below.
  var children: [LayoutTree] {
    switch kind {
    case .color, .ideal, .fixed, .text, .spacer: []
    case .frame(let tree, _, _, _), .flexible(let tree, _, _, _), .padding(let tree, _, _, _, _),
      .fixedSize(let tree, _, _), .aspect(let tree, _, _), .priority(let tree, _), .offset(let tree, _, _),
      .position(let tree, _, _), .guide(let tree, _, _, _), .optional(let tree, _):
      [tree]
    case .layered(let tree, let others, _, _): [tree] + others
    case .group(let trees), .stack(_, _, _, let trees), .overlay(_, let trees), .fitting(_, _, let trees),
      .reader(let trees):
      trees
    }
  }

  /// The numbers of all nodes.
  var ids: [Int] { [id] + children.flatMap(\.ids) }
}
