extension LayoutFact {
  /// `ZStack`.
  @LayoutFacts static var zStacks: [LayoutFact] {
    LayoutFact(
      number: "L-156", "each child is proposed the whole space, and the size is their union",
      .zStack([.C.named("a").frame(width: 50), .C.named("b").frame(height: 50)]),
      proposed: (300, 200), size: (300, 200), frames: ["a": (125, 0, 50, 200), "b": (0, 75, 300, 50)])
    LayoutFact(
      number: "L-158", "top leading alignment",
      .zStack(alignment: .topLeading, [.F(60, 60).named("a"), .F(20, 20).named("b")]),
      proposed: (300, 300), size: (60, 60), frames: ["a": (0, 0, 60, 60), "b": (0, 0, 20, 20)])
    LayoutFact(
      number: "L-161", "bottom trailing alignment",
      .zStack(alignment: .bottomTrailing, [.F(60, 60).named("a"), .F(20, 20).named("b")]),
      proposed: (300, 300), size: (60, 60), frames: ["a": (0, 0, 60, 60), "b": (40, 40, 20, 20)])
    LayoutFact(
      number: "L-162", "only the highest priority decides the size",
      .zStack(
        alignment: .leading,
        [.F(100, 100).named("a").layoutPriority(-0.1), .F(60, 60).named("b"), .F(40, 40).named("c").layoutPriority(1)]),
      proposed: (300, 300), size: (40, 40),
      frames: ["a": (0, -30, 100, 100), "b": (0, -10, 60, 60), "c": (0, 0, 40, 40)])
    LayoutFact(
      number: "L-166", "without children the size is zero",
      .zStack([]),
      proposed: (100, 100), size: (0, 0))
    LayoutFact(
      "where nothing is proposed, a flexible view is as large as the others",
      .zStack([.C.named("a"), .F(50, 60)]),
      proposed: (nil, nil), size: (50, 60), frames: ["a": (0, 0, 50, 60)])
    LayoutFact(
      "in a fixed size, a flexible view is as large as the others",
      .zStack([.C.named("a"), .F(50, 60)]).fixedSize(),
      proposed: (200, 200), size: (50, 60), frames: ["a": (0, 0, 50, 60)])
    LayoutFact(
      "along an unspecified axis a flexible view is as long as the others",
      .vStack([.zStack([.C.named("a"), .F(50, 60)])]),
      proposed: (100, nil), size: (100, 60), frames: ["a": (0, 0, 100, 60)])
    LayoutFact(
      "a view that takes more than its proposal makes flexible ones larger, too",
      .zStack([.C.named("a"), .F(200, 50)]),
      proposed: (100, 100), size: (200, 100), frames: ["a": (0, 0, 200, 100)])
    LayoutFact(
      "one static child is proposed what the overlay is proposed",
      .zStack([.hStack(spacing: 0, [.C.frame(idealWidth: 50).named("a"), .C.named("b")])]),
      proposed: (nil, nil), size: (60, 10), frames: ["a": (0, 0, 50, 10), "b": (50, 0, 10, 10)]
    )
    .omitted(by: .reference, because: noStaticChildren)
  }
}
