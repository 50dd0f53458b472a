extension LayoutFact {
  /// The distances that views prefer to their neighbours, and the containers and modifiers that hand them on.
  @LayoutFacts static var spacing: [LayoutFact] {
    LayoutFact(
      "a row that ends with a spacer has no gap behind it",
      .hStack([.hStack([.F(10, 10), .spacer()]), .F(10, 10).named("b")]),
      proposed: (nil, nil), size: (28, 10), frames: ["b": (18, 0, 10, 10)])
    LayoutFact(
      "a column that ends with a spacer has no gap below it",
      .vStack([.vStack([.F(10, 10), .spacer()]), .F(10, 10).named("b")]),
      proposed: (nil, nil), size: (10, 28), frames: ["b": (0, 18, 10, 10)])
    LayoutFact(
      "a row that ends with a spacer has a gap before it",
      .hStack([.F(10, 10).named("b"), .hStack([.F(10, 10), .spacer()])]),
      proposed: (nil, nil), size: (36, 10), frames: ["b": (0, 0, 10, 10)])
    LayoutFact(
      "a row that begins with a spacer has no gap before it",
      .hStack([.F(10, 10), .hStack([.spacer(), .F(10, 10)])]),
      proposed: (nil, nil), size: (28, 10))
    LayoutFact(
      "across a stack one view that prefers a gap is enough for one",
      .vStack([.hStack([.F(10, 10), .vStack([.F(1, 1), .spacer()])]), .F(10, 10)]),
      proposed: (nil, nil), size: (19, 28))
    LayoutFact(
      "across a stack all views that prefer no gap make it none",
      .vStack([
        .hStack([.vStack([.F(1, 1), .spacer()]), .vStack([.F(1, 1), .spacer()])]), .F(10, 10),
      ]),
      proposed: (nil, nil), size: (10, 19))
    LayoutFact(
      "a stack without views has no gap on either side",
      .vStack([.F(10, 10), .hStack([]), .F(10, 10).named("b")]),
      proposed: (nil, nil), size: (10, 20), frames: ["b": (0, 10, 10, 10)])
    LayoutFact(
      "a ZStack without views has no gap on either side",
      .hStack([.F(10, 10), .zStack([]), .F(10, 10).named("b")]),
      proposed: (nil, nil), size: (20, 10), frames: ["b": (10, 0, 10, 10)])
    LayoutFact(
      "a ZStack hands on what its views of the highest priority prefer",
      .vStack([
        .F(10, 10), .zStack([.C.layoutPriority(-1), .vStack([.spacer(), .F(10, 10).named("b")])]),
        .F(10, 10).named("c"),
      ]),
      proposed: (nil, nil), size: (10, 46), frames: ["b": (0, 18, 10, 10), "c": (0, 36, 10, 10)])
    LayoutFact(
      "in a ZStack one view that prefers a gap is enough for one",
      .vStack([.F(10, 10), .zStack([.C, .vStack([.spacer(), .F(10, 10).named("b")])])]),
      proposed: (nil, nil), size: (10, 36), frames: ["b": (0, 26, 10, 10)])
    LayoutFact(
      "a stack through several others hands on the preference at its edge",
      .hStack([
        .hStack([.hStack([.F(10, 10), .hStack([.spacer()])])]).offset(x: 1, y: 0).background([.C]), .F(10, 10),
      ]),
      proposed: (nil, nil), size: (28, 10)
    )
    .omitted(by: .rules, because: "An offset is an effect on what is placed, not a rule.")
    LayoutFact(
      "a frame hands on the preferences of a stack along an axis without a length",
      .hStack([.hStack([.F(10, 10), .hStack([.spacer()])]).frame(height: 10).fixedSize(), .F(10, 10)]),
      proposed: (nil, nil), size: (28, 10))
    LayoutFact(
      "a fixed frame has the default spacing across its lengths",
      .vStack([.F(10, 10), .vStack([.spacer(), .F(10, 10)]).frame(height: 20).named("v")]),
      proposed: (nil, nil), size: (10, 38), frames: ["v": (0, 18, 10, 20)])
    LayoutFact(
      "a flexible frame has the default spacing across its lengths",
      .vStack([.F(10, 10), .vStack([.spacer(), .F(10, 10)]).frame(maxHeight: .infinity).named("v")]),
      proposed: (nil, nil), size: (10, 36), frames: ["v": (0, 18, 10, 18)])
    LayoutFact(
      "padding has the default spacing again",
      .hStack([.hStack([.F(10, 10), .spacer()]).padding(1), .F(10, 10)]),
      proposed: (nil, nil), size: (38, 12))
    LayoutFact(
      "padding of 0 at an edge hands on the preference there",
      .vStack([.F(10, 10), .vStack([.spacer(), .F(10, 10)]).padding(leading: 5).named("v")]),
      proposed: (nil, nil), size: (15, 28), frames: ["v": (0, 10, 15, 18)])
    LayoutFact(
      "a view with a position has the default spacing",
      .vStack([.F(10, 10), .vStack([.spacer(), .F(10, 10)]).position(x: 5, y: 5).named("v")]),
      proposed: (nil, nil), size: (10, 36), frames: ["v": (0, 18, 10, 18)])
    LayoutFact(
      "a spacer in a fixed frame prefers no gap",
      .hStack([.F(50, 10), .spacer().frame(width: 20), .F(50, 10)]), proposed: (nil, nil), size: (120, 10))
    LayoutFact(
      "a spacer in a flexible frame of fixed size prefers no gap",
      .hStack([.F(50, 10), .spacer().frame(minWidth: 20).fixedSize(), .F(50, 10)]),
      proposed: (nil, nil), size: (120, 10))
    LayoutFact(
      "a spacer in padding has the default spacing",
      .hStack([.F(50, 10), .spacer().frame(width: 20).padding(1), .F(50, 10)]),
      proposed: (nil, nil), size: (138, 10))
  }
}
