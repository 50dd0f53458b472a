import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Random trees that change with an animation: what is drawn before and after is in between meanwhile.
@MainActor
struct `Animated frames of random trees` {
  struct Holder: View {
    @State var tree: RandomTree
    let keep: (Binding<RandomTree>) -> Void

    var body: some View {
      let _ = keep($tree)
      ZStack(alignment: .topLeading) {
        Color.clear
        RandomTreeView(tree: tree)
      }
    }
  }

  private func host(_ tree: RandomTree, keep: @escaping (Binding<RandomTree>) -> Void = { _ in }) -> ViewHost {
    ViewHost(size: CGSize(width: 130, height: 170), displayScale: 8) { Holder(tree: tree, keep: keep) }
  }

  /// Whether a frame is that share of the way from one to another, up to the pixels.
  private func isNear(_ frame: CGRect, _ share: CGFloat, from old: CGRect, to new: CGRect) -> Bool {
    func isNear(_ number: CGFloat, _ old: CGFloat, _ new: CGFloat) -> Bool {
      abs(old + (new - old) * share - number) < 0.3
    }
    return isNear(frame.minX, old.minX, new.minX) && isNear(frame.minY, old.minY, new.minY)
      && isNear(frame.width, old.width, new.width) && isNear(frame.height, old.height, new.height)
  }

  @Test(arguments: RandomSeeds.first(10, nightly: 300))
  func `each item is on a straight way, and at its end where a new host has it`(block: UInt64) throws {
    for seed in (block * 10)..<(block * 10 + 10) {
      var numbers = SeededGenerator(seed: seed)
      var tree = RandomTree(depth: 1 + numbers.below(4), using: &numbers)
      var binding: Binding<RandomTree>?
      let host = host(tree) { binding = $0 }
      for step in 0..<4 {
        let before = Dictionary(uniqueKeysWithValues: host.displayList.map { ($0.id, $0.frame) })
        tree = tree.changed(once: 3, using: &numbers)
        host.perform { withAnimation(.linear(duration: 1)) { binding?.wrappedValue = tree } }
        host.advance(by: .milliseconds(250))
        try #require(!host.redrawsDifferently(), "seed \(seed), step \(step)")
        let between = host.displayList
        host.advance(by: .milliseconds(800))
        try #require(!host.isAnimating && !host.redrawsDifferently(), "seed \(seed), step \(step)")
        try #require(host.seenItems == self.host(tree).seenItems, "seed \(seed), step \(step)")
        let after = Dictionary(uniqueKeysWithValues: host.displayList.map { ($0.id, $0.frame) })
        for item in between {
          guard let old = before[item.id], let new = after[item.id] else { continue }
          try #require(
            isNear(item.frame, 0.25, from: old, to: new),
            "\(item.content), seed \(seed), step \(step): \(item.frame) from \(old) to \(new)")
        }
      }
    }
  }
}
