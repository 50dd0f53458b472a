extension LayoutFact {
  /// `aspectRatio(_:contentMode:)`.
  @LayoutFacts static var aspectRatio: [LayoutFact] {
    LayoutFact(
      number: "L-089", "fit takes the largest rectangle within the space",
      .C.aspectRatio(16 / 9, .fit), proposed: (100, 100), size: (100, 56.25))
    LayoutFact(
      number: "L-092", "fill takes the smallest rectangle that covers the space",
      .C.aspectRatio(1, .fill), proposed: (200, 100), size: (200, 200))
    LayoutFact(
      number: "L-094", "an unspecified axis does not constrain",
      .C.aspectRatio(2, .fit), proposed: (100, nil), size: (100, 50))
    LayoutFact(
      number: "L-097", "without a ratio the ideal size gives the shape",
      .C.aspectRatio(nil, .fit), proposed: (100, 50), size: (50, 50))
    LayoutFact(
      number: "L-099", "a view that fills a frame overflows it",
      .C.named("a").aspectRatio(1, .fill).frame(width: 100, height: 50),
      proposed: (nil, nil), size: (100, 50), frames: ["a": (0, -25, 100, 100)])
    LayoutFact(
      number: "L-100", "a view that fits a frame is centred in it",
      .C.named("a").aspectRatio(0.5, .fit).frame(width: 100, height: 50),
      proposed: (nil, nil), size: (100, 50), frames: ["a": (37.5, 0, 25, 50)])
    LayoutFact(
      "a view of a known shape is scaled to fit", .Q(40, 20).aspectRatio(nil, .fit),
      proposed: (100, 100), size: (100, 50))
    LayoutFact(
      "a view of a known shape is scaled to fill", .Q(40, 20).aspectRatio(nil, .fill),
      proposed: (100, 100), size: (200, 100))
    LayoutFact(
      "a view of fixed lengths keeps them", .F(30, 30).aspectRatio(2, .fit), proposed: (100, 100), size: (30, 30))
    LayoutFact(
      "an infinite space gives an infinite rectangle that fits", .C.aspectRatio(2, .fit),
      proposed: (.infinity, .infinity), size: (.infinity, .infinity))
    LayoutFact(
      "an infinite space gives an infinite rectangle that fills", .C.aspectRatio(2, .fill),
      proposed: (.infinity, .infinity), size: (.infinity, .infinity))
    LayoutFact("no space gives no rectangle that fits", .C.aspectRatio(2, .fit), proposed: (0, 0), size: (0, 0))
    LayoutFact("no space gives no rectangle that fills", .C.aspectRatio(2, .fill), proposed: (0, 0), size: (0, 0))
    LayoutFact(
      "an infinite length is bounded by the other one to fit", .C.aspectRatio(2, .fit),
      proposed: (.infinity, 50), size: (100, 50))
    LayoutFact(
      "an infinite length is covered to fill", .C.aspectRatio(2, .fill),
      proposed: (.infinity, 50), size: (.infinity, .infinity))
  }
}
