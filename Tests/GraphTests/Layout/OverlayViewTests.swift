import AttributeGraphUI
import Testing
import ViewTestSupport

/// Section I of the layout facts, in a host.
@MainActor
@Suite struct `Mounted overlays` {
  @Test func `L-156: each child gets the whole proposal`() {
    expectMounted(proposing: 300, 200, size: (300, 200), frames: ["a": (125, 0, 50, 200), "b": (0, 75, 300, 50)]) {
      ZStack {
        C.named("a").frame(width: 50)
        C.named("b").frame(height: 50)
      }
    }
  }

  @Test func `L-158: top leading`() {
    expectMounted(proposing: 300, 300, size: (60, 60), frames: ["a": (0, 0, 60, 60), "b": (0, 0, 20, 20)]) {
      ZStack(alignment: .topLeading) {
        F(60, 60).named("a")
        F(20, 20).named("b")
      }
    }
  }

  @Test func `L-161: bottom trailing`() {
    expectMounted(proposing: 300, 300, size: (60, 60), frames: ["a": (0, 0, 60, 60), "b": (40, 40, 20, 20)]) {
      ZStack(alignment: .bottomTrailing) {
        F(60, 60).named("a")
        F(20, 20).named("b")
      }
    }
  }

  @Test func `L-162: only the highest priority decides the size`() {
    expectMounted(
      proposing: 300, 300, size: (40, 40),
      frames: ["a": (0, -30, 100, 100), "b": (0, -10, 60, 60), "c": (0, 0, 40, 40)]
    ) {
      ZStack(alignment: .leading) {
        F(100, 100).named("a").layoutPriority(-0.1)
        F(60, 60).named("b")
        F(40, 40).named("c").layoutPriority(1)
      }
    }
  }

  @Test func `L-166: an empty overlay`() {
    expectMounted(proposing: 100, 100, size: (0, 0)) {
      ZStack {}
    }
  }
}
