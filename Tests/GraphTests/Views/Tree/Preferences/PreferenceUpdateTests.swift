import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The values that `onPreferenceChange` reports where parts of them are known late in an update.
@MainActor
struct `Updates of preferences` {
  struct Name: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  /// The reported values, in order.
  final class Log {
    var values: [String] = []
  }

  /// A preference beside one that depends on layout.
  struct Measured: View {
    let log: Log
    @State private var width: CGFloat = 10

    var body: some View {
      VStack {
        Button("grow") { width += 10 }
        Text("title").preference(key: Name.self, value: "title \(Int(width)), ")
        Color.red.frame(width: width).background {
          GeometryReader { Color.clear.preference(key: Name.self, value: "width \(Int($0.size.width))") }
        }
      }
      .onPreferenceChange(Name.self) { log.values.append($0) }
    }
  }

  @Test func `an action gets one value for an update, with what geometry readers write`() throws {
    let log = Log()
    let host = ViewHost { Measured(log: log) }
    #expect(log.values == ["title 10, width 10"])
    try host.tap("grow")
    #expect(log.values == ["title 10, width 10", "title 20, width 20"])
  }

  @Test func `an action gets one value for an update, with what views write that depend on it`() {
    let log = Log()
    _ = ViewHost {
      Text("view").preference(key: Name.self, value: "view")
        .overlayPreferenceValue(Name.self) { Text($0).preference(key: Name.self, value: ", layer") }
        .onPreferenceChange(Name.self) { log.values.append($0) }
    }
    #expect(log.values == ["view, layer"])
  }

  /// A value that the action changes.
  struct Counting: View {
    let log: Log
    @State private var seen = ""

    var body: some View {
      Text(seen).preference(key: Name.self, value: seen.isEmpty ? "first" : "second")
        .onPreferenceChange(Name.self) {
          log.values.append($0)
          seen = $0
        }
    }
  }

  @Test func `a value that an action changes is another update`() {
    let log = Log()
    let host = ViewHost { Counting(log: log) }
    #expect(log.values == ["first", "second"])
    #expect(host.texts == ["second"])
  }

  struct ListKey: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  struct Fading: View {
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { Text("a").preference(key: ListKey.self, value: [1]).transition(.opacity) }
        Text("b").preference(key: ListKey.self, value: [2])
        Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      }
      .onPreferenceChange(ListKey.self) { print($0) }
    }
  }

  @Test func `a view says nothing any more when its removal begins`() throws {
    let host = ViewHost { Fading() }
    #expect(try printedLines { try host.tap("toggle") } == ["[2]"])
    #expect(host.texts == ["a", "b", "toggle"])
    #expect(try printedLines { try host.tap("toggle") } == ["[1, 2]"])
    #expect(try printedLines { try host.tap("toggle") } == ["[2]"])
    #expect(printedLines { host.advance(by: .seconds(2)) } == [])
    #expect(host.texts == ["b", "toggle"])
  }

  @Test func `what is inside of a mask says nothing outside`() {
    let lines = printedLines {
      _ = ViewHost {
        Color.red.preference(key: ListKey.self, value: [1])
          .mask { Color.black.preference(key: ListKey.self, value: [2]) }
          .onPreferenceChange(ListKey.self) { print($0) }
      }
    }
    #expect(lines == ["[1]"])
  }
}
