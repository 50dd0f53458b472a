import Foundation
import Synchronization

/// The process groups of the programs that run, so that they end with the check when that is interrupted.
final class RunningGroups: Sendable {
  static let shared = RunningGroups()

  /// The signals that end the check together with its programs.
  static let handledSignals = [SIGINT, SIGTERM, SIGHUP]

  private let groups = Mutex<Set<pid_t>>([])

  func insert(_ group: pid_t) { groups.withLock { _ = $0.insert(group) } }

  func remove(_ group: pid_t) { groups.withLock { _ = $0.remove(group) } }

  /// Ends all of them, and this program, when it is interrupted or terminated.
  ///
  /// - Returns: What keeps watch as long as it is kept.
  func endOnInterruption() -> [any DispatchSourceSignal] {
    Self.handledSignals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [self] in
        groups.withLock { for group in $0 { kill(-group, SIGKILL) } }
        exit(128 + number)
      }
      source.resume()
      return source
    }
  }
}
