extension LayoutFact {
  /// A spacer comes last: it has the space that the views of a stack leave.
  @LayoutFacts static var spacers: [LayoutFact] {
    LayoutFact(
      "a flexible view beside a spacer takes all but the minimum of the spacer",
      .hStack(spacing: 0, [.C.named("a"), .spacer()]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 92, 10)])
    LayoutFact(
      "a flexible view above a spacer takes all but the minimum of the spacer",
      .vStack(spacing: 0, [.C.named("a"), .spacer()]),
      proposed: (10, 100), size: (10, 100), frames: ["a": (0, 0, 10, 92)])
    LayoutFact(
      "two flexible views share the space that the spacer between them leaves",
      .hStack(spacing: 0, [.C.named("a"), .spacer(), .C.named("b")]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 46, 10), "b": (54, 0, 46, 10)])
    LayoutFact(
      "a spacer without a minimum leaves everything",
      .hStack(spacing: 0, [.C.named("a"), .spacer(minLength: 0)]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 100, 10)])
    LayoutFact(
      "a spacer has the space that a limited view does not take",
      .hStack(spacing: 0, [.C.frame(maxWidth: 60).named("a"), .spacer()]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 60, 10)])
    LayoutFact(
      "an infinite frame is served before a spacer",
      .hStack(spacing: 0, [.F(20, 10).frame(maxWidth: .infinity).named("a"), .spacer()]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 92, 10)])
    LayoutFact(
      "a negative priority is served before a spacer",
      .hStack(spacing: 0, [.C.layoutPriority(-1).named("a"), .spacer()]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 92, 10)])
    LayoutFact(
      "a spacer with the priority of views shares with them",
      .hStack(spacing: 0, [.C.named("a"), .spacer().layoutPriority(0)]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 50, 10)])
    LayoutFact(
      "a spacer with a priority of its own is served by that",
      .hStack(spacing: 0, [.C.named("a"), .spacer().layoutPriority(1)]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 0, 10)])
    LayoutFact(
      "a spacer does not count for the size of a ZStack with other views",
      .zStack([.spacer(), .F(20, 10)]), proposed: (100, 100), size: (20, 10)
    )
    .omitted(by: .rules, because: onlyInStacks)
    LayoutFact(
      "a spacer alone in a ZStack takes the proposal", .zStack([.spacer()]), proposed: (100, 100), size: (100, 100)
    )
    .omitted(by: .rules, because: onlyInStacks)
    LayoutFact("a spacer as root has its minimum along both axes", .spacer(), proposed: (nil, nil), size: (8, 8))
      .omitted(by: .rules, because: onlyInStacks)
    LayoutFact("a spacer as root takes the proposal", .spacer(), proposed: (50, 30), size: (50, 30))
      .omitted(by: .rules, because: onlyInStacks)
    LayoutFact("a spacer as root keeps its minimum", .spacer(), proposed: (0, 0), size: (8, 8))
      .omitted(by: .rules, because: onlyInStacks)
    LayoutFact("a spacer as root keeps a given minimum", .spacer(minLength: 20), proposed: (0, 0), size: (20, 20))
      .omitted(by: .rules, because: onlyInStacks)
    LayoutFact(
      "a spacer in a frame has the size of the frame",
      .spacer().named("a").frame(width: 50, height: 50),
      proposed: (nil, nil), size: (50, 50), frames: ["a": (0, 0, 50, 50)]
    )
    .omitted(by: .rules, because: onlyInStacks)
  }

  private static let onlyInStacks = "A node measures a spacer outside of stacks."
}
