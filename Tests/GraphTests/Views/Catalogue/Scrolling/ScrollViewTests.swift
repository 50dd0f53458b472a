import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Scroll views: their size, and the part of the content that they show.
@MainActor
struct `Scroll views` {
  @Test func `L-219: takes the proposed height, and is as wide as its content`() {
    expectMounted(proposing: 100, 200, size: (50, 200), frames: ["a": (0, 0, 50, 500)]) {
      ScrollView { F(50, 500).named("a") }
    }
  }

  @Test func `L-220: the content is proposed the width and no height`() {
    expectMounted(proposing: 100, 200, size: (100, 200), frames: ["a": (0, 0, 100, 10)]) {
      ScrollView { C.named("a") }
    }
  }

  @Test func `a horizontal scroll view swaps the axes`() {
    expectMounted(proposing: 100, 200, size: (100, 50), frames: ["a": (0, 0, 500, 50)]) {
      ScrollView(.horizontal) { F(500, 50).named("a") }
    }
    expectMounted(proposing: 100, 200, size: (100, 200), frames: ["a": (0, 0, 10, 200)]) {
      ScrollView(.horizontal) { C.named("a") }
    }
  }

  @Test func `a scroll view along both axes proposes nothing to its content`() {
    expectMounted(proposing: 100, 200, size: (100, 200), frames: ["a": (0, 0, 500, 600)]) {
      ScrollView([.horizontal, .vertical]) { F(500, 600).named("a") }
    }
  }

  @Test func `a scroll view along both axes has shorter content in its middle, unless an anchor says otherwise`() {
    expectMounted(proposing: 100, 200, size: (100, 200), frames: ["a": (45, 95, 10, 10)]) {
      ScrollView([.horizontal, .vertical]) { C.named("a") }
    }
    expectMounted(proposing: 100, 200, size: (100, 200), frames: ["a": (0, 50, 300, 100)]) {
      ScrollView([.horizontal, .vertical]) { F(300, 100).named("a") }
    }
    expectMounted(proposing: 100, 200, size: (100, 200), frames: ["a": (0, 0, 10, 10)]) {
      ScrollView([.horizontal, .vertical]) { C.named("a") }.defaultScrollAnchor(.topLeading)
    }
    expectMounted(proposing: .infinity, 200, size: (.infinity, 200), frames: ["a": (0, 95, 10, 10)]) {
      ScrollView([.horizontal, .vertical]) { C.named("a") }
    }
  }

  @Test func `L-223: a spacer in a scroll view has no room to take`() {
    expectMounted(proposing: 100, 200, size: (10, 200), frames: ["a": (0, 0, 10, 20), "b": (0, 28, 10, 20)]) {
      ScrollView {
        VStack(spacing: 0) {
          F(10, 20).named("a")
          Spacer()
          F(10, 20).named("b")
        }
      }
    }
  }

  @Test func `L-224: its ideal size is that of the content`() {
    expectMounted(proposing: nil, nil, size: (50, 500)) { ScrollView { F(50, 500) } }
  }

  @Test func `a scroll view takes an infinite and a zero proposal along its axis`() {
    expectMounted(proposing: 100, .infinity, size: (50, .infinity)) { ScrollView { F(50, 500) } }
    expectMounted(proposing: 0, 0, size: (50, 0)) { ScrollView { F(50, 500) } }
  }

  @Test func `several views are placed below each other`() {
    expectMounted(proposing: 100, 200, size: (50, 200), frames: ["a": (0, 0, 50, 20), "b": (10, 28, 30, 20)]) {
      ScrollView {
        F(50, 20).named("a")
        F(30, 20).named("b")
      }
    }
  }

  struct Column: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<100) { i in Color.red.frame(height: 20).named("\(i)") } }
      }
    }
  }

  @Test func `scrolling moves the content and queries no size`() throws {
    let host = ViewHost(size: CGSize(width: 50, height: 100)) { Column() }
    let report = try host.scroll(by: 30)
    #expect(report.total.bodies == 0)
    #expect(report.total.sizeQueries == 0)
    #expect(report.total.placements == 1)
    #expect(try host.scrollOffset() == CGPoint(x: 0, y: 30))
    expectFrame(of: "0", (0, -30, 50, 20), in: host)
    expectFrame(of: "99", (0, 1_950, 50, 20), in: host)
    #expect(host.displayList.first?.frame == CGRect(x: 0, y: -30, width: 50, height: 20))
  }

  @Test func `scrolling stops at the end of the content`() throws {
    let host = ViewHost(size: CGSize(width: 50, height: 100)) { Column() }
    try host.scroll(by: -10)
    #expect(try host.scrollOffset() == .zero)
    try host.scroll(to: 10_000)
    #expect(try host.scrollOffset() == CGPoint(x: 0, y: 1_900))
    try host.scroll(to: CGPoint(x: 30, y: CGFloat.infinity))
    #expect(try host.scrollOffset() == CGPoint(x: 0, y: 1_900))
    #expect(try host.contentSize() == CGSize(width: 50, height: 2_000))
    #expect(try host.scroll(by: 5).total == WorkCounts())
  }

  struct Shrinking: View {
    @State private var count = 50
    var body: some View {
      ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 20) } } }
        .overlay { Button("fewer") { count = 6 } }
    }
  }

  @Test func `content that shrinks stays visible`() throws {
    let host = ViewHost(size: CGSize(width: 50, height: 100)) { Shrinking() }
    try host.scroll(to: 900)
    try host.tap("fewer")
    #expect(try host.scrollOffset() == CGPoint(x: 0, y: 20))
  }

  @Test func `S-085: all rows of a stack appear at once, and scrolling changes nothing about that`() throws {
    var host: ViewHost?
    let mounting = printedLines {
      host = ViewHost(size: CGSize(width: 50, height: 100)) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<100) { i in Text("\(i)").frame(height: 20).lifetime("\(i)") } }
        }
      }
    }
    #expect(Set(mounting) == Set((0..<100).map { "\($0) appear" }))
    #expect(mounting.count == 100)
    let scrolling = try printedLines {
      for offset in [100, 1_900, 0] { try host?.scroll(to: CGFloat(offset)) }
    }
    #expect(scrolling == [])
  }

  @Test func `of several scroll views the targeted one scrolls`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        ScrollView { Text("first").frame(height: 500) }.accessibilityIdentifier("upper")
        ScrollView { Text("second").frame(height: 500) }.accessibilityIdentifier("lower")
      }
    }
    try host.scroll(.identifier("lower"), by: 10)
    try host.scroll(.text("first"), by: 20)
    #expect(try host.scrollOffset(of: .identifier("upper")) == CGPoint(x: 0, y: 20))
    #expect(try host.scrollOffset(of: "second") == CGPoint(x: 0, y: 10))
    #expect(throws: HostError.self) { try host.scroll("third", by: 10) }
  }

  @Test func `scrolling without a scroll view throws an error`() {
    let host = ViewHost { Text("x") }
    #expect(throws: HostError.nothingShown(kind: "scroll view")) { try host.scroll(by: 10) }
    #expect(HostError.nothingShown(kind: "scroll view").description == "No scroll view is on the screen.")
  }

  @Test func `a disabled scroll view does not scroll`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView { F(10, 500) }.scrollDisabled(true)
    }
    try host.scroll(by: 10)
    #expect(try host.scrollOffset() == .zero)
  }
}
