import AttributeGraphUI
import Testing
import ViewTestSupport

/// Section D of the layout facts, in a host.
@MainActor
@Suite struct `Mounted padding` {
  @Test func `L-069: padding is added to the child`() {
    expectMounted(proposing: 200, 200, size: (70, 50), frames: ["a": (10, 10, 50, 30)]) {
      F(50, 30).named("a").padding(10)
    }
  }

  @Test func `L-071: an open proposal stays open`() {
    expectMounted(proposing: nil, nil, size: (30, 30), frames: ["a": (10, 10, 10, 10)]) {
      C.named("a").padding(10)
    }
  }

  @Test func `L-072: padding larger than the space sticks out`() {
    expectMounted(proposing: 100, 100, size: (120, 120), frames: ["a": (60, 60, 0, 0)]) {
      C.named("a").padding(60)
    }
  }

  @Test func `L-074: 16 points are the default`() {
    expectMounted(proposing: nil, nil, size: (82, 62), frames: ["a": (16, 16, 50, 30)]) {
      F(50, 30).named("a").padding()
    }
  }

  @Test func `L-076: negative padding makes the size smaller`() {
    expectMounted(proposing: nil, nil, size: (30, 10), frames: ["a": (-10, -10, 50, 30)]) {
      F(50, 30).named("a").padding(-10)
    }
  }

  @Test func `L-077: negative padding proposes more`() {
    expectMounted(proposing: 100, 100, size: (100, 100), frames: ["a": (-10, -10, 120, 120)]) {
      C.named("a").padding(-10)
    }
  }

  @Test func `L-078: no size is below zero`() {
    expectMounted(proposing: nil, nil, size: (0, 0), frames: ["a": (-20, -20, 10, 10)]) {
      F(10, 10).named("a").padding(-20)
    }
  }

  @Test func `L-079: padding inside a frame`() {
    expectMounted(proposing: nil, nil, size: (100, 100), frames: ["a": (25, 25, 50, 50), "b": (15, 15, 70, 70)]) {
      F(50, 50).named("a").padding(10).named("b").frame(width: 100, height: 100)
    }
  }

  @Test func `L-080: padding outside a frame`() {
    expectMounted(proposing: nil, nil, size: (120, 120), frames: ["a": (10, 10, 100, 100), "b": (10, 10, 100, 100)]) {
      C.named("a").frame(width: 100, height: 100).named("b").padding(10)
    }
  }

  @Test func `L-081: a flexible child inside padding inside a frame`() {
    expectMounted(proposing: nil, nil, size: (100, 100), frames: ["a": (10, 10, 80, 80)]) {
      C.named("a").padding(10).frame(width: 100, height: 100)
    }
  }
}
