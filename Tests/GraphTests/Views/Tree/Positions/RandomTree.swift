import AttributeGraphUI
import Foundation
import TestSupport
import ViewTestSupport

/// A random view tree as plain data. Its lengths change later, its shape does not.
indirect enum RandomTree: Equatable {
  case color
  case text(String)
  case fixed(width: CGFloat, height: CGFloat)
  case spacer
  case frame(RandomTree, width: CGFloat?, height: CGFloat?, Alignment)
  case flexible(RandomTree, minWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?)
  case padding(RandomTree, CGFloat)
  case fixedSize(RandomTree, horizontal: Bool, vertical: Bool)
  case priority(RandomTree, Double)
  case background(RandomTree, RandomTree, Alignment)
  case optional(RandomTree, isThere: Bool)
  case effect(RandomTree, RandomEffect)
  case mask(RandomTree, RandomTree, Alignment)
  case stack(Axis, Alignment, spacing: CGFloat?, [RandomTree])
  case overlay(Alignment, [RandomTree])

  /// Makes a tree of a depth.
  init(depth: Int, using numbers: inout SeededGenerator) {
    func child(_ numbers: inout SeededGenerator) -> RandomTree { RandomTree(depth: depth - 1, using: &numbers) }
    func children(_ numbers: inout SeededGenerator) -> [RandomTree] {
      (0..<Int.random(in: 1...3, using: &numbers)).map { _ in child(&numbers) }
    }
    switch Int.random(in: 0..<(depth == 0 ? 4 : 19), using: &numbers) {
    case 0: self = .color
    case 1: self = .text("")
    case 2: self = .fixed(width: 0, height: 0)
    case 3: self = .spacer
    case 4: self = .frame(child(&numbers), width: nil, height: nil, numbers.alignment())
    case 5: self = .flexible(child(&numbers), minWidth: nil, maxWidth: nil, minHeight: nil, idealHeight: nil)
    case 6: self = .padding(child(&numbers), 0)
    case 7: self = .fixedSize(child(&numbers), horizontal: numbers.oneIn(2), vertical: numbers.oneIn(2))
    case 8: self = .priority(child(&numbers), 0)
    case 9: self = .background(child(&numbers), child(&numbers), numbers.alignment())
    case 10: self = .optional(child(&numbers), isThere: true)
    case 11, 12: self = .stack(.horizontal, numbers.alignment(), spacing: nil, children(&numbers))
    case 13: self = .stack(.vertical, numbers.alignment(), spacing: nil, children(&numbers))
    case 14, 15, 16: self = .effect(child(&numbers), RandomEffect(using: &numbers))
    case 17: self = .mask(child(&numbers), child(&numbers), numbers.alignment())
    default: self = .overlay(numbers.alignment(), children(&numbers))
    }
    self = changed(once: 1, using: &numbers)
  }

  /// The same shape, with one in some of its lengths and texts replaced by others.
  func changed(once inAverage: Int, using numbers: inout SeededGenerator) -> RandomTree {
    func length(_ old: CGFloat, _ numbers: inout SeededGenerator) -> CGFloat {
      numbers.oneIn(inAverage) ? CGFloat(Int.random(in: 0...60, using: &numbers)) : old
    }
    func optional(_ old: CGFloat?, _ numbers: inout SeededGenerator) -> CGFloat? {
      numbers.oneIn(inAverage) ? numbers.optionalLength() : old
    }
    func inside(_ tree: RandomTree, _ numbers: inout SeededGenerator) -> RandomTree {
      tree.changed(once: inAverage, using: &numbers)
    }
    switch self {
    case .color, .spacer: return self
    case .text(let old):
      guard numbers.oneIn(inAverage) else { return .text(old) }
      return .text(["a", "b", "word", "two words", "a longer line"].randomElement(using: &numbers) ?? "")
    case .fixed(let width, let height):
      return .fixed(width: length(width, &numbers), height: length(height, &numbers))
    case .frame(let tree, let width, let height, let alignment):
      return .frame(
        inside(tree, &numbers), width: optional(width, &numbers), height: optional(height, &numbers), alignment)
    case .flexible(let tree, let minWidth, let maxWidth, let minHeight, let idealHeight):
      return .flexible(
        inside(tree, &numbers), minWidth: optional(minWidth, &numbers), maxWidth: optional(maxWidth, &numbers),
        minHeight: optional(minHeight, &numbers), idealHeight: optional(idealHeight, &numbers))
    case .padding(let tree, let old): return .padding(inside(tree, &numbers), length(old, &numbers) / 4)
    case .fixedSize(let tree, let horizontal, let vertical):
      return .fixedSize(inside(tree, &numbers), horizontal: horizontal, vertical: vertical)
    case .priority(let tree, let old):
      let new = numbers.oneIn(inAverage) ? Double(Int.random(in: -1...1, using: &numbers)) : old
      return .priority(inside(tree, &numbers), new)
    case .background(let tree, let behind, let alignment):
      return .background(inside(tree, &numbers), inside(behind, &numbers), alignment)
    case .effect(let tree, var effect):
      if numbers.oneIn(inAverage) { effect.amount = numbers.below(20) }
      return .effect(inside(tree, &numbers), effect)
    case .mask(let tree, let mask, let alignment):
      return .mask(inside(tree, &numbers), inside(mask, &numbers), alignment)
    case .optional(let tree, let isThere):
      return .optional(inside(tree, &numbers), isThere: numbers.oneIn(inAverage * 2) ? !isThere : isThere)
    case .stack(let axis, let alignment, let spacing, let trees):
      return .stack(axis, alignment, spacing: optional(spacing, &numbers), trees.map { inside($0, &numbers) })
    case .overlay(let alignment, let trees): return .overlay(alignment, trees.map { inside($0, &numbers) })
    }
  }
}
