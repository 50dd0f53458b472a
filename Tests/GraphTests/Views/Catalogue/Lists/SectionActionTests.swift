import AttributeGraphUI
import Testing

/// Controls that belong to a section.
@MainActor
struct `Actions of sections` {
  struct Groceries: View {
    @State private var names = ["apple"]
    @State private var isExpanded = true

    var body: some View {
      List {
        Section("Fruit") {
          ForEach(names, id: \.self) { Text($0) }
        }
        .sectionActions {
          Button("Add") { names.append("pear") }
        }
        Section("More", isExpanded: $isExpanded) { Text("bread") }.sectionActions {
          Button("Close") { isExpanded = false }
        }
      }
    }
  }

  @Test func `they are rows behind the views of the section`() throws {
    let host = ViewHost { Groceries() }
    #expect(host.texts == ["Fruit", "apple", "Add", "More", "bread", "Close"])
    try host.tap("Add")
    #expect(host.texts == ["Fruit", "apple", "pear", "Add", "More", "bread", "Close"])
    try host.tap("Close")
    #expect(host.texts == ["Fruit", "apple", "pear", "Add", "More"])
  }

  @Test func `they stand before the footer, and behind a section with modifiers`() {
    let host = ViewHost {
      List {
        Section {
          Text("a")
        } footer: {
          Text("footer")
        }.sectionActions { Button("act") {} }
        Section {
          Text("b")
        } footer: {
          Text("end")
        }.headerProminence(.increased).sectionActions { Button("later") {} }
      }
    }
    #expect(host.texts == ["a", "act", "footer", "b", "end", "later"])
  }
}
