import AttributeGraphUI
import Foundation
import TestSupport
import Testing

/// Publishers made from others.
struct `Operators` {
  /// The events of a publisher for a demand.
  private func events<P: Publisher>(_ publisher: P, asking demand: Subscribers.Demand = .unlimited) -> [String] {
    let probe = Probe<P.Output, P.Failure>(asking: demand)
    publisher.subscribe(probe)
    return Array(probe.log.dropFirst())
  }

  @Test func `map, by a closure or a key path, changes values and passes demand on`() {
    #expect(events([1, 2, 3].publisher.map { $0 * 2 }) == ["2", "4", "6", "finished"])
    #expect(events(["a", "bcd"].publisher.map(\.count)) == ["1", "3", "finished"])
    #expect(events([1, 2, 3].publisher.map { $0 * 2 }, asking: .max(2)) == ["2", "4"])
  }

  @Test func `filter and compactMap request another value for each that they drop`() {
    #expect(events((1...6).publisher.filter { $0.isMultiple(of: 2) }, asking: .max(2)) == ["2", "4"])
    #expect(events(["1", "x", "3"].publisher.compactMap { Int($0) }, asking: .max(2)) == ["1", "3", "finished"])
  }

  @Test func `removeDuplicates compares with the previous value of each subscriber`() {
    let publisher = [1, 1, 2, 2, 1].publisher.removeDuplicates()
    #expect(events(publisher) == ["1", "2", "1", "finished"])
    #expect(events(publisher) == ["1", "2", "1", "finished"])
    #expect(events([1, 3, 4, 6].publisher.removeDuplicates { $0 % 2 == $1 % 2 }) == ["1", "4", "finished"])
  }

  @Test func `dropFirst and scan start again for each subscriber`() {
    let publisher = (1...4).publisher.dropFirst(2).scan(10, +)
    #expect(events(publisher) == ["13", "17", "finished"])
    #expect(events(publisher) == ["13", "17", "finished"])
    #expect(events([1, 2].publisher.dropFirst()) == ["2", "finished"])
  }

  @Test func `errors are changed, replaced and added`() {
    #expect(events(Fail<Int, Trouble>(error: .one).mapError { _ in Trouble.other }) == ["failure(other)"])
    #expect(events(Fail(outputType: Int.self, failure: Trouble.one).replaceError(with: 7)) == ["7", "finished"])
    #expect(events([1].publisher.setFailureType(to: Trouble.self)) == ["1", "finished"])
    #expect(events([1].publisher.setFailureType(to: Trouble.self).replaceError(with: 7)) == ["1", "finished"])
  }

  @Test func `the value that replaces an error waits for demand`() {
    let subject = PassthroughSubject<Int, Trouble>()
    let probe = Probe<Int, Never>(asking: .max(1))
    subject.replaceError(with: 7).subscribe(probe)
    subject.send(1)
    subject.send(completion: .failure(.one))
    #expect(probe.log == ["subscription", "1"])
    probe.subscription?.request(.max(1))
    #expect(probe.log == ["subscription", "1", "7", "finished"])
  }

  @Test func `just, empty and fail send what their names say`() {
    #expect(events(Just(1)) == ["1", "finished"])
    #expect(events(Just(1), asking: .none) == [])
    #expect(events(Empty<Int, Never>()) == ["finished"])
    #expect(events(Empty(completeImmediately: false, outputType: Int.self, failureType: Never.self)) == [])
    #expect(events(Fail<Int, Trouble>(error: .one)) == ["failure(one)"])
    #expect(Just(1) == Just(1) && Just(1) != Just(2))
    #expect(Empty<Int, Never>() == Empty() && Empty<Int, Never>() != Empty(completeImmediately: false))
    #expect(Fail<Int, Trouble>(error: .one) != Fail(error: .other))
  }

  @Test func `a sequence sends as many elements as requested, and completes after the last`() {
    #expect(events([1, 2, 3].publisher, asking: .max(2)) == ["1", "2"])
    #expect(events([1, 2, 3].publisher, asking: .max(3)) == ["1", "2", "3", "finished"])
    #expect(events([Int]().publisher, asking: .none) == ["finished"])
    let probe = Probe<Int, Never>(asking: .max(1)) { $0 < 3 ? .max(1) : .none }
    (1...).publisher.subscribe(probe)
    #expect(probe.log == ["subscription", "1", "2", "3"])
    probe.subscription?.cancel()
    probe.subscription?.request(.max(1))
    #expect(probe.log.count == 4)
  }

  @Test func `a long sequence does not deepen the stack`() {
    var sum = 0
    let sink = (0..<100_000).publisher.map { $0 }.filter { _ in true }.sink { sum += $0 }
    #expect(sum == 4_999_950_000)
    _ = sink
  }

  @Test func `a publisher without its type sends the same`() {
    let erased: AnyPublisher<Int, Never> = Just(1).map { $0 + 1 }.eraseToAnyPublisher()
    #expect(events(erased) == ["2", "finished"])
    #expect("\(erased.eraseToAnyPublisher())" == "AnyPublisher")
  }

  @Test func `handleEvents sees all events without changing them`() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let publisher = subject.handleEvents(
      receiveSubscription: { _ in log.append("subscription") }, receiveOutput: { log.append("value \($0)") },
      receiveCompletion: { log.append("\($0)") }, receiveCancel: { log.append("cancel") },
      receiveRequest: { log.append("request \($0)") })
    let probe = Probe<Int, Never>(asking: .max(1)) { _ in .max(1) }
    publisher.subscribe(probe)
    subject.send(1)
    probe.subscription?.cancel()
    let sink = publisher.sink { _ in }
    subject.send(completion: .finished)
    #expect(
      log == [
        "subscription", "request max(1)", "value 1", "request max(1)", "cancel", "subscription", "request unlimited",
        "finished",
      ])
    #expect(probe.log == ["subscription", "1"])
    _ = sink
  }

  @Test func `dropping a negative number of values traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Just(1).dropFirst(-1)
    }
    #expect(standardErrorText(of: result).contains("A publisher was to leave out -1 values. Leave out 0 or more."))
  }

  @Test func `requesting nothing from a sequence traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let probe = Probe<Int, Never>(asking: .none)
      [1].publisher.subscribe(probe)
      probe.subscription?.request(.none)
    }
    #expect(standardErrorText(of: result).contains("A subscription to a sequence was asked for no value."))
  }
}
