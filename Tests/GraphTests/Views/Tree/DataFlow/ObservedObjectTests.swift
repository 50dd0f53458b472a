import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Which bodies an observable object or a publisher runs.
@MainActor
struct `Updates by observable objects` {
  final class Model: ObservableObject {
    @Published var t1 = false
    var t2 = false
    @Published var a = 0
    @Published var b = 0
    @Published var inner: Model?
  }

  struct Sub: View {
    let value: Bool
    var body: some View { Text("\(value)") }
  }

  struct ContentView: View {
    @ObservedObject var model: Model
    let change: (Model) -> Void
    var body: some View {
      VStack {
        Sub(value: model.t1)
        Sub(value: model.t2)
      }
      .onAppear { change(model) }
    }
  }

  struct OwningView: View {
    @StateObject var model = Model()
    let change: (Model) -> Void
    var body: some View {
      VStack {
        Sub(value: model.t1)
        Sub(value: model.t2)
      }
      .onAppear { change(model) }
    }
  }

  @Test func `R-054, R-056: a published change runs the observer, and of its children the one with another input`() {
    let host = ViewHost { ContentView(model: Model()) { $0.t1.toggle() } }
    #expect(host.counts(of: ContentView.self).bodies == 2)
    #expect(host.counts(of: Sub.self).bodies == 3)
    let owning = ViewHost { OwningView { $0.t1.toggle() } }
    #expect(owning.counts(of: OwningView.self).bodies == 2)
    #expect(owning.counts(of: Sub.self).bodies == 3)
  }

  @Test func `R-055, R-056: a property that is not published runs no body`() {
    let host = ViewHost { ContentView(model: Model()) { $0.t2.toggle() } }
    #expect(host.counts(of: ContentView.self).bodies == 1)
    #expect(host.counts(of: Sub.self).bodies == 2)
    let owning = ViewHost { OwningView { $0.t2.toggle() } }
    #expect(owning.counts(of: OwningView.self).bodies == 1)
    #expect(owning.counts(of: Sub.self).bodies == 2)
  }

  struct Observer: View {
    @ObservedObject var model: Model
    var body: some View { Text("a \(model.a) b \(model.b)") }
  }

  @Test func `R-058: two published changes in one action are one update`() {
    let model = Model()
    let host = ViewHost { Observer(model: model) }
    #expect(
      host.perform {
        model.a = 1
        model.b = 1
      }.total.bodies == 1)
    #expect(host.texts == ["a 1 b 1"])
  }

  struct Replacing: View {
    let models: [Model]
    @State private var index = 0
    var body: some View {
      Observer(model: models[index])
      Button("next") { index += 1 }
    }
  }

  @Test func `R-060: the subscription moves with the reference`() throws {
    let models = [Model(), Model()]
    let host = ViewHost { Replacing(models: models) }
    try host.tap("next")
    #expect(host.perform { models[0].a += 1 }.total.bodies == 0)
    #expect(host.perform { models[1].a += 1 }.total.bodies == 1)
  }

  @Test func `R-062: an object inside another one is not observed`() {
    struct V: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.inner?.a ?? 0)") }
    }
    let outer = Model()
    outer.inner = Model()
    let host = ViewHost { V(model: outer) }
    #expect(host.perform { outer.inner?.a = 1 }.total.bodies == 0)
  }

  struct Receiving: View {
    let publisher: PassthroughSubject<Int, Never>
    let received: (Int) -> Void
    var body: some View { Text("v").onReceive(publisher) { received($0) } }
  }

  @Test func `R-104: a received value runs the action and no body`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let host = ViewHost { Receiving(publisher: subject) { received.append($0) } }
    #expect(
      host.perform {
        subject.send(1)
        subject.send(2)
      }.total.bodies == 0)
    #expect(received == [1, 2])
  }

  struct V: View {
    @State var n = 0
    let pub: PassthroughSubject<Int, Never>
    var body: some View {
      let _ = print("body \(n)")
      Button("+") { n += 1 }.onReceive(pub) { n = $0 }
    }
  }

  @Test func `S-017: an update follows an action or a publisher`() throws {
    let subject = PassthroughSubject<Int, Never>()
    let lines = try printedLines {
      let host = ViewHost { V(pub: subject) }
      try host.tap("+")
      for _ in 1...2 { host.perform { subject.send(7) } }
    }
    #expect(lines == ["body 0", "body 1", "body 7"])
  }

  struct Toggling<Content: View>: View {
    @State private var show = true
    @ViewBuilder let content: () -> Content
    var body: some View {
      VStack {
        if show { content() }
        Button("toggle") { show.toggle() }
      }
    }
  }

  @Test func `S-070, S-138: a view receives values and addresses as long as it is mounted`() throws {
    let subject = PassthroughSubject<Int, Never>()
    let url = try #require(URL(string: "app://item/3"))
    var count = 0
    let counting = subject.handleEvents(receiveSubscription: { _ in count += 1 }, receiveCancel: { count -= 1 })
    _ = Text("never").onReceive(counting) { _ in }
    #expect(count == 0)
    var opened: [String] = []
    let host = ViewHost {
      Toggling {
        Text("v").onReceive(counting.eraseToAnyPublisher()) { _ in }.onOpenURL { opened.append($0.absoluteString) }
      }
    }
    #expect(count == 1)
    for expected in [0, 1, 0] {
      try host.tap("toggle")
      #expect(count == expected)
      host.open(url)
      #expect(opened.count == expected)
      opened.removeAll { $0 == url.absoluteString }
    }
  }

  @Test func `a value sent at the subscription is received in the frame of the mount`() {
    let subject = CurrentValueSubject<Int, Never>(5)
    struct Now: View {
      @State private var n = 0
      let subject: CurrentValueSubject<Int, Never>
      var body: some View { Text("\(n)").onReceive(subject) { n = $0 } }
    }
    let host = ViewHost { Now(subject: subject) }
    #expect(host.texts == ["5"])
    #expect(host.issues == [])
    #expect(host.commits == 1)
  }

  final class ViewModel: ObservableObject {
    private(set) var updates = 0
    func update() {
      updates += 1
      objectWillChange.send()
    }
  }

  struct Updating: View {
    @ObservedObject var viewModel: ViewModel
    var body: some View {
      let _ = viewModel.update()
      VStack { Text("updates \(viewModel.updates)") }
    }
  }

  @Test func `S-134: an object that changes in the body is reported, and followed up once`() {
    let model = ViewModel()
    let host = ViewHost { Updating(viewModel: model) }
    #expect(model.updates == host.counts(of: Updating.self).bodies)
    #expect(model.updates <= 2)
    #expect(
      Set(host.issues.map(\.message)) == [
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
      ])
  }

  struct Appearing: View {
    @ObservedObject var viewModel: ViewModel
    var body: some View { VStack { Text("updates") }.onAppear(perform: viewModel.update) }
  }

  @Test func `S-135: an update at the appearance is one update for each appearance`() throws {
    let model = ViewModel()
    let host = ViewHost { Toggling { Appearing(viewModel: model) } }
    #expect(model.updates == 1)
    host.perform { model.objectWillChange.send() }
    #expect(model.updates == 1)
    try host.tap("toggle")
    try host.tap("toggle")
    #expect(model.updates == 2)
    #expect(host.issues == [])
  }

  @Test func `values from other threads are received on the actor of the host`() async throws {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let host = ViewHost {
      Text("v").onReceive(subject) {
        MainActor.assertIsolated()
        received.append($0)
      }
    }
    let shared = SharedSubject(subject: subject)
    await Task.detached { for value in 1...3 { shared.subject.send(value) } }.value
    #expect(received == [])
    host.flush()
    #expect(received == [1, 2, 3])
  }
}

/// A subject that several threads use although its type does not say that they may, as with Combine's.
private struct SharedSubject: @unchecked Sendable {
  let subject: PassthroughSubject<Int, Never>
}
