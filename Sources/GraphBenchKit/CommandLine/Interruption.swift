import Foundation
import Synchronization

/// Handles Ctrl-C, so that a run can print the results so far.
///
/// The first Ctrl-C only sets a flag; the second one ends the process as usual.
package final class Interruption: Sendable {
  /// The handler of the process.
  package static let shared = Interruption()

  private let flag = Atomic(false)

  private init() {}

  /// Whether Ctrl-C was pressed since `listen()`.
  package var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// Installs the handler for Ctrl-C.
  package func listen() {
    // A signal handler may do little: this object exists when it runs, so it sets a flag and restores the default.
    signal(SIGINT) { _ in
      signal(SIGINT, SIG_DFL)
      Interruption.shared.flag.store(true, ordering: .relaxed)
    }
  }
}
