import AttributeGraphUI
import Testing
import ViewTestSupport

/// Section J of the layout facts, in a host: views behind and over others.
@MainActor
@Suite struct `Mounted overlays of a view` {
  @Test func `L-168: what is over a view stands in its middle`() {
    expectMounted(proposing: 200, 200, size: (50, 30), frames: ["a": (0, 0, 50, 30), "b": (20, 10, 10, 10)]) {
      F(50, 30).named("a").overlay { F(10, 10).named("b") }
    }
  }

  @Test func `L-169: or where it is aligned`() {
    expectMounted(proposing: 200, 200, size: (50, 30), frames: ["a": (0, 0, 50, 30), "b": (40, 0, 10, 10)]) {
      F(50, 30).named("a").overlay(alignment: .topTrailing) { F(10, 10).named("b") }
    }
  }

  @Test func `L-170: what is larger than the view sticks out and changes no size`() {
    expectMounted(proposing: 200, 200, size: (20, 20), frames: ["a": (0, 0, 20, 20), "b": (-15, -15, 50, 50)]) {
      F(20, 20).named("a").overlay { F(50, 50).named("b") }
    }
  }

  @Test func `L-173: a badge lies by guides of its own`() {
    expectMounted(proposing: nil, nil, size: (150, 50), frames: ["a": (0, 0, 150, 50), "b": (135, -15, 30, 30)]) {
      F(150, 50).named("a").overlay(alignment: .topTrailing) {
        F(30, 30).named("b").alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
      }
    }
  }

  @Test func `L-200: a guide that is set to another one of the view`() {
    expectMounted(proposing: nil, nil, size: (100, 100), frames: ["p": (0, 0, 100, 100), "a": (80, 100, 20, 20)]) {
      F(100, 100).named("p").overlay(alignment: .bottomTrailing) {
        F(20, 20).named("a").alignmentGuide(.bottom) { $0[.top] }
      }
    }
  }

  @Test func `several views are centred in each other, and aligned as a block with the view`() {
    expectMounted(
      proposing: nil, nil, size: (100, 60),
      frames: ["a": (80, 40, 20, 20), "b": (85, 45, 10, 10)]
    ) {
      F(100, 60).overlay(alignment: .bottomTrailing) {
        F(20, 20).named("a")
        F(10, 10).named("b")
      }
    }
  }

  @Test func `several views are in the middle of each other wherever they are as a block`() {
    expectMounted(proposing: nil, nil, size: (100, 60), frames: ["a": (5, 5, 10, 10), "b": (0, 0, 20, 20)]) {
      F(100, 60).overlay(alignment: .topLeading) {
        F(10, 10).named("a")
        F(20, 20).named("b")
      }
    }
    expectMounted(proposing: nil, nil, size: (100, 60), frames: ["a": (85, 45, 10, 10)]) {
      F(100, 60).overlay(alignment: .bottomTrailing) {
        F(10, 10).named("a")
        F(20, 20)
      }
    }
    expectMounted(proposing: nil, nil, size: (100, 60), frames: ["a": (5, 25, 10, 10)]) {
      F(100, 60).background(alignment: .leading) {
        F(10, 10).named("a")
        F(20, 20)
      }
    }
  }

  @Test func `what is behind is offered the size of the view`() {
    expectMounted(proposing: 200, 200, size: (50, 30), frames: ["b": (0, 10, 50, 10)]) {
      F(50, 30).background { C.named("b").frame(height: 10) }
    }
  }
}
