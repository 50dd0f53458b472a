import AttributeGraphUI
import Testing
import ViewTestSupport

/// A `ZStackLayout` proposes its own size to its views where it places them, as a `ZStack` does.
@MainActor
struct `Views of a ZStackLayout` {
  @Test func `where nothing is proposed, a flexible view is as large as the others`() {
    expectMounted(proposing: nil, nil, size: (50, 60), frames: ["a": (0, 0, 50, 60)]) {
      ZStackLayout()() {
        C.named("a")
        F(50, 60)
      }
    }
  }
}
