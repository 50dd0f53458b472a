import SwiftUI

struct CustomizableItemsSpelling: CustomizableToolbarContent {
  @State private var isShown = false

  var body: some CustomizableToolbarContent {
    if isShown {
      ToolbarItem(id: "first", placement: .primaryAction) { HStack(spacing: 0) { Text("a") } }
    }
    ToolbarItem(id: "second", placement: .primaryAction, showsByDefault: false) { Text("b") }
    if isShown {
      ToolbarItem(id: "third") { Text("c") }
    } else {
      ToolbarSpacer(.fixed)
    }
  }
}

struct CustomizableToolbarSpelling: View {
  @State private var isShown = true
  @Namespace private var namespace

  var body: some View {
    Text("a")
      .toolbar(id: "main") {
        ToolbarItem(id: "a") { Text("a") }
        ToolbarItem(id: "b", placement: .primaryAction) { Text("b") }
        if isShown { ToolbarItem(id: "c") { Text("c") } }
      }
      .toolbar(id: "navigation") { navigationItems }
      .toolbar(id: "own") { CustomizableItemsSpelling() }
      .toolbar(id: "group") {
        Group {
          ToolbarItem(id: "d") { Text("d") }
          ToolbarItem(id: "e") { Text("e") }.defaultCustomization(.hidden, options: .alwaysAvailable)
        }
        .hidden(!isShown)
      }
      .toolbar {
        Group {
          ToolbarItem { Text("x") }
          ToolbarItem(placement: .cancellationAction) { Button(role: .cancel) {} }
        }
        ToolbarItem(placement: .bottomBar) { Button("Zoom") {} }
          .matchedTransitionSource(id: "zoom", in: namespace)
        ToolbarItem { Text("y") }
          .sharedBackgroundVisibility(.hidden)
          .hidden()
      }
  }

  @ToolbarContentBuilder
  private var navigationItems: some CustomizableToolbarContent {
    ToolbarItem(id: "back", placement: .navigation) { Button("Back") {} }
      .customizationBehavior(.default)
    ToolbarItem(id: "forward", placement: .navigation) { Button("Forward") {} }
      .customizationBehavior(.reorderable)
      .defaultCustomization(options: .alwaysAvailable)
  }
}
