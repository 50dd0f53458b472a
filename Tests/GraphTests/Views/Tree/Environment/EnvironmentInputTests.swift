import AttributeGraphUI
import Testing

/// Which changes of the environment count as a changed input.
@MainActor
struct `Environment inputs` {
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

  @Test func `a view with another key path runs, and then only for that key`() throws {
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

  struct Writer<Content: View>: View {
    @State private var tick = 0
    @State private var one = 1
    @ViewBuilder let content: () -> Content
    var body: some View {
      VStack {
        Button("tick") { tick += 1 }
        Button("one") { one += 1 }
        content()
      }
      .environment(\.inputTestFirst, one)
      .environment(\.inputTestSecond, tick < 0 ? 1 : 2)
    }
  }

  struct ModeReader: View {
    @Environment(\.presentationMode) private var mode
    var body: some View { Text("presented \(mode.wrappedValue.isPresented)") }
  }

  @Test func `a reader of the presentation mode does not run for another key`() throws {
    let host = ViewHost { Writer { ModeReader() } }
    #expect(try host.tap("one").byType["ModeReader"]?.bodies == nil)
    #expect(host.texts.last == "presented false")
  }

  struct EverythingReader: View {
    @Environment(\.self) private var values
    var body: some View { Text("first \(values.inputTestFirst)") }
  }

  /// Has `tick` read by a body whose modifiers write equal values.
  struct Ticking: View {
    @State private var tick = 0
    var body: some View {
      VStack {
        Button("tick \(tick)") { tick += 1 }
        EverythingReader()
      }
      .environment(\.inputTestFirst, 1)
      .environment(\.inputTestObject, Self.object)
    }
    static let object = Plain()
  }

  final class Plain {}

  @Test func `a reader of the whole environment does not run if only equal values were written`() throws {
    let host = ViewHost { Ticking() }
    #expect(try host.tap("tick 0").byType["EverythingReader"]?.bodies == nil)
  }

  @Test func `a reader of the whole environment runs when any value changes`() throws {
    let host = ViewHost { Writer { EverythingReader() } }
    #expect(try host.tap("one").byType["EverythingReader"]?.bodies == 1)
    #expect(host.texts.last == "first 2")
  }
}

extension EnvironmentValues {
  private enum FirstKey: EnvironmentKey { static let defaultValue = 0 }
  private enum SecondKey: EnvironmentKey { static let defaultValue = 0 }
  private enum ObjectKey: EnvironmentKey { static var defaultValue: PlainObject? { nil } }

  fileprivate var inputTestFirst: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }
  fileprivate var inputTestSecond: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
  fileprivate var inputTestObject: PlainObject? {
    get { self[ObjectKey.self] }
    set { self[ObjectKey.self] = newValue }
  }
}

private typealias PlainObject = `Environment inputs`.Plain
