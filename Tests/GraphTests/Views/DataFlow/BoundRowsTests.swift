import AttributeGraphUI
import Testing

/// Rows of a collection behind a binding.
@MainActor
@Suite struct `Rows of bindings` {
  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  struct Owner: View {
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    var body: some View {
      ForEach($items) { $item in Button(item.name) { item.name += "!" } }
    }
  }

  @Test func `the body that makes the rows runs when an element is set`() throws {
    let host = ViewHost { Owner() }
    #expect(try host.tap("a").byType["Owner"]?.bodies == 1)
    #expect(host.texts == ["a!", "b"])
  }

  @Test func `the rows are those of the collection, as with a key path`() {
    let items = Binding.constant([Item(id: 1, name: "a")])
    let implicit = ForEach(items) { $item in Text(item.name) }
    let explicit = ForEach(items, id: \.id) { $item in Text(item.name) }
    #expect(type(of: implicit) == type(of: explicit))
  }
}
