import AttributeGraphUI
import Testing
import ViewTestSupport

/// Section G of the layout facts, in a host: axes, alignment and nesting.
@MainActor
@Suite struct `Mounted stacks` {
  @Test func `L-120: a column is divided like a row`() {
    expectMounted(
      proposing: 50, 100, size: (50, 100),
      frames: ["a": (0, 0, 50, 40), "b": (0, 40, 50, 20), "c": (0, 60, 50, 40)]
    ) {
      VStack(spacing: 0) {
        C.named("a")
        C.named("b").frame(height: 20)
        C.named("c")
      }
    }
  }

  @Test func `L-122: a row in a column`() {
    expectMounted(
      proposing: 100, 124, size: (100, 124),
      frames: ["a": (0, 0, 100, 36), "b": (0, 44, 100, 36), "c": (0, 88, 46, 36), "d": (54, 88, 46, 36)]
    ) {
      VStack {
        C.named("a")
        C.named("b")
        HStack {
          C.named("c")
          C.named("d")
        }
      }
    }
  }

  @Test func `L-124: top`() {
    expectMounted(proposing: nil, nil, size: (20, 50), frames: ["a": (0, 0, 10, 50), "b": (10, 0, 10, 20)]) {
      HStack(alignment: .top, spacing: 0) {
        F(10, 50).named("a")
        F(10, 20).named("b")
      }
    }
  }

  @Test func `L-125: bottom`() {
    expectMounted(proposing: nil, nil, size: (20, 50), frames: ["a": (0, 0, 10, 50), "b": (10, 30, 10, 20)]) {
      HStack(alignment: .bottom, spacing: 0) {
        F(10, 50).named("a")
        F(10, 20).named("b")
      }
    }
  }

  @Test func `L-127: leading`() {
    expectMounted(proposing: nil, nil, size: (50, 20), frames: ["a": (0, 0, 50, 10), "b": (0, 10, 20, 10)]) {
      VStack(alignment: .leading, spacing: 0) {
        F(50, 10).named("a")
        F(20, 10).named("b")
      }
    }
  }

  @Test func `L-128: trailing`() {
    expectMounted(proposing: nil, nil, size: (50, 20), frames: ["a": (0, 0, 50, 10), "b": (30, 10, 20, 10)]) {
      VStack(alignment: .trailing, spacing: 0) {
        F(50, 10).named("a")
        F(20, 10).named("b")
      }
    }
  }

  @Test func `L-129: where the height was open, children are placed with that of the stack`() {
    expectMounted(proposing: 100, nil, size: (20, 60), frames: ["a": (0, 0, 10, 60), "b": (10, 0, 10, 60)]) {
      HStack(spacing: 0) {
        C.named("a").frame(width: 10)
        F(10, 60).named("b")
      }
    }
  }

  @Test func `L-130: the views of a group are the stack's own`() {
    expectMounted(
      proposing: 300, 10, size: (300, 10),
      frames: ["a": (0, 0, 100, 10), "b": (100, 0, 100, 10), "c": (200, 0, 100, 10)]
    ) {
      HStack(spacing: 0) {
        Group {
          C.named("a")
          C.named("b")
        }
        C.named("c")
      }
    }
  }

  @Test func `L-133: the smallest size is the sum of the minimums`() {
    expectMounted(proposing: 50, 0, size: (50, 85)) {
      VStack(spacing: 0) {
        C.frame(minHeight: 5, maxHeight: 100)
        C.frame(minHeight: 80)
      }
    }
  }

  @Test func `L-134: layout is not rounded to pixels`() {
    expectMounted(
      proposing: 100, 10, size: (100, 10),
      frames: ["a": (0, 0, 33.333, 10), "b": (33.333, 0, 33.333, 10), "c": (66.667, 0, 33.333, 10)]
    ) {
      HStack(spacing: 0) {
        C.named("a")
        C.named("b")
        C.named("c")
      }
    }
  }

  @Test func `L-136: a frame that fills has its child as its minimum`() {
    expectMounted(
      proposing: 80, 20, size: (80, 20),
      frames: ["b": (0, 0, 30, 20), "i": (30, 0, 50, 20), "a": (30, 0, 50, 20)]
    ) {
      HStack(spacing: 0) {
        C.named("b")
        F(50, 20).named("i").frame(maxWidth: .infinity).named("a")
      }
    }
  }

  @Test func `L-137: two frames that fill share equally`() {
    expectMounted(
      proposing: 300, 20, size: (300, 20),
      frames: ["a": (0, 0, 150, 20), "i": (50, 0, 50, 20), "b": (150, 0, 150, 20), "j": (200, 0, 50, 20)]
    ) {
      HStack(spacing: 0) {
        F(50, 20).named("i").frame(maxWidth: .infinity).named("a")
        F(50, 20).named("j").frame(maxWidth: .infinity).named("b")
      }
    }
  }

  @Test func `L-201: views without text stand on their lower edges`() {
    expectMounted(proposing: nil, nil, size: (20, 40), frames: ["a": (0, 0, 10, 40), "b": (10, 20, 10, 20)]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        F(10, 40).named("a")
        F(10, 20).named("b")
      }
    }
  }
}
