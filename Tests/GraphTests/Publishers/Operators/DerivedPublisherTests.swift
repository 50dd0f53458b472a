#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing

/// Operators that follow several publishers, may fail, or gather values.
struct `Derived publishers` {
  private struct Failed: Error {}

  private func values<P: Publisher>(of publisher: P) -> (values: [P.Output], end: String) {
    var (values, end) = ([P.Output](), "none")
    let subscription = publisher.sink {
      if case .finished = $0 { end = "finished" } else { end = "failed" }
    } receiveValue: {
      values.append($0)
    }
    withExtendedLifetime(subscription) {}
    return (values, end)
  }

  @Test func `publishers that a closure makes are followed`() {
    let all = values(of: [1, 2].publisher.flatMap { [$0, $0 * 10].publisher })
    #expect(all.values == [1, 10, 2, 20])
    #expect(all.end == "finished")
  }

  @Test func `no more publishers are followed at a time than was said`() {
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var received: [Int] = []
    let subscription = [one, other].publisher.flatMap(maxPublishers: .max(1)) { $0 }.sink { received.append($0) }
    other.send(1)
    one.send(2)
    one.send(completion: .finished)
    other.send(3)
    #expect(received == [2, 3])
    subscription.cancel()
  }

  @Test func `pairs wait for each other`() {
    let all = values(of: [1, 2, 3].publisher.zip(["a", "b"].publisher) { "\($0)\($1)" })
    #expect(all.values == ["1a", "2b"])
    #expect(all.end == "finished")
  }

  @Test func `a closure that fails ends the publisher`() {
    let all = values(of: [1, 2, 3].publisher.tryMap { if $0 == 2 { throw Failed() } else { $0 } })
    #expect(all.values == [1])
    #expect(all.end == "failed")
    let caught = values(
      of: [1, 2].publisher.tryMap { if $0 == 2 { throw Failed() } else { $0 } }.catch { _ in Just(7) })
    #expect(caught.values == [1, 7])
  }

  @Test func `data is decoded`() {
    let good = values(of: Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()))
    #expect(good.values == [[1, 2]])
    #expect(values(of: Just(Data()).decode(type: [Int].self, decoder: JSONDecoder())).end == "failed")
  }

  @Test func `only the last publisher counts`() {
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    var received: [Int] = []
    let subscription = outer.switchToLatest().sink { received.append($0) }
    outer.send(one)
    one.send(1)
    outer.send(other)
    one.send(2)
    other.send(3)
    #expect(received == [1, 3])
    subscription.cancel()
  }

  @Test func `subscribers share one subscription`() {
    var starts = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in starts += 1 }).share()
    var received: [Int] = []
    let one = shared.sink { received.append($0) }
    let other = shared.sink { received.append($0 * 10) }
    subject.send(1)
    #expect(starts == 1)
    #expect(received.sorted() == [1, 10])
    one.cancel()
    other.cancel()
  }

  @Test func `a future gives all subscribers its value`() {
    var promise: Future<Int, Failed>.Promise?
    let future = Future<Int, Failed> { promise = $0 }
    var received: [Int] = []
    let subscription = future.sink(receiveCompletion: { _ in }) { received.append($0) }
    promise?(.success(3))
    promise?(.success(4))
    #expect(received == [3])
    #expect(values(of: future).values == [3])
    subscription.cancel()
  }

  @Test func `values are gathered, chosen and added`() {
    #expect(values(of: [1, 2, 3].publisher.collect()).values == [[1, 2, 3]])
    #expect(values(of: [1, 2, 3].publisher.collect(2)).values == [[1, 2], [3]])
    #expect(values(of: [1, 2, 3].publisher.prefix(2)).values == [1, 2])
    #expect(values(of: [1, 2, 3].publisher.first { $0 > 1 }).values == [2])
    #expect(values(of: [1, 2, 3].publisher.last()).values == [3])
    #expect(values(of: [1, 2].publisher.prepend(0).append(3)).values == [0, 1, 2, 3])
    #expect(values(of: [1, 2, 3].publisher.reduce(0, +)).values == [6])
    #expect(values(of: Empty<Int, Never>().replaceEmpty(with: 5)).values == [5])
  }

  @Test func `values are taken by their indices`() {
    let numbers = [1, 2, 3, 4].publisher
    #expect(values(of: numbers.output(at: 2)).values == [3])
    #expect(values(of: numbers.output(in: 1...2)).values == [2, 3])
    #expect(values(of: numbers.output(in: 2...)).values == [3, 4])
    #expect(values(of: numbers.output(in: ..<2)).end == "finished")
    #expect(values(of: numbers.output(at: 9)).values == [])
  }
}
#endif
