import AttributeGraphUI
import Testing
import ViewTestSupport

/// Section E of the layout facts, in a host.
@MainActor
@Suite struct `Mounted fixed sizes` {
  @Test func `L-082: a colour is 10 × 10`() {
    expectMounted(proposing: 100, 100, size: (10, 10)) {
      C.fixedSize()
    }
  }

  @Test func `L-083: the ideal size may exceed the proposal`() {
    expectMounted(proposing: 10, 10, size: (80, 40)) {
      Q(80, 40).fixedSize()
    }
  }

  @Test func `L-084: one axis`() {
    expectMounted(proposing: 100, 100, size: (10, 100)) {
      C.fixedSize(horizontal: true, vertical: false)
    }
  }

  @Test func `L-086: the ideal size sticks out of a frame`() {
    expectMounted(proposing: nil, nil, size: (50, 50), frames: ["a": (-15, 5, 80, 40)]) {
      Q(80, 40).named("a").fixedSize().frame(width: 50, height: 50)
    }
  }

  @Test func `L-087: equal heights`() {
    expectMounted(proposing: 200, 200, size: (50, 60), frames: ["a": (0, 0, 20, 60), "b": (20, 0, 30, 60)]) {
      HStack(spacing: 0) {
        C.named("a").frame(width: 20)
        F(30, 60).named("b")
      }
      .fixedSize(horizontal: false, vertical: true)
    }
  }

  @Test func `L-088: equal widths`() {
    expectMounted(proposing: 300, 300, size: (80, 40), frames: ["a": (0, 0, 80, 20), "b": (0, 20, 80, 20)]) {
      VStack(spacing: 0) {
        F(80, 20).named("a")
        C.named("b").frame(height: 20)
      }
      .fixedSize()
    }
  }
}
