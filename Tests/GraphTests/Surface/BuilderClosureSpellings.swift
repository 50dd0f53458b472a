import SwiftUI

/// Libraries pass the closures of their own modifiers on, and these do not escape.
extension View {
  func presenting<T, A: View, M: View>(
    _ title: (T) -> Text, unwrapping value: Binding<T?>, isPresented: Binding<Bool>,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      value.wrappedValue.map(title) ?? Text(verbatim: ""), isPresented: isPresented, presenting: value.wrappedValue,
      actions: actions, message: message
    )
    .alert("T", isPresented: isPresented, presenting: value.wrappedValue, actions: actions)
    .confirmationDialog(
      "T", isPresented: isPresented, titleVisibility: .visible, presenting: value.wrappedValue, actions: actions,
      message: message
    )
    .confirmationDialog(Text("T"), isPresented: isPresented, presenting: value.wrappedValue, actions: actions)
  }

  func presenting<E: LocalizedError, A: View, M: View>(
    _ error: E?, isPresented: Binding<Bool>, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M,
    @ViewBuilder plain: () -> A
  ) -> some View {
    alert(isPresented: isPresented, error: error, actions: actions, message: message)
      .alert(isPresented: isPresented, error: error, actions: plain)
  }

  func presenting<V: View>(isPresented: Binding<Bool>, @ViewBuilder _ content: () -> V) -> some View {
    alert(Text("T"), isPresented: isPresented, actions: content, message: content)
      .alert("T", isPresented: isPresented, actions: content)
      .confirmationDialog(Text("T"), isPresented: isPresented, actions: content, message: content)
      .confirmationDialog("T", isPresented: isPresented, titleVisibility: .hidden, actions: content)
      .navigationDestination(isPresented: isPresented, destination: content)
      .inspector(isPresented: isPresented, content: content)
      .contextMenu(menuItems: content)
      .contextMenu(menuItems: content, preview: content)
      .toolbarTitleMenu(content: content)
      .accessibilityRepresentation(representation: content)
      .accessibilityChildren(children: content)
      .accessibilityActions(content)
      .accessibilityActions(category: .edit, content)
      .accessibilityAction(action: {}, label: content)
      .draggable("a", preview: content)
      .onDrag({ NSItemProvider() }, preview: content)
  }
}

@MainActor
func menus<V: View>(@ViewBuilder _ content: () -> V) -> some View {
  Group {
    Menu("M", content: content)
    Menu("M", systemImage: "star", content: content, primaryAction: {})
    Menu(content: content, label: content)
    Menu(content: content, label: content, primaryAction: {})
  }
  .toolbar { ToolbarTitleMenu(content: content) }
}

struct TableMenuSpellings<M: View>: View {
  struct Row: Identifiable {
    let id: Int
  }

  let rows: [TableRow<Row>]

  init(@ViewBuilder menu: () -> M) {
    let row = TableRow(Row(id: 1))
    _ = row.contextMenu(menuItems: menu)
    _ = row.swipeActions(content: menu)
    rows = [row]
  }

  var body: some View { Text("\(rows.count)") }
}
