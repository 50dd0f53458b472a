import Foundation

// How random trees change: other lengths, other views, other orders.

extension LayoutTreeMaker {
  /// The same tree, with one in some of its nodes changed.
  mutating func changed(_ tree: LayoutTree, oneIn rarity: Int) -> LayoutTree {
    var tree = tree
    tree.kind = changed(tree.kind, oneIn: rarity)
    return tree
  }

  private mutating func changed(
    _ trees: [LayoutTree], oneIn rarity: Int, new: (inout Self) -> LayoutTree? = { $0.single(depth: 1) }
  ) -> [LayoutTree] {
    var trees = trees.map { changed($0, oneIn: rarity) }
    guard numbers.oneIn(rarity) else { return trees }
    switch number(below: 3) {
    case 0: if let tree = new(&self) { trees.insert(tree, at: number(below: trees.count + 1)) }
    case 1: if !trees.isEmpty { trees.remove(at: number(below: trees.count)) }
    default: trees.shuffle(using: &numbers)
    }
    return trees
  }

  private mutating func changed(_ kind: LayoutTree.Kind, oneIn rarity: Int) -> LayoutTree.Kind {
    let isDue = numbers.oneIn(rarity)
    switch kind {
    case .color, .ideal, .fixed, .text, .spacer, .divider: return isDue ? leaf() : kind
    case .frame, .flexible, .relative, .padding, .defaultPadding, .safePadding, .fixedSize, .aspect:
      return changedFrame(kind, oneIn: rarity, isDue: isDue)
    case .stack, .overlay, .fitting, .reader, .grid, .row, .custom, .scroll, .page, .lazy:
      return changedContainer(kind, oneIn: rarity, isDue: isDue)
    case .priority(let tree, let priority):
      return .priority(changed(tree, oneIn: rarity), isDue ? Double(number(below: 3) - 1) : priority)
    case .weight(let tree, let weight):
      return .weight(changed(tree, oneIn: rarity), isDue ? Double(1 + number(below: 3)) : weight)
    case .cell(let tree, let trait): return .cell(changed(tree, oneIn: rarity), isDue ? cellTrait() : trait)
    case .offset(let tree, let x, let y):
      return .offset(changed(tree, oneIn: rarity), x: isDue ? length(40) - 20 : x, y: y)
    case .position(let tree, let x, let y):
      return .position(changed(tree, oneIn: rarity), x: isDue ? length() : x, y: y)
    case .guide(let tree, let guide, let share, let distance):
      return .guide(
        changed(tree, oneIn: rarity), guide, share: share, distance: isDue ? length(20) - 10 : distance)
    case .layered(let tree, let others, let anchor, let isBehind):
      return .layered(
        changed(tree, oneIn: rarity), changed(others, oneIn: rarity), isDue ? self.anchor() : anchor,
        isBehind: isBehind)
    case .direction(let tree, let isRightToLeft):
      return .direction(changed(tree, oneIn: rarity), isRightToLeft: isRightToLeft != isDue)
    case .ignoring(let tree, let sides): return .ignoring(changed(tree, oneIn: rarity), isDue ? self.sides() : sides)
    case .inset(let tree, let side, let guide, let spacing, let others):
      return .inset(
        changed(tree, oneIn: rarity), side, guide, spacing: isDue ? optional(10) : spacing,
        changed(others, oneIn: rarity))
    case .optional(let tree, let isThere):
      return .optional(changed(tree, oneIn: rarity), isThere: isThere != isDue)
    case .group(let trees):
      return .group(changed(trees, oneIn: rarity) { $0.hasRow(trees) ? nil : $0.single(depth: 1) })
    case .section(let header, let trees, let footer):
      return .section(
        header: changed(header, oneIn: rarity), changed(trees, oneIn: rarity), footer: changed(footer, oneIn: rarity))
    }
  }

  /// Whether one of the trees is a row of a grid, so that they are not in a container of another kind.
  private func hasRow(_ trees: [LayoutTree]) -> Bool {
    trees.contains { tree in
      if case .row = tree.kind { return true }
      return false
    }
  }

  private mutating func changedFrame(_ kind: LayoutTree.Kind, oneIn rarity: Int, isDue: Bool) -> LayoutTree.Kind {
    switch kind {
    case .frame(let tree, let width, let height, let anchor):
      return .frame(
        changed(tree, oneIn: rarity), width: isDue ? frameLength() : width, height: isDue ? frameLength() : height,
        isDue ? self.anchor() : anchor)
    case .flexible(let tree, let width, let height, let anchor):
      return .flexible(
        changed(tree, oneIn: rarity), width: isDue ? limits() : width, height: isDue ? limits() : height, anchor)
    case .relative(let tree, var parts, let anchor):
      if isDue {
        parts.spacing = length(10)
        (parts.horizontal, parts.vertical) = pick([(true, false), (false, true), (true, true)])
      }
      return .relative(changed(tree, oneIn: rarity), parts, anchor)
    case .padding(let tree, let top, let leading, let bottom, let trailing):
      return .padding(
        changed(tree, oneIn: rarity), top: isDue ? max(length(20) - 5, 1) : top, leading: leading, bottom: bottom,
        trailing: trailing)
    case .defaultPadding(let tree): return .defaultPadding(changed(tree, oneIn: rarity))
    case .safePadding(let tree, let top, let leading, let bottom, let trailing):
      return .safePadding(
        changed(tree, oneIn: rarity), top: top, leading: isDue ? length(20) : leading, bottom: bottom,
        trailing: trailing)
    case .fixedSize(let tree, let horizontal, let vertical):
      return .fixedSize(
        changed(tree, oneIn: rarity), horizontal: horizontal != isDue,
        vertical: vertical != (isDue && numbers.oneIn(2)))
    case .aspect(let tree, let ratio, let fills):
      return .aspect(changed(tree, oneIn: rarity), ratio: ratio, fills: fills != isDue)
    default: return kind
    }
  }

  private mutating func changedContainer(
    _ kind: LayoutTree.Kind, oneIn rarity: Int, isDue: Bool
  ) -> LayoutTree.Kind {
    switch kind {
    case .stack(let isHorizontal, let guide, let spacing, let trees):
      return .stack(
        isHorizontal: isHorizontal, guide, spacing: isDue ? optional(12) : spacing, changed(trees, oneIn: rarity))
    case .overlay(let anchor, let trees):
      return .overlay(isDue ? self.anchor() : anchor, changed(trees, oneIn: rarity))
    case .fitting(let horizontal, let vertical, let trees):
      return .fitting(horizontal: horizontal != isDue, vertical: vertical, changed(trees, oneIn: rarity))
    case .reader(let trees): return .reader(changed(trees, oneIn: rarity))
    case .grid(let anchor, let horizontal, let vertical, let trees):
      return .grid(
        isDue ? self.anchor() : anchor, horizontalSpacing: isDue ? optional(12) : horizontal,
        verticalSpacing: vertical, changed(trees, oneIn: rarity))
    case .row(let guide, let trees):
      return .row(isDue ? rowGuide() : guide, changed(trees, oneIn: rarity))
    case .custom(let arrangement, let isErased, let trees):
      return .custom(isDue ? self.arrangement() : arrangement, isErased: isErased, changed(trees, oneIn: rarity))
    case .scroll(let horizontal, let vertical, let trees):
      return .scroll(horizontal: horizontal, vertical: vertical, changed(trees, oneIn: rarity))
    case .page(let tree, let isHorizontal, let width, let height):
      return .page(
        changed(tree, oneIn: rarity), isHorizontal: isHorizontal,
        width: isDue ? 20 + length() : width, height: height)
    case .lazy(var shape, let trees):
      if isDue { shape.height = 20 + length() }
      if isDue && shape.surroundings != .list { shape.spacing = optional(12) }
      return .lazy(
        shape, inRows { $0.changed(trees, oneIn: rarity, new: { $0.lazyRow(depth: 2) }) })
    default: return kind
    }
  }
}
