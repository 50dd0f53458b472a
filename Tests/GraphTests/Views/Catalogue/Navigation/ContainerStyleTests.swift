import AttributeGraphUI
import Testing

/// Container styles compile, and all look the same.
@MainActor
struct `Container styles` {
  @Test func `a style changes nothing`() {
    let plain = ViewHost { List(0..<3) { Text("\($0)") } }
    let styled = [
      ViewHost { List(0..<3) { Text("\($0)") }.listStyle(.plain) },
      ViewHost { List(0..<3) { Text("\($0)") }.listStyle(InsetGroupedListStyle()) },
      ViewHost { List(0..<3) { Text("\($0)") }.listStyle(.sidebar) },
      ViewHost { NavigationView { List(0..<3) { Text("\($0)") } }.navigationViewStyle(.stack) },
      ViewHost { TabView { List(0..<3) { Text("\($0)") } }.tabViewStyle(.automatic) },
    ]
    for host in styled {
      #expect(host.texts == plain.texts)
      #expect(host.displayList.map(\.frame) == plain.displayList.map(\.frame))
    }
  }
}
