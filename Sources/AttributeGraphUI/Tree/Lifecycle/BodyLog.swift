/// The log of the hosts that a task makes.
package enum BodyLogScope {
  /// The log; nil if nobody wants to know.
  @TaskLocal package static var log: BodyLog?
}

/// The bodies that ran in some hosts, with their types: for tests that hold them to a budget.
///
/// A log hears of a host that was made while the log was the one of the task (``BodyLogScope``), and of every host while it
/// is the current one of the main actor, which is the time of a synchronous closure.
@MainActor
package final class BodyLog {
  /// A body that ran.
  package struct Entry {
    /// The type of the view.
    package let type: Any.Type
    /// The body.
    package let run: BodyRun
  }

  /// The log of the closure that runs.
  static private(set) var current: BodyLog?

  /// The bodies that ran, in order.
  package private(set) var entries: [Entry] = []

  /// Makes an empty log.
  package init() {}

  /// Makes the log the current one while a closure runs; one around it hears of the same bodies.
  package func during<Value, Failure: Error>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value {
    let outer = Self.current
    Self.current = self
    defer {
      Self.current = outer
      outer?.entries += entries
    }
    return try work()
  }

  /// Notes a body.
  func note(_ type: Any.Type, _ run: BodyRun) { entries.append(Entry(type: type, run: run)) }
}
