import AttributeGraphUI
import Testing
import ViewTestSupport

/// Section A of the layout facts, in a host.
@MainActor
@Suite struct `Mounted leaves` {
  @Test func `L-001: a colour takes the proposal`() {
    expectMounted(proposing: 100, 50, size: (100, 50)) {
      C
    }
  }

  @Test func `L-003: each axis is independent`() {
    expectMounted(proposing: nil, 40, size: (10, 40)) {
      C
    }
  }

  @Test func `L-004: proposed nothing, a colour is at its smallest`() {
    expectMounted(proposing: 0, 0, size: (0, 0)) {
      C
    }
  }

  @Test func `L-005: proposed infinity, a colour is infinite`() {
    expectMounted(proposing: .infinity, .infinity, size: (.infinity, .infinity)) {
      C
    }
  }

  @Test func `L-006: a fixed frame ignores a proposal of zero`() {
    expectMounted(proposing: 0, 0, size: (50, 30)) {
      F(50, 30)
    }
  }

  @Test func `L-007: a fixed frame ignores an infinite proposal`() {
    expectMounted(proposing: .infinity, .infinity, size: (50, 30)) {
      F(50, 30)
    }
  }

  @Test func `L-008: a fixed frame ignores an open proposal`() {
    expectMounted(proposing: nil, nil, size: (50, 30)) {
      F(50, 30)
    }
  }

  @Test func `L-012: a divider is one pixel thick across its stack`() {
    expectMounted(
      proposing: 100, 100, size: (100, 21),
      frames: ["a": (45, 0, 10, 10), "d": (0, 10, 100, 1), "b": (45, 11, 10, 10)]
    ) {
      VStack(spacing: 0) {
        F(10, 10).named("a")
        Divider().named("d")
        F(10, 10).named("b")
      }
    }
  }

  @Test func `a circle takes a square as long as the smaller side`() {
    expectMounted(proposing: 100, 50, size: (50, 50)) { Circle() }
    expectMounted(proposing: nil, 50, size: (10, 10)) { Circle().fill(.red) }
    expectMounted(proposing: nil, nil, size: (10, 10)) { Circle() }
    expectMounted(proposing: .infinity, 20, size: (20, 20)) { Circle() }
    expectMounted(proposing: 100, 50, size: (100, 50), frames: ["a": (25, 0, 50, 50)]) {
      Circle().named("a").frame(width: 100, height: 50)
    }
  }
}
