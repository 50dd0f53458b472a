import SwiftUI

struct ToolbarSpellings: View {
  @State private var isEditing = false

  var body: some View {
    NavigationStack {
      List { Text("a") }
        .toolbar {
          ToolbarItem(placement: .navigationBarTrailing) {
            Button(action: {}) { Image(systemName: "plus") }
          }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("One") {}
            Spacer()
            Button("Two") {}
          }
          if isEditing {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isEditing = false } }
          }
          switch isEditing {
          case true: ToolbarItem { Text("editing") }
          case false: ToolbarItem(placement: .principal) { Text("reading") }
          }
        }
        .toolbar {
          Button("Plain") {}
          EditButton()
        }
        .toolbar { ToolbarSpelling(isEditing: $isEditing) }
        .toolbar(id: "main") { ToolbarItem(id: "add", placement: .secondaryAction) { Button("Add") {} } }
        .toolbar(.hidden, for: .tabBar)
        .toolbar(isEditing ? .visible : .automatic, for: .navigationBar, .bottomBar)
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarBackground(Color.red, for: .navigationBar, .tabBar)
        .toolbarBackground(.thinMaterial)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .toolbarTitleDisplayMode(.inline)
        .toolbarRole(.editor)
        .toolbarTitleMenu { Button("Rename") {} }
        .navigationBarItems(leading: EditButton(), trailing: Button("Add") {})
        .navigationBarItems(trailing: Text("a"))
        .navigationBarBackButtonHidden()
        .navigationBarBackButtonHidden(true)
        .statusBar(hidden: true)
    }
  }

  @ToolbarContentBuilder var items: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) { Text("a") }
    ToolbarTitleMenu { Text("b") }
  }
}

struct ToolbarSpelling: ToolbarContent {
  @Binding var isEditing: Bool

  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) { Toggle("Edit", isOn: $isEditing) }
    ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
  }
}
