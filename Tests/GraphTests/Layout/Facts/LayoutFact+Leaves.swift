extension LayoutFact {
  /// Leaves and special proposals.
  @LayoutFacts static var leaves: [LayoutFact] {
    LayoutFact(
      number: "L-001", "a flexible leaf takes the proposal",
      .C,
      proposed: (100, 50), size: (100, 50))
    LayoutFact(
      number: "L-003", "each axis is proposed on its own",
      .C,
      proposed: (nil, 40), size: (10, 40))
    LayoutFact(
      number: "L-004", "proposed zero, a flexible leaf has its smallest size",
      .C,
      proposed: (0, 0), size: (0, 0))
    LayoutFact(
      number: "L-005", "proposed infinity, a flexible leaf is infinite",
      .C,
      proposed: (.infinity, .infinity), size: (.infinity, .infinity))
    LayoutFact(
      number: "L-006", "a fixed frame ignores a proposal of zero",
      .F(50, 30),
      proposed: (0, 0), size: (50, 30))
    LayoutFact(
      number: "L-007", "a fixed frame ignores an infinite proposal",
      .F(50, 30),
      proposed: (.infinity, .infinity), size: (50, 30))
    LayoutFact(
      number: "L-008", "a fixed frame ignores an unspecified proposal",
      .F(50, 30),
      proposed: (nil, nil), size: (50, 30))
    LayoutFact(
      number: "L-012", "a divider is one pixel thick across its stack",
      .vStack(spacing: 0, [.F(10, 10).named("a"), .divider.named("d"), .F(10, 10).named("b")]),
      proposed: (100, 100), size: (100, 21),
      frames: ["a": (45, 0, 10, 10), "d": (0, 10, 100, 1), "b": (45, 11, 10, 10)])
  }
}
