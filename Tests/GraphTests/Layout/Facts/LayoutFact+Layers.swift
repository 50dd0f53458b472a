extension LayoutFact {
  /// Views behind and over another one.
  @LayoutFacts static var layers: [LayoutFact] {
    LayoutFact(
      number: "L-168", "an overlay is centred",
      .F(50, 30).named("a").overlay([.F(10, 10).named("b")]),
      proposed: (200, 200), size: (50, 30), frames: ["a": (0, 0, 50, 30), "b": (20, 10, 10, 10)])
    LayoutFact(
      number: "L-169", "an overlay is aligned",
      .F(50, 30).named("a").overlay(alignment: .topTrailing, [.F(10, 10).named("b")]),
      proposed: (200, 200), size: (50, 30), frames: ["a": (0, 0, 50, 30), "b": (40, 0, 10, 10)])
    LayoutFact(
      number: "L-170", "an overlay larger than its view overflows and does not change the size",
      .F(20, 20).named("a").overlay([.F(50, 50).named("b")]),
      proposed: (200, 200), size: (20, 20), frames: ["a": (0, 0, 20, 20), "b": (-15, -15, 50, 50)])
    LayoutFact(
      number: "L-172", "a background with negative padding overflows",
      .F(100, 100).named("a").background([.C.named("b").padding(-10)]),
      proposed: (nil, nil), size: (100, 100), frames: ["a": (0, 0, 100, 100), "b": (-10, -10, 120, 120)])
    LayoutFact(
      number: "L-173", "a badge lies by guides of its own",
      .F(150, 50).named("a")
        .overlay(
          alignment: .topTrailing, [.F(30, 30).named("b").guide(.top, share: 0.5).guide(.trailing, share: 0.5)]),
      proposed: (nil, nil), size: (150, 50), frames: ["a": (0, 0, 150, 50), "b": (135, -15, 30, 30)])
    LayoutFact(
      number: "L-175", "a background inside padding has the size of its view",
      .F(50, 30).named("a").background([.C.named("b")]).padding(10),
      proposed: (nil, nil), size: (70, 50), frames: ["a": (10, 10, 50, 30), "b": (10, 10, 50, 30)])
    LayoutFact(
      number: "L-176", "the view alone decides the ideal size",
      .C.named("a").background([.F(50, 50).named("b")]),
      proposed: (nil, nil), size: (10, 10), frames: ["a": (0, 0, 10, 10), "b": (-20, -20, 50, 50)])
    LayoutFact(
      number: "L-177", "several views over another one are a ZStack of their own",
      .F(100, 60).named("p").overlay([.F(10, 10).named("a"), .F(20, 20).named("b")]),
      proposed: (nil, nil), size: (100, 60),
      frames: ["p": (0, 0, 100, 60), "a": (45, 25, 10, 10), "b": (40, 20, 20, 20)])
    LayoutFact(
      number: "L-177", "several views behind another one are a ZStack of their own",
      .F(100, 60).named("p").background([.F(10, 10).named("a"), .F(20, 20).named("b")]),
      proposed: (nil, nil), size: (100, 60),
      frames: ["p": (0, 0, 100, 60), "a": (45, 25, 10, 10), "b": (40, 20, 20, 20)])
    LayoutFact(
      number: "L-200", "a guide at the other edge puts an overlay below its view",
      .F(100, 100).named("p").overlay(alignment: .bottomTrailing, [.F(20, 20).named("a").guide(.bottom, at: 0)]),
      proposed: (nil, nil), size: (100, 100), frames: ["p": (0, 0, 100, 100), "a": (80, 100, 20, 20)])
    LayoutFact(
      "several views are centred in each other and aligned as a block",
      .F(100, 60).overlay(alignment: .bottomTrailing, [.F(20, 20).named("a"), .F(10, 10).named("b")]),
      proposed: (nil, nil), size: (100, 60), frames: ["a": (80, 40, 20, 20), "b": (85, 45, 10, 10)])
    LayoutFact(
      "a block at the top leading corner has its views centred",
      .F(100, 60).overlay(alignment: .topLeading, [.F(10, 10).named("a"), .F(20, 20).named("b")]),
      proposed: (nil, nil), size: (100, 60), frames: ["a": (5, 5, 10, 10), "b": (0, 0, 20, 20)])
    LayoutFact(
      "a block at the bottom trailing corner has its views centred",
      .F(100, 60).overlay(alignment: .bottomTrailing, [.F(10, 10).named("a"), .F(20, 20)]),
      proposed: (nil, nil), size: (100, 60), frames: ["a": (85, 45, 10, 10)])
    LayoutFact(
      "a block behind a view at its leading edge has its views centred",
      .F(100, 60).background(alignment: .leading, [.F(10, 10).named("a"), .F(20, 20)]),
      proposed: (nil, nil), size: (100, 60), frames: ["a": (5, 25, 10, 10)])
    LayoutFact(
      "a background is proposed the size of its view",
      .F(50, 30).background([.C.named("b").frame(height: 10)]),
      proposed: (200, 200), size: (50, 30), frames: ["b": (0, 10, 50, 10)])
    LayoutFact(
      "a flexible view over another one is as large as the block that overflows it",
      .F(100, 60).overlay([.C.named("c"), .F(200, 200)]),
      proposed: (nil, nil), size: (100, 60), frames: ["c": (-50, -70, 200, 200)])
  }

  /// Overlays and backgrounds on guides that their view sets.
  @LayoutFacts static var layersByGuides: [LayoutFact] {
    LayoutFact(
      "an overlay lies on a vertical guide that its view sets",
      .F(100, 60).guide(.top, at: 30).overlay(alignment: .top, [.F(10, 10).named("a")]),
      proposed: (nil, nil), size: (100, 60), frames: ["a": (45, 30, 10, 10)])
    LayoutFact(
      "an overlay lies on a horizontal guide that its view sets",
      .F(100, 60).guide(.leading, at: 40).overlay(alignment: .leading, [.F(10, 10).named("a")]),
      proposed: (nil, nil), size: (100, 60), frames: ["a": (40, 25, 10, 10)])
    LayoutFact(
      "a background lies on a guide that its view sets",
      .F(100, 60).guide(.bottom, at: 45).background(alignment: .bottom, [.F(10, 10).named("a")]),
      proposed: (nil, nil), size: (100, 60), frames: ["a": (45, 35, 10, 10)])
    LayoutFact(
      "several views lie as a block on a guide that the view sets",
      .F(100, 60).guide(.top, at: 30).overlay(alignment: .top, [.F(10, 10).named("a"), .F(20, 20).named("b")]),
      proposed: (nil, nil), size: (100, 60), frames: ["a": (45, 35, 10, 10), "b": (40, 30, 20, 20)])
    LayoutFact(
      "an overlay lies on a custom guide that its view sets",
      .F(100, 60).guide(.custom, at: 25)
        .overlay(alignment: LayoutTree.Anchor(horizontal: .middle, vertical: .custom), [.F(10, 8).named("a")]),
      proposed: (nil, nil), size: (100, 60), frames: ["a": (45, 23, 10, 8)])
    LayoutFact(
      "an overlay lies on a custom guide that a view inside sets",
      .vStack(alignment: .leading, spacing: 0, [.F(40, 20).guide(.custom, at: 15), .F(20, 20)])
        .overlay(alignment: LayoutTree.Anchor(horizontal: .middle, vertical: .custom), [.F(10, 8).named("a")]),
      proposed: (nil, nil), size: (40, 40), frames: ["a": (15, 13, 10, 8)])
  }
}
