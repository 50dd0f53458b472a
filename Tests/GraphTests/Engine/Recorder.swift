/// What rules and effects of a test noted while they ran, in order.
final class Recorder<Value> {
  var values: [Value] = []

  func note(_ value: Value) { values.append(value) }
}

/// One place for something that a rule or an effect changes beside the graph.
final class Box<Value> {
  var content: Value

  init(_ content: Value) { self.content = content }
}

/// Runs a closure when the last owner goes.
final class Farewell {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  deinit { action() }
}
