import AttributeGraphUI
import Foundation
import Testing

/// Views that read a preference of views beside them.
@MainActor
struct `Delayed preferences` {
  enum Largest: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  struct Writers: View {
    @State private var count = 1
    var body: some View {
      Button("more") { count += 1 }.preference(key: Largest.self, value: count)
      Text("two").preference(key: Largest.self, value: 2)
    }
  }

  struct Screen: View {
    var body: some View {
      Largest._delay { value in
        _PreferenceReadingView(value: value) { Text("largest \($0)") }
        Writers()
      }
    }
  }

  @Test func `a reading view shows the value of the views beside it`() throws {
    let host = ViewHost { Screen() }
    #expect(host.texts == ["largest 2", "more", "two"])
    try host.tap("more")
    try host.tap("more")
    #expect(host.texts == ["largest 3", "more", "two"])
    #expect(host.counts(of: Screen.self).bodies == 1)
    #expect(host.issues == [])
  }

  struct Titled: View {
    @State private var title = "a"
    var body: some View {
      Largest._delay { value in
        Button(title) { title = "b" }
        _PreferenceReadingView(value: value) { Text("\(title) \($0)") }
      }
    }
  }

  @Test func `the closures follow the state of the body around them`() throws {
    let host = ViewHost { Titled() }
    #expect(host.texts == ["a", "a 0"])
    try host.tap("a")
    #expect(host.texts == ["b", "b 0"])
  }
}
