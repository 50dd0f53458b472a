extension LayoutFact {
  /// Layout priorities, and spacers in stacks.
  @LayoutFacts static var stackPriority: [LayoutFact] {
    LayoutFact(
      number: "L-138", "a higher priority takes all but the minimum of the others",
      .hStack(spacing: 0, [.C.named("a"), .C.named("b").layoutPriority(1)]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 0, 10), "b": (0, 0, 100, 10)])
    LayoutFact(
      number: "L-139", "the minimum of a lower priority is reserved",
      .hStack(spacing: 0, [.C.named("a").frame(minWidth: 30), .C.named("b").layoutPriority(1)]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 30, 10), "b": (30, 0, 70, 10)])
    LayoutFact(
      number: "L-140", "reserved minimums return to their own priority",
      .hStack(
        spacing: 10, [.F(20, 10).named("a"), .C.named("b").layoutPriority(1), .C.named("c").frame(minWidth: 15)]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 20, 10), "b": (30, 0, 45, 10), "c": (85, 0, 15, 10)])
    LayoutFact(
      number: "L-141", "a negative priority is served last",
      .hStack(spacing: 0, [.C.named("a"), .C.named("b").layoutPriority(-1)]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 100, 10), "b": (100, 0, 0, 10)])
    LayoutFact(
      number: "L-142", "space that a higher priority leaves goes to the next",
      .hStack(spacing: 0, [.C.named("a").frame(maxWidth: 30).layoutPriority(1), .C.named("b")]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 30, 10), "b": (30, 0, 70, 10)])
    LayoutFact(
      number: "L-144", "a spacer takes what is left",
      .hStack(spacing: 0, [.F(20, 10).named("a"), .spacer(), .F(30, 10).named("b")]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 20, 10), "b": (70, 0, 30, 10)])
    LayoutFact(
      number: "L-145", "three spacers share what is left",
      .hStack(spacing: 0, [.spacer(), .F(20, 10).named("a"), .spacer(), .F(20, 10).named("b"), .spacer()]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (20, 0, 20, 10), "b": (60, 0, 20, 10)])
    LayoutFact(
      number: "L-147", "a spacer without a minimum may have no length",
      .hStack(spacing: 0, [.F(50, 10).named("a"), .spacer(minLength: 0), .F(50, 10).named("b")]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 50, 10), "b": (50, 0, 50, 10)])
    LayoutFact(
      number: "L-152", "the default spacing next to a spacer is zero",
      .hStack([.F(50, 10).named("a"), .spacer(), .F(50, 10).named("b")]),
      proposed: (nil, nil), size: (108, 10), frames: ["a": (0, 0, 50, 10), "b": (58, 0, 50, 10)])
    LayoutFact(
      number: "L-154", "a spacer has no length across its stack",
      .vStack(spacing: 0, [.spacer(), .F(10, 10).named("a")]),
      proposed: (50, 100), size: (10, 100), frames: ["a": (0, 90, 10, 10)])
    LayoutFact(
      number: "L-155", "spacers centre a child in a flexible frame",
      .vStack(spacing: 0, [.spacer(), .F(10, 10).named("a"), .spacer()]).frame(maxWidth: .infinity),
      proposed: (50, 100), size: (50, 100), frames: ["a": (20, 45, 10, 10)])
  }
}
