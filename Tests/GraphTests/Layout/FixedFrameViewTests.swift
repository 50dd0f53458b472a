import AttributeGraphUI
import Testing
import ViewTestSupport

/// Section B of the layout facts, in a host; its invalid lengths are in `FrameIssueTests`.
@MainActor
@Suite struct `Mounted fixed frames` {
  @Test func `L-016: the child is proposed the fixed size`() {
    expectMounted(proposing: 200, 200, size: (50, 30), frames: ["a": (0, 0, 50, 30)]) {
      C.named("a").frame(width: 50, height: 30)
    }
  }

  @Test func `L-017: a smaller child is centred`() {
    expectMounted(proposing: nil, nil, size: (100, 50), frames: ["a": (40, 20, 20, 10)]) {
      F(20, 10).named("a").frame(width: 100, height: 50)
    }
  }

  @Test func `L-019: top`() {
    expectMounted(proposing: nil, nil, size: (100, 50), frames: ["a": (40, 0, 20, 10)]) {
      F(20, 10).named("a").frame(width: 100, height: 50, alignment: .top)
    }
  }

  @Test func `L-020: top trailing`() {
    expectMounted(proposing: nil, nil, size: (100, 50), frames: ["a": (80, 0, 20, 10)]) {
      F(20, 10).named("a").frame(width: 100, height: 50, alignment: .topTrailing)
    }
  }

  @Test func `L-021: leading`() {
    expectMounted(proposing: nil, nil, size: (100, 50), frames: ["a": (0, 20, 20, 10)]) {
      F(20, 10).named("a").frame(width: 100, height: 50, alignment: .leading)
    }
  }

  @Test func `L-024: bottom`() {
    expectMounted(proposing: nil, nil, size: (100, 50), frames: ["a": (40, 40, 20, 10)]) {
      F(20, 10).named("a").frame(width: 100, height: 50, alignment: .bottom)
    }
  }

  @Test func `L-026: a larger child sticks out on all sides`() {
    expectMounted(proposing: 200, 200, size: (50, 50), frames: ["a": (-25, -25, 100, 100)]) {
      F(100, 100).named("a").frame(width: 50, height: 50)
    }
  }

  @Test func `L-029: an open axis is the child's`() {
    expectMounted(proposing: nil, nil, size: (10, 30), frames: ["a": (0, 0, 10, 30)]) {
      C.named("a").frame(height: 30)
    }
  }
}
