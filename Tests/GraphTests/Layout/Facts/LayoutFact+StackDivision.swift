extension LayoutFact {
  /// How a stack divides its space and aligns its children.
  @LayoutFacts static var stackDivision: [LayoutFact] {
    LayoutFact(
      number: "L-102", "the default spacing is 8",
      .hStack([.F(50, 50).named("a"), .F(50, 50).named("b")]),
      proposed: (nil, nil), size: (108, 50), frames: ["a": (0, 0, 50, 50), "b": (58, 0, 50, 50)])
    LayoutFact(
      number: "L-103", "a stack hugs its children",
      .hStack(spacing: 20, [.F(50, 50).named("a"), .F(50, 50).named("b")]),
      proposed: (300, 300), size: (120, 50), frames: ["a": (0, 0, 50, 50), "b": (70, 0, 50, 50)])
    LayoutFact(
      number: "L-106", "the least flexible child is served first",
      .hStack(spacing: 0, [.F(40, 20).named("a"), .C.named("b")]),
      proposed: (100, 50), size: (100, 50), frames: ["a": (0, 15, 40, 20), "b": (40, 0, 60, 50)])
    LayoutFact(
      number: "L-107", "gaps come off first, then the least flexible child",
      .hStack(spacing: 10, [.C.named("a"), .F(30, 30).named("b"), .C.named("c")]),
      proposed: (130, 50), size: (130, 50), frames: ["a": (0, 0, 40, 50), "b": (50, 10, 30, 30), "c": (90, 0, 40, 50)])
    LayoutFact(
      number: "L-108", "space that no child takes is not distributed",
      .hStack(spacing: 0, [.C.named("a").frame(maxWidth: 20), .C.named("b").frame(maxWidth: 40)]),
      proposed: (200, 10), size: (60, 10), frames: ["a": (0, 0, 20, 10), "b": (20, 0, 40, 10)])
    LayoutFact(
      number: "L-109", "children are served by flexibility and placed in source order",
      .hStack(spacing: 0, [.C.named("a"), .C.named("b").frame(maxWidth: 50)]),
      proposed: (200, 10), size: (200, 10), frames: ["a": (0, 0, 150, 10), "b": (150, 0, 50, 10)])
    LayoutFact(
      number: "L-110", "the child with the smaller flexibility is served first",
      .hStack(
        spacing: 0, [.C.named("a").frame(minWidth: 20, maxWidth: 80), .C.named("b").frame(minWidth: 60, maxWidth: 100)]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 40, 10), "b": (40, 0, 60, 10)])
    LayoutFact(
      number: "L-111", "equal finite flexibilities are served in source order",
      .hStack(
        spacing: 0, [.C.named("a").frame(minWidth: 10, maxWidth: 60), .C.named("b").frame(minWidth: 30, maxWidth: 80)]),
      proposed: (50, 10), size: (55, 10), frames: ["a": (0, 0, 25, 10), "b": (25, 0, 30, 10)])
    LayoutFact(
      number: "L-112", "of two infinite flexibilities the larger minimum is served first",
      .hStack(spacing: 0, [.C.named("a"), .C.named("b").frame(minWidth: 100)]),
      proposed: (150, 10), size: (150, 10), frames: ["a": (0, 0, 50, 10), "b": (50, 0, 100, 10)])
    LayoutFact(
      number: "L-113", "an overflowing stack is centred by its frame",
      .hStack(spacing: 0, [.F(80, 10).named("a"), .F(80, 10).named("b")]).frame(width: 100, height: 10),
      proposed: (nil, nil), size: (100, 10), frames: ["a": (-30, 0, 80, 10), "b": (50, 0, 80, 10)])
    LayoutFact(
      number: "L-115", "a minimum beyond the space overflows",
      .hStack(spacing: 0, [.F(90, 10).named("a"), .C.named("b").frame(minWidth: 30)]),
      proposed: (100, 10), size: (120, 10), frames: ["a": (0, 0, 90, 10), "b": (90, 0, 30, 10)])
    LayoutFact(
      number: "L-116", "an unspecified length gives every child its ideal length",
      .hStack(spacing: 0, [.C.named("a"), .C.named("b")]),
      proposed: (nil, nil), size: (20, 10), frames: ["a": (0, 0, 10, 10), "b": (10, 0, 10, 10)])
    LayoutFact(
      number: "L-117", "the smallest size includes the gap",
      .hStack(spacing: 8, [.C.named("a"), .F(30, 10).named("b")]),
      proposed: (0, 0), size: (38, 10), frames: ["a": (0, 5, 0, 0), "b": (8, 0, 30, 10)])
    LayoutFact(
      number: "L-118", "a flexible child makes an infinite proposal an infinite size",
      .hStack(spacing: 0, [.F(30, 10), .C]),
      proposed: (.infinity, 10), size: (.infinity, 10))
    LayoutFact(
      number: "L-119", "a single child takes the whole proposal",
      .hStack(spacing: 0, [.C.named("a")]),
      proposed: (100, 50), size: (100, 50), frames: ["a": (0, 0, 100, 50)])
    LayoutFact(
      number: "L-120", "a column divides its height as a row divides its width",
      .vStack(spacing: 0, [.C.named("a"), .C.named("b").frame(height: 20), .C.named("c")]),
      proposed: (50, 100), size: (50, 100), frames: ["a": (0, 0, 50, 40), "b": (0, 40, 50, 20), "c": (0, 60, 50, 40)])
    LayoutFact(
      number: "L-122", "a row in a column has the default spacing in both directions",
      .vStack([.C.named("a"), .C.named("b"), .hStack([.C.named("c"), .C.named("d")])]),
      proposed: (100, 124), size: (100, 124),
      frames: ["a": (0, 0, 100, 36), "b": (0, 44, 100, 36), "c": (0, 88, 46, 36), "d": (54, 88, 46, 36)])
    LayoutFact(
      number: "L-124", "top alignment",
      .hStack(alignment: .top, spacing: 0, [.F(10, 50).named("a"), .F(10, 20).named("b")]),
      proposed: (nil, nil), size: (20, 50), frames: ["a": (0, 0, 10, 50), "b": (10, 0, 10, 20)])
    LayoutFact(
      number: "L-125", "bottom alignment",
      .hStack(alignment: .bottom, spacing: 0, [.F(10, 50).named("a"), .F(10, 20).named("b")]),
      proposed: (nil, nil), size: (20, 50), frames: ["a": (0, 0, 10, 50), "b": (10, 30, 10, 20)])
    LayoutFact(
      number: "L-127", "leading alignment",
      .vStack(alignment: .leading, spacing: 0, [.F(50, 10).named("a"), .F(20, 10).named("b")]),
      proposed: (nil, nil), size: (50, 20), frames: ["a": (0, 0, 50, 10), "b": (0, 10, 20, 10)])
    LayoutFact(
      number: "L-128", "trailing alignment",
      .vStack(alignment: .trailing, spacing: 0, [.F(50, 10).named("a"), .F(20, 10).named("b")]),
      proposed: (nil, nil), size: (50, 20), frames: ["a": (0, 0, 50, 10), "b": (30, 10, 20, 10)])
    LayoutFact(
      number: "L-129", "where no height is proposed, children are placed with that of the stack",
      .hStack(spacing: 0, [.C.named("a").frame(width: 10), .F(10, 60).named("b")]),
      proposed: (100, nil), size: (20, 60), frames: ["a": (0, 0, 10, 60), "b": (10, 0, 10, 60)])
    LayoutFact(
      number: "L-130", "the views of a group are children of the stack",
      .hStack(spacing: 0, [.group([.C.named("a"), .C.named("b")]), .C.named("c")]),
      proposed: (300, 10), size: (300, 10),
      frames: ["a": (0, 0, 100, 10), "b": (100, 0, 100, 10), "c": (200, 0, 100, 10)])
    LayoutFact(
      number: "L-133", "the smallest height is the sum of the minimums",
      .vStack(spacing: 0, [.C.frame(minHeight: 5, maxHeight: 100), .C.frame(minHeight: 80)]),
      proposed: (50, 0), size: (50, 85))
    LayoutFact(
      number: "L-134", "layout is not rounded",
      .hStack(spacing: 0, [.C.named("a"), .C.named("b"), .C.named("c")]),
      proposed: (100, 10), size: (100, 10),
      frames: ["a": (0, 0, 33.333, 10), "b": (33.333, 0, 33.333, 10), "c": (66.667, 0, 33.333, 10)])
    LayoutFact(
      number: "L-135", "an infinite proposal divided stays infinite",
      .hStack(spacing: 0, [.C, .C]),
      proposed: (.infinity, 10), size: (.infinity, 10))
    LayoutFact(
      number: "L-136", "the minimum of an infinite frame is that of its child",
      .hStack(spacing: 0, [.C.named("b"), .F(50, 20).named("i").frame(maxWidth: .infinity).named("a")]),
      proposed: (80, 20), size: (80, 20), frames: ["b": (0, 0, 30, 20), "i": (30, 0, 50, 20), "a": (30, 0, 50, 20)])
    LayoutFact(
      number: "L-137", "two infinite frames share equally",
      .hStack(
        spacing: 0,
        [
          .F(50, 20).named("i").frame(maxWidth: .infinity).named("a"),
          .F(50, 20).named("j").frame(maxWidth: .infinity).named("b"),
        ]),
      proposed: (300, 20), size: (300, 20),
      frames: ["a": (0, 0, 150, 20), "i": (50, 0, 50, 20), "b": (150, 0, 150, 20), "j": (200, 0, 50, 20)])
    LayoutFact(
      number: "L-228", "a column is as wide as its widest child",
      .vStack(spacing: 0, [.F(30, 20).named("a"), .F(50, 20).named("b")]),
      proposed: (200, nil), size: (50, 40), frames: ["a": (10, 0, 30, 20), "b": (0, 20, 50, 20)])
  }
}
