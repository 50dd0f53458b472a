import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The values with which the readers of preferences are called.
@MainActor
struct `Readers of preferences` {
  struct Words: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  struct Label: View {
    @State private var word = "a"
    var body: some View {
      VStack {
        Color.red.frame(width: 20, height: 10).anchorPreference(key: Words.self, value: .bounds) { _ in [word] }
        Button("next") { word = "b" }
      }
      .overlayPreferenceValue(Words.self) { words in Text(words.joined()) }
    }
  }

  @Test func `an anchor preference is asked again when the body ran, though the frame stayed`() throws {
    let host = ViewHost { Label() }
    #expect(host.texts.last == "a")
    try host.tap("next")
    #expect(host.texts.last == "b")
  }

  /// The values with which a closure was called.
  final class Calls {
    var values: [[String]] = []
  }

  @Test func `a closure is called once at the mount, with what the views inside say`() {
    let calls = Calls()
    let host = ViewHost {
      Text("a").preference(key: Words.self, value: ["a"]).overlayPreferenceValue(Words.self) { words in
        let _ = calls.values.append(words)
        Text("over \(words.joined())")
      }
    }
    #expect(host.texts == ["a", "over a"])
    #expect(calls.values == [["a"]])
  }

  @Test func `a closure waits for what only the layout brings`() {
    let calls = Calls()
    let host = ViewHost {
      VStack {
        GeometryReader { _ in Text("a").preference(key: Words.self, value: ["a"]) }
        ScrollView { LazyVStack { ForEach(0..<2) { Text("\($0)").preference(key: Words.self, value: ["\($0)"]) } } }
      }
      .backgroundPreferenceValue(Words.self) { words in
        let _ = calls.values.append(words)
        Text("behind \(words.joined())")
      }
    }
    #expect(Set(host.texts) == ["a", "0", "1", "behind a01"])
    #expect(calls.values == [["a", "0", "1"]])
  }
}
