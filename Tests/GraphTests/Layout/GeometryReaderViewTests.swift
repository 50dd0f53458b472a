import AttributeGraphUI
import Testing
import ViewTestSupport

/// Section K of the layout facts, in a host; L-189…L-191 are in `GeometrySampleTests`.
@MainActor
@Suite struct `Mounted geometry readers` {
  @Test func `L-178: the reader takes the proposal, its content stands at the top leading corner`() {
    expectMounted(proposing: 200, 100, size: (200, 100), frames: ["a": (0, 0, 50, 50)]) {
      GeometryReader { _ in F(50, 50).named("a") }
    }
  }

  @Test func `L-181: several views lie over each other`() {
    expectMounted(proposing: 200, 100, size: (200, 100), frames: ["a": (0, 0, 100, 50), "b": (0, 0, 50, 25)]) {
      GeometryReader { g in
        C.named("a").frame(width: g.size.width / 2, height: g.size.height / 2)
        C.named("b").frame(width: g.size.width / 4, height: g.size.height / 4)
      }
    }
  }

  @Test func `L-182: larger content sticks out to the right and below`() {
    expectMounted(proposing: 100, 100, size: (100, 100), frames: ["a": (0, 0, 300, 300)]) {
      GeometryReader { _ in F(300, 300).named("a") }
    }
  }

  @Test func `L-183: content is proposed the reader's size`() {
    expectMounted(proposing: 200, 100, size: (200, 100), frames: ["a": (0, 0, 200, 100)]) {
      GeometryReader { _ in C.named("a") }
    }
  }

  @Test func `L-185: two readers in a row share`() {
    expectMounted(proposing: 100, 40, size: (100, 40), frames: ["a": (0, 0, 50, 40), "b": (50, 0, 50, 40)]) {
      HStack(spacing: 0) {
        GeometryReader { _ in C.named("a") }
        GeometryReader { _ in C.named("b") }
      }
    }
  }

  @Test func `L-187: a reader at its ideal size`() {
    expectMounted(proposing: 300, 300, size: (10, 10), frames: ["a": (0, 0, 10, 10)]) {
      GeometryReader { _ in C.named("a") }.fixedSize()
    }
  }

  @Test func `L-188: a reader behind a view has its size`() {
    expectMounted(proposing: 200, 200, size: (50, 30), frames: ["p": (0, 0, 50, 30), "a": (0, 0, 50, 30)]) {
      F(50, 30).named("p").background {
        GeometryReader { g in C.named("a").frame(width: g.size.width, height: g.size.height) }
      }
    }
  }

  @Test func `guides of the views in a reader do not move them`() {
    expectMounted(proposing: 100, 100, size: (100, 100), frames: ["a": (0, 0, 50, 50)]) {
      GeometryReader { _ in F(50, 50).named("a").alignmentGuide(.leading) { _ in 10 } }
    }
    expectMounted(
      proposing: 100, 100, size: (100, 100), frames: ["a": (0, 0, 50, 50), "b": (0, 0, 20, 20)]
    ) {
      GeometryReader { _ in
        F(50, 50).named("a")
        F(20, 20).named("b").alignmentGuide(.top) { _ in -30 }
      }
    }
  }
}
