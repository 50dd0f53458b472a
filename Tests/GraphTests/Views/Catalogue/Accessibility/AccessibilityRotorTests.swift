import AttributeGraphUI
import Testing

/// Rotors whose entries are chosen by code.
@MainActor
struct `Entries of rotors` {
  struct Message: Identifiable {
    let id: Int
    let subject: String
    let isUrgent: Bool
  }

  private func entries<Content: AccessibilityRotorContent>(
    @AccessibilityRotorContentBuilder _ content: @escaping () -> Content
  ) throws -> [String] {
    let host = ViewHost { Text("list").accessibilityRotor("Messages", entries: content) }
    return try host.accessibilityElement("list").rotors.first?.entries ?? []
  }

  private let messages = [
    Message(id: 1, subject: "a", isUrgent: true), Message(id: 2, subject: "b", isUrgent: false),
    Message(id: 3, subject: "c", isUrgent: true),
  ]

  struct Urgent: AccessibilityRotorContent {
    let messages: [Message]
    var body: some AccessibilityRotorContent {
      AccessibilityRotorEntry("urgent", id: 0)
      ForEach(messages.filter(\.isUrgent)) { AccessibilityRotorEntry($0.subject, id: $0.id) }
    }
  }

  @Test func `a program's own content has the entries of its body`() throws {
    let found = try entries {
      AccessibilityRotorEntry("all", id: 4)
      Urgent(messages: messages)
    }
    #expect(found == ["all", "urgent", "a", "c"])
  }

  @Test func `rows of a loop are left out by a condition`() throws {
    let found = try entries {
      ForEach(messages) { message in
        if message.isUrgent { AccessibilityRotorEntry(message.subject, id: message.id) }
      }
    }
    #expect(found == ["a", "c"])
  }

  @Test func `each branch of a condition has an entry of its own`() throws {
    let found = try entries {
      ForEach(0..<3) { number in
        if number == 1 {
          AccessibilityRotorEntry("one", id: number)
        } else {
          AccessibilityRotorEntry("\(number)", id: number)
        }
      }
    }
    #expect(found == ["0", "one", "2"])
  }

  @Test func `an entry is named by a string, for a view of a namespace or a range of the text`() throws {
    let text = "some words"
    let found = try entries {
      AccessibilityRotorEntry("view" as String, 1, in: "namespace")
      AccessibilityRotorEntry("key", id: 2, in: "namespace")
      AccessibilityRotorEntry(Text("text"), id: 3, in: "namespace")
      AccessibilityRotorEntry("range", textRange: text.startIndex..<text.endIndex)
    }
    #expect(found == ["view", "key", "text", "range"])
  }

  @Test func `an entry without a label has that of the element`() throws {
    let text = "some words"
    let found = try entries { AccessibilityRotorEntry(textRange: text.startIndex..<text.endIndex) }
    #expect(found == ["list"])
  }
}
