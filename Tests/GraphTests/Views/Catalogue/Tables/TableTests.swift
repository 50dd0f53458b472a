import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Tables: columns side by side, sorting by a label, choosing rows, and the compact form.
@MainActor
struct `Tables` {
  struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
    var age: Int
    var children: [Person]?
  }

  static let people = [
    Person(id: 1, name: "Cleo", age: 30), Person(id: 2, name: "Ann", age: 40), Person(id: 3, name: "Bob", age: 30),
  ]

  struct Cell: View {
    let text: String
    var body: some View { Text(text) }
  }

  struct Sorted: View {
    @State private var people = Tables.people
    @State private var order: [KeyPathComparator<Person>] = []
    @State private var chosen: Int?
    var body: some View {
      VStack(spacing: 0) {
        Text("chosen \(chosen ?? 0)")
        Table(people, selection: $chosen, sortOrder: $order) {
          TableColumn("Name", value: \.name) { Cell(text: $0.name) }
          TableColumn("Age", value: \.age) { Cell(text: "\($0.age)") }.width(40)
          TableColumn("Note") { _ in Text("-") }.width(min: 20, max: 30)
        }
      }
      .onChange(of: order) { people.sort(using: order) }
    }
  }

  private func wide<Content: View>(_ content: Content) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 400)) { content.environment(\.horizontalSizeClass, .regular) }
  }

  @Test func `a table shows its columns side by side under their labels`() {
    let host = wide(Sorted())
    #expect(
      host.texts == ["chosen 0", "Name", "Age", "Note", "Cleo", "30", "-", "Ann", "40", "-", "Bob", "30", "-"])
    #expect(host.element(text: "Name")?.frame?.minX == host.element(text: "Cleo")?.frame?.minX)
    #expect(host.element(text: "Age")?.frame?.minX == 222)
    #expect(host.element(text: "40")?.frame?.minX == 222)
    #expect(host.element(text: "Note")?.frame?.minX == 270)
    #expect(host.counts(of: Cell.self).bodies == 6)
  }

  @Test func `a tap on a label sorts the rows, and another one turns the order round`() throws {
    let host = wide(Sorted())
    try host.tap("Name")
    #expect(try host.listRows().map { $0.texts[0] } == ["Ann", "Bob", "Cleo"])
    try host.sortTable(by: "Name")
    #expect(try host.listRows().map { $0.texts[0] } == ["Cleo", "Bob", "Ann"])
    #expect(try host.tableColumns().map(\.sortOrder) == [.reverse, nil, nil])
    #expect(throws: HostError.self) { try host.sortTable(by: "Note") }
    #expect(host.counts(of: Cell.self).bodies == 6)
  }

  @Test func `the column that sorted before decides among equal values`() throws {
    let host = wide(Sorted())
    try host.sortTable(by: "Name")
    try host.sortTable(by: "Age")
    #expect(try host.listRows().map { $0.texts[0] } == ["Bob", "Cleo", "Ann"])
  }

  @Test func `a tap on a cell chooses the row`() throws {
    let host = wide(Sorted())
    try host.tap("Ann")
    #expect(host.texts[0] == "chosen 2")
    try host.tap(.number(2, of: "-"))
    #expect(host.texts[0] == "chosen 2")
    try host.tap(.number(3, of: "-"))
    #expect(host.texts[0] == "chosen 3")
  }

  @Test func `in a compact size class the first column alone is shown`() throws {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) { Sorted() }
    #expect(host.texts == ["chosen 0", "Cleo", "Ann", "Bob"])
    #expect(try host.tableColumns().map(\.isShown) == [true, false, false])
    #expect(host.counts(of: Cell.self).bodies == 3)
  }

  @Test func `rows out of sight are not made`() {
    let people = (0..<1_000).map { Person(id: $0, name: "p\($0)", age: $0) }
    let host = wide(Table(people) { TableColumn("Name") { Cell(text: $0.name) } })
    let rows = host.counts(of: Cell.self).bodies
    #expect(rows > 5 && rows < 60)
  }

  struct Rows: View {
    @State private var chosen: Set<Int> = []
    @State private var customization = TableColumnCustomization<Person>()
    var body: some View {
      VStack(spacing: 0) {
        Text(chosen.sorted().map { "\($0)" }.joined(separator: ","))
        Table(of: Person.self, selection: $chosen, columnCustomization: $customization) {
          TableColumn("Name", value: \.name).customizationID("name")
          TableColumn("Age") { Text("\($0.age)") }.customizationID("age").defaultVisibility(.hidden)
          TableColumnForEach(1..<3) { number in TableColumn("\(number).") { Text("\($0.age * number)") } }
        } rows: {
          TableRow(Person(id: 9, name: "Zoe", age: 1))
          Section("Family") {
            DisclosureTableRow(Tables.people[0]) { ForEach(Tables.people.dropFirst()) { TableRow($0) } }
          }
        }
        .tableColumnHeaders(.hidden)
      }
    }
  }

  @Test func `rows may be listed one by one, in sections and in rows that expand`() throws {
    let host = wide(Rows())
    #expect(host.texts == ["", "Zoe", "1", "2", "Family", "Cleo", "30", "60"])
    try host.expand("Cleo")
    #expect(try host.listRows().map { $0.texts[0] } == ["Zoe", "Family", "Cleo", "Ann", "Bob"])
    try host.tap("Bob")
    try host.tap("Zoe")
    try host.tap("Cleo")
    #expect(host.texts[0] == "1,3,9")
  }

  @Test func `a person shows and hides columns`() throws {
    let host = wide(Rows())
    try host.setTableColumn("Age", .visible)
    try host.setTableColumn("Name", .hidden)
    #expect(host.texts == ["", "1", "1", "2", "Family", "30", "30", "60"])
    #expect(throws: HostError.self) { try host.setTableColumn("Else", .hidden) }
  }

  struct Tree: View {
    var body: some View {
      Table([Person(id: 7, name: "Root", age: 9, children: Tables.people)], children: \.children) {
        TableColumn("Name", value: \.name)
      }
    }
  }

  @Test func `a table of a tree expands its rows`() throws {
    let host = wide(Tree())
    #expect(host.texts == ["Name", "Root"])
    try host.expand("Root")
    #expect(host.texts == ["Name", "Root", "Cleo", "Ann", "Bob"])
  }

  struct WithMenu: View {
    @State private var people = Tables.people
    @State private var chosen: Set<Int> = [1, 2]
    var body: some View {
      Table(people, selection: $chosen) { TableColumn("Name", value: \.name) }
        .contextMenu(forSelectionType: Int.self) { ids in
          Button("Delete \(ids.count)") { people.removeAll { ids.contains($0.id) } }
        } primaryAction: { ids in
          people.removeAll { !ids.contains($0.id) }
        }
    }
  }

  @Test func `the menu of a row acts on the chosen rows, or on the row alone`() throws {
    let host = wide(WithMenu())
    try host.openMenu(ofRow: "Bob")
    #expect(host.texts.contains("Delete 1"))
    try host.dismiss()
    try host.openMenu(ofRow: "Ann")
    try host.tap("Delete 2")
    #expect(try host.listRows().map { $0.texts[0] } == ["Bob"])
  }

  @Test func `a row without a menu for selections, or without a primary action, is told from a disabled one`() throws {
    let plain = ViewHost { List { Text("a").contextMenu { Button("own") {} } } }
    let menu = #expect(throws: HostError.self) { try plain.openMenu(ofRow: "a") }
    let expected = """
      There is no menu for the selection with the row 'a': its list has no selection or no contextMenu(forSelectionType:) \
      around it; longPress opens the menu of the row itself.
      """
    #expect(menu?.description == expected)
    try plain.longPress("a")
    #expect(plain.presentation?.texts == ["own"])
    let passive = ViewHost {
      List(["a"], id: \.self, selection: .constant("a")) { Text($0) }
        .contextMenu(forSelectionType: String.self) { _ in Button("b") {} }
    }
    let action = #expect(throws: HostError.self) { try passive.performPrimaryAction(onRow: "a") }
    #expect(action?.description == "There is no primary action of the row: contextMenu(forSelectionType:) has none.")
  }

  @Test func `the primary action runs for the row`() throws {
    let host = wide(WithMenu())
    try host.performPrimaryAction(onRow: "Bob")
    #expect(try host.listRows().map { $0.texts[0] } == ["Bob"])
  }

  @Test func `sections of rows need no title`() throws {
    let host = wide(
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        Section { ForEach(Tables.people) { TableRow($0) } }
        Section("Last \("one")" as String) { TableRow(Person(id: 9, name: "Zoe", age: 1)) }
      })
    #expect(host.texts.suffix(5) == ["Cleo", "Ann", "Bob", "Last one", "Zoe"])
  }
}
