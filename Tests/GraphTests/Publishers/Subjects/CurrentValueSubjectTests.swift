import AttributeGraphUI
import TestSupport
import Testing

/// A subject that stores its latest value.
struct `Current value subjects` {
  @Test func `a subscriber gets the latest value first, then each new one`() {
    var log: [Int] = []
    let subject = CurrentValueSubject<Int, Never>(1)
    let sink = subject.sink { log.append($0) }
    subject.send(2)
    subject.value = 3
    #expect(log == [1, 2, 3])
    #expect(subject.value == 3)
    _ = sink
  }

  @Test func `the subject has the new value already when its subscribers get it`() {
    var seen: [Int] = []
    let subject = CurrentValueSubject<Int, Never>(1)
    let sink = subject.sink { _ in seen.append(subject.value) }
    subject.send(2)
    #expect(seen == [1, 2])
    _ = sink
  }

  @Test func `a subscriber without demand gets only the latest value later`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let probe = Probe<Int, Never>(asking: .none)
    subject.subscribe(probe)
    subject.send(2)
    #expect(probe.log == ["subscription"])
    probe.subscription?.request(.max(1))
    #expect(probe.log == ["subscription", "2"])
    subject.send(3)
    subject.send(4)
    probe.subscription?.request(.max(2))
    #expect(probe.log == ["subscription", "2", "4"])
    subject.send(5)
    #expect(probe.log == ["subscription", "2", "4", "5"])
  }

  @Test func `a subscriber with the latest value does not get it again on demand`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let probe = Probe<Int, Never>(asking: .max(1))
    subject.subscribe(probe)
    probe.subscription?.request(.unlimited)
    #expect(probe.log == ["subscription", "1"])
  }

  @Test func `a value missed while another was received comes right after it`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let probe = Probe<Int, Never>(asking: .max(1)) { value in
      if value == 1 { subject.send(2) }
      return .max(1)
    }
    subject.subscribe(probe)
    #expect(probe.log == ["subscription", "1", "2"])
  }

  @Test func `after completion the value stays, and new subscribers get only the completion`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(completion: .finished)
    subject.send(2)
    subject.value = 3
    let probe = Probe<Int, Never>()
    subject.subscribe(probe)
    #expect(subject.value == 1)
    #expect(probe.log == ["subscription", "finished"])
  }

  @Test func `it stores every sent value, with or without subscribers`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let relay = [1, 2, 3].publisher.subscribe(subject)
    #expect(subject.value == 3)
    _ = relay
  }

  @Test func `a replaced value is released`() {
    var gone = 0
    let subject = CurrentValueSubject<Farewell?, Never>(Farewell { gone += 1 })
    let sink = subject.sink { _ in }
    subject.send(nil)
    #expect(gone == 1)
    _ = sink
  }
}
