import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Invalid lengths are reported once for each view, treated as unspecified, and never make a frame NaN.
@MainActor
struct `Invalid frame lengths` {
  private let message = "Invalid frame dimension (negative or non-finite)."

  struct Framed: View {
    @State private var tick = 0
    let width: CGFloat
    let height: CGFloat

    var body: some View {
      VStack(spacing: 0) {
        Button("tick \(tick)") { tick += 1 }.frame(width: 10, height: 10)
        C.named("a").frame(width: width, height: height).named("frame")
      }
    }
  }

  /// The host of a frame of two lengths, below a button of 10 × 10, in a proposal of 200 × 110.
  private func host(_ width: CGFloat, _ height: CGFloat) -> ViewHost {
    ViewHost(proposing: ProposedViewSize(width: 200, height: 110)) { Framed(width: width, height: height) }
  }

  @Test(arguments: [.infinity, -.infinity, .nan, -10, -.leastNonzeroMagnitude] as [CGFloat])
  func `an invalid width is reported and leaves the width to the view`(width: CGFloat) {
    let host = host(width, 50)
    #expect(host.issues.map(\.description) == ["\(message) [Framed.frame.width]"])
    expectFrame(of: "a", (0, 10, 200, 50), in: host)
    expectFrame(of: "frame", (0, 10, 200, 50), in: host)
  }

  @Test(arguments: [.infinity, -.infinity, .nan, -10] as [CGFloat])
  func `an invalid height is reported and leaves the height to the view`(height: CGFloat) {
    let host = host(50, height)
    #expect(host.issues.map(\.description) == ["\(message) [Framed.frame.height]"])
    expectFrame(of: "a", (0, 10, 50, 100), in: host)
  }

  @Test func `both lengths are reported, once, however often the view is updated`() throws {
    let host = host(.nan, .infinity)
    for tick in 0..<20 {
      try host.tap("tick \(tick)")
      host.resize(to: CGSize(width: 100 + tick, height: 200))
    }
    #expect(host.issues.map(\.property) == ["width", "height"])
  }

  struct Changing: View {
    @State private var width: CGFloat = 10
    var body: some View {
      VStack {
        Button("nan") { width = .nan }
        Button("wide") { width = 100 }
        C.named("a").frame(width: width, height: 10)
      }
    }
  }

  @Test func `a length that becomes invalid is reported then`() throws {
    let host = ViewHost { Changing() }
    #expect(host.issues == [])
    try host.tap("nan")
    #expect(host.issues.map(\.property) == ["width"])
    #expect(host.frame(named: "a")?.width == 390)
    try host.tap("wide")
    #expect(host.frame(named: "a")?.width == 100)
    try host.tap("nan")
    #expect(host.issues.count == 1)
  }

  @Test func `a flexible frame's lengths are reported by their names`() {
    let host = ViewHost(proposing: ProposedViewSize(width: 100, height: 100)) {
      C.frame(minWidth: -1, maxWidth: .infinity, idealHeight: .nan).named("a")
    }
    #expect(
      Set(host.issues.map(\.description)) == [
        "\(message) [ViewHost.frame.minWidth]", "\(message) [ViewHost.frame.idealHeight]",
      ])
    expectFrame(of: "a", (0, 0, 100, 100), in: host)
  }

  @Test func `contradictory lengths are reported`() {
    let host = ViewHost(proposing: ProposedViewSize(width: 100, height: 100)) {
      C.frame(minWidth: 50, maxWidth: 20).named("a")
    }
    #expect(host.issues.map(\.message) == ["Contradictory frame constraints specified."])
    #expect(host.frame(named: "a")?.width.isNaN == false)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, -5] as [CGFloat])
  func `no invalid length makes a frame NaN`(length: CGFloat) {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: length) {
        HStack(spacing: length) {
          C.padding(length).named("padded")
          Spacer(minLength: length)
          Text("text").font(.system(size: length)).named("text")
        }
        C.layoutPriority(length).named("priority")
        Text("faint").opacity(length)
        GeometryReader { g in C.frame(width: g.size.width) }.named("reader")
      }
    }
    for name in ["padded", "text", "priority", "reader"] {
      let frame = host.frame(named: name)
      #expect(frame.map { $0.origin.x.isNaN || $0.origin.y.isNaN || $0.width.isNaN || $0.height.isNaN } == false)
    }
    #expect(host.displayList.allSatisfy { (0...1).contains($0.opacity) })
  }

  @Test(arguments: [.nan, .infinity, -5] as [CGFloat])
  func `a host of an invalid size has no NaN in its frames`(length: CGFloat) {
    let size = CGSize(width: length, height: length)
    let host = ViewHost(size: size) {
      VStack {
        C.named("a")
        F(10, 10).named("b")
      }
    }
    host.resize(to: CGSize(width: length, height: 20))
    host.resize(to: size)
    for name in ["a", "b"] {
      let frame = host.frame(named: name)
      #expect(frame.map { $0.origin.x.isNaN || $0.origin.y.isNaN || $0.width.isNaN || $0.height.isNaN } == false)
    }
    #expect(host.sizeThatFits(ProposedViewSize(size)).width.isNaN == false)
  }
}
