import AttributeGraphUI
import Testing
import ViewTestSupport

/// Loops of tabs inside of each other.
@MainActor
struct `Nested loops of tabs` {
  struct Shelf: Identifiable {
    let id: String
    let books: [Book]
  }

  struct Book: Identifiable {
    let id: String
    var isNew = false
  }

  struct Shelves: View {
    @State private var selection = "b"
    let hasSections: Bool
    let shelves = [
      Shelf(id: "one", books: [Book(id: "a"), Book(id: "b")]), Shelf(id: "two", books: [Book(id: "c", isNew: true)]),
    ]

    var body: some View {
      VStack {
        Text(selection)
        if hasSections {
          TabView(selection: $selection) {
            ForEach(shelves) { shelf in
              TabSection(shelf.id) {
                ForEach(shelf.books) { book in
                  Tab(book.id, systemImage: "book", value: book.id) { Text("page \(book.id)") }
                }
              }
            }
          }
        } else {
          TabView(selection: $selection) {
            ForEach(shelves) { shelf in
              ForEach(shelf.books) { book in
                Tab(book.id, systemImage: "book", value: book.id) { Text("page \(book.id)") }
                if book.isNew { Tab("new", systemImage: "star", value: "new \(book.id)") { Text("new") } }
              }
            }
          }
        }
      }
    }
  }

  @Test func `make tabs that a person selects`() throws {
    let host = ViewHost { Shelves(hasSections: false) }
    #expect(try host.tabs() == ["a", "b", "c", "new"])
    #expect(host.texts == ["b", "page b"])
    try host.selectTab("new")
    #expect(host.texts == ["new c", "new"])
  }

  @Test func `make the tabs of sections`() throws {
    let host = ViewHost { Shelves(hasSections: true) }
    #expect(try host.tabs() == ["a", "b", "c"])
    #expect(try host.tabItems().map(\.section) == ["one", "one", "two"])
    try host.selectTab("c")
    #expect(host.texts == ["c", "page c"])
  }
}
