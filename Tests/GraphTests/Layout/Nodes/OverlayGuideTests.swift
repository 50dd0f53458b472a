import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Overlays lie on the guides of their view, also on baselines and on guides that change.
@MainActor
struct `Overlays by guides of their view` {
  @Test func `an overlay without text stands on the baseline of a text`() throws {
    let host = ViewHost(proposing: .unspecified) {
      Text("Hi").named("t").overlay(alignment: .centerFirstTextBaseline) { F(4, 4).named("a") }
    }
    let (text, view) = try (#require(host.frame(named: "t")), #require(host.frame(named: "a")))
    var baseline: CGFloat?
    _ = ViewHost(proposing: .unspecified) {
      Text("Hi").alignmentGuide(.top) { dimensions in
        baseline = dimensions[.firstTextBaseline]
        return 0
      }
      .overlay(alignment: .top) { C }
    }
    let expected = try #require(baseline)
    #expect(expected < text.height)
    #expect(isNear(view.maxY, expected))
    #expect(isNear(view.midX, text.midX))
  }

  @Test func `an overlay follows the guide of its view, and the alignment`() {
    var state: Binding<GuidedOverlay.Values>?
    let host = ViewHost(proposing: .unspecified) { GuidedOverlay { state = $0 } }
    expectFrame(of: "a", (45, 10, 10, 10), in: host)
    host.perform { state?.wrappedValue.top = 30 }
    expectFrame(of: "a", (45, 30, 10, 10), in: host)
    host.perform { state?.wrappedValue.alignment = Alignment(horizontal: .leading, vertical: .midC) }
    expectFrame(of: "a", (0, 20, 10, 10), in: host)
    host.perform { state?.wrappedValue.middle = 40 }
    expectFrame(of: "a", (0, 35, 10, 10), in: host)
  }

  @Test func `a colour lies on the guides of the view that it covers`() throws {
    struct Moving: View {
      @State private var alignment = Alignment.center
      @State private var middle: CGFloat = 20
      var body: some View {
        VStack {
          F(100, 60).alignmentGuide(VerticalAlignment.center) { _ in middle }
            .background(alignment: alignment) { Color.purple }
            .background(Color.purple, alignment: alignment)
          Button("lower") { middle = 50 }
          Button("top") { alignment = .top }
        }
      }
    }
    let host = ViewHost(proposing: .unspecified) { Moving() }
    func tops() -> [CGFloat] { host.displayList.filter { $0.content == .color(.purple) }.map(\.frame.minY) }
    #expect(tops() == [-10, -10], "20, less half of the height of what covers it.")
    try host.tap("lower")
    #expect(tops() == [20, 20])
    try host.tap("top")
    #expect(tops() == [0, 0])
  }

  @Test(arguments: RandomSeeds.first(60, nightly: 2_000))
  func `a colour behind or over a view is where it is in a stack of its own`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (width, height) = (random.optionalLength(), random.oneIn(8) ? .infinity : random.optionalLength())
    let (guide, kind) = (CGFloat(random.below(80)) - 20, random.below(3))
    let (alignment, isBehind) = (random.alignment(), random.oneIn(2))
    let direction = random.oneIn(2) ? LayoutDirection.leftToRight : .rightToLeft
    let insets = random.oneIn(2) ? EdgeInsets() : EdgeInsets(top: 47, leading: 10, bottom: 34, trailing: 0)

    @ViewBuilder func view() -> some View {
      let text = Text("Hello").frame(maxWidth: width, maxHeight: height)
      switch kind {
      case 0: text
      case 1: text.alignmentGuide(HorizontalAlignment.center) { _ in guide }.alignmentGuide(.top) { _ in guide }
      default: text.alignmentGuide(.leading) { $0.width / 3 }.alignmentGuide(.firstTextBaseline) { _ in guide }
      }
    }
    func frames<Layer: View>(_ layer: Layer) -> [CGRect] {
      let host = ViewHost(size: CGSize(width: 390, height: 300), safeAreaInsets: insets) {
        Group {
          if isBehind {
            view().background(alignment: alignment) { layer }
          } else {
            view().overlay(alignment: alignment) { layer }
          }
        }
        .environment(\.layoutDirection, direction)
      }
      return host.displayList.filter { $0.content == .color(.purple) }.map(\.frame)
    }
    #expect(frames(Color.purple) == frames(ZStack { Color.purple }), "seed \(seed)")
  }
}

/// A view with guides of its own, and another one over it.
private struct GuidedOverlay: View {
  /// Where the guides are, and which of them counts.
  struct Values: Equatable {
    var top: CGFloat = 10
    var middle: CGFloat = 25
    var alignment = Alignment.top
  }

  @State private var values = Values()
  let keep: (Binding<Values>) -> Void

  var body: some View {
    let _ = keep($values)
    let values = values
    F(100, 60).alignmentGuide(.top) { _ in values.top }.alignmentGuide(.midC) { _ in values.middle }
      .overlay(alignment: values.alignment) { F(10, 10).named("a") }
  }
}

/// A guide in the middle of a view.
private enum MidC: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
  fileprivate static let midC = VerticalAlignment(MidC.self)
}
