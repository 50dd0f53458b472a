import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The breadth of lazy containers that are proposed none.
@MainActor
@Suite struct `Ideal breadth of lazy containers` {
  @Test func `without a proposal a lazy stack is as wide as its first view`() {
    expectMounted(proposing: nil, nil, size: (50, 40), frames: ["a": (0, 0, 50, 20), "b": (-20, 20, 90, 20)]) {
      LazyVStack(spacing: 0) {
        F(50, 20).named("a")
        F(90, 20).named("b")
      }
    }
    expectMounted(proposing: nil, nil, size: (30, 40)) {
      LazyVStack(spacing: 0) {
        if Bool() { F(70, 20) }
        Section {
          F(50, 20)
        } header: {
          F(30, 20)
        }
      }
    }
  }

  @Test func `a carousel keeps the height of its first view wherever it was scrolled`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) { ForEach(0..<100) { F(50, $0 == 0 ? 20 : 40) } }
        }
        .accessibilityIdentifier("carousel")
        F(10, 10).named("below")
      }
    }
    #expect(host.frame(named: "below")?.minY == 28)
    for offset in [400.0, 4_900, 0] {
      try host.scroll(.identifier("carousel"), to: offset)
      #expect(host.frame(named: "below")?.minY == 28)
    }
  }

  @Test func `without a proposal a flexible column is as wide as its view in the first line`() {
    let columns = [GridItem(.flexible()), GridItem(.flexible())]
    expectMounted(proposing: nil, nil, size: (58, 28)) {
      LazyVGrid(columns: columns) {
        F(30, 10)
        F(20, 10)
        F(100, 10)
        F(20, 10)
      }
    }
    expectMounted(proposing: nil, nil, size: (108, 30)) {
      LazyVGrid(columns: [GridItem(.flexible(maximum: 40)), GridItem(.fixed(60))], spacing: 0) {
        Section {
          F(70, 10)
          F(70, 10)
        } header: {
          F(300, 20)
        }
      }
    }
  }
}
