import AttributeGraphUI
import Testing
import ViewTestSupport

/// State that a view hands over with its property, and not as a binding.
@MainActor
struct `State that is handed over` {
  private struct Child: View {
    @State private var count: Int
    init(_ count: State<Int>) { _count = count }
    var body: some View { Button("child \(count)") { count += 10 } }
  }

  private struct Adding: ViewModifier {
    let count: State<Int>
    func body(content: Content) -> some View {
      content
      Button("modifier \(count.wrappedValue)") { count.wrappedValue += 100 }
    }
  }

  private struct Parent: View {
    @State private var count = 1
    var body: some View {
      VStack {
        Button("parent \(count)") { count += 1 }
        Child(_count)
      }
      .modifier(Adding(count: _count))
    }
  }

  @Test func `the views that have it share it, and each runs once for a change`() throws {
    let host = ViewHost { Parent() }
    #expect(host.texts == ["parent 1", "child 1", "modifier 1"])
    let report = try host.tap("parent 1")
    #expect(host.texts == ["parent 2", "child 2", "modifier 2"])
    #expect(report.bodies.map(\.view).sorted() == ["Adding", "Child", "Parent"])
    try host.tap("child 2")
    try host.tap("modifier 12")
    #expect(host.texts == ["parent 112", "child 112", "modifier 112"])
    #expect(host.close().isEmpty)
  }

  @Test func `a view keeps the state with which it came`() throws {
    struct Choosing: View {
      @State private var first = 1
      @State private var second = 2
      @State private var isSecond = false
      var body: some View {
        Child(isSecond ? _second : _first)
        Button("other") { isSecond = true }
      }
    }
    let host = ViewHost { Choosing() }
    try host.tap("other")
    #expect(host.texts == ["child 1", "other"])
  }

  @Test func `an object is made once for all views that have it`() throws {
    final class Model: ObservableObject {
      @Published var count = 0
      init() { print("made") }
    }
    struct Inner: View {
      @StateObject private var model: Model
      init(_ model: StateObject<Model>) { _model = model }
      var body: some View { Text("inner \(model.count)") }
    }
    struct Outer: View {
      @StateObject private var model = Model()
      var body: some View {
        Button("outer \(model.count)") { model.count += 1 }
        Inner(_model)
      }
    }
    let lines = try printedLines {
      let host = ViewHost { Outer() }
      try host.tap("outer 0")
      #expect(host.texts == ["outer 1", "inner 1"])
    }
    #expect(lines == ["made"])
  }

  @Test func `state of a view that is gone is replaced by the view's own`() throws {
    struct Keeping: View {
      final class Box { var state: State<Int>? }
      let box: Box
      @State private var count = 5
      var body: some View {
        let _ = box.state = _count
        Text("\(count)")
      }
    }
    let box = Keeping.Box()
    ViewHost { Keeping(box: box) }.close()
    let state = try #require(box.state)
    let host = ViewHost { Child(state) }
    try host.tap("child 5")
    #expect(host.texts == ["child 15"])
  }
}
