import Combine
import SwiftUI

private final class ContainerDocument: ObservableObject {
  @Published var title = ""
}

private struct ManyBounds: PreferenceKey {
  static let defaultValue: [Anchor<[CGPoint]>] = []
  static func reduce(value: inout [Anchor<[CGPoint]>], nextValue: () -> [Anchor<[CGPoint]>]) {
    value += nextValue()
  }
}

struct ContainerSpellings: View {
  @FocusedObject private var document: ContainerDocument?
  @State private var isShown = false

  var body: some View {
    Board {
      Section("One") { Text("a") }
      Text("b")
    }
    .anchorPreference(key: ManyBounds.self, value: Anchor.Source([.topLeading, .bottomTrailing])) { [$0] }
    .sheet(isPresented: $isShown) {
      Text(document?.title ?? "").presentationSizing(.form)
      Text("fitted").presentationSizing(.page.fitted(horizontal: true, vertical: false).sticky(vertical: true))
    }
    List(0..<3, id: \.self, selection: .constant(0)) { Text("\($0)") }
      .contextMenu(forSelectionType: Int.self) { ids in Button("\(ids.count)") {} }
  }
}

private struct Board<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(sections: content) { sections in
      if !sections.isEmpty { sections[0].content }
      ForEach(sections) { section in
        VStack {
          section.header
          ForEach(subviews: section.content) { $0 }
        }
      }
    }
    ForEach(sections: content) { section in Text("\(section.content.count)") }
  }
}

@MainActor
private func publish() {
  let numbers = PassthroughSubject<Int, Never>()
  _ = numbers.combineLatest(numbers, numbers, numbers).buffer(size: 4, prefetch: .keepFull, whenFull: .dropOldest)
}

private struct CommandApp: App {
  var body: some Scene {
    WindowGroup { Text("a") }
      .commands {
        SidebarCommands()
        TextEditingCommands()
        TextFormattingCommands()
        ToolbarCommands()
        InspectorCommands()
      }
      .windowToolbarStyle(.unified(showsTitle: false))
      .defaultLaunchBehavior(.presented)
      .restorationBehavior(.disabled)
      .defaultAppStorage(.standard)
    UtilityWindow("Tools", id: "tools") { Text("b").toolbar(removing: .sidebarToggle) }
  }
}
