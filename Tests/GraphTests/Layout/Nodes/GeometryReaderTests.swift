import AttributeGraphUI
import Testing
import ViewTestSupport

/// Geometry readers whose content uses the proxy; `LayoutFact.geometryReaders` has those whose content does not.
@MainActor
@Suite struct `Geometry readers` {
  @Test func `L-181: several views are all at the top leading corner`() {
    expectMounted(proposing: 200, 100, size: (200, 100), frames: ["a": (0, 0, 100, 50), "b": (0, 0, 50, 25)]) {
      GeometryReader { g in
        C.named("a").frame(width: g.size.width / 2, height: g.size.height / 2)
        C.named("b").frame(width: g.size.width / 4, height: g.size.height / 4)
      }
    }
  }

  @Test func `L-188: a reader behind a view has its size`() {
    expectMounted(proposing: 200, 200, size: (50, 30), frames: ["p": (0, 0, 50, 30), "a": (0, 0, 50, 30)]) {
      F(50, 30).named("p").background {
        GeometryReader { g in C.named("a").frame(width: g.size.width, height: g.size.height) }
      }
    }
  }
}
