import Foundation
import Synchronization

/// Notices Ctrl-C, so that a run can print what it has measured so far.
///
/// The first one is noticed only; the second one ends the process as it does any other.
package final class Interruption: Sendable {
  /// That of the process.
  package static let shared = Interruption()

  private let flag = Atomic(false)

  private init() {}

  /// Whether Ctrl-C was pressed since `listen()`.
  package var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// Begins to notice Ctrl-C.
  package func listen() {
    // A handler may do little: this object has been made when it runs, so it stores a flag and restores the default.
    signal(SIGINT) { _ in
      signal(SIGINT, SIG_DFL)
      Interruption.shared.flag.store(true, ordering: .relaxed)
    }
  }
}
