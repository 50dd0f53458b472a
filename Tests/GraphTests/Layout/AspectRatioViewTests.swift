import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Section F of the layout facts, in a host.
@MainActor
@Suite struct `Mounted aspect ratios` {
  @Test func `L-089: the largest rectangle within the space`() {
    expectMounted(proposing: 100, 100, size: (100, 56.25)) { C.aspectRatio(16 / 9, contentMode: .fit) }
  }

  @Test func `L-092: the smallest rectangle over the space`() {
    expectMounted(proposing: 200, 100, size: (200, 200)) { C.aspectRatio(1, contentMode: .fill) }
  }

  @Test func `L-094: an open axis does not constrain`() {
    expectMounted(proposing: 100, nil, size: (100, 50)) { C.aspectRatio(2, contentMode: .fit) }
  }

  @Test func `L-097: without a ratio the ideal size gives the shape`() {
    expectMounted(proposing: 100, 50, size: (50, 50)) { C.aspectRatio(contentMode: .fit) }
  }

  @Test func `L-099: what covers a frame sticks out of it`() {
    expectMounted(proposing: nil, nil, size: (100, 50), frames: ["a": (0, -25, 100, 100)]) {
      C.named("a").aspectRatio(1, contentMode: .fill).frame(width: 100, height: 50)
    }
  }

  @Test func `L-100: what lies within a frame stands in its middle`() {
    expectMounted(proposing: nil, nil, size: (100, 50), frames: ["a": (37.5, 0, 25, 50)]) {
      C.named("a").aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 50)
    }
  }

  @Test func `the shape of a size is its width over its height`() {
    expectMounted(proposing: 100, 100, size: (100, 50)) {
      C.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit)
    }
  }

  @Test func `a picture of a known shape is scaled to fit or to fill`() {
    expectMounted(proposing: 100, 100, size: (100, 50)) { Q(40, 20).scaledToFit() }
    expectMounted(proposing: 100, 100, size: (200, 100)) { Q(40, 20).scaledToFill() }
  }

  @Test func `a view of fixed lengths keeps them`() {
    expectMounted(proposing: 100, 100, size: (30, 30)) { F(30, 30).aspectRatio(2, contentMode: .fit) }
  }

  @Test(arguments: [ContentMode.fit, .fill]) func `an endless space has no NaN in it`(mode: ContentMode) {
    expectMounted(proposing: .infinity, .infinity, size: (.infinity, .infinity)) {
      C.aspectRatio(2, contentMode: mode)
    }
    expectMounted(proposing: 0, 0, size: (0, 0)) { C.aspectRatio(2, contentMode: mode) }
  }

  @Test func `an endless length is bounded by the other one, or covered`() {
    expectMounted(proposing: .infinity, 50, size: (100, 50)) { C.aspectRatio(2, contentMode: .fit) }
    expectMounted(proposing: .infinity, 50, size: (.infinity, .infinity)) { C.aspectRatio(2, contentMode: .fill) }
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func `a ratio that is none is reported once and counts as not given`(ratio: CGFloat) {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      C.named("a").aspectRatio(ratio, contentMode: .fit)
    }
    expectFrame(of: "a", (25, 0, 50, 50), in: host)
    host.resize(to: CGSize(width: 60, height: 80))
    expectFrame(of: "a", (0, 10, 60, 60), in: host)
    #expect(host.issues.map(\.view) == ["_AspectRatioLayout"])
    #expect(host.issues.map(\.property) == ["aspectRatio"])
  }
}
