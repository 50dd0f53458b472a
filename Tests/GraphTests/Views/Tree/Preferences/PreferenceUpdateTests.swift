import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The values that `onPreferenceChange` reports where parts of them are known late in an update.
@MainActor
@Suite struct `Updates of preferences` {
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
}
