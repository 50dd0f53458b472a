import AttributeGraphUI
import Testing

/// Whose preferences are heard, and in which order they are combined.
@MainActor
@Suite struct `Order of preferences` {
  struct Names: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  private func heard<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    printedLines { _ = ViewHost { VStack(content: content).onPreferenceChange(Names.self) { print($0) } } }
  }

  @Test func `what is behind a view comes before it, and what is over it after it`() {
    let behind = heard {
      Text("q").preference(key: Names.self, value: "a").background(Text("z").preference(key: Names.self, value: "b"))
    }
    #expect(behind == ["ba"])
    let over = heard {
      Text("q").preference(key: Names.self, value: "a").overlay(Text("z").preference(key: Names.self, value: "b"))
    }
    #expect(over == ["ab"])
  }
}
