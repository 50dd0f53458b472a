import AttributeGraphUI
import Testing

/// Publishers that keep values until they are asked for, and four publishers as one.
struct `Buffers and four latest values` {
  typealias Numbers = PassthroughSubject<Int, Trouble>

  private func log(
    size: Int, whenFull: Publishers.BufferingStrategy<Trouble>, _ values: Int...
  ) -> [String] {
    let numbers = Numbers()
    let probe = Probe<Int, Trouble>(asking: .none)
    numbers.buffer(size: size, prefetch: .byRequest, whenFull: whenFull).subscribe(probe)
    for value in values { numbers.send(value) }
    numbers.send(completion: .finished)
    probe.subscription?.request(.max(1))
    probe.subscription?.request(.unlimited)
    return probe.log
  }

  @Test func `values wait until they are asked for, and the end behind them`() {
    #expect(log(size: 3, whenFull: .dropNewest, 1, 2) == ["subscription", "1", "2", "finished"])
  }

  @Test func `a full buffer drops the newest or the oldest value, or fails`() {
    #expect(log(size: 2, whenFull: .dropNewest, 1, 2, 3) == ["subscription", "1", "2", "finished"])
    #expect(log(size: 2, whenFull: .dropOldest, 1, 2, 3) == ["subscription", "2", "3", "finished"])
    #expect(log(size: 2, whenFull: .customError { .other }, 1, 2, 3) == ["subscription", "1", "2", "failure(other)"])
    #expect(log(size: 0, whenFull: .dropOldest, 1) == ["subscription", "finished"])
  }

  /// A value whose end runs code.
  final class Token {
    private let end: () -> Void

    init(_ end: @escaping () -> Void) { self.end = end }

    deinit { end() }
  }

  @Test func `what a buffer drops, its error and its end may use the buffer`() {
    var ends = 0
    let tokens = PassthroughSubject<Token, Trouble>()
    let probe = Probe<Token, Trouble>(asking: .none)
    tokens.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).subscribe(probe)
    let use = { [unowned probe] in
      ends += 1
      probe.subscription?.cancel()
    }
    for _ in 0..<2 { tokens.send(Token(use)) }
    #expect(ends == 2, "The first is dropped, and ends the buffer, which ends the second.")

    let failing = Probe<Int, Trouble>(asking: .none)
    let numbers = Numbers()
    let error = { [unowned failing] in
      failing.subscription?.request(.max(1))
      return Trouble.other
    }
    numbers.buffer(size: 1, prefetch: .byRequest, whenFull: .customError(error)).subscribe(failing)
    for value in 1...2 { numbers.send(value) }
    #expect(failing.log == ["subscription", "1", "failure(other)"])
  }

  @Test func `a value that is asked for goes through`() {
    let numbers = Numbers()
    let probe = Probe<Int, Trouble>()
    numbers.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest).subscribe(probe)
    for value in 1...4 { numbers.send(value) }
    #expect(probe.log == ["subscription", "1", "2", "3", "4"])
    probe.subscription?.cancel()
    numbers.send(5)
    #expect(probe.log.count == 5)
  }

  @Test func `a buffer that keeps full asks for as many values as it has room for`() {
    let probe = Probe<Int, Never>(asking: .max(1))
    var asked: [Subscribers.Demand] = []
    (1...9).publisher.handleEvents(receiveRequest: { asked.append($0) })
      .buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).subscribe(probe)
    #expect(probe.log == ["subscription", "1"])
    #expect(asked == [.max(3), .max(1)])
    probe.subscription?.request(.unlimited)
    #expect(probe.log.last == "finished")
    #expect(probe.log.count == 11)
  }

  @Test func `four publishers send their latest values together`() {
    let (a, b, c, d) = (Numbers(), Numbers(), Numbers(), Numbers())
    let probe = Probe<String, Trouble>()
    a.combineLatest(b, c, d) { "\($0)\($1)\($2)\($3)" }.subscribe(probe)
    a.send(1)
    b.send(2)
    c.send(3)
    #expect(probe.log == ["subscription"])
    d.send(4)
    a.send(5)
    c.send(6)
    #expect(probe.log == ["subscription", "1234", "5234", "5264"])
  }
}
