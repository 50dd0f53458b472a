import Foundation
import SwiftUI

struct OptionalTabSpelling: View {
  struct Node: Identifiable {
    let id: Int
    let name: String
  }

  @State private var selection: Int?
  let nodes: [Node]

  var body: some View {
    TabView(selection: $selection) {
      ForEach(nodes) { node in Tab(node.name, systemImage: "star", value: node.id) { Text(node.name) } }
      ForEach(nodes, id: \.name) { node in Tab(node.name, systemImage: "star", value: node.id) { Text(node.name) } }
      ForEach(0..<3) { number in Tab("\(number)", systemImage: "star", value: number) { Text("\(number)") } }
      Group { Tab("Grouped", systemImage: "star", value: 1) { Text("Grouped") } }
      TabSection("Section") {
        ForEach(nodes) { node in Tab(node.name, systemImage: "star", value: node.id) { Text(node.name) } }
      }
    }
    TabView {
      Tab("Key", systemImage: "star") { Text("One") }
        .accessibilityInputLabels(["One"])
      Tab("Key", systemImage: "star") { Text("Two") }
        .accessibilityInputLabels([Text("Two")], isEnabled: nodes.isEmpty)
      plainTab
    }
  }

  private var plainTab: Tab<Never, Text, EmptyView> { Tab { Text("Plain") } }
  private var selectedTab: Tab<Int, Text, EmptyView> { Tab(value: 1) { Text("Selected") } }
}

struct RareEffectSpelling: View {
  @Namespace private var namespace
  @Environment(\.isHoverEffectEnabled) private var hasHoverEffects
  @Environment(\.textSelectionAffinity) private var affinity
  @State private var isLong = false
  let author: String?
  let range: Range<String.Index>

  var body: some View {
    Text(hasHoverEffects ? "yes" : "no")
      .visualEffect { content, _ in content.transformEffect(CGAffineTransform(scaleX: 1, y: 2)) }
      .visualEffect { content, _ in content.transformEffect(ProjectionTransform(CGAffineTransform.identity)) }
      .environment(\.sidebarRowSize, .large)
      .environment(\.isHoverEffectEnabled, false)
      .environment(\.textSelectionAffinity, .upstream)
      .accessibilityCustomContent(.author, author.map { Text($0) })
      .accessibilityCustomContent(.author, nil)
      .accessibilityRotor("Names") {
        AccessibilityRotorEntry("key", id: 1, in: namespace)
        AccessibilityRotorEntry(Text("text"), id: 2, in: namespace, prepare: { print("going there") })
        AccessibilityRotorEntry(textRange: range)
      }
      .toolbar(id: "main") { ToolbarTitleMenu { Button("Rename") {} } }
      .toolbar { ToolbarTitleMenu() }
      .onKeyPress { press in
        print(press.debugDescription, press.phase.debugDescription)
        return .ignored
      }
  }

  private func lengthen() {
    var transaction = Transaction()
    transaction.scrollContentOffsetAdjustmentBehavior = .disabled
    withTransaction(transaction) { isLong = true }
    withTransaction(\.scrollContentOffsetAdjustmentBehavior, .automatic) { isLong = false }
  }
}

extension AccessibilityCustomContentKey {
  static let author = AccessibilityCustomContentKey("Author", id: "author")
}

struct StoredCommands: Commands {
  let stored: EmptyCommands?
  var body: some Commands { stored }
}

func rearranges<Content: CustomizableToolbarContent>(_ type: Content.Type) -> Bool { true }

func areSame(_ one: FocusedValues, _ other: FocusedValues) -> Bool {
  one == other
    && rearranges(_ConditionalContent<ToolbarItem<String, Text>, ToolbarItem<String, Text>>.self)
}
