extension LayoutFact {
  /// Views that reach beyond the safe area, and bars and padding that take a part of it.
  @LayoutFacts static var safeArea: [LayoutFact] {
    LayoutFact(
      "a background may reach beyond the safe area",
      .C.named("root").background([.C.named("all").ignoresSafeArea()]), on: phone(top: 47, bottom: 34),
      frames: ["root": (0, 47, 390, 763), "all": (0, 0, 390, 844)])
    LayoutFact(
      "a view reaches beyond the safe area at the named edges that it touches",
      .vStack(
        spacing: 0,
        [
          .C.named("top").ignoresSafeArea(.top), .C.frame(height: 100).named("middle").ignoresSafeArea(),
          .C.named("bottom").ignoresSafeArea(.top),
        ]),
      on: phone(top: 47, bottom: 34),
      frames: ["top": (0, 0, 390, 378.5), "middle": (0, 378.5, 390, 100), "bottom": (0, 478.5, 390, 331.5)])
    LayoutFact(
      "a view that ignores the safe area twice reaches no further",
      .C.named("twice").ignoresSafeArea().ignoresSafeArea(.top), on: phone(top: 47, bottom: 34),
      frames: ["twice": (0, 0, 390, 844)])
    LayoutFact(
      "a view that takes no more length moves to the edge of the screen",
      .vStack(spacing: 0, [.C.frame(height: 300).named("map").ignoresSafeArea(.top), .C.named("rest")]),
      on: phone(top: 47, bottom: 34), frames: ["map": (0, 0, 390, 300), "rest": (0, 347, 390, 463)])
    LayoutFact(
      "a view that takes no more length stays at a lower edge",
      .vStack(spacing: 0, [.C.named("rest"), .C.frame(height: 300).named("bar").ignoresSafeArea()]),
      on: phone(top: 47, bottom: 34), frames: ["rest": (0, 47, 390, 463), "bar": (0, 510, 390, 300)])
    LayoutFact(
      "a view that fills is proposed the space of its container and the unsafe part, and begins at its leading edge",
      .Q(10, 10).aspectRatio(1, .fill).named("photo").ignoresSafeArea(), on: phone(top: 47, bottom: 34),
      frames: ["photo": (-186.5, 0, 844, 844)])
    LayoutFact(
      "a view that overflows reaches to the edge of the screen",
      .C.named("a").ignoresSafeArea(.top).padding(top: -20), on: phone(top: 47, bottom: 34),
      frames: ["a": (0, 0, 390, 810)])
    LayoutFact(
      "a bar at an edge leaves the rest to the view",
      .C.named("content").safeAreaInset(.bottom, spacing: 0, [.C.frame(height: 30).named("bar")]),
      on: screen(100, 200), frames: ["content": (0, 0, 100, 170), "bar": (0, 170, 100, 30)])
    LayoutFact(
      "a bar may be at any edge, aligned and with spacing",
      .C.named("content")
        .safeAreaInset(.leading, alignment: .top, spacing: 5, [.F(10, 20).named("side")])
        .safeAreaInset(.top, alignment: .trailing, spacing: 0, [.F(20, 30).named("title")]),
      on: screen(100, 200),
      frames: ["title": (80, 0, 20, 30), "side": (0, 30, 10, 20), "content": (15, 30, 85, 170)])
    LayoutFact(
      "a bar is served first, and leaves an inflexible view its length",
      .F(20, 20).named("view").safeAreaInset(.top, spacing: 0, [.C.named("bar")]),
      proposed: (100, 100), size: (100, 100), frames: ["bar": (0, 0, 100, 80), "view": (40, 80, 20, 20)])
    LayoutFact(
      "a bar without spacing has the distance of views in a stack",
      .C.named("view").safeAreaInset(.bottom, [.F(50, 50).named("bar")]),
      proposed: (100, 200), size: (100, 200), frames: ["view": (0, 0, 100, 142), "bar": (25, 150, 50, 50)])
    LayoutFact(
      "a bar of spacers without spacing has no distance, as in a stack",
      .F(20, 20).named("view").safeAreaInset(.bottom, [.spacer(minLength: 5).named("bar")]),
      proposed: (100, 100), size: (100, 100), frames: ["view": (40, 0, 20, 20), "bar": (0, 20, 100, 80)])
    LayoutFact(
      "a bar without a view has no distance",
      .C.named("view").safeAreaInset(.bottom, []), proposed: (100, 200), size: (100, 200),
      frames: ["view": (0, 0, 100, 200)])
    LayoutFact(
      "a view is as wide as its bar, and in the middle of it",
      .F(20, 20).named("view").safeAreaInset(.bottom, spacing: 0, [.F(50, 50).named("bar")]),
      proposed: (100, 200), size: (50, 70), frames: ["view": (15, 0, 20, 20), "bar": (0, 20, 50, 50)])
    LayoutFact(
      "a bar is aligned with the guide of the view",
      .F(20, 20).named("view").guide(.leading, at: 5)
        .safeAreaInset(.bottom, alignment: .leading, spacing: 0, [.F(50, 50).named("bar")]),
      proposed: (100, 200), size: (50, 70), frames: ["view": (15, 0, 20, 20), "bar": (20, 20, 50, 50)])
    LayoutFact(
      "a view with a bar is aligned by its own guides",
      .hStack(
        alignment: .firstBaseline, spacing: 0,
        [
          .F(10, 20).named("view").guide(.firstBaseline, at: 5).safeAreaInset(.top, spacing: 0, [.F(10, 5)]),
          .F(10, 10).named("b"),
        ]),
      proposed: (nil, nil), size: (20, 25), frames: ["view": (0, 5, 10, 20), "b": (10, 0, 10, 10)])
    LayoutFact(
      "a view under a bar may reach below it",
      .C.named("content").ignoresSafeArea().safeAreaInset(.bottom, spacing: 0, [.C.frame(height: 30)]),
      on: screen(100, 200, bottom: 20), frames: ["content": (0, 0, 100, 200)])
    LayoutFact(
      "safe area padding leaves less space and may be ignored",
      .zStack([.C.named("inside"), .C.named("beyond").ignoresSafeArea(.top)])
        .safeAreaPadding(top: 10, bottom: 10).named("padded").safeAreaPadding(leading: 5),
      on: screen(100, 200),
      frames: ["padded": (5, 0, 95, 200), "inside": (5, 10, 95, 180), "beyond": (5, 0, 95, 190)])
  }

  /// A screen with a lower edge that may be unsafe.
  private static func screen(_ width: Double, _ height: Double, bottom: Double = 0) -> ReferenceLayout.Room {
    .screen(width: width, height: height, top: 0, leading: 0, bottom: bottom, trailing: 0)
  }
}
