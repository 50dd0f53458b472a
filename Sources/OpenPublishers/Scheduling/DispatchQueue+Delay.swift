import Foundation

extension DispatchQueue {
  /// Runs a closure after a time: on the main queue by the clock of the host that made a frame last.
  ///
  /// Dispatch's own function has default arguments, so a call with a closure and no other arguments means this one, and
  /// one with a quality of service, with flags or with a work item means Dispatch's: that for a work item has no default
  /// arguments, so a second one would make each call ambiguous. Without a host, and on other queues, the system's clock
  /// counts. A closure that is due already goes through the queue.
  ///
  /// - Parameters:
  ///   - deadline: The time; it stands for its distance from now.
  ///   - work: The closure.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    let moment = _SystemMoment(deadline)
    guard SystemTime.isFollowed, label == DispatchQueue.main.label, moment.nanoseconds > SystemTime.now else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    schedule(after: moment) { work() }
  }
}
