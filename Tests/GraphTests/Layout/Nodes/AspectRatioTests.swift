import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Aspect ratios in a host: other ways to write them, and ratios that are invalid.
@MainActor
struct `Aspect ratios` {
  @Test func `the ratio of a size is its width over its height`() {
    expectMounted(proposing: 100, 100, size: (100, 50)) {
      C.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit)
    }
  }

  @Test func `a picture of a known shape is scaled to fit or to fill`() {
    expectMounted(proposing: 100, 100, size: (100, 50)) { Q(40, 20).scaledToFit() }
    expectMounted(proposing: 100, 100, size: (200, 100)) { Q(40, 20).scaledToFill() }
  }

  @Test func `a layout priority ends at an aspect ratio`() {
    expectMounted(proposing: 100, 100, size: (100, 100), frames: ["a": (0, 0, 46, 100), "b": (54, 27, 46, 46)]) {
      Grid {
        GridRow {
          C.named("a")
          C.layoutPriority(1).aspectRatio(1, contentMode: .fit).named("b")
        }
      }
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func `an invalid ratio is reported once and counts as unspecified`(ratio: CGFloat) {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      C.named("a").aspectRatio(ratio, contentMode: .fit)
    }
    expectFrame(of: "a", (25, 0, 50, 50), in: host)
    host.resize(to: CGSize(width: 60, height: 80))
    expectFrame(of: "a", (0, 10, 60, 60), in: host)
    #expect(host.issues.map(\.modifier) == ["aspectRatio"])
    #expect(host.issues.map(\.property) == ["aspectRatio"])
  }
}
