import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Explicit alignment guides in a host.
@MainActor
@Suite struct `Alignment guides` {
  @Test func `a stack keeps the built-in guides of a row, also of a constant range`() {
    expectMounted(proposing: nil, nil, size: (20, 20), frames: ["v": (10, 0, 10, 10)]) {
      HStack(alignment: .top, spacing: 0) {
        F(10, 20)
        VStack(spacing: 0) {
          ForEach(0..<1) { _ in F(10, 10).alignmentGuide(.top) { _ in -10 } }
        }.named("v")
      }
    }
  }

  @Test func `a stack keeps the priority of a row, also of a constant range`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["b": (50, 0, 50, 10)]) {
      HStack(spacing: 0) {
        C
        VStack {
          ForEach(0..<1) { _ in C.layoutPriority(1) }
        }
        .named("b")
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

  @Test func `a guide may be set to another guide of its view`() {
    expectMounted(proposing: nil, nil, size: (100, 100), frames: ["p": (0, 0, 100, 100), "a": (80, 100, 20, 20)]) {
      F(100, 100).named("p").overlay(alignment: .bottomTrailing) {
        F(20, 20).named("a").alignmentGuide(.bottom) { $0[.top] }
      }
    }
  }

  @Test func `a changed guide aligns again, an equal guide does not`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { GuideSample() }
    expectFrame(of: "a", (40, 40, 20, 20), in: host)
    let same = try host.tap("same")
    #expect(same.total.placements == 0)
    let other = try host.tap("other")
    #expect(other.total.placements > 0)
    expectFrame(of: "a", (60, 40, 20, 20), in: host)
  }
}

/// Two views, one of which has a guide that depends on state.
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
