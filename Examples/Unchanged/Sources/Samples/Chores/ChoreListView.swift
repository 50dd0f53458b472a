import SwiftUI

/// A list that is edited: rows are deleted, moved, pinned and chosen.
struct ChoreListView: View {
  @Environment(ChoreStore.self) private var store
  @State private var selection: Set<Chore.ID> = []
  @State private var editMode = EditMode.inactive
  @State private var draft = ""

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        if !store.pinned.isEmpty {
          Section("Pinned") {
            ForEach(store.pinned) { chore in row(of: chore) }
              .onDelete { delete($0, from: store.pinned) }
          }
        }
        Section {
          ForEach(store.others) { chore in row(of: chore) }
            .onDelete { delete($0, from: store.others) }
            .onMove { store.move(fromOffsets: $0, toOffset: $1) }
        } header: {
          Text("Everything else")
        } footer: {
          Text("\(store.openCount) to do")
        }
        TextField("New chore", text: $draft)
          .onSubmit(add)
          .selectionDisabled()
      }
      .listStyle(.insetGrouped)
      .environment(\.editMode, $editMode)
      .navigationTitle("Chores")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { EditButton() }
        ToolbarItem(placement: .bottomBar) {
          Button("Delete \(selection.count)", role: .destructive, action: deleteSelection)
            .disabled(selection.isEmpty)
        }
      }
      .environment(\.editMode, $editMode)
    }
  }

  private func row(of chore: Chore) -> some View {
    ChoreRow(chore: chore)
      .swipeActions(edge: .leading) {
        Button(chore.isDone ? "Not done" : "Done", systemImage: "checkmark") { store.toggle(chore) }
          .tint(.green)
      }
      .swipeActions(edge: .trailing, allowsFullSwipe: false) {
        Button("Delete", systemImage: "trash", role: .destructive) { store.delete([chore.id]) }
        Button(chore.isPinned ? "Unpin" : "Pin", systemImage: "pin") { store.togglePin(chore) }
          .tint(.orange)
      }
  }

  private func add() {
    guard !draft.isEmpty else { return }
    store.add(draft)
    draft = ""
  }

  private func delete(_ offsets: IndexSet, from chores: [Chore]) {
    store.delete(Set(offsets.map { chores[$0].id }))
  }

  private func deleteSelection() {
    store.delete(selection)
    selection = []
    editMode = .inactive
  }
}

/// A chore with its room.
struct ChoreRow: View {
  let chore: Chore

  var body: some View {
    HStack {
      Image(systemName: chore.isDone ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(chore.isDone ? .green : .secondary)
      VStack(alignment: .leading, spacing: 2) {
        Text(chore.title)
          .strikethrough(chore.isDone)
        Text(chore.room)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if chore.isPinned {
        Image(systemName: "pin.fill")
          .foregroundStyle(.orange)
      }
    }
    .padding(.vertical, 4)
  }
}

#Preview("Chores") {
  ChoreListView()
    .environment(ChoreStore.sample)
}
