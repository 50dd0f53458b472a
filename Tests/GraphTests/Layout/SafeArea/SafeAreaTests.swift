import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Views that reach beyond the safe area, and bars that take a part of it.
@MainActor
@Suite struct `Safe areas` {
  private let phone = CGSize(width: 390, height: 844)
  private let insets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

  @Test func `a background may reach beyond the safe area`() {
    let host = ViewHost(size: phone, safeAreaInsets: insets) {
      C.named("root").background { C.named("all").ignoresSafeArea() }
    }
    expectFrame(of: "root", (0, 47, 390, 763), in: host)
    expectFrame(of: "all", (0, 0, 390, 844), in: host)
  }

  @Test func `a view reaches beyond the safe area at the named edges that it touches`() {
    let host = ViewHost(size: phone, safeAreaInsets: insets) {
      VStack(spacing: 0) {
        C.named("top").ignoresSafeArea(edges: .top)
        C.frame(height: 100).named("middle").ignoresSafeArea()
        C.named("bottom").ignoresSafeArea(edges: .top)
      }
    }
    expectFrame(of: "top", (0, 0, 390, 378.5), in: host)
    expectFrame(of: "middle", (0, 378.5, 390, 100), in: host)
    expectFrame(of: "bottom", (0, 478.5, 390, 331.5), in: host)
  }

  @Test func `the safe area insets of a reader are those of the edges that it touches`() {
    var told: [EdgeInsets] = []
    let host = ViewHost(size: phone, safeAreaInsets: insets) {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          let _ = told.append(proxy.safeAreaInsets)
          C
        }
        F(10, 100)
      }
    }
    #expect(told.last == EdgeInsets(top: 47, leading: 0, bottom: 0, trailing: 0))
    host.resize(to: phone, safeAreaInsets: EdgeInsets())
    #expect(told.last == EdgeInsets())
  }

  @Test func `a bar at an edge leaves the rest to the view`() {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      C.named("content").safeAreaInset(edge: .bottom, spacing: 0) { C.frame(height: 30).named("bar") }
    }
    expectFrame(of: "content", (0, 0, 100, 170), in: host)
    expectFrame(of: "bar", (0, 170, 100, 30), in: host)
  }

  @Test func `a bar may be at any edge, aligned and with spacing`() {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      C.named("content")
        .safeAreaInset(edge: .leading, alignment: .top, spacing: 5) { F(10, 20).named("side") }
        .safeAreaInset(edge: .top, alignment: .trailing, spacing: 0) { F(20, 30).named("title") }
    }
    expectFrame(of: "title", (80, 0, 20, 30), in: host)
    expectFrame(of: "side", (0, 30, 10, 20), in: host)
    expectFrame(of: "content", (15, 30, 85, 170), in: host)
  }

  @Test func `a view that ignores the safe area twice reaches no further`() {
    let host = ViewHost(size: phone, safeAreaInsets: insets) {
      C.named("twice").ignoresSafeArea().ignoresSafeArea(edges: .top)
    }
    expectFrame(of: "twice", (0, 0, 390, 844), in: host)
  }

  @Test func `a view that overflows reaches to the edge of the screen`() {
    let host = ViewHost(size: phone, safeAreaInsets: insets) {
      C.named("a").ignoresSafeArea(edges: .top).padding(.top, -20)
    }
    expectFrame(of: "a", (0, 0, 390, 810), in: host)
  }

  @Test func `in right-to-left layout the leading edge is on the right`() {
    var told: [EdgeInsets] = []
    let host = ViewHost(
      size: CGSize(width: 100, height: 50), safeAreaInsets: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 20)
    ) {
      ZStack {
        C.named("trailing").ignoresSafeArea(edges: .trailing)
        C.named("leading").ignoresSafeArea(edges: .leading)
        C.named("beside").ignoresSafeArea()
          .safeAreaInset(edge: .leading, spacing: 0) { F(10, 50).named("bar") }
        GeometryReader { proxy in
          let _ = told.append(proxy.safeAreaInsets)
          C
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    expectFrame(of: "trailing", (0, 0, 80, 50), in: host)
    expectFrame(of: "leading", (0, 0, 100, 50), in: host)
    expectFrame(of: "bar", (70, 0, 10, 50), in: host)
    expectFrame(of: "beside", (0, 0, 100, 50), in: host)
    #expect(told.last == EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0))
  }

  @Test func `a bar is served first, and an inflexible view is below it`() {
    expectMounted(
      proposing: 100, 100, size: (20, 120), frames: ["bar": (0, 0, 20, 100), "view": (0, 100, 20, 20)]
    ) {
      F(20, 20).named("view").safeAreaInset(edge: .top) { C.named("bar") }
    }
  }

  @Test func `a view with a bar is aligned by its own guides`() {
    expectMounted(proposing: nil, nil, size: (20, 25), frames: ["view": (0, 5, 10, 20), "b": (10, 0, 10, 10)]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        F(10, 20).named("view").alignmentGuide(.firstTextBaseline) { _ in 5 }
          .safeAreaInset(edge: .top) { F(10, 5) }
        F(10, 10).named("b")
      }
    }
  }

  @Test func `safe area padding leaves less space and may be ignored`() {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      ZStack {
        C.named("inside")
        C.named("beyond").ignoresSafeArea(edges: .top)
      }
      .safeAreaPadding(.vertical, 10).named("padded")
      .safeAreaPadding(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0))
    }
    expectFrame(of: "padded", (5, 0, 95, 200), in: host)
    expectFrame(of: "inside", (5, 10, 95, 180), in: host)
    expectFrame(of: "beyond", (5, 0, 95, 190), in: host)
  }

  @Test func `safe area padding is 16 points by default`() {
    expectMounted(proposing: nil, nil, size: (42, 42), frames: ["a": (16, 16, 10, 10)]) {
      F(10, 10).named("a").safeAreaPadding()
    }
    expectMounted(proposing: nil, nil, size: (16, 16), frames: ["a": (3, 3, 10, 10)]) {
      F(10, 10).named("a").safeAreaPadding(3)
    }
  }

  @Test func `content under a bar may reach below it`() {
    let host = ViewHost(
      size: CGSize(width: 100, height: 200), safeAreaInsets: EdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 0)
    ) {
      C.named("content").ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { C.frame(height: 30) }
    }
    expectFrame(of: "content", (0, 0, 100, 200), in: host)
  }
}
