import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Containers in a right-to-left layout are mirrored.
@MainActor
struct `Scrolling from right to left` {
  private func host() -> ViewHost {
    let host = ViewHost(size: CGSize(width: 100, height: 40)) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<50) { i in Text("\(i)").frame(width: 20, height: 20).named("\(i)") }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    return host
  }

  @Test func `a horizontal scroll view begins at its right end`() throws {
    let host = host()
    #expect(host.texts == ["0", "1", "2", "3", "4"])
    #expect(host.frame(named: "0")?.minX == 80)
    #expect(host.frame(named: "4")?.minX == 0)
    try host.scroll(by: 30)
    #expect(host.texts == ["1", "2", "3", "4", "5", "6"])
    #expect(host.frame(named: "1")?.minX == 90)
    try host.scroll(to: CGFloat.infinity)
    #expect(host.texts.last == "49")
    #expect(host.frame(named: "49")?.minX == 0)
  }

  @Test func `scrolling to an id works from right to left`() throws {
    let host = host()
    try host.scroll(toID: 20, anchor: .leading)
    #expect(try host.scrollOffset().x == 400)
    #expect(host.frame(named: "20")?.maxX == 100)
  }

  @Test func `rows of a list are at the right`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      List { F(30, 20).named("a") }.environment(\.layoutDirection, .rightToLeft)
    }
    expectFrame(of: "a", (70, 0, 30, 20), in: host)
  }

  @Test func `views side by side in a scroll view begin at its right`() {
    let host = ViewHost(size: CGSize(width: 300, height: 40)) {
      ScrollView(.horizontal) {
        F(100, 20).named("a")
        F(20, 20).named("b")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    expectFrame(of: "a", (200, 10, 100, 20), in: host)
    expectFrame(of: "b", (172, 10, 20, 20), in: host)
  }

  @Test func `the views of a label and the segments of a picker begin at its right`() {
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      VStack(alignment: .leading, spacing: 0) {
        Button {
        } label: {
          F(30, 20).named("a")
          F(20, 20).named("b")
        }
        Picker("Size", selection: .constant(1)) {
          F(10, 10).named("one").tag(1)
          F(10, 10).named("two").tag(2)
        }
        .pickerStyle(.segmented)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    let places = ["a", "b", "one", "two"].map { host.frame(named: $0)?.minX ?? 0 }
    #expect(places[0] > places[1] && places[2] > places[3])
  }
}
