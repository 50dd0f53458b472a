import AttributeGraphUI

/// The whole app: a list with a filter, the details of a chosen thing, and settings.
struct TodoApp: View {
  @StateObject private var store = TodoStore(["Buy milk", "Write tests", "Sleep"])
  @State private var settings = TodoSettings()
  @State private var selection: Todo.ID?

  var body: some View {
    VStack(alignment: .leading) {
      TodoHeader()
      TodoList(selection: $selection)
      if let index = store.todos.firstIndex(where: { $0.id == selection }) {
        TodoDetail(todo: $store.todos[index]) { selection = nil }.id(store.todos[index].id)
      }
      Divider()
      TodoSettingsView(settings: $settings)
    }
    .padding()
    .environmentObject(store)
    .environment(\.todoSettings, settings)
  }
}

/// How much is to be done, and a field for more.
struct TodoHeader: View {
  @EnvironmentObject private var store: TodoStore
  @State private var title = ""

  var body: some View {
    Text("\(store.openCount) to do").font(.headline)
    HStack {
      TextField("New", text: $title)
      Button("Add") {
        store.add(title)
        title = ""
      }
      .disabled(title.isEmpty)
    }
  }
}

/// The things that the filter shows.
struct TodoList: View {
  @EnvironmentObject private var store: TodoStore
  @State private var filter = TodoFilter.all
  @Binding var selection: Todo.ID?

  var body: some View {
    Picker("Filter", selection: $filter) {
      ForEach(TodoFilter.allCases, id: \.self) { Text($0.rawValue) }
    }
    ForEach($store.todos) { $todo in
      if filter.shows(todo) {
        TodoRow(title: todo.title, isDone: $todo.isDone) { selection = todo.id }
      }
    }
    if store.todos.contains(where: \.isDone) {
      Button("Clear done") { store.clearDone() }
    }
  }
}

/// A line of the list.
struct TodoRow: View {
  let title: String
  @Binding var isDone: Bool
  let select: () -> Void
  @Environment(\.todoSettings) private var settings

  var body: some View {
    HStack {
      Toggle("Done", isOn: $isDone).labelsHidden().accessibilityIdentifier("done \(title)")
      Text(isDone && settings.marksDone ? "✓ \(title)" : title)
        .font(settings.isLarge ? .title : .body)
      Spacer()
      Button("Details of \(title)", action: select)
    }
  }
}

/// The details of a thing, to be changed.
struct TodoDetail: View {
  @Binding var todo: Todo
  let close: () -> Void
  @State private var edits = 0

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Title", text: $todo.title).accessibilityIdentifier("title")
      Text("Edits: \(edits)")
      Button("Close", action: close)
    }
    .onChange(of: todo.title) { edits += 1 }
  }
}

/// The settings.
struct TodoSettingsView: View {
  @Binding var settings: TodoSettings

  var body: some View {
    Toggle("Mark what is done", isOn: $settings.marksDone)
    Toggle("Large", isOn: $settings.isLarge)
  }
}
