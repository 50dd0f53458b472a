import Foundation
import Testing
import ViewTestSupport

@testable import AttributeGraphUI

/// Random trees of all containers have the frames of a plain recursive layout, at first and after each change.
///
/// A failure names its seed. `LAYOUT_TREES=all swift test --filter 'Reference layout'` compares 5,000 trees instead of
/// 150; `LAYOUT_TREE_SEED=123` compares that one alone.
@MainActor
struct `Reference layout` {
  private nonisolated static let environment = ProcessInfo.processInfo.environment
  private nonisolated static let trees = environment["LAYOUT_TREES"] == "all" ? 5_000 : 150
  private nonisolated static let treesPerBatch = 50
  nonisolated static let batches = trees / treesPerBatch
  private static let onlySeed = environment["LAYOUT_TREE_SEED"].flatMap { Int($0) }
  /// How often each tree is changed.
  private static let changes = 3

  @Test(arguments: 0..<batches)
  func `random trees agree, from scratch and after changes`(batch: Int) {
    if let seed = Self.onlySeed {
      if batch == 0 { compare(seed: seed) }
      return
    }
    for number in 0..<Self.treesPerBatch where !compare(seed: batch * Self.treesPerBatch + number) { return }
  }

  /// Holds a tree in state and hands out its binding.
  private struct Holder: View {
    @State var tree: LayoutTree
    let keep: (Binding<LayoutTree>) -> Void

    var body: some View {
      let _ = keep($tree)
      // One static root view, so that the host adds no container.
      ZStack { LayoutTreeView(tree: tree) }
    }
  }

  /// Compares the tree of a seed with the reference, and after some changes again.
  ///
  /// - Returns: Whether all frames agreed.
  @discardableResult
  private func compare(seed: Int) -> Bool {
    var maker = LayoutTreeMaker(seed: UInt64(seed))
    var tree = maker.root(depth: 1 + maker.number(below: 4))
    var room = maker.room()
    var binding: Binding<LayoutTree>?
    let host = LayoutTree.host(in: room, Holder(tree: tree) { binding = $0 })
    for change in 0...Self.changes {
      if change > 0 {
        tree = maker.changed(tree, oneIn: change == 1 ? 3 : 12)
        if maker.number(below: 3) == 0 { room = maker.other(than: room) }
        host.perform {
          binding?.wrappedValue = tree
          host.rootNode.room.update(to: RootNode.Room(room))
        }
      }
      let mistake =
        difference(of: tree, in: room, from: host)
        ?? (change == Self.changes ? differenceFromScratch(of: tree, in: room, from: host) : nil)
      if let mistake {
        let messages = host.issues.map(\.description).joined(separator: "; ")
        Testing.Issue.record("seed \(seed), change \(change), \(room): \(mistake) \(messages)\n\(tree)")
        return false
      }
    }
    return true
  }

  /// The first node on whose frame the host and the reference disagree.
  private func difference(of tree: LayoutTree, in room: ReferenceLayout.Room, from host: ViewHost) -> String? {
    let whole = LayoutTree(id: "", kind: .overlay(LayoutTree.Anchor(), [tree]))
    let expected = ReferenceLayout.frames(of: whole, in: room)
    return difference(of: tree, expected: { expected[$0] }, from: host)
  }

  /// The first node whose frame differs from that in a host that had this tree from the beginning.
  private func differenceFromScratch(
    of tree: LayoutTree, in room: ReferenceLayout.Room, from host: ViewHost
  ) -> String? {
    let fresh = LayoutTree.host(in: room, Holder(tree: tree) { _ in })
    return difference(of: tree, expected: { frame(of: $0, in: fresh) }, from: host)
      .map { "Otherwise from scratch: \($0)" }
  }

  private func difference(
    of tree: LayoutTree, expected: (String) -> SIMD4<Double>?, from host: ViewHost
  ) -> String? {
    for id in tree.ids {
      switch (expected(id), frame(of: id, in: host)) {
      case (nil, nil): continue
      case (let one?, let other?):
        let isNear = (0..<4).allSatisfy { one[$0] == other[$0] || abs(one[$0] - other[$0]) < 0.01 }
        if !isNear { return "node \(id) is at \(other), not at \(one)." }
      case (let one, let other):
        return "node \(id) is at \(String(describing: other)), not at \(String(describing: one))."
      }
    }
    return nil
  }

  private func frame(of id: String, in host: ViewHost) -> SIMD4<Double>? {
    host.frame(named: id).map {
      SIMD4(Double($0.origin.x), Double($0.origin.y), Double($0.size.width), Double($0.size.height))
    }
  }
}

extension LayoutTreeMaker {
  /// Another proposal, or another screen.
  fileprivate mutating func other(than room: ReferenceLayout.Room) -> ReferenceLayout.Room {
    switch room {
    case .proposal: proposal()
    case .screen: screen()
    }
  }
}

extension RootNode.Room {
  fileprivate init(_ room: ReferenceLayout.Room) {
    switch room {
    case .proposal(let width, let height):
      self = .proposal(
        ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }))
    case .screen(let width, let height, let top, let leading, let bottom, let trailing):
      self = .host(
        CGSize(width: width, height: height),
        safeArea: EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
    }
  }
}
