import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Scroll views beside bars and the edges of the screen: their content passes under these.
@MainActor
struct `Content under bars` {
  private let phone = CGSize(width: 390, height: 800)
  private let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

  private func rows(_ count: Int = 50) -> some View {
    LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 100) } }
  }

  @Test func `a scroll view makes the rows that pass under the edges of the screen`() throws {
    let host = ViewHost(size: phone, safeAreaInsets: insets) { ScrollView { rows() }.named("rows") }
    expectFrame(of: "rows", (0, 59, 390, 707), in: host)
    #expect(host.texts == (0...7).map { "row \($0)" })
    #expect(host.displayList.first?.frame.midY == 109)
    try host.scroll(to: 150)
    #expect(host.texts == (0...8).map { "row \($0)" })
    try host.scroll(to: .infinity)
    #expect(try host.scrollOffset().y == 5000 - 707)
    #expect(host.displayList.last?.frame.midY == 716)
  }

  @Test func `rows pass under a bar that takes a part of the safe area`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 300)) {
      ScrollView { rows() }
        .safeAreaInset(edge: .bottom, spacing: 0) { Text("bar").frame(maxWidth: .infinity, minHeight: 100) }
    }
    #expect(host.texts == ["row 0", "row 1", "row 2", "bar"])
    try host.scroll(to: 10)
    #expect(host.texts == ["row 0", "row 1", "row 2", "row 3", "bar"])
  }

  @Test func `the neighbours of a view between safe area padding are made`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<10, id: \.self) { Text("card \($0)").containerRelativeFrame(.horizontal).named("\($0)") }
        }
      }
      .safeAreaPadding(.horizontal, 40)
    }
    #expect(host.texts == ["card 0", "card 1"])
    #expect(host.frame(named: "0")?.minX == 40)
    #expect(host.frame(named: "0")?.width == 120)
    try host.scroll(by: 130)
    #expect(host.texts == ["card 0", "card 1", "card 2"])
    #expect(host.frame(named: "1")?.minX == 40)
  }

  @Test func `a scroll view that does not touch the edge, and the other axis, end where it ends`() {
    let apart = ViewHost(size: phone, safeAreaInsets: insets) {
      VStack(spacing: 0) {
        Text("title").frame(height: 107)
        ScrollView { rows() }
        Text("foot").frame(height: 100)
      }
    }
    #expect(apart.texts == ["title", "row 0", "row 1", "row 2", "row 3", "row 4", "foot"])
    let across = ViewHost(
      size: CGSize(width: 200, height: 100), safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    ) {
      ScrollView(.horizontal) { Color.red.frame(width: 500).offset(y: -20).onTapGesture { print("tap") } }
    }
    #expect(printedLines { across.tap(at: CGPoint(x: 100, y: 10)) } == [])
    #expect(printedLines { across.tap(at: CGPoint(x: 100, y: 30)) } == ["tap"])
  }

  @Test func `pinned headers stay below the bar`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 300)) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<10) { _ in Color.red.frame(height: 100) }
          } header: {
            Color.blue.frame(height: 20).named("header")
          }
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) { Color.green.frame(height: 50) }
    }
    expectFrame(of: "header", (0, 50, 100, 20), in: host)
    try host.scroll(to: 200)
    expectFrame(of: "header", (0, 50, 100, 20), in: host)
  }

  @Test func `a finger reaches content at the edge of the screen`() throws {
    let host = ViewHost(size: phone, safeAreaInsets: insets) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { index in
            Color.red.frame(height: 100).onTapGesture { print("tap \(index)") }
          }
        }
      }
    }
    #expect(printedLines { host.tap(at: CGPoint(x: 100, y: 790)) } == ["tap 7"])
    try host.scroll(to: 100)
    #expect(printedLines { host.tap(at: CGPoint(x: 100, y: 10)) } == ["tap 0"])
  }

  @Test func `the geometry of a scroll view includes the parts under bars`() throws {
    var geometries: [ScrollGeometry] = []
    let host = ViewHost(size: phone, safeAreaInsets: insets) {
      ScrollView { rows(20) }
        .contentMargins(.top, 10, for: .scrollContent)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }, action: { geometries.append($1) })
    }
    let first = try #require(geometries.last)
    #expect(first.contentInsets == EdgeInsets(top: 69, leading: 0, bottom: 34, trailing: 0))
    #expect(first.contentOffset.y == -69)
    #expect(first.containerSize == phone)
    #expect(first.visibleRect == CGRect(x: 0, y: 0, width: 390, height: 697))
    try host.scroll(to: 100)
    #expect(geometries.last?.contentOffset.y == 31)
  }
}
