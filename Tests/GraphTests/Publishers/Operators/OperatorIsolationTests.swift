import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ThreadSupport

/// Operators whose closures were written in code of the main actor, and so belong to it.
@MainActor
struct `Closures of operators that belong to the main actor` {
  /// A publisher with an operator, and with what it sends taken as text.
  struct Operated: CustomTestStringConvertible, Sendable {
    let name: String
    let make: @MainActor @Sendable (AnyPublisher<Int, any Error>, Counter) -> AnyPublisher<String, any Error>

    var testDescription: String { name }
  }

  /// Counts calls on the main actor, and calls that arrive on another queue.
  @MainActor final class Counter {
    var calls = 0
    var callsElsewhere = 0

    func count<Result>(_ result: Result) -> Result {
      calls += 1
      if !MainQueue.isCurrent { callsElsewhere += 1 }
      return result
    }
  }

  private nonisolated static func texts<P: Publisher>(
    _ publisher: P
  ) -> AnyPublisher<String, any Error> where P.Output: Sendable {
    publisher.map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher()
  }

  nonisolated static let all: [Operated] = [
    Operated(name: "map") { numbers, counter in texts(numbers.map { counter.count($0) }) },
    Operated(name: "compactMap") { numbers, counter in texts(numbers.compactMap { counter.count($0) }) },
    Operated(name: "filter") { numbers, counter in texts(numbers.filter { counter.count($0 > 0) }) },
    Operated(name: "scan") { numbers, counter in texts(numbers.scan(0) { counter.count($0 + $1) }) },
    Operated(name: "removeDuplicates") { numbers, counter in
      texts(numbers.removeDuplicates { counter.count($0 == $1) })
    },
    Operated(name: "flatMap") { numbers, counter in
      texts(numbers.flatMap { counter.count(Just($0).setFailureType(to: (any Error).self)) })
    },
    Operated(name: "prefix") { numbers, counter in texts(numbers.prefix { counter.count($0 > 0) }) },
    Operated(name: "drop") { numbers, counter in texts(numbers.drop { counter.count($0 > 1) }) },
    Operated(name: "reduce") { numbers, counter in texts(numbers.prefix(1).reduce(0) { counter.count($0 + $1) }) },
    Operated(name: "allSatisfy") { numbers, counter in
      texts(numbers.prefix(1).allSatisfy { counter.count($0 > 0) })
    },
    Operated(name: "contains") { numbers, counter in texts(numbers.prefix(1).contains { counter.count($0 > 0) }) },
    Operated(name: "tryMap") { numbers, counter in texts(numbers.tryMap { counter.count($0) }) },
    Operated(name: "tryFilter") { numbers, counter in texts(numbers.tryFilter { counter.count($0 > 0) }) },
    Operated(name: "tryCompactMap") { numbers, counter in texts(numbers.tryCompactMap { counter.count($0) }) },
    Operated(name: "tryRemoveDuplicates") { numbers, counter in
      texts(numbers.tryRemoveDuplicates { counter.count($0 == $1) })
    },
    Operated(name: "mapError") { numbers, counter in
      texts(numbers.tryMap { @Sendable _ -> Int in throw CancellationError() }.mapError { counter.count($0) })
    },
    Operated(name: "catch") { numbers, counter in
      texts(numbers.tryMap { @Sendable _ -> Int in throw CancellationError() }.catch { _ in counter.count(Just(1)) })
    },
    Operated(name: "tryCatch") { numbers, counter in
      texts(numbers.tryMap { @Sendable _ -> Int in throw CancellationError() }.tryCatch { _ in counter.count(Just(1)) })
    },
    Operated(name: "zip") { numbers, counter in texts(numbers.zip(numbers) { counter.count($0 + $1) }) },
    Operated(name: "combineLatest") { numbers, counter in
      texts(numbers.combineLatest(numbers, numbers) { counter.count($0 + $1 + $2) })
    },
    Operated(name: "handleEvents") { numbers, counter in
      texts(numbers.handleEvents(receiveOutput: { _ in _ = counter.count(0) }))
    },
  ]

  @Test(arguments: all) func `are called where the value comes on the main queue`(operated: Operated) {
    let (numbers, counter) = (PassthroughSubject<Int, any Error>(), Counter())
    let subscription = operated.make(numbers.eraseToAnyPublisher(), counter).sink { _ in
    } receiveValue: { _ in
    }
    numbers.send(1)
    numbers.send(2)
    #expect(counter.calls > 0)
    subscription.cancel()
  }

  @Test(arguments: all) func `are called on the main queue where a value comes elsewhere`(operated: Operated) async {
    let (numbers, counter) = (PassthroughSubject<Int, any Error>(), Counter())
    // The queue keeps the order: if 2 came first, `drop` would let 1 alone pass, and the test would wait for ever.
    let elsewhere = numbers.receive(on: DispatchQueue(label: "elsewhere")).eraseToAnyPublisher()
    let (results, result) = AsyncStream.makeStream(of: Bool.self)
    let subscription = operated.make(elsewhere, counter).sink { @Sendable _ in
      result.yield(MainQueue.isCurrent)
      result.finish()
    } receiveValue: { @Sendable _ in
      result.yield(MainQueue.isCurrent)
    }
    for number in [1, 2] { numbers.send(number) }
    var iterator = results.makeAsyncIterator()
    // An error is all that comes of some.
    for _ in 0..<2 { #expect(await iterator.next() != false) }
    #expect(counter.calls > 0)
    #expect(counter.callsElsewhere == 0)
    subscription.cancel()
  }
}
