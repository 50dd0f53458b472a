import Foundation
import ThreadSupport

/// A moment of a system scheduler.
public struct _SystemMoment: Strideable, Hashable, Codable, Sendable {
  let nanoseconds: Int

  /// The moment after an interval.
  public func advanced(by n: _SystemStride) -> _SystemMoment { _SystemMoment(nanoseconds: nanoseconds + n.nanoseconds) }
  /// The time to another moment.
  public func distance(to other: _SystemMoment) -> _SystemStride {
    _SystemStride(nanoseconds: other.nanoseconds - nanoseconds)
  }
}

/// An interval of a system scheduler.
public struct _SystemStride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, ExpressibleByFloatLiteral,
  Hashable, Codable, Sendable
{
  let nanoseconds: Int
  init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

  /// A number of seconds.
  public init(_ seconds: TimeInterval) { self = .seconds(seconds) }
  /// A number of seconds.
  public init(integerLiteral value: Int) { self = .seconds(value) }
  /// A number of seconds.
  public init(floatLiteral value: Double) { self = .seconds(value) }
  /// A number of nanoseconds.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let nanoseconds = Int(exactly: source) else { return nil }
    self.nanoseconds = nanoseconds
  }
  /// Converts an interval of Dispatch.
  public init(_ interval: DispatchTimeInterval) {
    self =
      switch interval {
      case .seconds(let value): .seconds(value)
      case .milliseconds(let value): .milliseconds(value)
      case .microseconds(let value): .microseconds(value)
      case .nanoseconds(let value): .nanoseconds(value)
      default: .seconds(Int(Int32.max))
      }
  }

  /// The interval in seconds.
  public var timeInterval: TimeInterval { Double(nanoseconds) / 1_000_000_000 }
  /// The absolute value, in nanoseconds.
  public var magnitude: Int { abs(nanoseconds) }

  /// A number of seconds.
  public static func seconds(_ s: Int) -> Self { Self(nanoseconds: s * 1_000_000_000) }
  /// A number of seconds.
  ///
  /// - Precondition: The seconds are not NaN.
  public static func seconds(_ s: Double) -> Self {
    guard !s.isNaN else { fatalError("An interval of NaN seconds was asked for. Give it a number.") }
    return Self(nanoseconds: Int(exactly: (s * 1_000_000_000).rounded()) ?? (s < 0 ? -Int.max : Int.max))
  }
  /// A number of milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms * 1_000_000) }
  /// A number of microseconds.
  public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us * 1_000) }
  /// A number of nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

  /// Whether an interval is shorter than another.
  public static func < (one: Self, other: Self) -> Bool { one.nanoseconds < other.nanoseconds }
  /// The sum.
  public static func + (one: Self, other: Self) -> Self { Self(nanoseconds: one.nanoseconds + other.nanoseconds) }
  /// The difference.
  public static func - (one: Self, other: Self) -> Self { Self(nanoseconds: one.nanoseconds - other.nanoseconds) }
  /// The product of the numbers of seconds.
  public static func * (one: Self, other: Self) -> Self { .seconds(one.timeInterval * other.timeInterval) }
  /// Adds an interval.
  public static func += (one: inout Self, other: Self) { one = one + other }
  /// Subtracts an interval.
  public static func -= (one: inout Self, other: Self) { one = one - other }
  /// Multiplies the numbers of seconds.
  public static func *= (one: inout Self, other: Self) { one = one * other }
}

/// The part of a system queue that schedulers need: running a closure soon, and running one that is due.
public protocol _SystemScheduler: Scheduler where SchedulerTimeType == _SystemMoment {
  /// Runs a closure as soon as the queue gets to it.
  func _soon(_ action: @escaping () -> Void)
  /// Runs a closure that is due.
  func _due(_ action: @escaping () -> Void)
}

extension _SystemScheduler {
  /// The current moment, by the clock of the host that made a frame last; without a host, by the system's clock.
  public var now: _SystemMoment { _SystemMoment(nanoseconds: SystemTime.now) }
  /// The tolerance: zero, because moments are kept exactly.
  public var minimumTolerance: _SystemStride { .nanoseconds(0) }

  /// Runs a closure as soon as the queue gets to it.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { _soon(action) }

  /// Runs a closure at a moment.
  public func schedule(
    after date: _SystemMoment, tolerance: _SystemStride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let scheduler = self
    _ = SystemTime.run(at: date.nanoseconds, scheduler._due, action)
  }

  /// Runs a closure at a moment, and repeats it after each interval, until it is cancelled.
  public func schedule(
    after date: _SystemMoment, interval: _SystemStride, tolerance: _SystemStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let scheduler = self
    return SystemTime.run(at: date.nanoseconds, every: interval.nanoseconds, scheduler._due) { _ in action() }
  }
}

extension DispatchQueue: _SystemScheduler {
  /// The type of moments.
  public typealias SchedulerTimeType = _SystemMoment
  /// Scheduler options, which have no effect here.
  public struct SchedulerOptions: Sendable {
    /// Makes options.
    public init(qos: DispatchQoS = .unspecified) {}
  }
  /// Runs a closure as soon as the queue gets to it.
  public func _soon(_ action: @escaping () -> Void) { SystemTime.soon(on: self, action) }
  /// Runs a closure that is due: at once if this is the main queue and it is running.
  public func _due(_ action: @escaping () -> Void) {
    // The main queue may be represented by different objects, so labels are compared.
    if label == DispatchQueue.main.label { SystemTime.onMainQueue(action) } else { SystemTime.soon(on: self, action) }
  }
}

extension RunLoop: _SystemScheduler {
  /// The type of moments.
  public typealias SchedulerTimeType = _SystemMoment
  /// Scheduler options, which have no effect here.
  public struct SchedulerOptions: Sendable {}
  /// Runs a closure on the main queue, which stands for all run loops.
  public func _soon(_ action: @escaping () -> Void) { SystemTime.soon(on: .main, action) }
  /// Runs a closure that is due, on the main queue.
  public func _due(_ action: @escaping () -> Void) { SystemTime.onMainQueue(action) }
}

extension OperationQueue: _SystemScheduler {
  /// The type of moments.
  public typealias SchedulerTimeType = _SystemMoment
  /// Scheduler options, which have no effect here.
  public struct SchedulerOptions: Sendable {}
  /// Runs a closure as soon as the queue gets to it.
  public func _soon(_ action: @escaping () -> Void) {
    guard self !== OperationQueue.main else { return SystemTime.soon(on: .main, action) }
    let action = LockedValue(action)
    addOperation { action.value() }
  }
  /// Runs a closure that is due: at once if this is the main queue and it is running.
  public func _due(_ action: @escaping () -> Void) {
    if self === OperationQueue.main { SystemTime.onMainQueue(action) } else { _soon(action) }
  }
}
