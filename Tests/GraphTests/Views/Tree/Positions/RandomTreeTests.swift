import Foundation
import TestSupport
import Testing
import ViewTestSupport

@testable import AttributeGraphUI

/// Incremental layout agrees with layout from scratch for random trees, proposals and changes.
@MainActor
struct `Random view trees` {
  /// Holds a tree in state, and hands out the setter.
  struct Holder: View {
    @State var tree: RandomTree
    let keep: (Binding<RandomTree>) -> Void

    var body: some View {
      let _ = keep($tree)
      RandomTreeView(tree: tree)
    }
  }

  @Test(arguments: RandomSeeds.first(10, nightly: 300))
  func `after each change everything is where a new host has it`(block: UInt64) throws {
    for seed in (block * 10)..<(block * 10 + 10) {
      var numbers = SeededGenerator(seed: seed)
      var tree = RandomTree(depth: Int.random(in: 1...4, using: &numbers), using: &numbers)
      var proposal = numbers.proposal()
      var binding: Binding<RandomTree>?
      let host = ViewHost(proposing: proposal) { Holder(tree: tree) { binding = $0 } }
      for step in 0..<4 {
        tree = tree.changed(once: numbers.oneIn(3) ? 2 : 12, using: &numbers)
        if numbers.oneIn(4) { proposal = numbers.proposal() }
        host.perform {
          binding?.wrappedValue = tree
          host.rootNode.room.update(to: .proposal(proposal))
        }
        let fresh = ViewHost(proposing: proposal) { Holder(tree: tree) { _ in } }
        try #require(host.seenItems == fresh.seenItems, "seed \(seed), step \(step)")
        try #require(!host.redrawsDifferently(), "seed \(seed), step \(step)")
        #expect(host.sizeThatFits(proposal) == fresh.sizeThatFits(proposal), "seed \(seed), step \(step)")
        #expect(host.displayList.allSatisfy { !$0.frame.hasNaN }, "seed \(seed), step \(step)")
      }
      let messages = Set(host.issues.map(\.message))
      #expect(messages.isSubset(of: ["Contradictory frame constraints specified."]), "seed \(seed)")
    }
  }

  @Test(arguments: [3, 17, 99] as [UInt64])
  func `back at the first tree, everything is as in the beginning`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let tree = RandomTree(depth: 4, using: &numbers)
    var binding: Binding<RandomTree>?
    let host = ViewHost { Holder(tree: tree) { binding = $0 } }
    let first = host.seenItems
    for _ in 0..<20 {
      let other = tree.changed(once: 3, using: &numbers)
      host.perform { binding?.wrappedValue = other }
      host.perform { binding?.wrappedValue = tree }
      #expect(host.seenItems == first)
    }
  }
}

extension CGRect {
  /// Whether a coordinate or a length is not a number.
  fileprivate var hasNaN: Bool { origin.x.isNaN || origin.y.isNaN || width.isNaN || height.isNaN }
}
