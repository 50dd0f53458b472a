import AttributeGraphUI
import TestSupport
import Testing

/// A subject that stores nothing.
struct `Passthrough subjects` {
  @Test func `a value reaches the subscribers with demand in the order of their subscription`() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    subject.send(0)
    let sinks = ["a", "b", "c"].map { name in subject.sink { log.append("\(name)\($0)") } }
    subject.send(1)
    sinks[1].cancel()
    subject.send(2)
    #expect(log == ["a1", "b1", "c1", "a2", "c2"])
  }

  @Test func `no more values arrive than requested, and the others are lost`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>(asking: .max(2))
    subject.subscribe(probe)
    for value in 1...3 { subject.send(value) }
    probe.subscription?.request(.max(1))
    for value in 4...5 { subject.send(value) }
    #expect(probe.log == ["subscription", "1", "2", "4"])
  }

  @Test func `the demand that a subscriber returns adds to its demand`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>(asking: .max(1)) { $0 < 3 ? .max(1) : .none }
    subject.subscribe(probe)
    for value in 1...5 { subject.send(value) }
    #expect(probe.log == ["subscription", "1", "2", "3"])
  }

  @Test func `after completion no value arrives, and new subscribers get the completion`() {
    let subject = PassthroughSubject<Int, Trouble>()
    let (early, late) = (Probe<Int, Trouble>(), Probe<Int, Trouble>())
    subject.subscribe(early)
    subject.send(completion: .failure(.one))
    subject.send(completion: .finished)
    subject.send(1)
    subject.subscribe(late)
    #expect(early.log == ["subscription", "failure(one)"])
    #expect(late.log == ["subscription", "failure(one)"])
  }

  @Test func `completion also reaches subscribers without demand`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>(asking: .none)
    subject.subscribe(probe)
    subject.send(1)
    subject.send(completion: .finished)
    #expect(probe.log == ["subscription", "finished"])
  }

  @Test func `subscribers that arrive or leave while a value is sent do not receive it`() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    var others: [AnyCancellable] = []
    let first = subject.sink { value in
      log.append("first \(value)")
      guard value == 1 else { return }
      others[0].cancel()
      others.append(subject.sink { log.append("new \($0)") })
    }
    others.append(subject.sink { log.append("leaving \($0)") })
    subject.send(1)
    subject.send(2)
    #expect(log == ["first 1", "first 2", "new 2"])
    _ = first
  }

  @Test func `a value sent while another is sent arrives first at later subscribers`() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let first = subject.sink { value in
      log.append("first \(value)")
      if value == 1 { subject.send(2) }
    }
    let second = subject.sink { log.append("second \($0)") }
    subject.send(1)
    #expect(log == ["first 1", "first 2", "second 2", "second 1"])
    _ = (first, second)
  }

  @Test func `a subscription retains the subject and the subscriber until one of them ends it`() {
    weak var released: PassthroughSubject<Int, Never>?
    var cancellable: AnyCancellable?
    do {
      let subject = PassthroughSubject<Int, Never>()
      released = subject
      cancellable = subject.sink { _ in }
    }
    #expect(released != nil)
    cancellable?.cancel()
    #expect(released == nil)
  }

  @Test func `a subject forwards another publisher once there is demand`() {
    let (source, subject) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var requests: [Subscribers.Demand] = []
    let relay = source.handleEvents(receiveRequest: { requests.append($0) }).subscribe(subject)
    #expect(requests.isEmpty)
    var log: [Int] = []
    let sinks = (1...2).map { factor in subject.sink { log.append($0 * factor) } }
    #expect(requests == [.unlimited])
    source.send(1)
    relay.cancel()
    source.send(2)
    #expect(log == [1, 2])
    _ = sinks
  }

  @Test func `the completion of a forwarded publisher completes the subject`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>()
    subject.subscribe(probe)
    let relay = [1, 2].publisher.subscribe(subject)
    #expect(probe.log == ["subscription", "1", "2", "finished"])
    _ = relay
  }

  @Test func `a subject of Void sends without a value`() {
    var count = 0
    let subject = PassthroughSubject<Void, Never>()
    let sink = subject.sink { count += 1 }
    subject.send()
    #expect(count == 1)
    _ = sink
  }

  @Test func `requesting nothing traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let probe = Probe<Int, Never>(asking: .none)
      PassthroughSubject<Int, Never>().subscribe(probe)
      probe.subscription?.request(.none)
    }
    #expect(standardErrorText(of: result).contains("A subscription to a subject was asked for no value."))
  }
}
