import AttributeGraphUI
import Testing
import ViewTestSupport

/// Property wrappers that no host has connected.
@MainActor
@Suite struct `Wrappers outside of a view` {
  struct Person {
    var name = "a"
    var age = 1
  }

  @Test func `S-098: state without a position holds its initial value and ignores writes`() {
    let state = State(initialValue: 1)
    state.wrappedValue = 5
    #expect(state.wrappedValue == 1)
    state.projectedValue.wrappedValue = 5
    #expect(state.projectedValue.wrappedValue == 1)
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

  @Test func `S-120: a binding of two closures is what they make of it`() {
    var x = 0
    let binding = Binding(get: { x }, set: { x = $0 })
    binding.wrappedValue = 4
    #expect(x == 4)
    #expect(binding.wrappedValue == 4)
    #expect(binding.projectedValue.wrappedValue == 4)
  }

  @Test func `a constant binding ignores writes`() {
    let binding = Binding.constant(Person())
    binding.wrappedValue = Person(name: "b", age: 2)
    #expect(binding.wrappedValue.name == "a")
  }

  final class Model: ObservableObject {
    init() { print("init") }
  }

  struct Holder: View {
    @StateObject var model = Model()
    var body: some View {
      let _ = model
      Text("x")
    }
  }

  @Test func `S-117: a model is made when the view is first evaluated, not with its value`() {
    #expect(printedLines { for _ in 1...10 { _ = Holder() } } == [])
    #expect(printedLines { _ = ViewHost { Holder() } } == ["init"])
  }

  @Test func `S-119: outside of a view each access makes a new model`() {
    let lines = printedLines {
      let view = Holder()
      #expect(view.model !== view.model)
    }
    #expect(lines == ["init", "init"])
  }
}
