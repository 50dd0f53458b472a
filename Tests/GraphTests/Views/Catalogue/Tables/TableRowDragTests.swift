import AttributeGraphUI
import Foundation
import Testing

/// Rows of tables that are dragged, and take what is dropped on them.
@MainActor
struct `Dragged rows of tables` {
  struct Person: Identifiable {
    var id: String { name }
    let name: String
  }

  struct People: View {
    let people = [Person(name: "Ann"), Person(name: "Ben")]
    @State private var log = "nothing"

    var body: some View {
      Text(log)
      Table(of: Person.self) {
        TableColumn("Name") { Text($0.name) }
      } rows: {
        ForEach(people) { person in
          TableRow(person)
            .draggable(person.name)
            .dropDestination(for: String.self) { log = "\($0.joined()) on \(person.name)" }
        }
        TableRow(Person(name: "Cid")).itemProvider { NSItemProvider(object: "Cid" as NSString) }
      }
    }
  }

  @Test func `a row is dragged with its value, and dropped on another one`() throws {
    let host = ViewHost(size: CGSize(width: 300, height: 300)) { People() }
    try host.drag("Ann", onto: "Ben")
    #expect(host.texts.first == "Ann on Ben")
    try host.drag("Cid", onto: "Ann")
    #expect(host.texts.first == "Cid on Ann")
  }

  struct Names: View {
    @State private var people = ["Ann", "Ben"].map(Person.init)

    var body: some View {
      Table(of: Person.self) {
        TableColumn("Name") { Text($0.name) }
      } rows: {
        ForEach(people) { TableRow($0) }
          .dropDestination(for: String.self) { offset, names in
            people.insert(contentsOf: names.map(Person.init), at: offset)
          }
      }
    }
  }

  @Test func `values are dropped between the rows of a loop`() throws {
    let host = ViewHost(size: CGSize(width: 300, height: 300)) { Names() }
    try host.insert(["Cid", "Dan"], before: "Ben")
    #expect(try host.listRows().map { $0.texts[0] } == ["Ann", "Cid", "Dan", "Ben"])
  }
}
