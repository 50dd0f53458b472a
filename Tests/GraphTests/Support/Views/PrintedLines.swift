import Synchronization

/// The lines that views under test have printed.
private let printed = Mutex<[String]>([])

/// Replaces the standard library's `print` in these tests, so that samples compile unchanged.
package func print(_ items: Any...) {
  let line = items.map { String(describing: $0) }.joined(separator: " ")
  printed.withLock { $0.append(line) }
}

/// The lines that a closure prints.
///
/// The tests of views run on the main actor and do not suspend, so no other test prints meanwhile.
@MainActor
package func printedLines(_ work: () throws -> Void) rethrows -> [String] {
  printed.withLock { $0 = [] }
  try work()
  return printed.withLock { $0 }
}
