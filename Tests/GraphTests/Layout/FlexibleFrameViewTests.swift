import AttributeGraphUI
import Testing
import ViewTestSupport

/// Section C of the layout facts, in a host.
@MainActor
@Suite struct `Mounted flexible frames` {
  @Test func `L-035: an infinite maximum takes the proposal`() {
    expectMounted(proposing: 200, 100, size: (200, 100), frames: ["a": (0, 0, 200, 100)]) {
      C.named("a").frame(maxWidth: .infinity)
    }
  }

  @Test func `L-036: it fills the width and hugs the height`() {
    expectMounted(proposing: 200, 100, size: (200, 20), frames: ["a": (75, 0, 50, 20)]) {
      F(50, 20).named("a").frame(maxWidth: .infinity)
    }
  }

  @Test func `L-037: leading`() {
    expectMounted(proposing: 200, 100, size: (200, 20), frames: ["a": (0, 0, 50, 20)]) {
      F(50, 20).named("a").frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test func `L-038: trailing`() {
    expectMounted(proposing: 200, 100, size: (200, 20), frames: ["a": (150, 0, 50, 20)]) {
      F(50, 20).named("a").frame(maxWidth: .infinity, alignment: .trailing)
    }
  }

  @Test func `L-040: without a proposal an infinite maximum hugs the child`() {
    expectMounted(proposing: nil, nil, size: (50, 20), frames: ["a": (0, 0, 50, 20)]) {
      F(50, 20).named("a").frame(maxWidth: .infinity)
    }
  }

  @Test func `L-042: minimum and maximum adopt the proposal, even below the child`() {
    expectMounted(proposing: 30, 100, size: (30, 20), frames: ["a": (-10, 0, 50, 20)]) {
      F(50, 20).named("a").frame(minWidth: 0, maxWidth: .infinity)
    }
  }

  @Test func `L-043: minimum and maximum without a proposal hug the child`() {
    expectMounted(proposing: nil, nil, size: (50, 20), frames: ["a": (0, 0, 50, 20)]) {
      F(50, 20).named("a").frame(minWidth: 0, maxWidth: .infinity)
    }
  }

  @Test func `L-044: an infinite proposal gives an infinite size`() {
    expectMounted(proposing: .infinity, nil, size: (.infinity, 20)) {
      F(50, 20).frame(maxWidth: .infinity)
    }
  }

  @Test func `L-045: a proposal below the maximum is taken`() {
    expectMounted(proposing: 80, 100, size: (80, 20), frames: ["a": (15, 0, 50, 20)]) {
      F(50, 20).named("a").frame(maxWidth: 100)
    }
  }

  @Test func `L-047: a proposal below the child is not`() {
    expectMounted(proposing: 30, 100, size: (50, 20), frames: ["a": (0, 0, 50, 20)]) {
      F(50, 20).named("a").frame(maxWidth: 100)
    }
  }

  @Test func `L-048: a child above the maximum sticks out`() {
    expectMounted(proposing: 150, 100, size: (100, 20), frames: ["a": (-50, 0, 200, 20)]) {
      F(200, 20).named("a").frame(maxWidth: 100)
    }
  }

  @Test func `L-049: the maximum limits the ideal length too`() {
    expectMounted(proposing: nil, nil, size: (100, 20), frames: ["a": (-50, 0, 200, 20)]) {
      F(200, 20).named("a").frame(maxWidth: 100)
    }
  }

  @Test func `L-051: a flexible child takes the proposal below the maximum`() {
    expectMounted(proposing: 60, 50, size: (60, 50), frames: ["a": (0, 0, 60, 50)]) {
      C.named("a").frame(maxWidth: 100)
    }
  }

  @Test func `L-052: the child is proposed at least the minimum`() {
    expectMounted(proposing: 50, 50, size: (100, 50), frames: ["a": (0, 0, 100, 50)]) {
      C.named("a").frame(minWidth: 100)
    }
  }

  @Test func `L-053: the minimum applies to a smaller child`() {
    expectMounted(proposing: 200, 100, size: (100, 20), frames: ["a": (25, 0, 50, 20)]) {
      F(50, 20).named("a").frame(minWidth: 100)
    }
  }

  @Test func `L-056: a child above the minimum decides`() {
    expectMounted(proposing: nil, nil, size: (200, 20), frames: ["a": (0, 0, 200, 20)]) {
      F(200, 20).named("a").frame(minWidth: 100)
    }
  }

  @Test func `L-058: between minimum and maximum the proposal decides`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 100, 10)]) {
      C.named("a").frame(minWidth: 50, maxWidth: 150)
    }
  }

  @Test func `L-059: below both the minimum decides`() {
    expectMounted(proposing: 20, 10, size: (50, 10), frames: ["a": (0, 0, 50, 10)]) {
      C.named("a").frame(minWidth: 50, maxWidth: 150)
    }
  }

  @Test func `L-063: an ideal size answers an open proposal`() {
    expectMounted(proposing: nil, nil, size: (200, 100), frames: ["a": (0, 0, 200, 100)]) {
      C.named("a").frame(idealWidth: 200, idealHeight: 100)
    }
  }

  @Test func `L-064: an ideal size has no effect on a proposal`() {
    expectMounted(proposing: 50, 60, size: (50, 60), frames: ["a": (0, 0, 50, 60)]) {
      C.named("a").frame(idealWidth: 200, idealHeight: 100)
    }
  }

  @Test func `L-066: an ideal width around a fixed child has no effect on a proposal`() {
    expectMounted(proposing: 100, 100, size: (50, 20), frames: ["a": (0, 0, 50, 20)]) {
      F(50, 20).named("a").frame(idealWidth: 200)
    }
  }

  @Test func `L-067: a minimum height applies where none is proposed`() {
    expectMounted(proposing: 100, nil, size: (100, 40), frames: ["a": (0, 0, 100, 40)]) {
      C.named("a").frame(minHeight: 40)
    }
  }
}
