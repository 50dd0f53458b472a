import Foundation
import TestSupport

/// Makes and changes random trees from a seed.
struct LayoutTreeMaker {
  var numbers: SeededGenerator
  private var nextID = 0
  /// Whether the views being made are in rows of a lazy container: the reference has no container to which they are
  /// relative there.
  var isInRow = false

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
  }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }

  mutating func length(_ limit: Int = 80) -> Double { Double(number(below: limit + 1)) }

  mutating func optional(_ limit: Int = 80) -> Double? { numbers.oneIn(3) ? nil : length(limit) }

  /// The length of a frame; often the ideal one of a colour, so that a frame without it keeps its ideal size.
  mutating func frameLength() -> Double? { numbers.oneIn(4) ? 10 : optional() }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }

  /// A room: a proposal, or a screen with unsafe edges.
  mutating func room() -> ReferenceLayout.Room {
    numbers.oneIn(2) ? proposal() : screen()
  }

  /// A proposal, some lengths of which are unspecified.
  mutating func proposal() -> ReferenceLayout.Room {
    .proposal(width: numbers.oneIn(4) ? nil : length(200), height: numbers.oneIn(4) ? nil : length(200))
  }

  /// A screen with unsafe edges.
  mutating func screen() -> ReferenceLayout.Room {
    var insets: [Double] = []
    for _ in 0..<4 { insets.append(numbers.oneIn(3) ? 0 : length(30)) }
    return .screen(
      width: 60 + length(200), height: 60 + length(200), top: insets[0], leading: insets[1], bottom: insets[2],
      trailing: insets[3])
  }

  mutating func anchor() -> LayoutTree.Anchor {
    LayoutTree.Anchor(
      horizontal: pick([.leading, .middle, .middle, .trailing]),
      vertical: pick([.top, .center, .center, .bottom, .firstBaseline, .custom]))
  }

  mutating func limits() -> LayoutTree.Limits {
    // In order, so that they do not contradict each other.
    let lengths = [length(), length(), length()].sorted()
    return LayoutTree.Limits(
      minimum: numbers.oneIn(2) ? lengths[0] : nil, ideal: numbers.oneIn(3) ? lengths[1] : nil,
      maximum: numbers.oneIn(2) ? (numbers.oneIn(2) ? .infinity : lengths[2]) : nil)
  }

  private mutating func parts() -> LayoutTree.Parts {
    let count = 1 + number(below: 3)
    let axes = pick([(true, false), (false, true), (true, true)])
    return LayoutTree.Parts(
      horizontal: axes.0, vertical: axes.1, count: count, span: 1 + number(below: count), spacing: length(10))
  }

  mutating func cellTrait() -> LayoutTree.CellTrait {
    switch number(below: 4) {
    case 0: .columns(1 + number(below: 3))
    case 1: .anchor(x: pick([0, 0.25, 0.5, 1]), y: pick([0, 0.3, 0.5, 1]))
    case 2: .columnAlignment(pick([.leading, .middle, .trailing]))
    default: .unsized(horizontal: numbers.oneIn(2), vertical: numbers.oneIn(2))
    }
  }

  mutating func arrangement() -> LayoutTree.Arrangement {
    switch number(below: 7) {
    case 0: .flow(spacing: length(8))
    case 1: .columns
    case 2: .weighted
    case 3: .circle
    case 4: .stack(isHorizontal: true, rowGuide(), spacing: optional(12))
    case 5: .stack(isHorizontal: false, columnGuide(), spacing: optional(12))
    default: .overlay(anchor())
    }
  }

  mutating func rowGuide() -> LayoutTree.Guide {
    pick([.top, .center, .bottom, .firstBaseline, .lastBaseline, .custom])
  }

  mutating func columnGuide() -> LayoutTree.Guide { pick([.leading, .middle, .trailing]) }

  /// Some edges, at least one.
  mutating func sides() -> [LayoutTree.Side] {
    let sides = LayoutTree.Side.allCases.filter { _ in numbers.oneIn(2) }
    return sides.isEmpty ? LayoutTree.Side.allCases : sides
  }

  /// A container with views in it.
  mutating func root(depth: Int) -> LayoutTree { node(container(depth: depth)) }

  mutating func node(_ kind: LayoutTree.Kind) -> LayoutTree {
    nextID += 1
    return LayoutTree(id: "\(nextID)", kind: kind)
  }

  /// Views for a container, some of which may be missing.
  private mutating func items(depth: Int, atMost limit: Int = 4) -> [LayoutTree] {
    (0..<Int.random(in: 0...limit, using: &numbers)).map { _ in
      switch number(below: 20) {
      case 0, 1:
        let content = single(depth: depth - 1)
        return node(.optional(content, isThere: numbers.oneIn(2)))
      case 2, 3:
        let trees = (0..<number(below: 3)).map { _ in single(depth: depth - 1) }
        return node(.group(trees))
      case 4:
        let (header, footer) = (single(depth: depth - 1), single(depth: depth - 1))
        let trees = (0..<number(below: 3)).map { _ in single(depth: depth - 1) }
        return node(.section(header: header, trees, footer: footer))
      default: return single(depth: depth - 1)
      }
    }
  }

  /// Exactly one view.
  mutating func single(depth: Int) -> LayoutTree {
    node(depth <= 0 || numbers.oneIn(4) ? leaf() : numbers.oneIn(2) ? modified(depth: depth) : container(depth: depth))
  }

  mutating func leaf() -> LayoutTree.Kind {
    switch number(below: 9) {
    case 0, 1: .color
    case 2: .ideal(width: length(), height: length())
    case 3: .text(1 + number(below: 12))
    case 4: .spacer(minimum: numbers.oneIn(2) ? nil : length(20))
    case 5: numbers.oneIn(3) ? .divider : .color
    default: .fixed(width: length(), height: length())
    }
  }

  private mutating func modified(depth: Int) -> LayoutTree.Kind {
    let inside = single(depth: depth - 1)
    switch number(below: 19) {
    case 0: return .frame(inside, width: frameLength(), height: frameLength(), anchor())
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
    case 11: return .weight(inside, Double(1 + number(below: 3)))
    case 12: return .direction(inside, isRightToLeft: !numbers.oneIn(4))
    case 13: return .ignoring(inside, sides())
    case 14:
      let side = pick(LayoutTree.Side.allCases)
      return .inset(
        inside, side, side.axis == 1 ? columnGuide() : rowGuide(), spacing: optional(10),
        items(depth: depth - 1, atMost: 2))
    case 15:
      return .safePadding(
        inside, top: length(20), leading: length(20), bottom: length(20), trailing: length(20))
    case 16 where !isInRow: return .relative(inside, parts(), anchor())
    default:
      let others = items(depth: depth - 1, atMost: 2)
      return .layered(inside, others, anchor(), isBehind: numbers.oneIn(2))
    }
  }

  private mutating func container(depth: Int) -> LayoutTree.Kind {
    switch number(below: 20) {
    case 0, 1: return grid(depth: depth)
    case 2, 3, 4: return .custom(arrangement(), isErased: numbers.oneIn(2), items(depth: depth))
    case 5: return scroll(depth: depth)
    case 6: return inRows { $0.lazy(depth: depth) }
    default: break
    }
    let items = items(depth: depth)
    switch number(below: 9) {
    case 0, 1, 2: return .stack(isHorizontal: true, rowGuide(), spacing: numbers.oneIn(2) ? nil : length(12), items)
    case 3, 4, 5: return .stack(isHorizontal: false, columnGuide(), spacing: numbers.oneIn(2) ? nil : length(12), items)
    case 6: return .fitting(horizontal: numbers.oneIn(2), vertical: numbers.oneIn(2), items)
    case 7: return .reader(items)
    default: return .overlay(anchor(), items)
    }
  }
}

// MARK: - Containers of several levels

extension LayoutTreeMaker {
  /// Makes the rows of a lazy container.
  mutating func inRows<Made>(_ make: (inout Self) -> Made) -> Made {
    let before = isInRow
    isInRow = true
    defer { isInRow = before }
    return make(&self)
  }

  private mutating func grid(depth: Int) -> LayoutTree.Kind {
    let rows = (0..<number(below: 4)).map { _ in
      switch number(below: 8) {
      case 0: node(.optional(row(depth: depth), isThere: numbers.oneIn(2)))
      case 1: node(.group([row(depth: depth), row(depth: depth)]))
      case 2: cell(depth: depth)
      default: row(depth: depth)
      }
    }
    return .grid(anchor(), horizontalSpacing: optional(12), verticalSpacing: optional(12), rows)
  }

  private mutating func row(depth: Int) -> LayoutTree {
    let cells = (0..<number(below: 4)).map { _ in
      numbers.oneIn(6) ? node(.optional(cell(depth: depth), isThere: numbers.oneIn(2))) : cell(depth: depth)
    }
    return node(.row(numbers.oneIn(2) ? nil : rowGuide(), cells))
  }

  private mutating func cell(depth: Int) -> LayoutTree {
    var cell = single(depth: depth - 2)
    for _ in 0..<2 where numbers.oneIn(3) { cell = node(.cell(cell, cellTrait())) }
    return cell
  }

  private mutating func scroll(depth: Int) -> LayoutTree.Kind {
    if numbers.oneIn(4) {
      return .page(
        single(depth: depth - 1), isHorizontal: numbers.oneIn(2), width: 20 + length(), height: 20 + length())
    }
    let axes = pick([(true, false), (false, true), (false, true), (true, true)])
    return .scroll(horizontal: axes.0, vertical: axes.1, items(depth: depth))
  }

  private mutating func lazy(depth: Int) -> LayoutTree.Kind {
    // Without a scroll view of its own its rows would follow an outer one.
    let surroundings: LayoutTree.LazyShape.Surroundings = pick([.scroll, .scroll, .list])
    let isHorizontal = surroundings != .list && numbers.oneIn(2)
    let shape = LayoutTree.LazyShape(
      surroundings: surroundings, isHorizontal: isHorizontal,
      guide: surroundings == .list ? .leading : isHorizontal ? rowGuide() : columnGuide(),
      spacing: surroundings == .list ? 0 : optional(12), width: 20 + length(), height: 20 + length())
    return .lazy(shape, (0..<number(below: 6)).map { _ in lazyRow(depth: depth) })
  }

  /// A row that is at least a point long, so that it is either visible or not.
  mutating func lazyRow(depth: Int) -> LayoutTree {
    node(
      .padding(
        single(depth: depth - 2), top: 1 + length(10), leading: 1 + length(10), bottom: 0, trailing: 0))
  }
}
