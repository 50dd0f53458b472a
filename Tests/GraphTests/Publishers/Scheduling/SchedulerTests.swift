import AttributeGraphUI
import TestSupport
import Testing

/// A scheduler whose clock a test advances.
struct `Virtual schedulers` {
  @Test func `actions run in order when the clock reaches their times`() {
    let scheduler = VirtualScheduler()
    var log: [String] = []
    func note(_ name: String) { log.append("\(name) \(scheduler.now.elapsed.magnitude / 1_000_000)") }
    let start = scheduler.now
    scheduler.schedule(after: start.advanced(by: .milliseconds(20))) { note("second") }
    scheduler.schedule(after: start.advanced(by: .milliseconds(10))) { note("first") }
    scheduler.schedule(after: start.advanced(by: .milliseconds(20))) { note("third") }
    scheduler.schedule { note("at once") }
    #expect(log == [])
    scheduler.advance()
    #expect(log == ["at once 0"])
    scheduler.advance(by: .milliseconds(15))
    #expect(log == ["at once 0", "first 10"])
    scheduler.advance(by: .milliseconds(15))
    #expect(log == ["at once 0", "first 10", "second 20", "third 20"])
    #expect(scheduler.now == start.advanced(by: .milliseconds(30)))
  }

  @Test func `an action scheduled while the clock advances runs in the same advance`() {
    let scheduler = VirtualScheduler()
    var log: [Int] = []
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1))) {
      log.append(1)
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1))) { log.append(2) }
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(5))) { log.append(6) }
    }
    scheduler.advance(by: .seconds(2.5))
    #expect(log == [1, 2])
  }

  @Test func `a repeated action runs until it is cancelled`() {
    let scheduler = VirtualScheduler()
    var count = 0
    let repeated = scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1)), interval: .seconds(2)) {
      count += 1
    }
    scheduler.advance(by: .seconds(6))
    #expect(count == 3)
    repeated.cancel()
    scheduler.advance(by: .seconds(6))
    #expect(count == 3)
  }

  @Test func `units are the same time`() {
    typealias Stride = VirtualScheduler.Stride
    #expect(Stride.seconds(1) == .milliseconds(1_000))
    #expect(Stride.milliseconds(1) == .microseconds(1_000))
    #expect(Stride.microseconds(1) == .nanoseconds(1_000))
    #expect(Stride.seconds(0.5) == .milliseconds(500))
    #expect(Stride.seconds(2) - .seconds(3) == -1)
  }

  @Test func `debounce sends a value after a quiet interval`() {
    let scheduler = VirtualScheduler()
    let words = PassthroughSubject<String, Never>()
    var log: [String] = []
    let sink = words.debounce(for: .milliseconds(300), scheduler: scheduler).sink { log.append($0) }
    for word in ["s", "sw", "swi"] {
      words.send(word)
      scheduler.advance(by: .milliseconds(200))
    }
    #expect(log == [])
    scheduler.advance(by: .milliseconds(100))
    #expect(log == ["swi"])
    words.send("swift")
    sink.cancel()
    scheduler.advance(by: .seconds(1))
    #expect(log == ["swi"])
  }

  @Test func `a debounced value is lost at the completion or without demand`() {
    let scheduler = VirtualScheduler()
    let numbers = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>(asking: .max(1))
    numbers.debounce(for: .seconds(1), scheduler: scheduler).subscribe(probe)
    for number in 1...2 {
      numbers.send(number)
      scheduler.advance(by: .seconds(1))
    }
    numbers.send(3)
    numbers.send(completion: .finished)
    scheduler.advance(by: .seconds(1))
    #expect(probe.log == ["subscription", "1", "finished"])
  }

  @Test func `values arrive on the scheduler in order, then the completion`() {
    let scheduler = VirtualScheduler()
    let probe = Probe<Int, Never>(asking: .max(2)) { $0 == 2 ? .max(1) : .none }
    (1...3).publisher.receive(on: scheduler).subscribe(probe)
    #expect(probe.log == ["subscription"])
    scheduler.advance()
    #expect(probe.log == ["subscription", "1", "2", "3", "finished"])
  }

  @Test func `nothing arrives after the cancellation`() {
    let scheduler = VirtualScheduler()
    var log: [Int] = []
    let sink = Just(1).receive(on: scheduler).sink { log.append($0) }
    sink.cancel()
    scheduler.advance()
    #expect(log == [])
  }

  @Test func `values are delayed by an interval`() {
    let scheduler = VirtualScheduler()
    let probe = Probe<Int, Never>()
    Just(1).delay(for: .seconds(2), scheduler: scheduler).subscribe(probe)
    scheduler.advance(by: .seconds(1))
    #expect(probe.log == ["subscription"])
    scheduler.advance(by: .seconds(1))
    #expect(probe.log == ["subscription", "1", "finished"])
  }

  @Test func `the immediate scheduler runs everything at once`() {
    var log: [Int] = []
    let sink = [1, 2].publisher.receive(on: ImmediateScheduler.shared).sink { log.append($0) }
    #expect(log == [1, 2])
    ImmediateScheduler.shared.schedule { log.append(3) }
    #expect(log == [1, 2, 3])
    _ = sink
  }

  @Test func `turning the clock back traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      VirtualScheduler().advance(by: .nanoseconds(-5))
    }
    #expect(standardErrorText(of: result).contains("A clock was turned back by 5 nanoseconds. Turn it forward."))
  }

  @Test func `repeating without an interval traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scheduler = VirtualScheduler()
      _ = scheduler.schedule(after: scheduler.now, interval: .seconds(0)) {}
    }
    #expect(standardErrorText(of: result).contains("Something was to run every 0 nanoseconds."))
  }
}
