import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The root views of a host without a safe area.
@MainActor
struct `Layout in a host` {
  @Test func `L-237: the host answers any proposal with the size of its root view`() {
    let host = ViewHost { C.frame(maxWidth: .infinity).frame(width: 200, height: 200) }
    #expect(host.sizeThatFits(.zero) == CGSize(width: 200, height: 200))
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 200, height: 200))
    #expect(host.sizeThatFits(.infinity) == CGSize(width: 200, height: 200))
  }

  @Test func `several root views are below each other`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      F(10, 10).named("a")
      F(20, 20).named("b")
    }
    expectFrame(of: "a", (45, 31, 10, 10), in: host)
    expectFrame(of: "b", (40, 49, 20, 20), in: host)
  }

  @Test func `a root view is in the middle whatever guides it has`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      F(20, 20).alignmentGuide(HorizontalAlignment.center) { _ in 0 }.named("a")
    }
    expectFrame(of: "a", (40, 40, 20, 20), in: host)
  }

  @Test func `a host with nothing to show has no frames`() {
    let host = ViewHost { EmptyView() }
    #expect(host.displayList == [])
    #expect(host.sizeThatFits(.infinity) == .zero)
    host.resize(to: .zero)
  }

  @Test func `a divider is as thick as one pixel of the screen`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100), displayScale: 2) {
      HStack(spacing: 0) {
        C.named("a")
        Divider().named("d")
      }
    }
    expectFrame(of: "a", (0, 0, 99.5, 100), in: host)
    expectFrame(of: "d", (99.5, 0, 0.5, 100), in: host)
  }
}
