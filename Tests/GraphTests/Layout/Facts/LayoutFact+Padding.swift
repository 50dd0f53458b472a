extension LayoutFact {
  /// `padding`.
  @LayoutFacts static var padding: [LayoutFact] {
    LayoutFact(
      number: "L-069", "the insets are added to the child",
      .F(50, 30).named("a").padding(10),
      proposed: (200, 200), size: (70, 50), frames: ["a": (10, 10, 50, 30)])
    LayoutFact(
      number: "L-071", "an unspecified proposal stays unspecified",
      .C.named("a").padding(10),
      proposed: (nil, nil), size: (30, 30), frames: ["a": (10, 10, 10, 10)])
    LayoutFact(
      number: "L-072", "padding larger than the space overflows",
      .C.named("a").padding(60),
      proposed: (100, 100), size: (120, 120), frames: ["a": (60, 60, 0, 0)])
    LayoutFact(
      number: "L-074", "the default is 16 on all edges",
      .F(50, 30).named("a").padding(),
      proposed: (nil, nil), size: (82, 62), frames: ["a": (16, 16, 50, 30)])
    LayoutFact(
      number: "L-076", "negative padding shrinks the size",
      .F(50, 30).named("a").padding(-10),
      proposed: (nil, nil), size: (30, 10), frames: ["a": (-10, -10, 50, 30)])
    LayoutFact(
      number: "L-077", "negative padding proposes more",
      .C.named("a").padding(-10),
      proposed: (100, 100), size: (100, 100), frames: ["a": (-10, -10, 120, 120)])
    LayoutFact(
      number: "L-078", "no size is below zero",
      .F(10, 10).named("a").padding(-20),
      proposed: (nil, nil), size: (0, 0), frames: ["a": (-20, -20, 10, 10)])
    LayoutFact(
      number: "L-079", "padding inside a frame",
      .F(50, 50).named("a").padding(10).named("b").frame(width: 100, height: 100),
      proposed: (nil, nil), size: (100, 100), frames: ["a": (25, 25, 50, 50), "b": (15, 15, 70, 70)])
    LayoutFact(
      number: "L-080", "padding outside a frame",
      .C.named("a").frame(width: 100, height: 100).named("b").padding(10),
      proposed: (nil, nil), size: (120, 120), frames: ["a": (10, 10, 100, 100), "b": (10, 10, 100, 100)])
    LayoutFact(
      number: "L-081", "a flexible child inside padding inside a frame",
      .C.named("a").padding(10).frame(width: 100, height: 100),
      proposed: (nil, nil), size: (100, 100), frames: ["a": (10, 10, 80, 80)])
  }
}
