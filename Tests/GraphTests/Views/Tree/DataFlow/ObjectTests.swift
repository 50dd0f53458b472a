import AttributeGraphUI
import TestSupport
import Testing
import ViewTestSupport

/// Observable objects of views: ownership, subscriptions and the environment.
@MainActor
struct `Objects that views observe` {
  final class Model: ObservableObject {
    @Published var x = 0
    var plain = 0
    @Published var name = "a"
    let label: String
    init(_ label: String = "Model") {
      self.label = label
      print("\(label) init")
    }
    deinit { print("\(label) deinit") }
  }

  /// An object that counts its subscribers.
  final class Counted: ObservableObject {
    final class CallCounter {
      var count = 0
    }
    let calls = CallCounter()
    private let subject = PassthroughSubject<Void, Never>()
    var objectWillChange: AnyPublisher<Void, Never> {
      let calls = self.calls
      return subject.handleEvents(
        receiveSubscription: { _ in calls.count += 1 }, receiveCancel: { calls.count -= 1 }
      ).eraseToAnyPublisher()
    }
    var x = 0 { willSet { subject.send() } }
  }

  struct Ticking<Content: View>: View {
    @State private var tick = 0
    @State private var show = true
    @ViewBuilder let content: (Int) -> Content
    var body: some View {
      VStack {
        Button("tick") { tick += 1 }
        Button("toggle") { show.toggle() }
        if show { content(tick) }
      }
    }
  }

  struct Owner: View {
    @StateObject var m = Model()
    let tick: Int
    var body: some View {
      Text("\(tick) \(m.x)")
      Button("+") { m.x += 1 }
    }
  }

  @Test func `S-050, S-096, S-116: a state object is made once, by the first value whose body runs`() throws {
    var host: ViewHost?
    let lines = try printedLines {
      host = ViewHost { Ticking { Owner(tick: $0) } }
      try host?.tap("+")
      for _ in 1...3 { try host?.tap("tick") }
    }
    #expect(lines == ["Model init"])
    #expect(host?.texts[2] == "3 1")
    #expect(try printedLines { try host?.tap("toggle") } == ["Model deinit"])
  }

  struct Watching: View {
    @ObservedObject var model: Model
    var body: some View { Text("x \(model.x)") }
  }

  @Test func `S-051, R-063: all observers of an object run when it changes`() {
    let model = Model()
    let host = ViewHost {
      Watching(model: model)
      Ticking { _ in Watching(model: model) }
    }
    let report = host.perform { model.x += 1 }
    #expect(report.byType.mapValues(\.bodies).filter { $0.value > 0 } == ["Watching": 2])
    #expect(host.texts.filter { $0 == "x 1" }.count == 2)
  }

  struct Leaf: View {
    @EnvironmentObject var model: Model
    let keep: (Model) -> Void
    var body: some View {
      let _ = keep(model)
      Text("x \(model.x)")
    }
  }

  struct Mid: View {
    let keep: (Model) -> Void
    var body: some View {
      Leaf(keep: keep)
      Leaf(keep: keep)
    }
  }

  @Test func `S-052: an environment object reaches its readers past views that do not mention it`() {
    var seen: [Model] = []
    let model = Model()
    let host = ViewHost { Mid { seen.append($0) }.environmentObject(model) }
    #expect(seen.count == 2 && seen.allSatisfy { $0 === model })
    let report = host.perform { model.x += 1 }
    #expect(report.byType.mapValues(\.bodies).filter { $0.value > 0 } == ["Leaf": 2])
  }

  @Test func `S-053: a missing environment object is an issue that names the type`() {
    let host = ViewHost { Leaf { _ in } }
    #expect(
      host.issues.map(\.message) == [
        "No ObservableObject of type Model found. "
          + "A View.environmentObject(_:) for Model may be missing as an ancestor of this view."
      ])
    #expect(host.texts == [])
  }

  struct Observing: View {
    @ObservedObject var model: Counted
    let tick: Int
    var body: some View { Text("\(tick)") }
  }

  @Test func `S-069, S-112: a view subscribes when it is mounted, once, until it is removed`() throws {
    let model = Counted()
    _ = (1...5).map { Observing(model: model, tick: $0) }
    #expect(model.calls.count == 0)
    let host = ViewHost { Ticking { Observing(model: model, tick: $0) } }
    #expect(model.calls.count == 1)
    for _ in 1...5 { try host.tap("tick") }
    #expect(model.calls.count == 1)
    try host.tap("toggle")
    #expect(model.calls.count == 0)
    try host.tap("toggle")
    #expect(model.calls.count == 1)
  }

  final class Manual: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var a = 0 { willSet { objectWillChange.send() } }
  }

  @Test func `S-111: a publisher of the object's own`() {
    struct V: View {
      @ObservedObject var m: Manual
      var body: some View { Text("\(m.a)") }
    }
    let manual = Manual()
    let host = ViewHost { V(m: manual) }
    #expect(host.perform { manual.a = 1 }.total.bodies == 1)
    #expect(host.texts == ["1"])
  }

  struct Silent: View {
    @ObservedObject var model: Manual
    var body: some View { Text("silent") }
  }

  struct SilentOwner: View {
    @StateObject var model: Manual
    var body: some View { Text("silent") }
  }

  @Test func `S-113, S-118: no getter is needed, of an observed object or of a state object`() {
    let manual = Manual()
    let host = ViewHost { Silent(model: manual) }
    for _ in 1...2 { #expect(host.perform { manual.objectWillChange.send() }.total.bodies == 1) }
    let owner = ViewHost { SilentOwner(model: manual) }
    #expect(owner.perform { manual.objectWillChange.send() }.total.bodies == 1)
  }

  @Test func `S-114, S-133: an injected object stays, and is an equal input`() throws {
    let model = Model("injected")
    let host = ViewHost { Ticking { _ in Watching(model: model) } }
    for _ in 1...3 { try host.tap("tick") }
    #expect(host.counts(of: Watching.self).bodies == 1)
    #expect(host.perform { model.x += 1 }.byType["Watching"]?.bodies == 1)
  }

  struct Inline: View {
    @ObservedObject var m = Model("inline")
    @State private var k = 0
    var body: some View {
      Text("x \(m.x) k \(k)")
      Button("k") { k += 1 }
      Button("x") { m.x += 1 }
    }
  }

  @Test func `S-115, R-061: an observed object that the value makes lives with the value`() throws {
    var host: ViewHost?
    let lines = try printedLines {
      host = ViewHost { Ticking { _ in Inline() } }
      for _ in 1...2 { try host?.tap("k") }
      try host?.tap("x")
      #expect(host?.texts.contains("x 1 k 2") == true)
      for _ in 1...2 { try host?.tap("tick") }
    }
    #expect(lines.filter { $0 == "inline init" }.count == 3)
    #expect(lines.filter { $0 == "inline deinit" }.count == 2)
    #expect(host?.texts.contains("x 0 k 2") == true)
  }

  struct Three: View {
    @StateObject var m = Model("M")
    @ObservedObject var o = Model("O")
    @State var s = Model("Sx")
    var body: some View { Text("three") }
  }

  @Test func `S-117: only the state object waits for the view`() {
    var values: [Three] = []
    let lines = printedLines { values = (1...10).map { _ in Three() } }
    #expect(lines.filter { $0 == "M init" }.isEmpty)
    #expect(lines.filter { $0 == "O init" }.count == 10)
    #expect(lines.filter { $0 == "Sx init" }.count == 10)
    #expect(printedLines { _ = ViewHost { values[0] } }.filter { $0 == "M init" }.count == 1)
  }

  @Test func `S-119: outside of a view each access makes a new object and is an issue`() {
    _ = RuntimeIssues.take()
    let lines = printedLines {
      let value = Three()
      #expect(value.m !== value.m)
    }
    #expect(lines.filter { $0 == "M init" }.count == 2)
    #expect(
      RuntimeIssues.take().map(\.message)
        == Array(
          repeating: "Accessing StateObject's object without being installed on a View. "
            + "This will create a new instance each time.", count: 2))
  }

  struct Naming: View {
    @ObservedObject var model: Model
    var body: some View {
      Field(name: $model.name)
      Text("model \(model.name)")
    }
  }

  struct Field: View {
    @Binding var name: String
    var body: some View { Button("set \(name)") { name += "!" } }
  }

  @Test func `S-123: a binding to a property of an object sets it, and the observers run`() throws {
    let model = Model()
    var count = 0
    let sink = model.objectWillChange.sink { count += 1 }
    let host = ViewHost { Naming(model: model) }
    let report = try host.tap("set a")
    #expect(count == 1)
    #expect(report.byType.mapValues(\.bodies).filter { $0.value > 0 } == ["Naming": 1, "Field": 1])
    #expect(host.texts == ["set a!", "model a!"])
    _ = sink
  }
}
