import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// What is over or behind a view lies on the guides of that, wherever it has them.
@MainActor
@Suite struct `Mounted overlays by guides of their view` {
  @Test func `a guide that the view sets is where the overlay lies`() {
    expectMounted(proposing: nil, nil, size: (100, 60), frames: ["a": (45, 30, 10, 10)]) {
      F(100, 60).alignmentGuide(.top) { _ in 30 }.overlay(alignment: .top) { F(10, 10).named("a") }
    }
    expectMounted(proposing: nil, nil, size: (100, 60), frames: ["a": (40, 25, 10, 10)]) {
      F(100, 60).alignmentGuide(.leading) { _ in 40 }.overlay(alignment: .leading) { F(10, 10).named("a") }
    }
  }

  @Test func `and so does a background`() {
    expectMounted(proposing: nil, nil, size: (100, 60), frames: ["a": (45, 35, 10, 10)]) {
      F(100, 60).alignmentGuide(.bottom) { _ in 45 }.background(alignment: .bottom) { F(10, 10).named("a") }
    }
  }

  @Test func `several views lie on it as a block`() {
    expectMounted(proposing: nil, nil, size: (100, 60), frames: ["a": (45, 35, 10, 10), "b": (40, 30, 20, 20)]) {
      F(100, 60).alignmentGuide(.top) { _ in 30 }.overlay(alignment: .top) {
        F(10, 10).named("a")
        F(20, 20).named("b")
      }
    }
  }

  @Test func `a guide of the user's own counts`() {
    expectMounted(proposing: nil, nil, size: (100, 60), frames: ["a": (45, 20, 10, 10)]) {
      F(100, 60).alignmentGuide(.midC) { _ in 25 }
        .overlay(alignment: Alignment(horizontal: .center, vertical: .midC)) { F(10, 10).named("a") }
    }
  }

  @Test func `also one that a view inside has set`() {
    expectMounted(proposing: nil, nil, size: (40, 40), frames: ["a": (15, 10, 10, 10)]) {
      VStack(alignment: .leading, spacing: 0) {
        F(40, 20).alignmentGuide(.midC) { _ in 15 }
        F(20, 20)
      }
      .overlay(alignment: Alignment(horizontal: .center, vertical: .midC)) { F(10, 10).named("a") }
    }
  }

  @Test func `a view without text stands on the baseline of a text`() throws {
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

  @Test func `the alignment of a frame goes by its rectangle`() {
    expectMounted(proposing: nil, nil, size: (100, 60), frames: ["a": (45, 0, 10, 10)]) {
      F(10, 10).named("a").frame(width: 100, height: 60, alignment: .top).alignmentGuide(.top) { _ in 30 }
    }
  }

  @Test func `what is over a view follows its guide, and the alignment`() {
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
