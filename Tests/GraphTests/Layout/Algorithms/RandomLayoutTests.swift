import AttributeGraphUI
import Foundation
import Testing

/// Random trees of all rules, with lengths, answers and proposals that break arithmetic.
@MainActor
struct `Random layouts` {
  /// Numbers from a seed, by SplitMix64.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }

    mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

    /// Mostly a small number, sometimes one of those that break arithmetic.
    mutating func length() -> CGFloat {
      let odd: [CGFloat] = [
        .nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
      ]
      return oneIn(4) ? odd[Int.random(in: odd.indices, using: &self)] : CGFloat(Int.random(in: 0...120, using: &self))
    }

    mutating func optionalLength() -> CGFloat? { oneIn(3) ? nil : length() }

    mutating func proposal() -> ProposedViewSize {
      ProposedViewSize(width: optionalLength(), height: optionalLength())
    }

    mutating func alignment() -> Alignment {
      let all: [Alignment] = [.center, .leading, .trailing, .top, .bottomTrailing, .leadingFirstTextBaseline]
      return all[Int.random(in: all.indices, using: &self)]
    }

    @MainActor
    mutating func tree(depth: Int) -> RuleView {
      let tree = node(depth: depth)
      if oneIn(5) { _ = tree.layoutPriority(oneIn(8) ? .nan : Double(Int.random(in: -1...1, using: &self))) }
      if oneIn(6) {
        let value = length()
        _ = tree.guide(HorizontalAlignment.center) { _ in value }
      }
      return tree
    }

    @MainActor
    private mutating func node(depth: Int) -> RuleView {
      switch Int.random(in: 0..<(depth == 0 ? 4 : 11), using: &self) {
      case 0: return .C
      case 1: return .spacer(oneIn(2) ? .horizontal : .vertical)
      case 2:
        let answer = CGSize(width: length(), height: length())
        return RuleView(.leaf { _ in answer })
      case 3:
        let width = length()
        return RuleView(.leaf { CGSize(width: width - ($0.width ?? 0), height: $0.height ?? 10) })
      case 4:
        return tree(depth: depth - 1).frame(width: optionalLength(), height: optionalLength(), alignment: alignment())
      case 5:
        return tree(depth: depth - 1)
          .flexible(
            FlexibleFrameRule(
              minWidth: optionalLength(), idealWidth: optionalLength(), maxWidth: optionalLength(),
              minHeight: optionalLength(), idealHeight: optionalLength(), maxHeight: optionalLength(),
              alignment: alignment()))
      case 6: return tree(depth: depth - 1).padding(optionalLength())
      case 7: return tree(depth: depth - 1).fixedSize(horizontal: oneIn(2), vertical: oneIn(2))
      case 8: return .zStack(alignment: alignment(), trees(depth: depth - 1))
      case 9: return .hStack(alignment: alignment().vertical, spacing: optionalLength(), trees(depth: depth - 1))
      default: return .vStack(alignment: alignment().horizontal, spacing: optionalLength(), trees(depth: depth - 1))
      }
    }

    @MainActor
    mutating func trees(depth: Int) -> [RuleView] {
      (0..<Int.random(in: 0...4, using: &self)).map { _ in tree(depth: depth) }
    }
  }

  @Test(arguments: UInt64(1)...40) func `no size or frame is ever NaN`(seed: UInt64) {
    var generator = Generator(state: seed)
    for _ in 0..<50 {
      let tree = generator.tree(depth: 3)
      let proposal = generator.proposal()
      let size = Length.measured(tree.sizeThatFits(proposal))
      for (_, frame) in tree.frames(size: size, proposal: proposal) {
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        let hasNaN = numbers.contains { $0.isNaN }
        #expect(!hasNaN, "seed \(seed): \(frame) for \(proposal)")
        #expect(frame.size.width >= 0 && frame.size.height >= 0, "seed \(seed): \(frame) for \(proposal)")
      }
    }
  }

  @Test(arguments: UInt64(1)...40) func `a stack asks a child at most three times a pass`(seed: UInt64) {
    var generator = Generator(state: seed)
    for _ in 0..<50 {
      let children = generator.trees(depth: 1)
      let layout = StackLayout.vertical(spacing: generator.optionalLength())
      let division = layout.division(of: generator.proposal(), among: children)
      #expect(children.allSatisfy { $0.queries.count <= 3 }, "seed \(seed)")
      for child in children { child.forgetQueries() }
      _ = layout.placements(of: division, in: division.size, children: children)
      #expect(children.allSatisfy { $0.queries.count <= 1 }, "seed \(seed)")
    }
  }

  @Test(arguments: UInt64(1)...40) func `the same question has the same answer`(seed: UInt64) {
    var generator = Generator(state: seed)
    let tree = generator.tree(depth: 3)
    let proposal = generator.proposal()
    let sizes = [tree.sizeThatFits(proposal), tree.sizeThatFits(proposal)].map(Length.measured)
    #expect(sizes[0] == sizes[1], "seed \(seed)")
  }
}
