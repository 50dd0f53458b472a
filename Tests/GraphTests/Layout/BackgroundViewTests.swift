import AttributeGraphUI
import Testing
import ViewTestSupport

/// The rows of section J of the layout facts that have a background, in a host.
@MainActor
@Suite struct `Mounted backgrounds` {
  @Test func `L-172: a background can stick out`() {
    expectMounted(proposing: nil, nil, size: (100, 100), frames: ["a": (0, 0, 100, 100), "b": (-10, -10, 120, 120)]) {
      F(100, 100).named("a").background { C.named("b").padding(-10) }
    }
  }

  @Test func `L-175: a background inside padding`() {
    expectMounted(proposing: nil, nil, size: (70, 50), frames: ["a": (10, 10, 50, 30), "b": (10, 10, 50, 30)]) {
      F(50, 30).named("a").background { C.named("b") }.padding(10)
    }
  }

  @Test func `L-176: the view alone decides the ideal size`() {
    expectMounted(proposing: nil, nil, size: (10, 10), frames: ["a": (0, 0, 10, 10), "b": (-20, -20, 50, 50)]) {
      C.named("a").background { F(50, 50).named("b") }
    }
  }

  @Test func `L-177: several views behind one are an overlay of their own`() {
    expectMounted(
      proposing: nil, nil, size: (100, 60),
      frames: ["p": (0, 0, 100, 60), "a": (45, 25, 10, 10), "b": (40, 20, 20, 20)]
    ) {
      F(100, 60).named("p").background {
        F(10, 10).named("a")
        F(20, 20).named("b")
      }
    }
  }
}
