import AttributeGraphUI
import Testing
import ViewTestSupport

/// Section G of the layout facts, in a host: who gets how much.
@MainActor
@Suite struct `Mounted stack division` {
  @Test func `L-102: 8 points are the default spacing`() {
    expectMounted(proposing: nil, nil, size: (108, 50), frames: ["a": (0, 0, 50, 50), "b": (58, 0, 50, 50)]) {
      HStack {
        F(50, 50).named("a")
        F(50, 50).named("b")
      }
    }
  }

  @Test func `L-103: a stack does not stretch to the proposal`() {
    expectMounted(proposing: 300, 300, size: (120, 50), frames: ["a": (0, 0, 50, 50), "b": (70, 0, 50, 50)]) {
      HStack(spacing: 20) {
        F(50, 50).named("a")
        F(50, 50).named("b")
      }
    }
  }

  @Test func `L-106: the least flexible child is served first`() {
    expectMounted(proposing: 100, 50, size: (100, 50), frames: ["a": (0, 15, 40, 20), "b": (40, 0, 60, 50)]) {
      HStack(spacing: 0) {
        F(40, 20).named("a")
        C.named("b")
      }
    }
  }

  @Test func `L-107: gaps come off first, then the least flexible child`() {
    expectMounted(
      proposing: 130, 50, size: (130, 50),
      frames: ["a": (0, 0, 40, 50), "b": (50, 10, 30, 30), "c": (90, 0, 40, 50)]
    ) {
      HStack(spacing: 10) {
        C.named("a")
        F(30, 30).named("b")
        C.named("c")
      }
    }
  }

  @Test func `L-108: what nobody takes is not distributed`() {
    expectMounted(proposing: 200, 10, size: (60, 10), frames: ["a": (0, 0, 20, 10), "b": (20, 0, 40, 10)]) {
      HStack(spacing: 0) {
        C.named("a").frame(maxWidth: 20)
        C.named("b").frame(maxWidth: 40)
      }
    }
  }

  @Test func `L-109: serving is by flexibility, placing by the source`() {
    expectMounted(proposing: 200, 10, size: (200, 10), frames: ["a": (0, 0, 150, 10), "b": (150, 0, 50, 10)]) {
      HStack(spacing: 0) {
        C.named("a")
        C.named("b").frame(maxWidth: 50)
      }
    }
  }

  @Test func `L-110: the smaller of two flexibilities first`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 40, 10), "b": (40, 0, 60, 10)]) {
      HStack(spacing: 0) {
        C.named("a").frame(minWidth: 20, maxWidth: 80)
        C.named("b").frame(minWidth: 60, maxWidth: 100)
      }
    }
  }

  @Test func `L-111: equal flexibilities in the order of the source`() {
    expectMounted(proposing: 50, 10, size: (55, 10), frames: ["a": (0, 0, 25, 10), "b": (25, 0, 30, 10)]) {
      HStack(spacing: 0) {
        C.named("a").frame(minWidth: 10, maxWidth: 60)
        C.named("b").frame(minWidth: 30, maxWidth: 80)
      }
    }
  }

  @Test func `L-112: of two infinite flexibilities the larger minimum first`() {
    expectMounted(proposing: 150, 10, size: (150, 10), frames: ["a": (0, 0, 50, 10), "b": (50, 0, 100, 10)]) {
      HStack(spacing: 0) {
        C.named("a")
        C.named("b").frame(minWidth: 100)
      }
    }
  }

  @Test func `L-113: a stack that overflows is centred by the frame around it`() {
    expectMounted(proposing: nil, nil, size: (100, 10), frames: ["a": (-30, 0, 80, 10), "b": (50, 0, 80, 10)]) {
      HStack(spacing: 0) {
        F(80, 10).named("a")
        F(80, 10).named("b")
      }
      .frame(width: 100, height: 10)
    }
  }

  @Test func `L-115: a minimum beyond the space overflows`() {
    expectMounted(proposing: 100, 10, size: (120, 10), frames: ["a": (0, 0, 90, 10), "b": (90, 0, 30, 10)]) {
      HStack(spacing: 0) {
        F(90, 10).named("a")
        C.named("b").frame(minWidth: 30)
      }
    }
  }

  @Test func `L-116: without a proposal all children are ideal`() {
    expectMounted(proposing: nil, nil, size: (20, 10), frames: ["a": (0, 0, 10, 10), "b": (10, 0, 10, 10)]) {
      HStack(spacing: 0) {
        C.named("a")
        C.named("b")
      }
    }
  }

  @Test func `L-117: the smallest size includes the gap`() {
    expectMounted(proposing: 0, 0, size: (38, 10), frames: ["a": (0, 5, 0, 0), "b": (8, 0, 30, 10)]) {
      HStack(spacing: 8) {
        C.named("a")
        F(30, 10).named("b")
      }
    }
  }

  @Test func `L-118: an infinite proposal`() {
    expectMounted(proposing: .infinity, 10, size: (.infinity, 10)) {
      HStack(spacing: 0) {
        F(30, 10)
        C
      }
    }
  }

  @Test func `L-119: a single child`() {
    expectMounted(proposing: 100, 50, size: (100, 50), frames: ["a": (0, 0, 100, 50)]) {
      HStack(spacing: 0) {
        C.named("a")
      }
    }
  }

  @Test func `L-135: infinity less infinity is not NaN`() {
    expectMounted(proposing: .infinity, 10, size: (.infinity, 10)) {
      HStack(spacing: 0) {
        C
        C
      }
    }
  }
}
