import AttributeGraphUI
import Testing

/// Labels that are made of views.
@MainActor
struct `Accessibility labels made of views` {
  @Test func `the placeholder is the label so far`() {
    let host = ViewHost {
      Text("Rating").accessibilityLabel { label in
        label
        Text("five stars")
      }
      Text("row").accessibilityLabel("Row").accessibilityLabel { label in
        Text("First")
        label
      }
    }
    #expect(host.accessibilityTree().labels == ["Rating, five stars", "First, Row"])
    #expect(host.texts == ["Rating", "row"])
  }

  @Test func `without the placeholder the label is replaced`() {
    let host = ViewHost { Button("delete") {}.accessibilityLabel { _ in Text("Delete the file") } }
    #expect(host.accessibilityTree().labels == ["Delete the file"])
  }
}
