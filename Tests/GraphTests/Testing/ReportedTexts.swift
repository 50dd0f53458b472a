import Synchronization
import Testing

/// The texts of failures that tests expect.
final class ReportedTexts: Sendable {
  private let texts = Mutex<[String]>([])

  /// The texts, in order.
  var all: [String] { texts.withLock { $0 } }

  /// Takes the text of a failure.
  ///
  /// - Returns: That the failure was expected.
  func take(_ issue: Testing.Issue) -> Bool {
    texts.withLock { $0 += issue.comments.map(\.rawValue) }
    return true
  }
}
