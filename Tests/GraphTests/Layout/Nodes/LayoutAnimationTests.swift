import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Padding and frames that animate by the clock of the host.
@MainActor
@Suite struct `Animated lengths` {
  /// Mounts a view that takes a number, and goes from 0 to 1 within a second.
  ///
  /// - Returns: The frames of the view named `a`: at first, after half a second, and at the end.
  private func way<Content: View>(@ViewBuilder _ content: @escaping (CGFloat) -> Content) throws -> [CGRect] {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Way(content: content) }
    var frames = [host.frame(named: "a")]
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    frames.append(host.frame(named: "a"))
    host.advance(by: .milliseconds(600))
    frames.append(host.frame(named: "a"))
    #expect(!host.isAnimating)
    return frames.compactMap { $0 }
  }

  @Test func `padding animates`() throws {
    let frames = try way { F(20, 20).named("a").padding($0 * 40) }
    #expect(frames.map(\.minX) == [0, 20, 40])
  }

  @Test func `each inset animates on its own`() throws {
    let frames = try way {
      F(20, 20).named("a").padding(EdgeInsets(top: $0 * 10, leading: 4 - $0 * 4, bottom: 0, trailing: 0))
    }
    #expect(frames.map(\.minX) == [4, 2, 0])
    #expect(frames.map(\.minY) == [0, 5, 10])
  }

  @Test func `padding animates from its default to a length`() throws {
    let frames = try way { F(20, 20).named("a").padding(.leading, $0 == 0 ? nil : 20) }
    #expect(frames.map(\.minX) == [16, 18, 20])
  }

  @Test func `the lengths of a flexible frame animate`() throws {
    let frames = try way { C.frame(maxWidth: 20 + $0 * 80, minHeight: 10 + $0 * 20, maxHeight: 50).named("a") }
    #expect(frames.map(\.width) == [20, 60, 100])
    let ideal = try way { C.frame(idealWidth: 20 + $0 * 80).named("a").fixedSize(horizontal: true, vertical: false) }
    #expect(ideal.map(\.width) == [20, 60, 100])
  }

  @Test func `an infinite maximum applies at once`() throws {
    let frames = try way { C.frame(maxWidth: $0 == 0 ? 50 : .infinity).named("a") }
    #expect(frames.map(\.width) == [50, 200, 200])
  }

  @Test func `without an animation lengths apply at once`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      Way(animation: nil) { F(20, 20).named("a").padding($0 * 40) }
    }
    try host.tap("go")
    #expect(host.frame(named: "a")?.minX == 40)
  }
}

/// A view that takes a number, which a button sets to 1.
private struct Way<Content: View>: View {
  var animation: Animation? = .linear(duration: 1)
  @ViewBuilder let content: (CGFloat) -> Content
  @State private var number: CGFloat = 0

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      content(number)
      Button("go") { withAnimation(animation) { number = 1 } }
    }
  }
}
