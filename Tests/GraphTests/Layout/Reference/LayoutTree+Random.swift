import Foundation

/// Makes and changes random trees from a seed.
struct LayoutTreeMaker {
  private var numbers: SeededNumbers
  private var nextID = 0

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
  }

  /// A proposal: lengths, open here and there.
  mutating func proposal() -> (Double?, Double?) {
    (numbers.oneIn(4) ? nil : length(200), numbers.oneIn(4) ? nil : length(200))
  }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }

  private mutating func length(_ limit: Int = 80) -> Double { Double(number(below: limit + 1)) }

  private mutating func optional(_ limit: Int = 80) -> Double? { numbers.oneIn(3) ? nil : length(limit) }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }

  private mutating func anchor() -> LayoutTree.Anchor {
    LayoutTree.Anchor(
      horizontal: pick([.leading, .middle, .middle, .trailing]),
      vertical: pick([.top, .center, .center, .bottom, .firstBaseline, .custom]))
  }

  private mutating func limits() -> LayoutTree.Limits {
    // In order, so that they do not contradict each other.
    let lengths = [length(), length(), length()].sorted()
    return LayoutTree.Limits(
      minimum: numbers.oneIn(2) ? lengths[0] : nil, ideal: numbers.oneIn(3) ? lengths[1] : nil,
      maximum: numbers.oneIn(2) ? (numbers.oneIn(2) ? .infinity : lengths[2]) : nil)
  }

  /// A container with views in it.
  mutating func root(depth: Int) -> LayoutTree { node(container(depth: depth)) }

  private mutating func node(_ kind: LayoutTree.Kind) -> LayoutTree {
    nextID += 1
    return LayoutTree(id: nextID, kind: kind)
  }

  /// Views for a container, some of which may not be there.
  private mutating func items(depth: Int, atMost limit: Int = 4) -> [LayoutTree] {
    (0..<Int.random(in: 0...limit, using: &numbers)).map { _ in
      switch number(below: 10) {
      case 0:
        let content = single(depth: depth - 1)
        return node(.optional(content, isThere: numbers.oneIn(2)))
      case 1:
        let trees = (0..<number(below: 3)).map { _ in single(depth: depth - 1) }
        return node(.group(trees))
      default: return single(depth: depth - 1)
      }
    }
  }

  /// One view, whatever happens.
  private mutating func single(depth: Int) -> LayoutTree {
    node(depth <= 0 || numbers.oneIn(4) ? leaf() : numbers.oneIn(2) ? modified(depth: depth) : container(depth: depth))
  }

  private mutating func leaf() -> LayoutTree.Kind {
    switch number(below: 8) {
    case 0, 1: .color
    case 2: .ideal(width: length(), height: length())
    case 3: .text(1 + number(below: 12))
    case 4: .spacer(minimum: numbers.oneIn(2) ? nil : length(20))
    default: .fixed(width: length(), height: length())
    }
  }

  private mutating func modified(depth: Int) -> LayoutTree.Kind {
    let inside = single(depth: depth - 1)
    switch number(below: 12) {
    case 0: return .frame(inside, width: optional(), height: optional(), anchor())
    case 1, 2: return .flexible(inside, width: limits(), height: limits(), anchor())
    case 3:
      return .padding(
        inside, top: length(20) - 5, leading: length(20) - 5, bottom: length(20) - 5, trailing: length(20) - 5)
    case 4: return .fixedSize(inside, horizontal: numbers.oneIn(2), vertical: numbers.oneIn(2))
    case 5: return .aspect(inside, ratio: pick([nil, 0.5, 1, 2]), fills: numbers.oneIn(2))
    case 6: return .priority(inside, Double(number(below: 3) - 1))
    case 7: return .offset(inside, x: length(40) - 20, y: length(40) - 20)
    case 8: return .position(inside, x: length(), y: length())
    case 9, 10:
      return .guide(inside, pick(LayoutTree.Guide.allCases), share: pick([0, 0.5, 1]), distance: length(20) - 10)
    default:
      let others = items(depth: depth - 1, atMost: 2)
      return .layered(inside, others, anchor(), isBehind: numbers.oneIn(2))
    }
  }

  private mutating func container(depth: Int) -> LayoutTree.Kind {
    let items = items(depth: depth)
    switch number(below: 9) {
    case 0, 1, 2:
      return .stack(
        isHorizontal: true, pick([.top, .center, .bottom, .firstBaseline, .lastBaseline, .custom]),
        spacing: numbers.oneIn(2) ? nil : length(12), items)
    case 3, 4, 5:
      return .stack(
        isHorizontal: false, pick([.leading, .middle, .trailing]), spacing: numbers.oneIn(2) ? nil : length(12), items)
    case 6: return .fitting(horizontal: numbers.oneIn(2), vertical: numbers.oneIn(2), items)
    case 7: return .reader(items)
    default: return .overlay(anchor(), items)
    }
  }

  /// The same tree, with one in some of its nodes changed: other lengths, other views, other orders.
  mutating func changed(_ tree: LayoutTree, oneIn rarity: Int) -> LayoutTree {
    var tree = tree
    tree.kind = changed(tree.kind, oneIn: rarity)
    return tree
  }

  private mutating func changed(_ trees: [LayoutTree], oneIn rarity: Int) -> [LayoutTree] {
    var trees = trees.map { changed($0, oneIn: rarity) }
    guard numbers.oneIn(rarity) else { return trees }
    switch number(below: 3) {
    case 0: trees.insert(single(depth: 1), at: number(below: trees.count + 1))
    case 1: if !trees.isEmpty { trees.remove(at: number(below: trees.count)) }
    default: trees.shuffle(using: &numbers)
    }
    return trees
  }

  private mutating func changed(_ kind: LayoutTree.Kind, oneIn rarity: Int) -> LayoutTree.Kind {
    let isDue = numbers.oneIn(rarity)
    switch kind {
    case .color, .ideal, .fixed, .text, .spacer: return isDue ? leaf() : kind
    case .frame(let tree, let width, let height, let anchor):
      return .frame(
        changed(tree, oneIn: rarity), width: isDue ? optional() : width, height: height,
        isDue ? self.anchor() : anchor)
    case .flexible(let tree, let width, let height, let anchor):
      return .flexible(changed(tree, oneIn: rarity), width: isDue ? limits() : width, height: height, anchor)
    case .padding(let tree, let top, let leading, let bottom, let trailing):
      return .padding(
        changed(tree, oneIn: rarity), top: isDue ? length(20) - 5 : top, leading: leading, bottom: bottom,
        trailing: trailing)
    case .fixedSize(let tree, let horizontal, let vertical):
      return .fixedSize(changed(tree, oneIn: rarity), horizontal: horizontal != isDue, vertical: vertical)
    case .aspect(let tree, let ratio, let fills):
      return .aspect(changed(tree, oneIn: rarity), ratio: ratio, fills: fills != isDue)
    case .priority(let tree, let priority):
      return .priority(changed(tree, oneIn: rarity), isDue ? Double(number(below: 3) - 1) : priority)
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
    case .optional(let tree, let isThere):
      return .optional(changed(tree, oneIn: rarity), isThere: isThere != isDue)
    case .group(let trees): return .group(changed(trees, oneIn: rarity))
    case .stack(let isHorizontal, let guide, let spacing, let trees):
      return .stack(
        isHorizontal: isHorizontal, guide, spacing: isDue ? optional(12) : spacing, changed(trees, oneIn: rarity))
    case .overlay(let anchor, let trees):
      return .overlay(isDue ? self.anchor() : anchor, changed(trees, oneIn: rarity))
    case .fitting(let horizontal, let vertical, let trees):
      return .fitting(horizontal: horizontal != isDue, vertical: vertical, changed(trees, oneIn: rarity))
    case .reader(let trees): return .reader(changed(trees, oneIn: rarity))
    }
  }
}
