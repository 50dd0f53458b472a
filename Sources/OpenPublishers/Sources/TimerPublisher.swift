import Foundation
import ThreadSupport

extension Timer {
  /// A publisher that sends the date repeatedly while it is connected.
  ///
  /// It follows the clock of the host that made a frame last, or without a host the system's.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher that sends the date repeatedly while it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The output: a date.
    public typealias Output = Date
    /// The failure: none.
    public typealias Failure = Never

    /// The seconds between two dates.
    public let interval: TimeInterval
    /// The tolerance, which has no effect.
    public let tolerance: TimeInterval?
    /// The run loop; the main queue stands for all of them.
    public let runLoop: RunLoop
    /// The mode of the run loop, which has no effect.
    public let mode: RunLoop.Mode
    /// The scheduler's options, which have no effect.
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()
    private let running = LockedValue<AnyCancellable?>(nil)

    /// Makes a publisher, which starts when it is connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance, self.runLoop) = (interval, tolerance, runLoop)
      (self.mode, self.options) = (mode, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.subscribe(subscriber)
    }

    /// Starts, unless it has started.
    ///
    /// - Returns: The connection, which can be cancelled.
    public func connect() -> any Cancellable {
      // An interval that is not above 0 counts as a tenth of a millisecond, as for every timer.
      let seconds = Swift.min(interval > 0 ? interval : 0.0001, 1_000_000_000)
      let step = Swift.max(Int((seconds * 1_000_000_000).rounded()), 1)
      let subject = subject
      if running.value == nil {
        running.value = SystemTime.run(at: SystemTime.now + step, every: step, SystemTime.onMainQueue) { _ in
          subject.send(SystemTime.date)
        }
      }
      return AnyCancellable { [running] in running.exchange(nil)?.cancel() }
    }
  }
}
