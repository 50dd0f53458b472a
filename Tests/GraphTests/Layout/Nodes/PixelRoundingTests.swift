import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Drawn rectangles lie on pixels, frames do not.
@MainActor
struct `Pixel rounding` {
  /// The rectangles that are drawn, from the left to the right.
  private func drawn(
    _ size: CGSize, scale: CGFloat, @ViewBuilder _ content: () -> some View
  ) -> [CGRect] {
    ViewHost(size: size, displayScale: scale, root: content).displayList.map(\.frame)
  }

  @Test func `three views share 100 points on whole pixels, without a gap`() {
    let frames = drawn(CGSize(width: 100, height: 10), scale: 1) {
      HStack(spacing: 0) {
        C
        C
        C
      }
    }
    #expect(
      frames == [
        .init(x: 0, y: 0, width: 33, height: 10), .init(x: 33, y: 0, width: 34, height: 10),
        .init(x: 67, y: 0, width: 33, height: 10),
      ])
  }

  @Test func `L-253: three views share 100 points on half points at two pixels a point`() {
    let frames = drawn(CGSize(width: 100, height: 10), scale: 2) {
      HStack(spacing: 0) {
        C
        C
        C
      }
    }
    #expect(
      frames == [
        .init(x: 0, y: 0, width: 33.5, height: 10), .init(x: 33.5, y: 0, width: 33, height: 10),
        .init(x: 66.5, y: 0, width: 33.5, height: 10),
      ])
  }

  @Test func `L-254: halves are rounded up`() {
    let frames = drawn(CGSize(width: 100, height: 100), scale: 1) { F(25, 25) }
    #expect(frames == [CGRect(x: 38, y: 38, width: 25, height: 25)])
  }

  @Test func `negative coordinates are rounded the same way`() {
    let frames = drawn(CGSize(width: 10, height: 10), scale: 1) { F(25, 25).offset(x: 0.25) }
    #expect(frames == [CGRect(x: -7, y: -7, width: 25, height: 25)])
  }

  @Test func `layout itself is not rounded`() {
    let host = ViewHost(size: CGSize(width: 100, height: 10)) {
      HStack(spacing: 0) {
        C
        GeometryReader { proxy in Text("\(proxy.size.width < 33.34 && proxy.size.width > 33.33)") }
        C.named("c")
      }
    }
    expectFrame(of: "c", (66.667, 0, 33.333, 10), in: host)
    #expect(host.texts == ["true"])
  }

  @Test func `an infinite rectangle is not rounded`() {
    let host = ViewHost(proposing: .infinity) { C }
    #expect(host.displayList.map(\.frame.size) == [CGSize(width: CGFloat.infinity, height: .infinity)])
  }
}
