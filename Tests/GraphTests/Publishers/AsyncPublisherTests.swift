#if !canImport(Darwin)
import AttributeGraphUI
import TestSupport
import Testing

/// The values of publishers for `for await`, and of futures for `await`.
struct `Values of publishers in tasks` {
  @Test func `the values of a publisher come one after the other`() async {
    var received: [Int] = []
    for await number in (1...3).publisher.values { received.append(number) }
    #expect(received == [1, 2, 3])
  }

  @Test func `one value is asked for at a time`() async {
    let requests = Recorder<Int>()
    let publisher = (1...9).publisher.handleEvents(receiveRequest: { requests.note($0.max ?? 0) })
    for await number in publisher.values where number == 2 { break }
    #expect(requests.values == [1, 1])
  }

  @Test func `the subscription ends with the loop`() async {
    let cancels = Recorder<String>()
    let publisher = (1...9).publisher.handleEvents(receiveCancel: { cancels.note("cancel") })
    for await _ in publisher.values { break }
    #expect(cancels.values == ["cancel"])
  }

  @Test func `an error ends the loop`() async {
    var received: [Int] = []
    await #expect(throws: Trouble.one) {
      let numbers = (1...3).publisher.setFailureType(to: Trouble.self).append(Fail(error: .one))
      for try await number in numbers.values { received.append(number) }
    }
    #expect(received == [1, 2, 3])
  }

  @Test func `a cancelled task gets no more values`() async {
    let task = Task {
      var count = 0
      for await _ in PassthroughSubject<Int, Never>().values { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }

  @Test func `a future gives its value or its error`() async throws {
    #expect(await Future<Int, Never> { $0(.success(3)) }.value == 3)
    #expect(try await Future<Int, Trouble> { $0(.success(4)) }.value == 4)
    await #expect(throws: Trouble.other) { try await Future<Int, Trouble> { $0(.failure(.other)) }.value }
  }

  @MainActor
  @Test func `the value of a future may come later`() async {
    let promises = Recorder<Future<Int, Never>.Promise>()
    let future = Future<Int, Never> { promises.note($0) }
    let task = Task { await future.value }
    await Task.yield()
    promises.values[0](.success(5))
    #expect(await task.value == 5)
  }
}
#endif
