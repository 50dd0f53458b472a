import SwiftUI

@main
struct ShoppingApp: App {
  @StateObject private var list = ShoppingList.sample
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup("Shopping") {
      ShoppingView()
        .environmentObject(list)
    }
    .onChange(of: phase) { _, phase in
      if phase == .background { list.removeDone() }
    }
    .commands {
      CommandGroup(after: .newItem) {
        Button("Add an apple") { list.add("Apple") }
      }
    }
  }
}
