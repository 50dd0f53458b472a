extension LayoutFact {
  /// `ViewThatFits`.
  @LayoutFacts static var viewsThatFit: [LayoutFact] {
    LayoutFact(
      "the first view whose ideal size fits is shown",
      .viewThatFits([.F(100, 20).named("a"), .F(50, 20).named("b"), .F(10, 20).named("c")]),
      proposed: (60, 100), size: (50, 20), frames: ["b": (0, 0, 50, 20)])
    LayoutFact(
      number: "L-212", "where nothing fits the last view is shown",
      .viewThatFits([.F(100, 20).named("a"), .F(50, 20).named("b")]),
      proposed: (30, 100), size: (50, 20), frames: ["b": (0, 0, 50, 20)])
    LayoutFact(
      number: "L-213", "an exact fit counts as fitting",
      .viewThatFits([.F(100, 20).named("a"), .F(50, 20).named("b")]),
      proposed: (100, 20), size: (100, 20), frames: ["a": (0, 0, 100, 20)])
    LayoutFact(
      number: "L-215", "only the given axes count",
      .viewThatFits(horizontal: false, [.F(500, 80).named("a"), .F(30, 30).named("b")]),
      proposed: (60, 100), size: (500, 80), frames: ["a": (0, 0, 500, 80)])
    LayoutFact(
      number: "L-218", "the view that is shown is proposed the whole space",
      .viewThatFits([.C.named("a"), .F(1, 1).named("b")]),
      proposed: (100, 50), size: (100, 50), frames: ["a": (0, 0, 100, 50)])
    LayoutFact(
      "everything fits an unspecified proposal",
      .viewThatFits([.F(100, 20), .F(50, 20)]), proposed: (nil, nil), size: (100, 20))
    LayoutFact("a choice among no views has no size", .viewThatFits([]), proposed: (10, 10), size: (0, 0))
  }
}
