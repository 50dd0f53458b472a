import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Custom layouts.
@MainActor
struct `Custom layouts` {
  @Test func `L-242: a subview is placed by the given anchor`() {
    expectMounted(proposing: 100, 100, size: (100, 100), frames: ["a": (70, 90, 30, 10)]) {
      Placing(at: CGPoint(x: 100, y: 100), anchor: .bottomTrailing) { F(30, 10).named("a") }
    }
  }

  @Test func `L-247: a layout is asked once for each proposal while nothing changes`() {
    let log = Log()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      HStack {
        Logging(log: log) { C }
        C
      }
      .padding(3)
    }
    #expect(log.proposals.count == Set(log.proposals).count)
    let asked = log.proposals.count
    _ = host.sizeThatFits(ProposedViewSize(width: 100, height: 100))
    #expect(log.proposals.count == asked)
  }

  @Test func `a layout is given bounds that begin where it stands on the screen`() {
    struct Telling: Layout {
      let tell: @MainActor (CGRect) -> Void
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 30, height: 20)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        MainActor.assumeIsolated { tell(bounds) }
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
    var told: [CGRect] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      let layout = Telling { told.append($0) }
      layout { C.named("a") }.padding(5)
    }
    #expect(told.last == CGRect(x: 35, y: 40, width: 30, height: 20))
    expectFrame(of: "a", (35, 40, 30, 20), in: host)
  }

  @Test func `L-250: the default spacing between two views is 8`() {
    var distances: [CGFloat] = []
    ViewHost(size: CGSize(width: 100, height: 100)) {
      let layout = Asking { subviews in
        distances.append(subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal))
        distances.append(subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical))
      }
      layout {
        C
        C
      }
    }.flush()
    #expect(Set(distances) == [8])
  }

  @Test func `values and priorities of the subviews can be asked for`() {
    var answers: [String] = []
    ViewHost(size: CGSize(width: 100, height: 100)) {
      let layout = Asking { subviews in
        answers = subviews.map { "\($0[Flavour.self]) \($0.priority)" }
      }
      layout {
        C.layoutValue(key: Flavour.self, value: "sweet").layoutPriority(2).offset(x: 1).background { C }
        C.layoutValue(key: Flavour.self, value: "sour").padding(1)
        C
      }
    }.flush()
    #expect(answers == ["sweet 2.0", "sour 0.0", "plain 0.0"])
  }

  @Test func `a cache is made once and brought up to date when subviews change`() throws {
    let log = Log()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { GrowingSample(log: log) }
    #expect(log.caches == ["make 2"])
    try host.tap("grow")
    #expect(log.caches == ["make 2", "update 2"])
    try host.tap("add")
    #expect(log.caches == ["make 2", "update 2", "update 3"])
  }

  @Test func `a changed value of a subview lays out again`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { WeightSample() }
    expectFrame(of: "a", (0, 0, 10, 10), in: host)
    try host.tap("more")
    expectFrame(of: "a", (0, 0, 30, 10), in: host)
  }

  @Test func `views keep their state when the layout around them becomes another one`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { TurningSample() }
    expectFrame(of: "a", (0, 45, 10, 10), in: host)
    expectFrame(of: "b", (90, 45, 10, 10), in: host)
    try host.tap("count 0")
    try host.tap("turn")
    #expect(host.lastCommit.inserted == 0 && host.lastCommit.removed == 0)
    #expect(host.texts.contains("count 1"))
    expectFrame(of: "a", (45, 0, 10, 10), in: host)
    expectFrame(of: "b", (45, 90, 10, 10), in: host)
  }

  @Test func `a layout may have guides of its own`() {
    expectMounted(proposing: nil, nil, size: (30, 14), frames: ["b": (20, 4, 10, 10)]) {
      HStack(alignment: .top, spacing: 0) {
        Guiding(top: 4) { F(20, 10) }
        F(10, 10).named("b")
      }
    }
  }

  @Test func `a layout may have a custom guide that none of its subviews mentions`() {
    expectMounted(proposing: nil, nil, size: (30, 16), frames: ["b": (20, 6, 10, 10)]) {
      HStack(alignment: .third, spacing: 0) {
        Guiding(top: 6, guide: .third) { F(20, 10) }.padding(0)
        F(10, 10).named("b")
      }
    }
  }

  @Test func `a layout is asked for a guide that is named later`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { LateGuideSample() }
    expectFrame(of: "b", (55, 45, 10, 10), in: host)
    try host.tap("align")
    #expect(host.frame(named: "b").map(\.minY) == host.frame(named: "a").map { $0.minY + 7 })
  }

  @Test func `the preferred spacing of a layout counts in a stack`() {
    expectMounted(proposing: nil, nil, size: (20, 10), frames: ["b": (10, 0, 10, 10)]) {
      HStack {
        Guiding(top: 0, spacing: .zero) { F(10, 10) }
        F(10, 10).named("b")
      }
    }
  }

  @Test func `the stacks are layouts too`() {
    expectMounted(proposing: 100, 50, size: (100, 50), frames: ["a": (0, 0, 46, 50), "b": (54, 0, 46, 50)]) {
      HStackLayout() {
        C.named("a")
        C.named("b")
      }
    }
    expectMounted(proposing: 50, 100, size: (10, 100), frames: ["b": (0, 90, 10, 10)]) {
      VStackLayout(alignment: .leading, spacing: 0) {
        Spacer()
        F(10, 10).named("b")
      }
    }
    expectMounted(proposing: 50, 50, size: (20, 20), frames: ["b": (10, 10, 10, 10)]) {
      ZStackLayout(alignment: .bottomTrailing) {
        F(20, 20)
        F(10, 10).named("b")
      }
    }
  }

  @Test func `a layout animates from one value to another`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { SlidingSample() }
    try host.tap("slide")
    host.advance(by: .milliseconds(500))
    expectFrame(of: "a", (20, 0, 10, 10), in: host)
    host.advance(by: .milliseconds(600))
    expectFrame(of: "a", (40, 0, 10, 10), in: host)
  }
}

/// What layouts were asked.
final class Log {
  var proposals: [ProposedViewSize] = []
  var caches: [String] = []
}

/// Takes all, and places every subview at one point.
private struct Placing: Layout {
  var at: CGPoint
  var anchor = UnitPoint.topLeading

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(at.x, at.y) }
    set { at = CGPoint(x: newValue.first, y: newValue.second) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + at.x, y: bounds.minY + at.y), anchor: anchor, proposal: .unspecified)
    }
  }
}

/// Notes what it is asked.
private struct Logging: Layout {
  let log: Log

  func makeCache(subviews: Subviews) -> Int {
    log.caches.append("make \(subviews.count)")
    return subviews.count
  }

  func updateCache(_ cache: inout Int, subviews: Subviews) {
    log.caches.append("update \(subviews.count)")
    cache = subviews.count
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    log.proposals.append(proposal)
    return subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// Asks its subviews something.
private struct Asking: Layout {
  let ask: (Subviews) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    ask(subviews)
    return .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .zero) }
  }
}

/// Is as large as its only view, and puts it there.
private protocol LayoutOfOne: Layout where Cache == () {}

extension LayoutOfOne {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

/// Has a guide and a distance of its own.
private struct Guiding: LayoutOfOne {
  let top: CGFloat
  var guide = VerticalAlignment.top
  var spacing: ViewSpacing?

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { spacing ?? ViewSpacing() }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == self.guide ? top : nil
  }
}

extension VerticalAlignment {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  /// A guide that no view sets.
  fileprivate static let third = VerticalAlignment(Third.self)
}

/// Has the guide of any type that its name tells.
private struct GuidingByName: LayoutOfOne {
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    let known: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, .third]
    return known.contains(guide) ? nil : 7
  }
}

/// Aligns by a guide that is not named before.
private struct LateGuideSample: View {
  @State private var isAligned = false

  private enum Late: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  var body: some View {
    ZStack {
      HStack(alignment: isAligned ? VerticalAlignment(Late.self) : .center, spacing: 0) {
        GuidingByName { F(20, 10).named("a") }
        F(10, 10).named("b")
      }
      .frame(width: 50)
      Button("align") { isAligned = true }.frame(width: 1, height: 1)
    }
  }
}

/// A value of a view for its layout.
private struct Flavour: LayoutValueKey {
  static let defaultValue = "plain"
}

/// How wide a view is to be.
private struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// Makes its subviews as wide as they say.
private struct Weighing: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: subviews.reduce(0) { $0 + 10 * $1[Weight.self] }, height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for subview in subviews {
      let width = 10 * subview[Weight.self]
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: 10))
      x += width
    }
  }
}

/// Subviews that grow and come.
private struct GrowingSample: View {
  let log: Log
  @State private var width: CGFloat = 10
  @State private var count = 1

  var body: some View {
    Logging(log: log) {
      F(width, 10)
      ForEach(0..<count, id: \.self) { _ in F(5, 5) }
    }
    Button("grow") { width += 10 }
    Button("add") { count += 1 }
  }
}

/// A subview whose value changes.
private struct WeightSample: View {
  @State private var weight: CGFloat = 1

  var body: some View {
    ZStack(alignment: .topLeading) {
      Weighing {
        C.named("a").layoutValue(key: Weight.self, value: weight)
        C
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
      Button("more") { weight = 3 }
    }
  }
}

/// A layout that becomes another one.
private struct TurningSample: View {
  @State private var isColumn = false

  var body: some View {
    let layout = isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    ZStack {
      layout {
        F(10, 10).named("a")
        Spacer()
        F(10, 10).named("b")
      }
      Counter().frame(width: 10, height: 10)
      Button("turn") { isColumn.toggle() }.frame(width: 10, height: 10)
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }
}

/// A layout that is animated.
private struct SlidingSample: View {
  @State private var isMoved = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      Placing(at: CGPoint(x: isMoved ? 40 : 0, y: 0)) { F(10, 10).named("a") }
      Button("slide") { withAnimation(.linear(duration: 1)) { isMoved = true } }
    }
  }
}
