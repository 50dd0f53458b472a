import AttributeGraphUI
import Dispatch
import Testing
import ViewTestSupport

/// Publishers as inputs of views: copies of one type-erased publisher are equal.
@MainActor
struct `Publishers as inputs` {
  struct Receiver: View {
    let publisher: AnyPublisher<Int, Never>
    @State private var number = 0
    var body: some View {
      let _ = print("body \(number)")
      Text("\(number)").onReceive(publisher) {
        print("receive \($0)")
        number = $0
      }
    }
  }

  @Test func `a view subscribes once to an erased publisher, however often its body runs`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var host: ViewHost?
    let mount = printedLines { host = ViewHost { Receiver(publisher: subject.eraseToAnyPublisher()) } }
    #expect(mount == ["body 0", "receive 1", "body 1"])
    #expect(printedLines { host?.perform { subject.send(2) } } == ["receive 2", "body 2"])
  }

  struct Holder: View {
    let publisher: AnyPublisher<Int, Never>
    var body: some View { Text("holder") }
  }

  struct Parent: View {
    let publisher: AnyPublisher<Int, Never>
    @State private var tick = 0
    var body: some View {
      Button("tick \(tick)") { tick += 1 }
      Holder(publisher: publisher)
    }
  }

  @Test func `a view that holds an erased publisher does not run when it is given the same one`() throws {
    let subject = CurrentValueSubject<Int, Never>(1)
    let host = ViewHost { Parent(publisher: subject.eraseToAnyPublisher()) }
    let report = try host.tap("tick 0")
    #expect(report.byType.mapValues(\.bodies).filter { $0.value > 0 } == ["Parent": 1])
  }

  @Test func `a publisher that is received on the main queue stays subscribed`() async throws {
    final class Model: ObservableObject { @Published var text = "a" }
    struct Counting: View {
      let model: Model
      @State private var number = 0
      var body: some View {
        Text("\(number)").onReceive(model.$text.receive(on: DispatchQueue.main)) { _ in number += 1 }
      }
    }
    let host = ViewHost { Counting(model: Model()) }
    while host.texts == ["0"] { await host.settle() }
    await host.settle()
    #expect(host.texts == ["1"])
  }

  @Test func `a publisher that has finished is received again with each update`() throws {
    struct Page: View {
      @State private var number = 0
      var body: some View {
        Button("after \(number)") { number += 1 }.onReceive(Just("constant")) { _ in print("receive at \(number)") }
      }
    }
    var host: ViewHost?
    #expect(printedLines { host = ViewHost { Page() } } == ["receive at 0"])
    #expect(try printedLines { try host?.tap("after 0") } == ["receive at 1"])
  }

  @Test func `a publisher erased twice sends the same`() {
    let subject = PassthroughSubject<Int, Never>()
    let erased = subject.eraseToAnyPublisher()
    var received: [Int] = []
    let subscription = erased.eraseToAnyPublisher().sink { received.append($0) }
    subject.send(3)
    subscription.cancel()
    subject.send(4)
    #expect(received == [3])
  }
}
