import AttributeGraphUI
import Testing
import ViewTestSupport

/// State, and bindings to it.
@MainActor
struct `State and bindings` {
  struct P: View {
    @State var on = false
    var body: some View {
      VStack {
        Text("\(on)")
        C(on: $on)
        Button("p") { on = true }
      }
    }
  }

  struct C: View {
    @Binding var on: Bool
    var body: some View { Button(on ? "Y" : "N") { on.toggle() } }
  }

  @Test func `S-037: a binding belongs to the parent and is changed by both`() throws {
    let host = ViewHost { P() }
    try host.tap("N")
    #expect(host.texts.prefix(2) == ["true", "Y"])
    try host.tap("Y")
    #expect(host.texts.prefix(2) == ["false", "N"])
    try host.tap("p")
    #expect(host.texts.prefix(2) == ["true", "Y"])
    #expect(host.counts(of: P.self).bodies == 4)
    #expect(host.counts(of: C.self).bodies == 4)
  }

  struct ContentView: View {
    @State var isOn = false
    var body: some View {
      VStack {
        Toggle(isOn: $isOn) { EmptyView() }.labelsHidden().accessibilityIdentifier("toggle")
        Button(action: { isOn.toggle() }) { isOn ? Text("Turn Off") : Text("Turn On") }
      }
    }
  }

  @Test func `S-043: siblings share state through their parent`() throws {
    let host = ViewHost { ContentView() }
    #expect(try !host.isOn(.identifier("toggle")))
    #expect(host.texts == ["Turn On"])
    let label = try #require(host.viewList.last)
    try host.tap("Turn On")
    #expect(try host.isOn(.identifier("toggle")))
    #expect(host.texts == ["Turn Off"])
    #expect(host.counts(of: ContentView.self).bodies == 2)
    try host.toggle(.identifier("toggle"))
    #expect(try !host.isOn(.identifier("toggle")))
    #expect(host.texts == ["Turn On"])
    #expect(host.counts(of: ContentView.self).bodies == 3)
    #expect(host.viewList.last == label, "The label keeps its identity.")
  }

  struct Owner: View {
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      Text("a \(a)")
      Reader(b: $b)
      Button("set a") { a += 1 }
      Button("set b") { b += 1 }
    }
  }

  struct Reader: View {
    @Binding var b: Int
    var body: some View { Text("b \(b)") }
  }

  @Test func `S-100: a setter runs the bodies that called the getter`() throws {
    let host = ViewHost { Owner() }
    let b = try host.tap("set b")
    #expect(b.byType.mapValues(\.bodies).filter { $0.value > 0 } == ["Reader": 1])
    let a = try host.tap("set a")
    #expect(a.byType.mapValues(\.bodies).filter { $0.value > 0 } == ["Owner": 1])
  }

  struct NE {
    var x: Int
  }

  struct Setting<Value>: View {
    @State var value: Value
    let keep: (Binding<Value>) -> Void
    var body: some View {
      let _ = keep($value)
      Text("\(value)")
    }
  }

  @Test func `S-101: what is not equatable is always different`() {
    var odd: Binding<NE>?
    let host = ViewHost { Setting(value: NE(x: 1)) { odd = $0 } }
    #expect(host.perform { odd?.wrappedValue = NE(x: 1) }.total.bodies == 1)
    var number: Binding<Int>?
    let other = ViewHost { Setting(value: 1) { number = $0 } }
    #expect(other.perform { number?.wrappedValue = 1 }.total.bodies == 0)
    #expect(other.perform { number?.wrappedValue = 2 }.total.bodies == 1)
  }

  @Test func `S-098, S-102: state that no view has is inert, and its binding is constant and reported`() {
    _ = RuntimeIssues.take()
    let s = State(wrappedValue: 1)
    s.wrappedValue = 2
    #expect(s.wrappedValue == 1)
    #expect(RuntimeIssues.take() == [])
    s.projectedValue.wrappedValue = 3
    #expect(s.wrappedValue == 1)
    #expect(
      RuntimeIssues.take().map(\.message) == [
        "Accessing State's value outside of being installed on a View. "
          + "This will result in a constant Binding of the initial value and will not update."
      ])
    #expect(RuntimeIssues.all == [])
  }

  struct Odd: View {
    let s: State<Int>? = State(initialValue: 1)
    static let t = State(initialValue: 1)
    @State var x: Int?

    var body: some View {
      let _ = print("body")
      VStack {
        Text("\(s?.wrappedValue ?? 0) \(Self.t.wrappedValue) \(x.map { "\($0)" } ?? "nil")")
        Button("wrappers") {
          s?.wrappedValue = 5
          Self.t.wrappedValue = 5
        }
        Button("value") { x = 5 }
      }
    }
  }

  @Test func `S-098: an optional or static wrapper is no storage, an optional value is`() throws {
    let host = ViewHost { Odd() }
    #expect(try printedLines { try host.tap("wrappers") } == [])
    #expect(host.texts.first == "1 1 nil")
    #expect(try printedLines { try host.tap("value") } == ["body"])
    #expect(host.texts.first == "1 1 5")
  }

  struct Person {
    var name = "a"
    var age = 1
  }

  struct Editor: View {
    @State private var p = Person()
    var body: some View {
      Text(p.name)
      AgeView(age: $p.age)
      NameField(name: $p.name)
    }
  }

  struct AgeView: View {
    @Binding var age: Int
    var body: some View { Text("age \(age)") }
  }

  struct NameField: View {
    @Binding var name: String
    var body: some View { Button("name \(name)") { name += "!" } }
  }

  @Test func `S-121, S-122: a binding to a part sets the part, and counts as changed with the whole`() throws {
    let host = ViewHost { Editor() }
    let report = try host.tap("name a")
    #expect(host.texts == ["a!", "age 1", "name a!"])
    #expect(report.byType.mapValues(\.bodies).filter { $0.value > 0 } == ["Editor": 1, "NameField": 1, "AgeView": 1])
    #expect(report.bodiesForEqualParts == 1)
    #expect(report.bodies.filter(\.isForEqualPart).map(\.view) == ["AgeView"])
    #expect(report.description.hasSuffix("1 of the bodies ran for a part that stayed equal."))
  }

  struct Toggling: View {
    @State private var show = true
    var body: some View {
      if show { Counter() }
      Button("toggle") { show.toggle() }
    }
  }

  struct Counter: View {
    @State private var n = 0
    var body: some View { Button("n \(n)") { n += 1 } }
  }

  @Test func `S-105: what is destroyed begins anew`() throws {
    let host = ViewHost { Toggling() }
    for n in 0..<5 { try host.tap("n \(n)") }
    try host.tap("toggle")
    try host.tap("toggle")
    #expect(host.texts.first == "n 0")
  }

  @Test func `an optional binding unwraps, and keeps its last value while its view goes`() {
    var stored: Int? = 1
    let optional = Binding(get: { stored }, set: { stored = $0 })
    let unwrapped = Binding(optional)
    unwrapped?.wrappedValue = 5
    #expect(stored == 5)
    stored = nil
    #expect(unwrapped?.wrappedValue == 5)
    #expect(Binding(optional) == nil)
    let wrapped: Binding<Int?> = Binding(Binding(get: { stored ?? 0 }, set: { stored = $0 }))
    wrapped.wrappedValue = 7
    wrapped.wrappedValue = nil
    #expect(stored == 7)
    let any: Binding<AnyHashable> = Binding(Binding(get: { stored ?? 0 }, set: { stored = $0 }))
    any.wrappedValue = 9
    any.wrappedValue = "no number"
    #expect(stored == 9)
  }

  @Test func `a collection behind a binding is a collection of bindings`() {
    var stored = [1, 2, 3]
    let binding = Binding(get: { stored }, set: { stored = $0 })
    for element in binding { element.wrappedValue *= 10 }
    #expect(stored == [10, 20, 30])
    #expect(binding.count == 3)
    #expect(binding[1].wrappedValue == 20)
  }

  struct Tracked: View {
    @Doubled var value: Int
    var body: some View { Button("doubled \(value)") { value += 1 } }
  }

  /// A wrapper of a user's own, made of state.
  @propertyWrapper
  @MainActor
  struct Doubled: @MainActor DynamicProperty {
    @State private var stored = 1
    private var updates = 0
    var wrappedValue: Int {
      get { stored * 2 }
      nonmutating set { stored = newValue }
    }
    mutating func update() { updates += 1 }
  }

  @Test func `a property of the user's own is connected and updated before each body`() throws {
    let host = ViewHost { Tracked() }
    try host.tap("doubled 2")
    #expect(host.texts == ["doubled 6"])
    #expect(host.counts(of: Tracked.self).bodies == 2)
  }
}
