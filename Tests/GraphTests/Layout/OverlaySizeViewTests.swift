import AttributeGraphUI
import Testing
import ViewTestSupport

/// The children of an overlay are offered its own size where they are placed.
@MainActor
@Suite struct `Mounted overlays and flexible views` {
  @Test func `where nothing is proposed, a flexible view is as large as the others`() {
    expectMounted(proposing: nil, nil, size: (50, 60), frames: ["a": (0, 0, 50, 60)]) {
      ZStack {
        C.named("a")
        F(50, 60)
      }
    }
    expectMounted(proposing: 200, 200, size: (50, 60), frames: ["a": (0, 0, 50, 60)]) {
      ZStack {
        C.named("a")
        F(50, 60)
      }
      .fixedSize()
    }
    expectMounted(proposing: nil, nil, size: (50, 60), frames: ["a": (0, 0, 50, 60)]) {
      ZStackLayout()() {
        C.named("a")
        F(50, 60)
      }
    }
  }

  @Test func `along an axis that is open it is as long as the others`() {
    expectMounted(proposing: 100, nil, size: (100, 60), frames: ["a": (0, 0, 100, 60)]) {
      VStack {
        ZStack {
          C.named("a")
          F(50, 60)
        }
      }
    }
  }

  @Test func `a view that takes more than is proposed makes the others larger, too`() {
    expectMounted(proposing: 100, 100, size: (200, 100), frames: ["a": (0, 0, 200, 100)]) {
      ZStack {
        C.named("a")
        F(200, 50)
      }
    }
  }

  @Test func `the views over another one are larger than that if one of them is`() {
    expectMounted(proposing: nil, nil, size: (100, 60), frames: ["c": (-50, -70, 200, 200)]) {
      F(100, 60).overlay {
        C.named("c")
        F(200, 200)
      }
    }
  }

  @Test func `one view that is always there is offered what the overlay is`() {
    expectMounted(proposing: nil, nil, size: (60, 10), frames: ["a": (0, 0, 50, 10), "b": (50, 0, 10, 10)]) {
      ZStack {
        HStack(spacing: 0) {
          C.frame(idealWidth: 50).named("a")
          C.named("b")
        }
      }
    }
  }
}
