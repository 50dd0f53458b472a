import AttributeGraphUI
import Testing
import ViewTestSupport

/// Section H of the layout facts, in a host.
@MainActor
@Suite struct `Mounted priorities and spacers` {
  @Test func `L-138: a higher priority gets all but the others' minimum`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 0, 10), "b": (0, 0, 100, 10)]) {
      HStack(spacing: 0) {
        C.named("a")
        C.named("b").layoutPriority(1)
      }
    }
  }

  @Test func `L-139: the minimum of a lower priority is kept free`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 30, 10), "b": (30, 0, 70, 10)]) {
      HStack(spacing: 0) {
        C.named("a").frame(minWidth: 30)
        C.named("b").layoutPriority(1)
      }
    }
  }

  @Test func `L-140: three children and a priority`() {
    expectMounted(
      proposing: 100, 10, size: (100, 10),
      frames: ["a": (0, 0, 20, 10), "b": (30, 0, 45, 10), "c": (85, 0, 15, 10)]
    ) {
      HStack(spacing: 10) {
        F(20, 10).named("a")
        C.named("b").layoutPriority(1)
        C.named("c").frame(minWidth: 15)
      }
    }
  }

  @Test func `L-141: a negative priority is served last`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 100, 10), "b": (100, 0, 0, 10)]) {
      HStack(spacing: 0) {
        C.named("a")
        C.named("b").layoutPriority(-1)
      }
    }
  }

  @Test func `L-142: what the higher priority leaves goes to the next`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 30, 10), "b": (30, 0, 70, 10)]) {
      HStack(spacing: 0) {
        C.named("a").frame(maxWidth: 30).layoutPriority(1)
        C.named("b")
      }
    }
  }

  @Test func `L-144: a spacer takes what is left`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 20, 10), "b": (70, 0, 30, 10)]) {
      HStack(spacing: 0) {
        F(20, 10).named("a")
        Spacer()
        F(30, 10).named("b")
      }
    }
  }

  @Test func `L-145: three spacers share`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (20, 0, 20, 10), "b": (60, 0, 20, 10)]) {
      HStack(spacing: 0) {
        Spacer()
        F(20, 10).named("a")
        Spacer()
        F(20, 10).named("b")
        Spacer()
      }
    }
  }

  @Test func `L-147: a spacer can be nothing`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 50, 10), "b": (50, 0, 50, 10)]) {
      HStack(spacing: 0) {
        F(50, 10).named("a")
        Spacer(minLength: 0)
        F(50, 10).named("b")
      }
    }
  }

  @Test func `L-152: next to a spacer the default spacing is none`() {
    expectMounted(proposing: nil, nil, size: (108, 10), frames: ["a": (0, 0, 50, 10), "b": (58, 0, 50, 10)]) {
      HStack {
        F(50, 10).named("a")
        Spacer()
        F(50, 10).named("b")
      }
    }
  }

  @Test func `L-154: across the stack a spacer has no length`() {
    expectMounted(proposing: 50, 100, size: (10, 100), frames: ["a": (0, 90, 10, 10)]) {
      VStack(spacing: 0) {
        Spacer()
        F(10, 10).named("a")
      }
    }
  }

  @Test func `L-155: spacers centre a view in a frame that fills`() {
    expectMounted(proposing: 50, 100, size: (50, 100), frames: ["a": (20, 45, 10, 10)]) {
      VStack(spacing: 0) {
        Spacer()
        F(10, 10).named("a")
        Spacer()
      }
      .frame(maxWidth: .infinity)
    }
  }

  @Test func `L-258: a priority passes through a background`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 0, 10), "b": (0, 0, 100, 10)]) {
      HStack(spacing: 0) {
        C.named("a")
        C.layoutPriority(1).background(Color.blue).named("b")
      }
    }
  }

  @Test func `L-258: a priority passes through a fixed size`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 0, 10), "b": (0, 0, 100, 10)]) {
      HStack(spacing: 0) {
        C.named("a")
        C.layoutPriority(1).fixedSize(horizontal: false, vertical: true).named("b")
      }
    }
  }

  @Test func `L-258: a priority does not pass through padding`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 50, 10), "b": (50, 0, 50, 10)]) {
      HStack(spacing: 0) {
        C.named("a")
        C.layoutPriority(1).padding(5).named("b")
      }
    }
  }

  @Test func `L-258: a priority does not pass through a frame`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 50, 10), "b": (50, 0, 50, 10)]) {
      HStack(spacing: 0) {
        C.named("a")
        C.layoutPriority(1).frame(maxWidth: .infinity).named("b")
      }
    }
  }

  @Test func `L-257: a stack with one static child passes its priority on`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 0, 10), "b": (0, 0, 100, 10)]) {
      HStack(spacing: 0) {
        C.named("a")
        VStack(spacing: 0) {
          C.layoutPriority(1)
        }
        .named("b")
      }
    }
  }

  @Test func `L-257: a stack whose child is a row does not, also of a constant range`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["b": (50, 0, 50, 10)]) {
      HStack(spacing: 0) {
        C
        VStack {
          ForEach(0..<1) { _ in C.layoutPriority(1) }
        }
        .named("b")
      }
    }
  }
}
