import AttributeGraphUI
import Foundation
import TestSupport
import Testing

/// Subscribers made of closures, and their lifetime.
struct `Sinks` {
  @Test func `a sink gets all values and the completion`() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Trouble>()
    let sink = subject.sink(receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
    subject.send(1)
    subject.send(2)
    subject.send(completion: .failure(.one))
    subject.send(3)
    #expect(log == ["1", "2", "failure(PublisherTests.Trouble.one)"])
    _ = sink
  }

  @Test func `a sink gets nothing after it was cancelled or released`() {
    var log: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let first = subject.sink { log.append($0) }
    do {
      let second = subject.sink { log.append($0 * 10) }
      subject.send(1)
      _ = second
    }
    subject.send(2)
    first.cancel()
    first.cancel()
    subject.send(3)
    #expect(log == [1, 10, 2])
  }

  @Test func `a sink releases its closures when it ends`() {
    var gone: [String] = []
    func sink(_ name: String, to subject: PassthroughSubject<Int, Never>) -> AnyCancellable {
      let farewell = Farewell { gone.append(name) }
      return subject.sink { _ in withExtendedLifetime(farewell) {} }
    }
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let (first, second) = (sink("cancelled", to: one), sink("finished", to: two))
    #expect(gone.isEmpty)
    first.cancel()
    two.send(completion: .finished)
    #expect(gone == ["cancelled", "finished"])
    _ = second
  }

  @Test func `a second subscription of a sink is cancelled`() {
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    var cancelled: [Int] = []
    for number in 1...2 {
      PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { cancelled.append(number) }).subscribe(sink)
    }
    #expect(cancelled == [2])
    sink.cancel()
    #expect(cancelled == [2, 1])
  }

  @Test func `a sink may be cancelled while it receives a value`() {
    var log: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    var sink: AnyCancellable?
    sink = subject.sink {
      log.append($0)
      sink?.cancel()
    }
    subject.send(1)
    subject.send(2)
    #expect(log == [1])
  }

  final class Model {
    var number = 0 { didSet { history.append(number) } }
    var history: [Int] = []
  }

  @Test func `assign keeps a property at the latest value, and holds the object until it is cancelled`() {
    let subject = PassthroughSubject<Int, Never>()
    weak var released: Model?
    var cancellable: AnyCancellable?
    do {
      let model = Model()
      released = model
      cancellable = subject.assign(to: \.number, on: model)
      subject.send(1)
      subject.send(2)
      #expect(model.history == [1, 2])
    }
    #expect(released != nil)
    cancellable?.cancel()
    #expect(released == nil)
  }

  @Test func `assign releases the object at the completion`() {
    let assign = Subscribers.Assign(object: Model(), keyPath: \Model.number)
    #expect(assign.object != nil)
    Just(3).subscribe(assign)
    #expect(assign.object == nil)
  }

  @Test func `a cancellable runs its closure once, at the latest when it is released`() {
    var count = 0
    do {
      let cancellable = AnyCancellable { count += 1 }
      cancellable.cancel()
      cancellable.cancel()
    }
    #expect(count == 1)
    do { _ = AnyCancellable { count += 1 } }
    #expect(count == 2)
  }

  @Test func `cancellables are kept in sets and collections`() {
    var log: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    var (set, array): (Set<AnyCancellable>, [AnyCancellable]) = ([], [])
    subject.sink { log.append($0) }.store(in: &set)
    subject.sink { log.append($0 * 10) }.store(in: &array)
    struct Plain: Cancellable {
      let action: () -> Void
      func cancel() { action() }
    }
    Plain { log.append(-1) }.store(in: &set)
    Plain { log.append(-2) }.store(in: &array)
    #expect(set.count == 2 && array.count == 2)
    subject.send(1)
    #expect(log == [1, 10])
    set = []
    subject.send(2)
    #expect(log == [1, 10, -1, 20])
    array = []
    #expect(log == [1, 10, -1, 20, -2])
  }

  @MainActor final class Listener {
    var values: [Int] = []
    var subscription: AnyCancellable?

    func listen(to name: Notification.Name) {
      subscription = NotificationCenter.default.publisher(for: name).map { $0.object as? Int ?? 0 }.sink {
        [weak self] in
        MainActor.preconditionIsolated()
        self?.values.append($0)
      }
    }
  }

  /// Posts numbers on a thread that is not the main one, and waits for the main queue after it.
  private func post(_ numbers: [Int], as name: Notification.Name) async {
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        for number in numbers { NotificationCenter.default.post(name: name, object: number) }
        DispatchQueue.main.async { done.resume() }
      }
    }
  }

  /// Posts on another thread, while this one waits.
  private func postElsewhere(_ name: Notification.Name) {
    let isPosted = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      NotificationCenter.default.post(name: name, object: 1)
      isPosted.signal()
    }
    isPosted.wait()
  }

  @Test func `closures of the main actor run on its queue, wherever a value comes, in order`() async {
    let name = Notification.Name("of the main actor")
    let model = await Listener()
    await model.listen(to: name)
    await post([1, 2, 3], as: name)
    #expect(await model.values == [1, 2, 3])
  }

  @Test @MainActor func `a value that waits for the main queue is not handed on after the end`() async {
    let name = Notification.Name("cancelled")
    let model = Listener()
    model.listen(to: name)
    // Nothing else runs on the main queue between the two.
    postElsewhere(name)
    model.subscription = nil
    await post([], as: name)
    #expect(model.values == [])
  }

  @Test func `other closures run where the value comes`() async {
    let threads = Recorder<Bool>()
    let name = Notification.Name("of no actor")
    let subscription = NotificationCenter.default.publisher(for: name).sink { _ in threads.note(Thread.isMainThread) }
    await post([1], as: name)
    #expect(threads.values == [false])
    subscription.cancel()
  }
}
