extension ViewHost {
  /// Sets a value of the root view's environment, from the next frame on.
  public func setEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
    guard !isConducted else {
      ownEnvironment.changes.append { $0.set(keyPath, to: value) }
      return runtime.nesting { environment.recompute() }
    }
    var values = environment.values
    values.set(keyPath, to: value)
    runtime.nesting { environment.update(to: values) }
  }
}
