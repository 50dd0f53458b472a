import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Overlays lie on the guides of their view, also on baselines and on guides that change.
@MainActor
@Suite struct `Overlays by guides of their view` {
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
    #expect(tops() == [20 - 30, 20 - 30])
    try host.tap("lower")
    #expect(tops() == [50 - 30, 50 - 30])
    try host.tap("top")
    #expect(tops() == [0, 0])
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
