import SwiftUI

struct ListSpellings: View {
  struct Ocean: Identifiable, Hashable {
    let id = UUID()
    var name: String
  }

  @State private var oceans = [Ocean(name: "Pacific"), Ocean(name: "Atlantic")]
  @State private var single: UUID?
  @State private var several: Set<UUID> = []
  @State private var mode: EditMode = .inactive
  @State private var number: Int?
  @Environment(\.editMode) private var editMode
  @Environment(\.defaultMinListRowHeight) private var rowHeight

  var body: some View {
    NavigationView {
      List {
        ForEach(oceans) { ocean in
          OceanRow(name: ocean.name, canDelete: oceans.count > 1)
            .swipeActions(edge: .leading) { Button("Pin") {}.tint(.yellow) }
            .listRowBackground(Color.clear)
            .listRowInsets(EdgeInsets())
            .listRowSeparator(.hidden)
        }
        .onDelete(perform: deleteEach)
        .onMove(perform: move)
        .listRowSeparator(.hidden, edges: .all)
        Section("Title") {
          ForEach(oceans) { Text($0.name) }
            .onDelete { offsets in oceans.remove(atOffsets: offsets) }
            .onMove { (source, destination) in oceans.move(fromOffsets: source, toOffset: destination) }
            .onMove(perform: nil)
            .onDelete(perform: mode.isEditing ? { offsets in delete(at: offsets) } : nil)
          ForEach(oceans.indices, id: \.self) { index in Text("\(index)") }
            .onDelete(perform: self.delete(at:))
            .onInsert(of: ["public.text"]) { index, values in print(index, values) }
        }
        .listSectionSeparator(.hidden)
        .listSectionSeparator(.visible, edges: .bottom)
        .listSectionSeparatorTint(.blue)
        .listSectionSpacing(.compact)
        .headerProminence(.increased)
      }
      .listStyle(.plain)
      .listRowSpacing(10)
      .listSectionSpacing(.default)
      .listSectionSpacing(12)
      .scrollContentBackground(.hidden)
      .environment(\.defaultMinListRowHeight, 10)
      .environment(\.defaultMinListHeaderHeight, 0)
      .environment(\.editMode, $mode)
      .environment(\.editMode, .constant(.active))
      .toolbar { EditButton() }
      .navigationBarItems(trailing: EditButton())
    }
    List($oceans, editActions: .all) { $ocean in TextField("Name", text: $ocean.name) }
    List($oceans, editActions: [.delete, .move], selection: $single) { $ocean in Text(ocean.name) }
    List($oceans, id: \.id, editActions: .move, selection: $several) { $ocean in Text(ocean.name) }
    List { ForEach($oceans, editActions: .delete) { $ocean in Text(ocean.name) } }
    List(oceans, selection: $several) { Text($0.name) }
    List($oceans, selection: $single) { $ocean in Text(ocean.name) }
    List(0..<3, selection: $number) { Text("\($0)") }
    List(oceans, id: \.self) { Text($0.name) }.alternatingRowBackgrounds()
    List(oceans) { ocean in HStack { Text(ocean.name) } }.alternatingRowBackgrounds(.disabled)
  }

  private func delete(at offsets: IndexSet) { oceans.remove(atOffsets: offsets) }

  private func deleteEach(_ offsets: IndexSet) {
    if let first = offsets.first { oceans.remove(at: first) }
    offsets.map { oceans[$0].id }.forEach { id in oceans.removeAll { $0.id == id } }
  }

  private func move(from source: IndexSet, to destination: Int) {
    oceans.move(fromOffsets: source, toOffset: destination)
    var names = ArraySlice(["a", "b"])
    names.move(fromOffsets: IndexSet(integer: 0), toOffset: 2)
    names.remove(atOffsets: IndexSet(0...0))
    editMode?.wrappedValue = .inactive
    if editMode?.wrappedValue.isEditing == true { mode = rowHeight > 0 ? .transient : .inactive }
  }
}

struct RowsSpelling<Rows: DynamicViewContent>: View {
  let rows: Rows
  var body: some View { List { rows.onDelete { _ in } } }
}

extension DynamicViewContent {
  func editable() -> some DynamicViewContent { onMove { _, _ in }.onDelete { _ in } }
}

private struct OceanRow: View {
  let name: String
  let canDelete: Bool

  var body: some View {
    Text(name)
      .swipeActions(edge: .trailing, allowsFullSwipe: false) {
        Button(role: .destructive) {
        } label: {
          Label("Delete", systemImage: "trash")
        }
      }
      .swipeActions(allowsFullSwipe: true) { Button("More", action: {}) }
      .deleteDisabled(!canDelete)
      .moveDisabled(false)
      .selectionDisabled()
      .selectionDisabled(true)
    Text(name)
      .listRowBackground(name == "Pacific" ? Color.red : nil)
      .listRowBackground(RoundedRectangle(cornerRadius: 8).fill(.blue))
      .listRowInsets(.init(top: 0, leading: 0, bottom: 0, trailing: 0))
      .listRowInsets(nil)
      .listRowInsets(.vertical, 4)
      .listRowInsets(.all, 0)
    Text(name)
      .listRowSeparator(.visible, edges: [.top, .bottom])
      .listRowSeparatorTint(.red)
      .listRowSeparatorTint(nil, edges: .top)
      .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      .alignmentGuide(.listRowSeparatorTrailing) { dimensions in dimensions[.trailing] }
    Text(name)
      .listItemTint(.red)
      .listItemTint(.monochrome)
      .listItemTint(.preferred(.green))
  }
}
