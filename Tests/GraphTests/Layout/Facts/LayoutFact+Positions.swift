extension LayoutFact {
  /// `offset` and `position`.
  @LayoutFacts static var positions: [LayoutFact] {
    LayoutFact(
      number: "L-203", "an offset moves its view and nothing else",
      .hStack(spacing: 0, [.F(20, 20).named("a").offset(x: 30, y: 10), .F(20, 20).named("b")]),
      proposed: (nil, nil), size: (40, 20), frames: ["a": (30, 10, 20, 20), "b": (20, 0, 20, 20)]
    )
    .omitted(by: .rules, because: noOffsets)
    LayoutFact(
      number: "L-204", "a background outside of an offset stays behind",
      .F(50, 50).named("a").offset(x: 10, y: 10).background([.C.named("b")]),
      proposed: (nil, nil), size: (50, 50), frames: ["a": (10, 10, 50, 50), "b": (0, 0, 50, 50)]
    )
    .omitted(by: .rules, because: noOffsets)
    LayoutFact(
      number: "L-206", "a position takes the proposal and has the middle of its view at the point",
      .F(20, 20).named("a").position(x: 30, y: 40),
      proposed: (100, 100), size: (100, 100), frames: ["a": (20, 30, 20, 20)])
    LayoutFact(
      number: "L-207", "a view at a point may overflow",
      .F(20, 20).named("a").position(x: 0, y: 0),
      proposed: (100, 100), size: (100, 100), frames: ["a": (-10, -10, 20, 20)])
    LayoutFact(
      number: "L-208", "an unspecified axis of a position is as long as its view",
      .F(20, 20).named("a").position(x: 30, y: 40),
      proposed: (nil, nil), size: (20, 20), frames: ["a": (20, 30, 20, 20)])
    LayoutFact(
      number: "L-209", "a positioned view takes the space that a stack has left",
      .hStack(spacing: 0, [.F(20, 20).named("a").position(x: 10, y: 10), .F(20, 20).named("b")]),
      proposed: (100, 50), size: (100, 50), frames: ["a": (0, 0, 20, 20), "b": (80, 15, 20, 20)])
    LayoutFact(
      "a positioned view is proposed the size of the modifier",
      .hStack(spacing: 0, [.Q(100, 10).named("a"), .Q(20, 10).named("b")]).position(x: 60, y: 5),
      proposed: (nil, nil), size: (120, 10), frames: ["a": (0, 0, 60, 10), "b": (60, 0, 60, 10)])
  }

  private static let noOffsets = "An offset is an effect on what is placed, not a rule."
}
