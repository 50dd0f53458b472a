import AttributeGraphUI
import Testing
import ViewTestSupport

/// Whose preferences are heard, and in which order they are combined.
@MainActor
@Suite struct `Order of preferences` {
  struct Names: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  struct Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
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

  struct Choosing: View {
    @State private var width = 100.0
    var body: some View {
      VStack {
        ViewThatFits {
          Text("aa").preference(key: Sum.self, value: 1).frame(width: 200)
          Text("b").preference(key: Sum.self, value: 10)
        }
        .frame(width: width)
        Button("wide") { width = 300 }
      }
      .onPreferenceChange(Sum.self) { print("sum \($0)") }
    }
  }

  @Test func `of views of which one fits only that one is heard`() throws {
    var host: ViewHost?
    #expect(printedLines { host = ViewHost { Choosing() } } == ["sum 10"])
    #expect(try printedLines { try host?.tap("wide") } == ["sum 1"])
  }
}
