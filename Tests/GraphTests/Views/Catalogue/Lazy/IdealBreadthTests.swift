import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The breadth of lazy containers that are proposed none.
@MainActor
struct `Ideal breadth of lazy containers` {
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

  @Test func `a carousel takes the height of other views that come all at once`() throws {
    struct Carousel: View {
      let isGrid: Bool
      @State private var heights = [10, 20]
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ScrollView(.horizontal) {
              if isGrid {
                LazyHGrid(rows: [GridItem()]) { views }
              } else {
                LazyHStack { views }
              }
            }
            Button("others") { heights = [50, 60] }.frame(height: 20).named("below")
          }
        }
      }

      private var views: some View { ForEach(heights, id: \.self) { F(20, CGFloat($0)) } }
    }
    for isGrid in [false, true] {
      let host = ViewHost(size: CGSize(width: 100, height: 200)) { Carousel(isGrid: isGrid) }
      #expect(host.frame(named: "below")?.minY == 10)
      try host.tap("others")
      #expect(host.frame(named: "below")?.minY == 50)
    }
  }

  @Test func `a stack takes the width of another first view`() throws {
    struct Exchanging: View {
      @State private var isWide = false
      var body: some View {
        HStack(spacing: 0) {
          ScrollView {
            LazyVStack {
              Group {
                if isWide { F(60, 10) } else { F(30, 10) }
              }
            }
          }
          .fixedSize(horizontal: true, vertical: false)
          Button("wide") { isWide = true }.frame(width: 40).named("beside")
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Exchanging() }
    #expect(host.frame(named: "beside")?.minX == 95)
    try host.tap("wide")
    #expect(host.frame(named: "beside")?.minX == 110)
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
