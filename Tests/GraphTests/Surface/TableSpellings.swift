import SwiftUI

struct TableSpellings: View {
  struct Person: Identifiable, Hashable {
    let id = UUID()
    var givenName: String
    var familyName: String
    var emailAddress: String?
    var age: Int
    var isMember = false
    var children: [Person]? = nil
    var fullName: String { givenName + " " + familyName }
  }

  @State private var people = [Person(givenName: "Juan", familyName: "Chavez", age: 7)]
  @State private var selected: Person.ID?
  @State private var several = Set<Person.ID>()
  @State private var sortOrder = [KeyPathComparator(\Person.givenName)]
  @State private var customization = TableColumnCustomization<Person>()
  @SceneStorage("columns") private var kept: TableColumnCustomization<Person>
  @State private var isExpanded = false
  let showsAge: Bool

  var body: some View {
    Table(people) {
      TableColumn("Given Name", value: \.givenName)
      TableColumn("Family Name", value: \.familyName)
      TableColumn("E-Mail Address") { person in Text(person.emailAddress ?? "") }
    }
    Table(people, selection: $several) {
      TableColumn("Given Name") { person in
        HStack {
          Image(systemName: "person")
          Text(person.givenName)
        }
      }
      .width(min: 50, ideal: 100, max: 200)
      TableColumn("Age") { Text("\($0.age)") }.width(40)
      TableColumn(Text("Full")) { Text($0.fullName) }.width()
    }
    .tableStyle(.inset)
    Table(people, selection: $selected, sortOrder: $sortOrder) {
      TableColumn("Given Name", value: \.givenName)
      TableColumn("Family Name", value: \.familyName) { Text($0.familyName).bold() }
      TableColumn("Age", value: \.age) { Text("\($0.age)") }.alignment(.numeric)
      TableColumn("Member", value: \.isMember) { person in Toggle("", isOn: .constant(person.isMember)) }
      TableColumn("Mail", value: \.emailAddress) { Text($0.emailAddress ?? "–") }
      TableColumn("Plain") { Text($0.fullName) }
      TableColumn("Comparator", value: \.fullName, comparator: .localizedStandard)
      if showsAge { TableColumn("Age", value: \.age) { Text("\($0.age)") } }
    }
    .onChange(of: sortOrder) { _, order in people.sort(using: order) }
    .contextMenu(forSelectionType: Person.ID.self) { ids in
      Button("Delete") { people.removeAll { ids.contains($0.id) } }
    } primaryAction: { ids in
      several = ids
    }
    Table(sortOrder: $sortOrder) {
      TableColumn("Given Name", value: \.givenName)
    } rows: {
      ForEach(people) { person in TableRow(person) }
    }
    Table(of: Person.self, selection: $several, columnCustomization: $customization) {
      TableColumn("Given Name", value: \.givenName).customizationID("name").alignment(.trailing)
        .disabledCustomizationBehavior(.all)
      TableColumn("Age") { Text("\($0.age)") }.customizationID("age").defaultVisibility(.hidden)
      TableColumnForEach(0..<3) { number in TableColumn("\(number)") { _ in Text("\(number)") } }
    } rows: {
      Section("First") { ForEach(people.prefix(1)) { TableRow($0) } }
      ForEach(people) { person in
        if person.children == nil {
          TableRow(person)
            .contextMenu { Button("Delete") {} }
        } else {
          DisclosureTableRow(person, isExpanded: $isExpanded) { ForEach(person.children ?? []) }
        }
      }
      TableRow(people[0])
    }
    .tableColumnHeaders(.hidden)
    Table(people, children: \.children) { TableColumn("Name", value: \.fullName) }
  }
}
