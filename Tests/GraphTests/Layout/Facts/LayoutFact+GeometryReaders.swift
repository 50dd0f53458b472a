extension LayoutFact {
  /// `GeometryReader`, as far as its content does not use the proxy.
  @LayoutFacts static var geometryReaders: [LayoutFact] {
    LayoutFact(
      number: "L-178", "a reader takes the proposal and has its content at the top leading corner",
      .reader([.F(50, 50).named("a")]),
      proposed: (200, 100), size: (200, 100), frames: ["a": (0, 0, 50, 50)])
    LayoutFact(
      number: "L-182", "larger content overflows to the right and below",
      .reader([.F(300, 300).named("a")]),
      proposed: (100, 100), size: (100, 100), frames: ["a": (0, 0, 300, 300)])
    LayoutFact(
      number: "L-183", "content is proposed the size of the reader",
      .reader([.C.named("a")]),
      proposed: (200, 100), size: (200, 100), frames: ["a": (0, 0, 200, 100)])
    LayoutFact(
      number: "L-185", "two readers in a row share it",
      .hStack(spacing: 0, [.reader([.C.named("a")]), .reader([.C.named("b")])]),
      proposed: (100, 40), size: (100, 40), frames: ["a": (0, 0, 50, 40), "b": (50, 0, 50, 40)])
    LayoutFact(
      number: "L-187", "the ideal size of a reader is 10 by 10",
      .reader([.C.named("a")]).fixedSize(),
      proposed: (300, 300), size: (10, 10), frames: ["a": (0, 0, 10, 10)])
    LayoutFact(
      "a horizontal guide of a view in a reader does not move it",
      .reader([.F(50, 50).named("a").guide(.leading, at: 10)]),
      proposed: (100, 100), size: (100, 100), frames: ["a": (0, 0, 50, 50)])
    LayoutFact(
      "a vertical guide of one of several views in a reader moves none",
      .reader([.F(50, 50).named("a"), .F(20, 20).named("b").guide(.top, at: -30)]),
      proposed: (100, 100), size: (100, 100), frames: ["a": (0, 0, 50, 50), "b": (0, 0, 20, 20)])
  }
}
