import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Observation of scroll views, and their margins and spaces.
@MainActor
struct `Scroll observation` {
  private func rows(_ count: Int = 20) -> some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Color.red.frame(width: 50, height: 30).named("row \($0)") } }
  }

  @Test func `a change of a scroll view's geometry is reported`() throws {
    let lines = try printedLines {
      let host = ViewHost {
        ScrollView { rows() }.frame(height: 100)
          .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y
          } action: {
            print($0, $1)
          }
          .onScrollGeometryChange(for: Bool.self) {
            $0.visibleRect.maxY > 300
          } action: {
            print($0, $1)
          }
      }
      try host.scroll(to: 150)
      try host.scroll(to: 250)
    }
    #expect(lines.sorted() == ["0.0 0.0", "0.0 150.0", "150.0 250.0", "false false", "false true"])
  }

  @Test func `phases of a scroll are told with the geometry`() throws {
    let host = ViewHost {
      ScrollView { rows() }.frame(height: 100).scrollTargetBehavior(.paging)
        .onScrollPhaseChange { (old: ScrollPhase, new: ScrollPhase, context: ScrollPhaseChangeContext) in
          let line = "\(old) \(new) \(context.geometry.contentOffset.y)"
          print(line)
        }
    }
    #expect(
      try printedLines { try host.scroll(to: 130) } == [
        "idle interacting 0.0", "interacting decelerating 130.0", "decelerating idle 100.0",
      ])
    #expect(
      try printedLines { try host.scroll(to: 200) } == ["idle interacting 100.0", "interacting idle 200.0"])
    #expect(try printedLines { try host.scroll(to: 200) } == [])
  }

  struct Following: View {
    @State private var isScrolling = false
    var body: some View {
      let _ = print("body \(isScrolling)")
      ScrollView { Color.red.frame(height: 600) }
        .onScrollPhaseChange { _, phase in isScrolling = phase.isScrolling }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: { _, offset in
          print("offset \(offset)")
        }
        .onChange(of: isScrolling) { print("change \(isScrolling)") }
    }
  }

  @Test func `state that follows the phases of a scroll is seen while a person scrolls`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Following() }
    let lines = try printedLines { try host.scroll(by: 30) }
    #expect(lines == ["body true", "change true", "offset 30.0", "body false", "change false"])
    let report = try host.scroll(by: 30)
    #expect(report.bodies.map(\.view) == ["Following", "Following"])
    #expect(try printedLines { try host.scroll(by: 0) } == [])
  }

  @Test func `views are told when they come into sight`() throws {
    let lines = try printedLines {
      let host = ViewHost {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<6) { index in
              Color.red.frame(width: 50, height: 50).onScrollVisibilityChange { print(index, $0) }
            }
          }
        }
        .frame(height: 100)
      }
      print("scroll")
      try host.scroll(to: 26)
      try host.scroll(to: 200)
    }
    #expect(lines.prefix { $0 != "scroll" }.sorted() == ["0 true", "1 true"])
    #expect(
      lines.drop { $0 != "scroll" }.dropFirst().sorted() == [
        "0 false", "1 false", "2 false", "2 true", "4 true", "5 true",
      ])
  }

  @Test func `the targets in sight are told by their ids`() throws {
    let host = ViewHost {
      ScrollView { rows().scrollTargetLayout() }.frame(height: 90)
        .onScrollTargetVisibilityChange(idType: Int.self) { print($0) }
    }
    #expect(try printedLines { try host.scroll(to: 14) } == [])
    #expect(try printedLines { try host.scroll(to: 16) } == ["[1, 2, 3]"])
  }

  @Test func `margins are scrolled with the content`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView { rows(5).frame(maxWidth: .infinity) }
        .contentMargins(.bottom, 30, for: .scrollContent)
        .contentMargins(10)
        .contentMargins(.horizontal, 7, for: .scrollIndicators)
    }
    #expect(host.frame(named: "row 0") == CGRect(x: 25, y: 10, width: 50, height: 30))
    try host.scroll(to: 1_000)
    #expect(try host.scrollOffset().y == 90)
    #expect(host.frame(named: "row 4")?.maxY == 70)
    let wide = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView { Color.red.frame(height: 10).named("wide") }.contentMargins(.horizontal, 20)
    }
    #expect(wide.frame(named: "wide") == CGRect(x: 20, y: 0, width: 60, height: 10))
  }

  @Test func `modifiers say nothing of scroll views in scroll views`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        ScrollView(.horizontal) { Color.red.frame(width: 300, height: 20).named("inside") }
      }
      .contentMargins(10)
    }
    #expect(host.frame(named: "inside")?.origin == CGPoint(x: 10, y: 10))
  }

  @Test func `a frame is reported in the space of the scroll view`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      VStack(spacing: 0) {
        Color.blue.frame(height: 50)
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 40)
            GeometryReader { proxy in
              Text("\(Int(proxy.frame(in: .scrollView).minY)) \(Int(proxy.bounds(of: .scrollView)?.height ?? 0))")
              Text("\(Int(proxy.frame(in: .scrollView(axis: .vertical)).minY))")
            }
            .frame(height: 400)
          }
        }
      }
    }
    #expect(host.texts == ["40 150", "40"])
    try host.scroll(to: 100)
    #expect(host.texts == ["-60 150", "-60"])
  }

  @Test func `what is outside of a scroll view is met where it does not clip`() {
    func taps(isClipped: Bool) -> [String] {
      let host = ViewHost(size: CGSize(width: 100, height: 200)) {
        ScrollView {
          Color.red.frame(width: 50, height: 150).onTapGesture { print("tap") }
        }
        .scrollClipDisabled(!isClipped)
        .frame(height: 100)
      }
      return printedLines { host.tap(at: CGPoint(x: 50, y: 160)) }
    }
    #expect(taps(isClipped: true) == [])
    #expect(taps(isClipped: false) == ["tap"])
  }

  @Test func `looks of scroll views are values of the environment`() {
    struct Probe: View {
      @Environment(\.verticalScrollBounceBehavior) private var vertical
      @Environment(\.horizontalScrollIndicatorVisibility) private var indicators
      var body: some View { Text("\(vertical == .basedOnSize) \(indicators == .hidden)") }
    }
    #expect(
      ViewHost { Probe().scrollBounceBehavior(.basedOnSize).scrollIndicators(.hidden) }.texts == ["true true"])
    #expect(ViewHost { Probe().scrollIndicators(.hidden, axes: .vertical) }.texts == ["false false"])
  }
}
