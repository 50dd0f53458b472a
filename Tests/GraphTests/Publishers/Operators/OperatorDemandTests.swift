#if !canImport(Darwin)
import AttributeGraphUI
import TestSupport
import Testing

/// How many values operators request, and when they end.
struct `Demand of operators` {
  typealias Numbers = PassthroughSubject<Int, Trouble>

  private let numbers = Numbers()
  private let requests = Recorder<String>()

  /// The numbers; what is asked of them is recorded.
  private var watched: Publishers.HandleEvents<Numbers> {
    let requests = requests
    return numbers.handleEvents(
      receiveCancel: { requests.note("cancel") },
      receiveRequest: { requests.note($0.max.map { "\($0)" } ?? "all") })
  }

  private func probe<P: Publisher>(
    _ publisher: P, asking demand: Subscribers.Demand = .unlimited
  ) -> Probe<P.Output, P.Failure> {
    let probe = Probe<P.Output, P.Failure>(asking: demand)
    publisher.subscribe(probe)
    return probe
  }

  @Test func `whether a value comes is known as soon as it does`() {
    let logs = [
      probe(watched.contains(2)), probe(watched.contains { $0 == 2 }), probe(watched.allSatisfy { $0 != 2 }),
    ]
    for number in 1...3 { numbers.send(number) }
    #expect(logs.map(\.log) == [true, true, false].map { ["subscription", "\($0)", "finished"] })
    #expect(requests.values == ["all", "all", "all", "cancel", "cancel", "cancel"])
  }

  @Test func `whether a value comes is known at the end where none does`() {
    let logs = [probe(watched.contains(2)), probe(watched.allSatisfy { $0 != 2 })]
    numbers.send(1)
    numbers.send(completion: .finished)
    #expect(logs.map(\.log) == [false, true].map { ["subscription", "\($0)", "finished"] })
  }

  @Test func `a result of all values waits until it is asked for`() {
    let sum = probe(watched.reduce(0, +), asking: .none)
    #expect(requests.values == ["all"])
    for number in 1...3 { numbers.send(number) }
    numbers.send(completion: .finished)
    #expect(sum.log == ["subscription"])
    sum.subscription?.request(.max(1))
    #expect(sum.log == ["subscription", "6", "finished"])
  }

  @Test func `a value that is left out is asked for again, and the others as they are asked for`() {
    let odd = probe(watched.tryFilter { $0 % 2 == 1 }.prefix { $0 < 5 }, asking: .max(2))
    for number in 1...3 { numbers.send(number) }
    #expect(odd.log == ["subscription", "1", "3"])
    #expect(requests.values == ["2", "1"])
    odd.subscription?.request(.max(1))
    numbers.send(5)
    #expect(odd.log == ["subscription", "1", "3", "finished"])
    #expect(requests.values == ["2", "1", "1", "cancel"])
  }

  @Test func `a group asks for as many values as it has, and the last may have fewer`() {
    let pairs = probe(watched.collect(2), asking: .max(2))
    for number in 1...3 { numbers.send(number) }
    numbers.send(completion: .finished)
    #expect(pairs.log == ["subscription", "[1, 2]", "[3]", "finished"])
    #expect(requests.values == ["4"])
  }

  @Test func `the next publisher is asked for what the one before has not sent`() {
    let appended = probe(numbers.append(watched), asking: .max(3))
    numbers.send(1)
    numbers.send(completion: .finished)
    #expect(appended.log.prefix(2) == ["subscription", "1"])
    let after = probe(watched.prepend(7, 8), asking: .max(1))
    #expect(after.log == ["subscription", "7"])
    let restarted = probe(
      [1, 2].publisher.setFailureType(to: Trouble.self).prepend([9].publisher.setFailureType(to: Trouble.self)),
      asking: .max(2))
    #expect(restarted.log == ["subscription", "9", "1"])
    #expect(requests.values == ["2"])
  }

  @Test func `what follows an error is asked for the rest`() {
    let more = Numbers()
    let caught = probe(
      numbers.catch { _ in
        more.handleEvents(receiveRequest: { [requests] in requests.note("\($0.max ?? 0)") })
      }, asking: .max(3))
    numbers.send(1)
    numbers.send(completion: .failure(.one))
    more.send(2)
    #expect(caught.log == ["subscription", "1", "2"])
    #expect(requests.values == ["2"])
  }

  @Test func `a value in place of none waits until it is asked for`() {
    let replaced = probe(numbers.replaceEmpty(with: 5), asking: .none)
    numbers.send(completion: .finished)
    #expect(replaced.log == ["subscription"])
    replaced.subscription?.request(.max(1))
    #expect(replaced.log == ["subscription", "5", "finished"])
  }

  @Test func `no publisher is made before it may be followed`() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let made = Recorder<Int>()
    let all = probe(
      [0, 1].publisher.flatMap(maxPublishers: .max(1)) { index in
        made.note(index)
        return index == 0 ? first : second
      })
    #expect(made.values == [0])
    first.send(1)
    first.send(completion: .finished)
    #expect(made.values == [0, 1])
    second.send(2)
    second.send(completion: .finished)
    #expect(all.log == ["subscription", "1", "2", "finished"])
  }

  @Test func `the latest publisher is asked for what those before have not sent`() {
    let outer = PassthroughSubject<Publishers.HandleEvents<Numbers>, Trouble>()
    let latest = probe(outer.switchToLatest(), asking: .max(2))
    outer.send(watched)
    numbers.send(1)
    outer.send(watched)
    outer.send(completion: .finished)
    numbers.send(2)
    numbers.send(completion: .finished)
    #expect(latest.log == ["subscription", "1", "2", "finished"])
    #expect(requests.values == ["2", "cancel", "1"])
  }

  @Test func `another publisher that ends values is asked for one`() {
    let stop = PassthroughSubject<Int, Never>()
    let until = probe(
      numbers.prefix(
        untilOutputFrom: stop.handleEvents(receiveRequest: { [requests] in requests.note("stop \($0.max ?? 0)") })))
    numbers.send(1)
    stop.send(0)
    numbers.send(2)
    #expect(until.log == ["subscription", "1", "finished"])
    #expect(requests.values == ["stop 1"])
    let never = probe(numbers.prefix(untilOutputFrom: Just(0)))
    #expect(never.log == ["subscription", "finished"])
  }

  @Test func `the values of one element of many kinds are chosen by a closure`() {
    let words = ["pear", "fig", "plum"].publisher
    let byLength = { (one: String, other: String) in one.count < other.count }
    #expect(probe(words.max(by: byLength)).log == ["subscription", "pear", "finished"])
    #expect(probe(words.min(by: byLength)).log == ["subscription", "fig", "finished"])
  }

  @Test func `what comes to nothing has values of no type`() {
    let nothing: AnyPublisher<Never, Trouble> = watched.ignoreOutput().eraseToAnyPublisher()
    let probe = probe(nothing, asking: .none)
    numbers.send(1)
    numbers.send(completion: .failure(.other))
    #expect(probe.log == ["subscription", "failure(other)"])
    #expect(requests.values == ["all"])
  }

  @Test func `groups of no values trap`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = [1].publisher.collect(0)
    }
    #expect(standardErrorText(of: result).contains("Collect 1 or more"))
  }

  @Test func `what is asked of a zip is asked of both publishers`() {
    let pairs = probe(watched.zip(watched), asking: .max(2))
    #expect(requests.values == ["2", "2"])
    for number in 1...3 { numbers.send(number) }
    #expect(pairs.log == ["subscription", "(1, 1)", "(2, 2)"])
    pairs.subscription?.request(.max(1))
    numbers.send(4)
    #expect(pairs.log.last == "(4, 4)")
    #expect(requests.values == ["2", "2", "1", "1"])
  }

  @Test func `a zip ends once one publisher has no value left, and cancels the other`() {
    let pairs = probe([1, 2].publisher.setFailureType(to: Trouble.self).zip(watched))
    for number in 1...2 {
      #expect(pairs.log.last != "finished")
      numbers.send(number)
    }
    #expect(pairs.log == ["subscription", "(1, 1)", "(2, 2)", "finished"])
    #expect(requests.values == ["all", "cancel"])
  }

  @Test func `a zip fails with either publisher, after it has begun`() {
    let pairs = [
      probe(Fail(error: Trouble.other).zip(watched).map { (_: Int, number) in number }),
      probe(watched.zip(Fail(error: .other)).map { (number, _: Int) in number }),
    ]
    #expect(pairs.map(\.log) == [["subscription", "failure(other)"], ["subscription", "failure(other)"]])
    #expect(requests.values == ["all", "cancel", "all", "cancel"])
  }
}
#endif
