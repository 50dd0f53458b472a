/// What rules and effects of a test noted while they ran, in order.
package final class Recorder<Value> {
  package var values: [Value] = []

  package init() {}

  package func note(_ value: Value) { values.append(value) }
}

/// One place for something that a rule or an effect changes beside the graph.
package final class Box<Value> {
  package var content: Value

  package init(_ content: Value) { self.content = content }
}

/// Runs a closure when the last owner goes.
package final class Farewell {
  private let action: () -> Void

  package init(_ action: @escaping () -> Void) { self.action = action }

  deinit { action() }
}
