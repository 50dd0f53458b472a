import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Offsets and positions in a host.
@MainActor
struct `Offsets and positions` {
  @Test func `a background inside of an offset moves along`() {
    expectMounted(proposing: nil, nil, size: (50, 50), frames: ["b": (10, 10, 50, 50)]) {
      F(50, 50).background { C.named("b") }.offset(CGSize(width: 10, height: 10))
    }
  }

  @Test func `a view that is moved off the screen appears`() {
    var appeared: [String] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Text("x").frame(width: 0, height: 0).onAppear { appeared.append("empty frame") }
      Text("y").offset(x: 5_000, y: 5_000).onAppear { appeared.append("off-screen") }
      Text("z").hidden().onAppear { appeared.append("hidden") }
    }
    #expect(Set(appeared) == ["empty frame", "off-screen", "hidden"])
    #expect(host.texts.contains("y"))
  }

  @Test func `a changed offset asks for no size and runs no body inside`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { OffsetSample() }
    let before = host.frame(named: "a")
    let report = try host.tap("move")
    #expect(report.total.sizeQueries == 0)
    #expect(report.total.bodies == 1)
    #expect(host.frame(named: "a")?.minX == before.map { $0.minX + 7 })
  }

  @Test func `a distance that is not finite counts as 0 and is reported once`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      F(20, 20).named("a").offset(x: .nan, y: .infinity)
      F(20, 20).named("b").position(x: .nan, y: 10)
    }
    host.resize(to: CGSize(width: 100, height: 120))
    #expect(host.frame(named: "a").map { $0.minX.isFinite && $0.minY.isFinite } == true)
    #expect(host.issues.compactMap(\.modifier) == ["offset", "offset", "position"])
    #expect(host.issues.compactMap(\.property) == ["x", "y", "position"])
  }

  @Test func `an offset is at its end at once in layout, and what it moves is shown on the way`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { MovingSample() }
    var shown: CGFloat? { host.displayList.first { $0.content == .color(.red) }?.frame.minX }
    try host.tap("go")
    #expect(host.frame(named: "a")?.minX == 20)
    #expect(shown == 0)
    host.advance(by: .milliseconds(500))
    #expect(shown == 10)
    host.advance(by: .milliseconds(600))
    #expect(shown == 20)
  }
}

/// A view that moves.
private struct OffsetSample: View {
  @State private var distance: CGFloat = 0

  var body: some View {
    F(20, 20).named("a").offset(x: distance)
    Button("move") { distance += 7 }
  }
}

/// Views whose places animate.
private struct MovingSample: View {
  @State private var isMoved = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      F(20, 20).named("a").offset(x: isMoved ? 20 : 0)
      Button("go") { withAnimation(.linear(duration: 1)) { isMoved = true } }
    }
  }
}
