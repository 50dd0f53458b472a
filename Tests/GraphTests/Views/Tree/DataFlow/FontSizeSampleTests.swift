import AttributeGraphUI
import Testing
import ViewTestSupport

@MainActor
struct `The font size sample` {
  static let parentLine = """
    Mirror for ModifiedContent<VStack<TupleView<(Text, ModifiedContent<ModifiedContent<Button<Text>, _PaddingLayout>, \
    _BackgroundModifier<Color>>, ChildView, ChildViewWithGeometry)>>, _BackgroundModifier<Color>>
    """

  @Test func `S-054: the mount logs the bodies in source order and the reader's closure last`() {
    let lines = printedLines { _ = ViewHost { ParentView() } }
    #expect(
      lines == [
        "Updated ParentView",
        Self.parentLine,
        "Updated ChildView",
        "Mirror for ModifiedContent<ModifiedContent<Text, _FlexFrameLayout>, _BackgroundModifier<Color>>",
        "Updated ChildViewWithGeometry",
        """
        Mirror for ZStack<GeometryReader<ModifiedContent<ModifiedContent<Text, _FrameLayout>, \
        _BackgroundModifier<Color>>>>
        """,
        "Updated ChildViewWithGeometry into GeometryReader",
      ])
  }

  @Test func `S-055: a tap runs the parent's body and the reader's closure, and neither child's body`() throws {
    let host = ViewHost { ParentView() }
    let lines = try printedLines { try host.tap("Change font size") }
    #expect(lines == ["Updated ParentView", Self.parentLine, "Updated ChildViewWithGeometry into GeometryReader"])
    #expect(host.counts(of: ParentView.self).bodies == 2)
    #expect(host.counts(of: ChildView.self).bodies == 1)
    #expect(host.counts(of: ChildViewWithGeometry.self).bodies == 1)
    #expect(host.totalCounts.geometryClosures == 2)
  }

  @Test(arguments: [1, 2, 5, 12])
  func `S-056: k taps run the parent's body and the closure k times more, and the children's bodies never`(
    taps: Int
  ) throws {
    let host = ViewHost { ParentView() }
    for _ in 0..<taps { try host.tap("Change font size") }
    #expect(host.counts(of: ParentView.self).bodies == 1 + taps)
    #expect(host.counts(of: ChildView.self).bodies == 1)
    #expect(host.counts(of: ChildViewWithGeometry.self).bodies == 1)
    #expect(host.totalCounts.geometryClosures == 1 + taps)
  }
}
