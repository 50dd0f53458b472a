extension LayoutFact {
  /// `frame(width:height:alignment:)`.
  @LayoutFacts static var fixedFrames: [LayoutFact] {
    LayoutFact(
      number: "L-016", "the child is proposed the fixed size",
      .C.named("a").frame(width: 50, height: 30),
      proposed: (200, 200), size: (50, 30), frames: ["a": (0, 0, 50, 30)])
    LayoutFact(
      number: "L-017", "a smaller child is centred",
      .F(20, 10).named("a").frame(width: 100, height: 50),
      proposed: (nil, nil), size: (100, 50), frames: ["a": (40, 20, 20, 10)])
    LayoutFact(
      number: "L-019", "top alignment",
      .F(20, 10).named("a").frame(width: 100, height: 50, alignment: .top),
      proposed: (nil, nil), size: (100, 50), frames: ["a": (40, 0, 20, 10)])
    LayoutFact(
      number: "L-020", "top trailing alignment",
      .F(20, 10).named("a").frame(width: 100, height: 50, alignment: .topTrailing),
      proposed: (nil, nil), size: (100, 50), frames: ["a": (80, 0, 20, 10)])
    LayoutFact(
      number: "L-021", "leading alignment",
      .F(20, 10).named("a").frame(width: 100, height: 50, alignment: .leading),
      proposed: (nil, nil), size: (100, 50), frames: ["a": (0, 20, 20, 10)])
    LayoutFact(
      number: "L-024", "bottom alignment",
      .F(20, 10).named("a").frame(width: 100, height: 50, alignment: .bottom),
      proposed: (nil, nil), size: (100, 50), frames: ["a": (40, 40, 20, 10)])
    LayoutFact(
      number: "L-026", "a larger child overflows on all sides",
      .F(100, 100).named("a").frame(width: 50, height: 50),
      proposed: (200, 200), size: (50, 50), frames: ["a": (-25, -25, 100, 100)])
    LayoutFact(
      number: "L-029", "an axis without a length takes that of the child",
      .C.named("a").frame(height: 30),
      proposed: (nil, nil), size: (10, 30), frames: ["a": (0, 0, 10, 30)])
    LayoutFact(
      number: "L-033", "an infinite fixed length counts as unspecified",
      .C.named("a").frame(width: .infinity, height: 50),
      proposed: (200, 100), size: (200, 50), frames: ["a": (0, 0, 200, 50)])
    LayoutFact(
      number: "L-034", "a negative fixed length counts as unspecified",
      .C.named("a").frame(width: -10, height: 50),
      proposed: (200, 100), size: (200, 50), frames: ["a": (0, 0, 200, 50)])
  }
}
