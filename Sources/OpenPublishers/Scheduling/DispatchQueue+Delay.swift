import Foundation

extension DispatchQueue {
  /// Runs a closure after a delay: on the main queue by the clock of the host that made a frame last.
  ///
  /// Dispatch's own function has default arguments, so a call with only a closure resolves to this one, and a call with
  /// a quality of service, flags or a work item to Dispatch's. The overload for a work item has no default arguments,
  /// so a second one here would make each call ambiguous. Without a host, and on other queues, the system's clock is
  /// used. A closure that is already due goes through the queue.
  ///
  /// - Parameters:
  ///   - deadline: The time; its distance from now is used.
  ///   - work: The closure.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    let moment = _SystemMoment(deadline)
    guard SystemTime.isFollowed, label == DispatchQueue.main.label, moment.nanoseconds > SystemTime.now else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    schedule(after: moment) { work() }
  }
}
