import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The values with which the readers of preferences are called.
@MainActor
@Suite struct `Readers of preferences` {
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
}
