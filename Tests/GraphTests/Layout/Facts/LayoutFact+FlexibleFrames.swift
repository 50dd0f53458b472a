extension LayoutFact {
  /// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
  @LayoutFacts static var flexibleFrames: [LayoutFact] {
    LayoutFact(
      number: "L-035", "fills the proposed width",
      .C.named("a").frame(maxWidth: .infinity),
      proposed: (200, 100), size: (200, 100), frames: ["a": (0, 0, 200, 100)])
    LayoutFact(
      number: "L-036", "fills the proposed width and hugs the height",
      .F(50, 20).named("a").frame(maxWidth: .infinity),
      proposed: (200, 100), size: (200, 20), frames: ["a": (75, 0, 50, 20)])
    LayoutFact(
      number: "L-037", "leading alignment of a smaller child",
      .F(50, 20).named("a").frame(maxWidth: .infinity, alignment: .leading),
      proposed: (200, 100), size: (200, 20), frames: ["a": (0, 0, 50, 20)])
    LayoutFact(
      number: "L-038", "trailing alignment of a smaller child",
      .F(50, 20).named("a").frame(maxWidth: .infinity, alignment: .trailing),
      proposed: (200, 100), size: (200, 20), frames: ["a": (150, 0, 50, 20)])
    LayoutFact(
      number: "L-040", "an infinite maximum hugs the child where no width is proposed",
      .F(50, 20).named("a").frame(maxWidth: .infinity),
      proposed: (nil, nil), size: (50, 20), frames: ["a": (0, 0, 50, 20)])
    LayoutFact(
      number: "L-042", "a minimum and a maximum adopt the proposal, even below the child",
      .F(50, 20).named("a").frame(minWidth: 0, maxWidth: .infinity),
      proposed: (30, 100), size: (30, 20), frames: ["a": (-10, 0, 50, 20)])
    LayoutFact(
      number: "L-043", "a minimum and a maximum hug the child where no width is proposed",
      .F(50, 20).named("a").frame(minWidth: 0, maxWidth: .infinity),
      proposed: (nil, nil), size: (50, 20), frames: ["a": (0, 0, 50, 20)])
    LayoutFact(
      number: "L-044", "an infinite proposal gives an infinite size",
      .F(50, 20).frame(maxWidth: .infinity),
      proposed: (.infinity, nil), size: (.infinity, 20))
    LayoutFact(
      number: "L-045", "a proposal below the maximum is adopted",
      .F(50, 20).named("a").frame(maxWidth: 100),
      proposed: (80, 100), size: (80, 20), frames: ["a": (15, 0, 50, 20)])
    LayoutFact(
      number: "L-047", "a maximum alone is no smaller than the child",
      .F(50, 20).named("a").frame(maxWidth: 100),
      proposed: (30, 100), size: (50, 20), frames: ["a": (0, 0, 50, 20)])
    LayoutFact(
      number: "L-048", "a child above the maximum overflows",
      .F(200, 20).named("a").frame(maxWidth: 100),
      proposed: (150, 100), size: (100, 20), frames: ["a": (-50, 0, 200, 20)])
    LayoutFact(
      number: "L-049", "the maximum limits the ideal width too",
      .F(200, 20).named("a").frame(maxWidth: 100),
      proposed: (nil, nil), size: (100, 20), frames: ["a": (-50, 0, 200, 20)])
    LayoutFact(
      number: "L-051", "a flexible child fills a proposal below the maximum",
      .C.named("a").frame(maxWidth: 100),
      proposed: (60, 50), size: (60, 50), frames: ["a": (0, 0, 60, 50)])
    LayoutFact(
      number: "L-052", "the child is proposed the minimum",
      .C.named("a").frame(minWidth: 100),
      proposed: (50, 50), size: (100, 50), frames: ["a": (0, 0, 100, 50)])
    LayoutFact(
      number: "L-053", "the minimum applies to a smaller child",
      .F(50, 20).named("a").frame(minWidth: 100),
      proposed: (200, 100), size: (100, 20), frames: ["a": (25, 0, 50, 20)])
    LayoutFact(
      number: "L-056", "a child above the minimum keeps its ideal width",
      .F(200, 20).named("a").frame(minWidth: 100),
      proposed: (nil, nil), size: (200, 20), frames: ["a": (0, 0, 200, 20)])
    LayoutFact(
      number: "L-058", "a proposal between the limits is adopted",
      .C.named("a").frame(minWidth: 50, maxWidth: 150),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 100, 10)])
    LayoutFact(
      number: "L-059", "a proposal below the minimum gives the minimum",
      .C.named("a").frame(minWidth: 50, maxWidth: 150),
      proposed: (20, 10), size: (50, 10), frames: ["a": (0, 0, 50, 10)])
    LayoutFact(
      number: "L-063", "an ideal size answers an unspecified proposal",
      .C.named("a").frame(idealWidth: 200, idealHeight: 100),
      proposed: (nil, nil), size: (200, 100), frames: ["a": (0, 0, 200, 100)])
    LayoutFact(
      number: "L-064", "an ideal size has no effect on a concrete proposal",
      .C.named("a").frame(idealWidth: 200, idealHeight: 100),
      proposed: (50, 60), size: (50, 60), frames: ["a": (0, 0, 50, 60)])
    LayoutFact(
      number: "L-066", "an ideal width alone hugs the child at a concrete proposal",
      .F(50, 20).named("a").frame(idealWidth: 200),
      proposed: (100, 100), size: (50, 20), frames: ["a": (0, 0, 50, 20)])
    LayoutFact(
      number: "L-067", "a minimum height applies where no height is proposed",
      .C.named("a").frame(minHeight: 40),
      proposed: (100, nil), size: (100, 40), frames: ["a": (0, 0, 100, 40)])
    LayoutFact(
      "a view that alone decides the length of the frame keeps its ideal length",
      .hStack(spacing: 0, [.Q(100, 10).named("a"), .Q(20, 10).named("b")]).frame(maxWidth: .infinity),
      proposed: (nil, nil), size: (120, 10), frames: ["a": (0, 0, 100, 10), "b": (100, 0, 20, 10)])
    LayoutFact(
      "a view in a frame that a limit makes smaller is proposed the frame",
      .hStack(spacing: 0, [.Q(100, 10).named("a"), .Q(20, 10).named("b")]).frame(maxWidth: 60),
      proposed: (nil, nil), size: (60, 10), frames: ["a": (0, 0, 30, 10), "b": (30, 0, 30, 10)])
  }
}
