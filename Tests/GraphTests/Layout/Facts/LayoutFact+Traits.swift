extension LayoutFact {
  /// The priorities and guides that containers and modifiers hand on.
  @LayoutFacts static var traits: [LayoutFact] {
    LayoutFact(
      number: "L-258", "a background hands on the priority of its view",
      .hStack(spacing: 0, [.C.named("a"), .C.layoutPriority(1).background([.C]).named("b")]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 0, 10), "b": (0, 0, 100, 10)]
    )
    .omitted(by: .rules, because: nodesHandOn)
    LayoutFact(
      number: "L-258", "an overlay hands on the priority of its view",
      .hStack(spacing: 0, [.C.named("a"), .C.layoutPriority(1).overlay([.C]).named("b")]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 0, 10), "b": (0, 0, 100, 10)]
    )
    .omitted(by: .rules, because: nodesHandOn)
    LayoutFact(
      number: "L-258", "an offset hands on the priority of its view",
      .hStack(spacing: 0, [.C.named("a"), .C.named("b").layoutPriority(1).offset(x: 0, y: 0)]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 0, 10), "b": (0, 0, 100, 10)]
    )
    .omitted(by: .rules, because: nodesHandOn)
    LayoutFact(
      number: "L-258", "a fixed size hands on the priority of its view",
      .hStack(
        spacing: 0, [.C.named("a"), .C.layoutPriority(1).fixedSize(horizontal: false, vertical: true).named("b")]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 0, 10), "b": (0, 0, 100, 10)]
    )
    .omitted(by: .rules, because: nodesHandOn)
    LayoutFact(
      number: "L-258", "padding does not hand on the priority of its view",
      .hStack(spacing: 0, [.C.named("a"), .C.layoutPriority(1).padding(5).named("b")]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 50, 10), "b": (50, 0, 50, 10)])
    LayoutFact(
      number: "L-258", "a frame does not hand on the priority of its view",
      .hStack(spacing: 0, [.C.named("a"), .C.layoutPriority(1).frame(maxWidth: .infinity).named("b")]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 50, 10), "b": (50, 0, 50, 10)])
    LayoutFact(
      number: "L-257", "a stack hands on the priority of its one static child",
      .hStack(spacing: 0, [.C.named("a"), .vStack(spacing: 0, [.C.layoutPriority(1)]).named("b")]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 0, 10), "b": (0, 0, 100, 10)]
    )
    .omitted(by: .rules, because: nodesHandOn)
    .omitted(by: .reference, because: noStaticChildren)
    LayoutFact(
      number: "L-257", "a stack hands on every guide of its one static child",
      .hStack(
        alignment: .top, spacing: 0,
        [.F(10, 20).named("a"), .vStack(spacing: 0, [.F(10, 10).named("b").guide(.top, at: -10)]).named("v")]),
      proposed: (nil, nil), size: (20, 20), frames: ["a": (0, 0, 10, 20), "b": (10, 10, 10, 10), "v": (10, 10, 10, 10)]
    )
    .omitted(by: .reference, because: noStaticChildren)
    LayoutFact(
      number: "L-257", "a stack keeps the built-in guides of a child that may go",
      .hStack(
        alignment: .top, spacing: 0,
        [
          .F(10, 20).named("a"),
          .vStack(spacing: 0, [.optional(.F(10, 10).named("b").guide(.top, at: -10))]).named("v"),
        ]),
      proposed: (nil, nil), size: (20, 20), frames: ["a": (0, 0, 10, 20), "b": (10, 0, 10, 10), "v": (10, 0, 10, 10)]
    )
    .omitted(by: .rules, because: "A rule lays out the children that it is given.")
    LayoutFact(
      number: "L-257", "a stack keeps the priority of a child that may go",
      .hStack(spacing: 0, [.C.named("a"), .vStack(spacing: 0, [.optional(.C.layoutPriority(1))]).named("b")]),
      proposed: (100, 10), size: (100, 10), frames: ["a": (0, 0, 50, 10), "b": (50, 0, 50, 10)]
    )
    .omitted(by: .rules, because: "A rule lays out the children that it is given.")
  }

  private static let nodesHandOn = "Nodes hand on the priority of a child, not rules."
  static let noStaticChildren = "The reference takes every child of a container for one that may go."
}
