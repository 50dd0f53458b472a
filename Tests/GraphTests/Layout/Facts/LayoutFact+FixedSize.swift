extension LayoutFact {
  /// `fixedSize(horizontal:vertical:)`.
  @LayoutFacts static var fixedSize: [LayoutFact] {
    LayoutFact(
      number: "L-082", "a leaf has its ideal size",
      .C.fixedSize(),
      proposed: (100, 100), size: (10, 10))
    LayoutFact(
      number: "L-083", "the ideal size may exceed the proposal",
      .Q(80, 40).fixedSize(),
      proposed: (10, 10), size: (80, 40))
    LayoutFact(
      number: "L-084", "one axis may stay flexible",
      .C.fixedSize(horizontal: true, vertical: false),
      proposed: (100, 100), size: (10, 100))
    LayoutFact(
      number: "L-086", "an ideal size overflows a smaller frame",
      .Q(80, 40).named("a").fixedSize().frame(width: 50, height: 50),
      proposed: (nil, nil), size: (50, 50), frames: ["a": (-15, 5, 80, 40)])
    LayoutFact(
      number: "L-087", "children of a row of fixed height are equally high",
      .hStack(spacing: 0, [.C.named("a").frame(width: 20), .F(30, 60).named("b")]).fixedSize(
        horizontal: false, vertical: true),
      proposed: (200, 200), size: (50, 60), frames: ["a": (0, 0, 20, 60), "b": (20, 0, 30, 60)])
    LayoutFact(
      number: "L-088", "children of a fixed column are equally wide",
      .vStack(spacing: 0, [.F(80, 20).named("a"), .C.named("b").frame(height: 20)]).fixedSize(),
      proposed: (300, 300), size: (80, 40), frames: ["a": (0, 0, 80, 20), "b": (0, 20, 80, 20)])
  }
}
