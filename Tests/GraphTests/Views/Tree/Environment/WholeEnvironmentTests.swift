import AttributeGraphUI
import Testing

/// `@Environment(\.self)`: a body depends on the keys that it reads through it.
@MainActor
struct `The whole environment` {
  struct Screen: View {
    @State private var one = 1
    @State private var two = 2
    var body: some View {
      VStack {
        Button("one") { one += 10 }
        Button("two") { two += 10 }
        Reader()
      }
      .environment(\.wholeTestFirst, one)
      .environment(\.wholeTestSecond, two)
    }
  }

  struct Reader: View {
    @Environment(\.self) private var environment
    @State private var readsSecond = false
    var body: some View {
      Button("switch") { readsSecond = true }
      Text("value \(readsSecond ? environment.wholeTestSecond : environment.wholeTestFirst)")
    }
  }

  @Test func `a change of a key that was read runs the body`() throws {
    let host = ViewHost { Screen() }
    #expect(try host.tap("one").byType["Reader"]?.bodies == 1)
    #expect(host.texts.last == "value 11")
  }

  @Test func `a change of a key that was not read runs no body`() throws {
    let host = ViewHost { Screen() }
    #expect(try host.tap("two").byType["Reader"]?.bodies == nil)
    try host.tap("switch")
    #expect(host.texts.last == "value 12")
    #expect(try host.tap("two").byType["Reader"]?.bodies == 1)
    #expect(try host.tap("one").byType["Reader"]?.bodies == nil)
  }

  @Test func `a view that reads nothing through it runs once`() throws {
    struct Idle: View {
      @Environment(\.self) private var environment
      var body: some View { Text("idle") }
    }
    let host = ViewHost { Idle() }
    host.setEnvironment(\.wholeTestFirst, to: 7)
    host.flush()
    #expect(host.counts(of: Idle.self).bodies == 1)
  }

  @Test func `the environment describes its values by their keys`() {
    var values = EnvironmentValues()
    #expect("\(values)" == "[]")
    values[FirstKey.self] = 3
    #expect("\(values)" == "[EnvironmentPropertyKey<FirstKey> = 3]")
  }
}

private struct FirstKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct SecondKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var wholeTestFirst: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }
  fileprivate var wholeTestSecond: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}
