import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Section L of the layout facts, in a host: explicit alignment guides.
@MainActor
@Suite struct `Mounted alignment guides` {
  @Test func `L-192: an explicit guide moves its view`() {
    expectMounted(proposing: nil, nil, size: (50, 20), frames: ["a": (0, 0, 50, 10), "b": (20, 10, 30, 10)]) {
      VStack(alignment: .leading, spacing: 0) {
        F(50, 10).named("a")
        F(30, 10).named("b").alignmentGuide(.leading) { _ in -20 }
      }
    }
  }

  @Test func `L-195: a custom guide is inherited by a container`() {
    expectMounted(
      proposing: nil, nil, size: (20, 55),
      frames: ["a": (0, 35, 10, 20), "b": (10, 0, 10, 30), "c": (10, 30, 10, 10), "v": (10, 0, 10, 40)]
    ) {
      HStack(alignment: .mid, spacing: 0) {
        F(10, 20).named("a")
        VStack(spacing: 0) {
          F(10, 30).named("b")
          F(10, 10).named("c").alignmentGuide(.mid) { $0.height / 2 }
        }.named("v")
      }
    }
  }

  @Test func `L-197: a guide of the library is not inherited`() {
    expectMounted(
      proposing: nil, nil, size: (20, 20),
      frames: ["a": (0, 0, 10, 20), "b": (10, 0, 10, 10), "c": (10, 10, 10, 5), "v": (10, 0, 10, 15)]
    ) {
      HStack(alignment: .top, spacing: 0) {
        F(10, 20).named("a")
        VStack(spacing: 0) {
          F(10, 10).named("b").alignmentGuide(.top) { _ in -10 }
          F(10, 5).named("c")
        }.named("v")
      }
    }
  }

  @Test func `L-257: a container of one child that is always there passes every guide on`() {
    expectMounted(
      proposing: nil, nil, size: (20, 20),
      frames: ["a": (0, 0, 10, 20), "b": (10, 10, 10, 10), "v": (10, 10, 10, 10)]
    ) {
      HStack(alignment: .top, spacing: 0) {
        F(10, 20).named("a")
        VStack(spacing: 0) { F(10, 10).named("b").alignmentGuide(.top) { _ in -10 } }.named("v")
      }
    }
  }

  @Test func `L-257: but not one whose child may go`() {
    let isThere = true
    expectMounted(proposing: nil, nil, size: (20, 20), frames: ["v": (10, 0, 10, 10)]) {
      HStack(alignment: .top, spacing: 0) {
        F(10, 20)
        VStack(spacing: 0) {
          if isThere { F(10, 10).alignmentGuide(.top) { _ in -10 } }
        }.named("v")
      }
    }
  }

  @Test func `L-257: nor one whose child is a row, also of a constant range`() {
    expectMounted(proposing: nil, nil, size: (20, 20), frames: ["v": (10, 0, 10, 10)]) {
      HStack(alignment: .top, spacing: 0) {
        F(10, 20)
        VStack(spacing: 0) {
          ForEach(0..<1) { _ in F(10, 10).alignmentGuide(.top) { _ in -10 } }
        }.named("v")
      }
    }
  }

  @Test func `L-201: a view without text has its baseline at its lower side`() {
    expectMounted(proposing: nil, nil, size: (20, 40), frames: ["a": (0, 0, 10, 40), "b": (10, 20, 10, 20)]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        F(10, 40).named("a")
        F(10, 20).named("b")
      }
    }
  }

  @Test func `L-202: a guide of another alignment has no effect`() {
    expectMounted(proposing: nil, nil, size: (50, 20), frames: ["a": (0, 0, 50, 10), "b": (0, 10, 30, 10)]) {
      VStack(alignment: .leading, spacing: 0) {
        F(50, 10).named("a")
        F(30, 10).named("b").alignmentGuide(.trailing) { _ in 5 }
      }
    }
  }

  @Test func `a guide keeps its place under padding, offsets, frames and backgrounds`() {
    expectMounted(proposing: nil, nil, size: (43, 60), frames: ["b": (13, 35, 10, 10)]) {
      VStack(alignment: .leading, spacing: 0) {
        F(40, 20)
        F(10, 10).named("b").alignmentGuide(.leading) { _ in 3 }.padding(5).offset(x: 8).background { C }
          .frame(height: 40).alignmentGuide(.leading) { $0[.leading] - 5 }
      }
    }
  }

  @Test func `several custom guides in a container give their mean`() {
    expectMounted(proposing: nil, nil, size: (20, 40), frames: ["a": (0, 20, 10, 20)]) {
      HStack(alignment: .mid, spacing: 0) {
        F(10, 20).named("a")
        VStack(spacing: 0) {
          F(10, 20).alignmentGuide(.mid) { _ in 10 }
          F(10, 20).alignmentGuide(.mid) { _ in 10 }
        }
      }
    }
  }

  @Test func `a changed guide aligns again, an equal one does not`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { GuideSample() }
    expectFrame(of: "a", (40, 40, 20, 20), in: host)
    let same = try host.tap("same")
    #expect(same.total.placements == 0)
    let other = try host.tap("other")
    #expect(other.total.placements > 0)
    expectFrame(of: "a", (60, 40, 20, 20), in: host)
  }
}

/// Two views, of which one has a guide that a state decides, and that is 20 steps wide.
private struct GuideSample: View {
  @State private var step = 0

  var body: some View {
    ZStack {
      VStack(alignment: .leading, spacing: 0) {
        F(20, 20).named("a")
        F(10, 10).alignmentGuide(.leading) { _ in step < 10 ? 0 : 20 }
      }
      .frame(width: 20, height: 20, alignment: .topLeading)
      Button("same") { step = 1 }
      Button("other") { step = 11 }
    }
  }
}

/// A guide at the upper side of a view, as the facts' `mid`.
private enum Mid: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
}

extension VerticalAlignment {
  fileprivate static let mid = VerticalAlignment(Mid.self)
}
