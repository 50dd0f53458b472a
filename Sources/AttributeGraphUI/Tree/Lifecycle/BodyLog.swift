/// The log of the hosts that a task makes.
package enum BodyLogScope {
  /// The log; nil if none is recorded.
  @TaskLocal package static var log: BodyLog?
}

/// The bodies that ran in some hosts, with their types: for tests that hold them to a budget.
///
/// A log records the hosts that were made while it was the log of the task (``BodyLogScope``), and every host while it
/// is the current log of the main actor, which is during a synchronous closure.
@MainActor
package final class BodyLog {
  /// A body that ran.
  package struct Entry {
    /// The type of the view.
    package let type: Any.Type
    /// The body.
    package let run: BodyRun
  }

  /// The log of the running closure.
  static private(set) var current: BodyLog?

  /// The bodies that ran, in order.
  package private(set) var entries: [Entry] = []

  /// A log that records the same bodies, and perhaps others.
  private let outer: BodyLog?

  /// Makes an empty log inside another one.
  package init(inside outer: BodyLog? = nil) { self.outer = outer }

  /// Makes the log the current one while a closure runs; an enclosing log records the same bodies.
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
  func note(_ type: Any.Type, _ run: BodyRun) {
    entries.append(Entry(type: type, run: run))
    outer?.note(type, run)
  }
}
