extension LayoutFact {
  /// Explicit alignment guides.
  @LayoutFacts static var guides: [LayoutFact] {
    LayoutFact(
      number: "L-192", "an explicit guide moves its view",
      .vStack(
        alignment: .leading, spacing: 0, [.F(50, 10).named("a"), .F(30, 10).named("b").guide(.leading, at: -20)]),
      proposed: (nil, nil), size: (50, 20), frames: ["a": (0, 0, 50, 10), "b": (20, 10, 30, 10)])
    LayoutFact(
      number: "L-195", "a container inherits a custom guide",
      .hStack(
        alignment: .ownTop, spacing: 0,
        [
          .F(10, 20).named("a"),
          .vStack(spacing: 0, [.F(10, 30).named("b"), .F(10, 10).named("c").guide(.ownTop, share: 0.5)]).named("v"),
        ]),
      proposed: (nil, nil), size: (20, 55),
      frames: ["a": (0, 35, 10, 20), "b": (10, 0, 10, 30), "c": (10, 30, 10, 10), "v": (10, 0, 10, 40)])
    LayoutFact(
      number: "L-197", "a container does not inherit a built-in guide",
      .hStack(
        alignment: .top, spacing: 0,
        [
          .F(10, 20).named("a"),
          .vStack(spacing: 0, [.F(10, 10).named("b").guide(.top, at: -10), .F(10, 5).named("c")]).named("v"),
        ]),
      proposed: (nil, nil), size: (20, 20),
      frames: ["a": (0, 0, 10, 20), "b": (10, 0, 10, 10), "c": (10, 10, 10, 5), "v": (10, 0, 10, 15)])
    LayoutFact(
      number: "L-201", "the baseline of a view without text is its lower edge",
      .hStack(alignment: .firstBaseline, spacing: 0, [.F(10, 40).named("a"), .F(10, 20).named("b")]),
      proposed: (nil, nil), size: (20, 40), frames: ["a": (0, 0, 10, 40), "b": (10, 20, 10, 20)])
    LayoutFact(
      number: "L-202", "a guide of another alignment has no effect",
      .vStack(alignment: .leading, spacing: 0, [.F(50, 10).named("a"), .F(30, 10).named("b").guide(.trailing, at: 5)]),
      proposed: (nil, nil), size: (50, 20), frames: ["a": (0, 0, 50, 10), "b": (0, 10, 30, 10)])
    LayoutFact(
      "the alignment of a frame goes by its rectangle, not by guides set on it",
      .F(10, 10).named("a").frame(width: 100, height: 60, alignment: .top).guide(.top, at: 30),
      proposed: (nil, nil), size: (100, 60), frames: ["a": (45, 0, 10, 10)])
    LayoutFact(
      "a container has the mean of the custom guides inside",
      .hStack(
        alignment: .ownTop, spacing: 0,
        [
          .F(10, 20).named("a"),
          .vStack(spacing: 0, [.F(10, 20).guide(.ownTop, at: 10), .F(10, 20).guide(.ownTop, at: 10)]),
        ]),
      proposed: (nil, nil), size: (20, 40), frames: ["a": (0, 20, 10, 20)])
  }
}
