import AttributeGraphUI
import Foundation
import Testing

/// Publishers that depend on the time between values, and on other publishers.
struct `Groups by time` {
  /// A scheduler whose clock a test advances.
  final class Clock: Scheduler {
    struct Moment: Strideable {
      struct Stride: SignedNumeric, Comparable, SchedulerTimeIntervalConvertible {
        var seconds: Double
        var magnitude: Double { abs(seconds) }
        init(_ seconds: Double) { self.seconds = seconds }
        init(integerLiteral value: Int) { seconds = Double(value) }
        init?<T: BinaryInteger>(exactly source: T) { seconds = Double(source) }
        static func < (a: Stride, b: Stride) -> Bool { a.seconds < b.seconds }
        static func + (a: Stride, b: Stride) -> Stride { Stride(a.seconds + b.seconds) }
        static func - (a: Stride, b: Stride) -> Stride { Stride(a.seconds - b.seconds) }
        static func * (a: Stride, b: Stride) -> Stride { Stride(a.seconds * b.seconds) }
        static func *= (a: inout Stride, b: Stride) { a.seconds *= b.seconds }
        static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
        static func seconds(_ s: Double) -> Stride { Stride(s) }
        static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
        static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
        static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
      }
      var seconds: Double
      func distance(to other: Moment) -> Stride { Stride(other.seconds - seconds) }
      func advanced(by n: Stride) -> Moment { Moment(seconds: seconds + n.seconds) }
    }
    typealias SchedulerTimeType = Moment
    typealias SchedulerOptions = Never

    final class Work: Cancellable {
      var next: Double
      let interval: Double?
      let action: () -> Void
      var isCancelled = false
      init(_ next: Double, _ interval: Double?, _ action: @escaping () -> Void) {
        (self.next, self.interval, self.action) = (next, interval, action)
      }
      func cancel() { isCancelled = true }
    }

    var now = Moment(seconds: 0)
    var minimumTolerance: Moment.Stride { 0 }
    private var works: [Work] = []

    func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    func schedule(
      after date: Moment, tolerance: Moment.Stride, options: Never?, _ action: @escaping () -> Void
    ) { works.append(Work(date.seconds, nil, action)) }
    func schedule(
      after date: Moment, interval: Moment.Stride, tolerance: Moment.Stride, options: Never?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let work = Work(date.seconds, interval.seconds, action)
      works.append(work)
      return work
    }

    /// Lets time pass, and runs what is due.
    func advance(to seconds: Double) {
      while let next = works.filter({ !$0.isCancelled && $0.next <= seconds }).min(by: { $0.next < $1.next }) {
        now = Moment(seconds: next.next)
        if let interval = next.interval { next.next += interval } else { next.cancel() }
        next.action()
      }
      now = Moment(seconds: seconds)
    }
  }

  @Test func `values are sent in groups after each interval, and the rest at the end`() {
    let (clock, values) = (Clock(), PassthroughSubject<Int, Never>())
    var groups: [[Int]] = []
    let watching = values.collect(.byTime(clock, 10)).sink { groups.append($0) }
    values.send(1)
    clock.advance(to: 5)
    values.send(2)
    clock.advance(to: 10)
    #expect(groups == [[1, 2]])
    clock.advance(to: 30)
    #expect(groups.count == 1)
    values.send(3)
    values.send(completion: .finished)
    #expect(groups == [[1, 2], [3]])
    watching.cancel()
  }

  @Test func `a full group does not wait for the end of the interval`() {
    let (clock, values) = (Clock(), PassthroughSubject<Int, Never>())
    var groups: [[Int]] = []
    let watching = values.collect(.byTimeOrCount(clock, 10, 2)).sink { groups.append($0) }
    for value in 1...3 { values.send(value) }
    #expect(groups == [[1, 2]])
    clock.advance(to: 10)
    #expect(groups == [[1, 2], [3]])
    watching.cancel()
  }

  @Test func `the time between values is measured by the scheduler`() {
    let (clock, values) = (Clock(), PassthroughSubject<Int, Never>())
    var times: [Double] = []
    let watching = values.measureInterval(using: clock).sink { times.append($0.seconds) }
    clock.advance(to: 2)
    values.send(1)
    clock.advance(to: 5)
    values.send(2)
    #expect(times == [2, 3])
    watching.cancel()
  }

  @Test func `values are left out until another publisher sends one`() {
    let (values, start) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    var received: [Int] = []
    let watching = values.drop(untilOutputFrom: start).sink { received.append($0) }
    values.send(1)
    start.send()
    values.send(2)
    #expect(received == [2])
    watching.cancel()
  }

  @Test func `a comparison that fails ends the publisher`() {
    struct Failed: Error {}
    var (received, isFailed) = ([Int](), false)
    let watching = [1, 1, 2, 9, 3].publisher.tryRemoveDuplicates { old, new in
      if new == 9 { throw Failed() }
      return old == new
    }
    .sink { completion in
      if case .failure = completion { isFailed = true }
    } receiveValue: {
      received.append($0)
    }
    #expect(received == [1, 2])
    #expect(isFailed)
    watching.cancel()
  }
}
