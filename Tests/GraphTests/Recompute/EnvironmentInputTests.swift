import AttributeGraphUI
import Testing

/// What of the environment counts as another input, and what as the same value.
@MainActor
@Suite struct `Environment inputs` {
  struct Parent: View {
    @State private var readsSecond = false
    @State private var one = 1
    @State private var two = 2
    var body: some View {
      VStack {
        Button("flip") { readsSecond.toggle() }
        Button("one") { one += 10 }
        Button("two") { two += 10 }
        Child(readsSecond ? \.inputTestSecond : \.inputTestFirst)
      }
      .environment(\.inputTestFirst, one)
      .environment(\.inputTestSecond, two)
    }
  }

  struct Child: View {
    @Environment private var value: Int
    init(_ keyPath: KeyPath<EnvironmentValues, Int>) { _value = Environment(keyPath) }
    var body: some View { Text("value \(value)") }
  }

  @Test func `a view that is given another key path runs, and hears of that key only`() throws {
    let host = ViewHost { Parent() }
    #expect(host.texts.last == "value 1")
    #expect(try host.tap("two").byType["Child"]?.bodies == nil)
    #expect(try host.tap("flip").byType["Child"]?.bodies == 1)
    #expect(host.texts.last == "value 12")
    #expect(try host.tap("one").byType["Child"]?.bodies == nil)
    #expect(try host.tap("two").byType["Child"]?.bodies == 1)
    #expect(host.texts.last == "value 22")
    #expect(try host.tap("flip").byType["Child"]?.bodies == 1)
    #expect(host.texts.last == "value 11")
  }
}

extension EnvironmentValues {
  private enum FirstKey: EnvironmentKey { static let defaultValue = 0 }
  private enum SecondKey: EnvironmentKey { static let defaultValue = 0 }

  fileprivate var inputTestFirst: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }
  fileprivate var inputTestSecond: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}
