import AttributeGraphUI
import TestSupport
import Testing

/// The subject that keeps nothing.
@Suite struct `Passthrough subjects` {
  @Test func `a value reaches those who have subscribed and asked, in the order in which they came`() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    subject.send(0)
    let sinks = ["a", "b", "c"].map { name in subject.sink { log.append("\(name)\($0)") } }
    subject.send(1)
    sinks[1].cancel()
    subject.send(2)
    #expect(log == ["a1", "b1", "c1", "a2", "c2"])
  }

  @Test func `no more comes than was asked for, and what is not asked for is lost`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>(asking: .max(2))
    subject.subscribe(probe)
    for value in 1...3 { subject.send(value) }
    probe.subscription?.request(.max(1))
    for value in 4...5 { subject.send(value) }
    #expect(probe.log == ["subscription", "1", "2", "4"])
  }

  @Test func `what a subscriber answers to a value adds to what it asks for`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>(asking: .max(1)) { $0 < 3 ? .max(1) : .none }
    subject.subscribe(probe)
    for value in 1...5 { subject.send(value) }
    #expect(probe.log == ["subscription", "1", "2", "3"])
  }

  @Test func `after the end nothing comes, and who subscribes then is told of it`() {
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

  @Test func `the end comes to those too who have asked for nothing`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>(asking: .none)
    subject.subscribe(probe)
    subject.send(1)
    subject.send(completion: .finished)
    #expect(probe.log == ["subscription", "finished"])
  }

  @Test func `who comes while a value is sent does not get it, and who goes meanwhile does not either`() {
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

  @Test func `a value that is sent while another is comes first to those behind`() {
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

  @Test func `whoever subscribes keeps the subject, and the subject keeps them, until one of them ends it`() {
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

  @Test func `a subject sends on what another publisher sends, once somebody asks`() {
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

  @Test func `the end of a publisher is the end of the subject that sends on for it`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>()
    subject.subscribe(probe)
    let relay = [1, 2].publisher.subscribe(subject)
    #expect(probe.log == ["subscription", "1", "2", "finished"])
    _ = relay
  }

  @Test func `a subject without a value tells that something has happened`() {
    var count = 0
    let subject = PassthroughSubject<Void, Never>()
    let sink = subject.sink { count += 1 }
    subject.send()
    #expect(count == 1)
    _ = sink
  }

  @Test func `to ask for nothing stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let probe = Probe<Int, Never>(asking: .none)
      PassthroughSubject<Int, Never>().subscribe(probe)
      probe.subscription?.request(.none)
    }
    #expect(standardErrorText(of: result).contains("A subscription to a subject was asked for no value."))
  }
}
