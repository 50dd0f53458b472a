import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Coordinate spaces, geometry actions, frames relative to the container, and right-to-left layout.
@MainActor
struct `Geometry modifiers` {
  @Test func `a frame can be asked for in the coordinate space of an ancestor`() {
    var frames: [CGRect] = []
    ViewHost(size: CGSize(width: 100, height: 100)) {
      GeometryReader { proxy in
        let _ =
          frames = [
            proxy.frame(in: .named("box")), proxy.frame(in: .global), proxy.frame(in: .local),
            proxy.frame(in: .named("nobody")),
          ]
        C
      }
      .frame(width: 20, height: 10)
      .padding(EdgeInsets(top: 3, leading: 7, bottom: 0, trailing: 0))
      .coordinateSpace(name: "box")
      .frame(width: 100, height: 100, alignment: .bottomTrailing)
    }
    .flush()
    #expect(
      frames.map(\.origin) == [
        CGPoint(x: 7, y: 3), CGPoint(x: 80, y: 90), .zero, CGPoint(x: 80, y: 90),
      ])
    #expect(Set(frames.map(\.size.width)) == [20])
  }

  @Test func `a geometry action runs for the first geometry and for each change`() throws {
    let log = SizeLog()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { MeasuringSample(log: log) }
    #expect(log.lines == ["10 10"])
    try host.tap("grow")
    #expect(log.lines == ["10 10", "10 20"])
    #expect(host.texts.contains("width 20"))
    try host.tap("move")
    #expect(log.lines == ["10 10", "10 20"])
  }

  @Test func `a view may be as long as its container, or a part of it`() {
    let host = ViewHost(size: CGSize(width: 100, height: 60)) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          C.frame(height: 10).containerRelativeFrame(.horizontal).named("all")
        }
        C.frame(height: 10).containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 4).named("half")
        F(10, 10).containerRelativeFrame(.vertical) { length, _ in length / 3 }.named("third")
      }
      .padding(.leading, 30)
    }
    #expect(host.frame(named: "all")?.width == 100)
    #expect(host.frame(named: "half")?.width == 48)
    #expect(host.frame(named: "third")?.size == CGSize(width: 10, height: 20))
    host.resize(to: CGSize(width: 200, height: 90))
    #expect(host.frame(named: "all")?.width == 200)
    #expect(host.frame(named: "third")?.height == 30)
  }

  @Test func `in a scroll view the container is its visible part`() {
    let host = ViewHost(size: CGSize(width: 100, height: 80)) {
      ScrollView { C.containerRelativeFrame([.horizontal, .vertical]).named("page") }
        .frame(width: 60, height: 50)
    }
    #expect(host.frame(named: "page")?.size == CGSize(width: 60, height: 50))
    host.resize(to: CGSize(width: 200, height: 80))
    #expect(host.frame(named: "page")?.size == CGSize(width: 60, height: 50))
  }

  @Test func `a frame relative to a scroll view becomes shorter with it, whatever is as long as the scroll view`() {
    func page(_ margin: CGFloat = 0) -> some View {
      ScrollView { C.frame(height: 20).containerRelativeFrame(.horizontal).named("page") }
        .contentMargins(margin).named("scroll")
    }
    let names = ["page", "scroll"]
    for (old, new) in [(300, 200), (200, 300)] as [(CGFloat, CGFloat)] {
      expectUpdated(old, to: new, names: names) { page().frame(maxWidth: .infinity).frame(width: $0) }
      expectUpdated(old, to: new, names: names) { page().frame(maxHeight: 300).frame(width: $0) }
      expectUpdated(old, to: new, names: names) { width in
        ZStack {
          page()
          F(10, 10)
        }
        .frame(width: width)
      }
      expectUpdated(old, to: new, names: names) { width in
        HStack {
          page()
          F(10, 10)
        }
        .frame(width: width)
      }
    }
    for (old, new) in [(1, 9), (9, 1)] as [(CGFloat, CGFloat)] {
      expectUpdated(old, to: new, names: names) { margin in ZStack { page(margin) } }
      expectUpdated(old, to: new, names: names) { page($0).frame(maxWidth: .infinity, maxHeight: 200) }
    }
  }

  @Test func `content margins are no part of the container`() {
    let host = ViewHost(size: CGSize(width: 390, height: 80)) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<3) { C.containerRelativeFrame([.horizontal, .vertical]).named("page \($0)") }
        }
      }
      .contentMargins(.horizontal, 20)
    }
    #expect(host.frame(named: "page 0") == CGRect(x: 20, y: 0, width: 350, height: 80))
    #expect(host.frame(named: "page 1")?.minX == 380)
    host.resize(to: CGSize(width: 240, height: 80))
    #expect(host.frame(named: "page 0")?.width == 200)
  }

  @Test func `a column, a navigation stack and a tab are containers`() {
    func length(@ViewBuilder of container: () -> some View) -> CGFloat? {
      let host = ViewHost(size: CGSize(width: 1200, height: 80)) {
        HStack(spacing: 0) {
          container()
          C.frame(width: 200)
        }
        .environment(\.horizontalSizeClass, .regular)
      }
      let before = host.frame(named: "view")?.width
      host.resize(to: CGSize(width: 1300, height: 80))
      #expect(host.frame(named: "view")?.width == before.map { $0 + 100 })
      #expect(host.issues.isEmpty)
      return before
    }
    let view = C.containerRelativeFrame(.horizontal).named("view")
    #expect(length { NavigationStack { view } } == 1000)
    #expect(length { TabView { view } } == 1000)
    #expect(
      length {
        NavigationSplitView {
          C.navigationSplitViewColumnWidth(300)
        } detail: {
          VStack { view }
        }
      } == 700)
    #expect(length { NavigationStack { C.sheet(isPresented: .constant(true)) { view } } } == 1200)
  }

  @Test func `dividing a container by zero is refused`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = C.containerRelativeFrame(.horizontal, count: 0, spacing: 0)
    }
  }

  @Test func `right-to-left layout mirrors everything`() {
    let host = ViewHost(size: CGSize(width: 100, height: 20)) {
      HStack(spacing: 0) {
        F(20, 20).named("a")
        F(30, 10).named("b").padding(.leading, 5)
        C.named("c").overlay(alignment: .topLeading) { F(5, 5).named("badge") }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    expectFrame(of: "a", (80, 0, 20, 20), in: host)
    expectFrame(of: "b", (45, 5, 30, 10), in: host)
    expectFrame(of: "c", (0, 0, 45, 20), in: host)
    expectFrame(of: "badge", (40, 0, 5, 5), in: host)
  }

  @Test func `offsets and positions are mirrored too`() {
    let host = ViewHost(size: CGSize(width: 100, height: 20)) {
      ZStack {
        F(20, 20).named("offset").offset(x: 10, y: 5)
        F(20, 20).named("position").position(x: 10, y: 10)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    expectFrame(of: "offset", (30, 5, 20, 20), in: host)
    expectFrame(of: "position", (80, 0, 20, 20), in: host)
  }

  @Test func `a part of the tree may be mirrored alone`() {
    let host = ViewHost(size: CGSize(width: 100, height: 40)) {
      VStack(alignment: .leading, spacing: 0) {
        F(10, 10).named("a")
        VStack(alignment: .leading, spacing: 0) {
          F(30, 10)
          F(10, 10).named("b")
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
      .frame(width: 100, height: 40, alignment: .topLeading)
    }
    expectFrame(of: "a", (0, 0, 10, 10), in: host)
    expectFrame(of: "b", (20, 20, 10, 10), in: host)
  }

  @Test func `another direction places everything again and runs no body`() {
    let host = ViewHost(size: CGSize(width: 100, height: 10)) {
      HStack(spacing: 0) {
        F(20, 10).named("a")
        C
      }
    }
    expectFrame(of: "a", (0, 0, 20, 10), in: host)
    let report = host.perform { host.setEnvironment(\.layoutDirection, to: .rightToLeft) }
    expectFrame(of: "a", (80, 0, 20, 10), in: host)
    #expect(report.total.bodies == 0)
    // A colour's size is not remembered: it is asked where it is placed.
    #expect(report.total.sizeQueries == 1)
    host.perform { host.setEnvironment(\.layoutDirection, to: .leftToRight) }
    expectFrame(of: "a", (0, 0, 20, 10), in: host)
  }

  @Test func `a custom layout is mirrored without its knowledge`() {
    let host = ViewHost(size: CGSize(width: 100, height: 10)) {
      Beginning { F(20, 10).named("a") }.environment(\.layoutDirection, .rightToLeft)
    }
    expectFrame(of: "a", (80, 0, 20, 10), in: host)
  }
}

/// Puts its views where lines begin.
private struct Beginning: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// The values that an action was given.
@MainActor
private final class SizeLog {
  var lines: [String] = []
}

/// A view whose width is written into a state.
private struct MeasuringSample: View {
  let log: SizeLog
  @State private var width: CGFloat = 10
  @State private var offset: CGFloat = 0
  @State private var seen: CGFloat = 0

  var body: some View {
    F(width, 10)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { old, new in
        log.lines.append("\(Int(old)) \(Int(new))")
        seen = new
      }
      .offset(x: offset)
    Text("width \(Int(seen))")
    Button("grow") { width = 20 }
    Button("move") { offset = 5 }
  }
}
