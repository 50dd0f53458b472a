import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Random trees with effects that are scrolled and pushed: what only moves does not change, and all of it is told where
/// a new host has it.
@MainActor
struct `Moves of random trees` {
  /// What is seen: a tree below a title in a scroll view, with an effect around it.
  struct Scene: Equatable {
    var tree: RandomTree
    var title: CGFloat
    let effect: RandomEffect?
  }

  /// The rectangles of some views, as anchors say them.
  enum Rectangles: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  /// The places of the views as anchors and geometry changes report them, besides the display items.
  final class Places {
    var anchored: [CGRect] = []
    var global: [CGRect] = []
  }

  struct Holder: View {
    @State var scene: Scene
    let places: Places
    let keep: (Binding<Scene>) -> Void

    var body: some View {
      let _ = keep($scene)
      if let effect = scene.effect { content.modifier(effect) } else { content }
    }

    private var content: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Color.green.frame(width: 10, height: scene.title)
          ZStack { RandomTreeView(tree: scene.tree) }
            .named("tree")
            .anchorPreference(key: Rectangles.self, value: .bounds) { [$0] }
            .onGeometryChange(for: CGRect.self) {
              $0.frame(in: .global)
            } action: {
              places.global = [$0]
            }
          Color.green.frame(width: 10, height: 400)
            .named("end")
            .anchorPreference(key: Rectangles.self, value: .bounds) { [$0] }
        }
      }
      .overlayPreferenceValue(Rectangles.self) { anchors in
        GeometryReader { proxy in
          let _ = (places.anchored = anchors.map { proxy[$0] })
        }
      }
    }
  }

  private func host(
    _ scene: Scene, _ places: Places, keep: @escaping (Binding<Scene>) -> Void = { _ in }
  ) -> ViewHost {
    ViewHost(size: CGSize(width: 130, height: 170), displayScale: 2) {
      Holder(scene: scene, places: places, keep: keep)
    }
  }

  @Test(arguments: RandomSeeds.first(10, nightly: 300))
  func `after each move everything is where a new host has it`(block: UInt64) throws {
    for seed in (block * 10)..<(block * 10 + 10) {
      var numbers = SeededGenerator(seed: seed)
      let effect = numbers.oneIn(3) ? RandomEffect(using: &numbers) : nil
      var scene = Scene(
        tree: RandomTree(depth: 1 + numbers.below(4), using: &numbers), title: CGFloat(numbers.below(40)),
        effect: effect)
      var binding: Binding<Scene>?
      let places = Places()
      let host = host(scene, places) { binding = $0 }
      for step in 0..<5 {
        let commits = host.commits
        let offset = CGFloat(numbers.below(800)) / 8
        let isPushed = numbers.oneIn(3)
        if isPushed {
          scene.title += CGFloat(1 + numbers.below(50)) / 4
          host.perform { binding?.wrappedValue = scene }
        } else {
          try host.scroll(to: offset)
        }
        if effect == nil && !scene.tree.dependsOnPlace && host.commits > commits {
          #expect(host.lastCommit.changed <= (isPushed ? 1 : 0), "seed \(seed), step \(step)")
        }
        try #require(!host.redrawsDifferently(), "seed \(seed), step \(step)")
        if numbers.oneIn(2) {
          scene.tree = scene.tree.changed(once: 12, using: &numbers)
          host.perform { binding?.wrappedValue = scene }
          try #require(!host.redrawsDifferently(), "seed \(seed), step \(step)")
        }
        let otherPlaces = Places()
        let fresh = self.host(scene, otherPlaces)
        try fresh.scroll(to: host.scrollOffset().y)
        for name in ["tree", "end"] {
          try #require(host.frame(named: name) == fresh.frame(named: name), "\(name), seed \(seed), step \(step)")
        }
        try #require(places.anchored == otherPlaces.anchored, "anchors, seed \(seed), step \(step)")
        try #require(places.global == otherPlaces.global, "frames, seed \(seed), step \(step)")
        try #require(host.seenItems == fresh.seenItems, "seed \(seed), step \(step)")
      }
    }
  }
}

extension RandomTree {
  /// Whether something in the tree is drawn by where it is on the screen.
  fileprivate var dependsOnPlace: Bool {
    switch self {
    case .color, .text, .fixed, .spacer: false
    case .effect(let tree, let effect): effect.kind == .placeEffect || tree.dependsOnPlace
    case .frame(let tree, _, _, _), .flexible(let tree, _, _, _, _), .padding(let tree, _), .fixedSize(let tree, _, _),
      .priority(let tree, _), .optional(let tree, _):
      tree.dependsOnPlace
    case .background(let tree, let other, _), .mask(let tree, let other, _):
      tree.dependsOnPlace || other.dependsOnPlace
    case .stack(_, _, _, let trees), .overlay(_, let trees): trees.contains(where: \.dependsOnPlace)
    }
  }
}
